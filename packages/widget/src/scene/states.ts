import type { PlayerView } from '@caribbean-stud/core';

/** The element's custom states, for `:state(...)` in a page's style sheet: the phase, and how a settled round ended. */
export function statesOf({ phase, settlement }: PlayerView): readonly string[] {
  if (phase !== 'settled' || !settlement) return [phase];
  return [phase, settlement.net > 0 ? 'won' : settlement.net < 0 ? 'lost' : 'pushed'];
}

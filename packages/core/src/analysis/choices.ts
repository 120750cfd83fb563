import type { HandValue } from '../evaluator/value.js';
import type { Decision } from '../rules/settle.js';
import type { Layout, SuitLayouts } from './suit-layouts.js';

/** The choice where the suits matter. */
export type ChoiceByLayout = (layout: Layout) => Decision;

/** What a strategy does, told by as little of the deal as it depends on. Upcards are ranks, 0 deuce to 12 ace. */
export interface Choices {
  /** The choice for a hand whatever the upcard; `null` when that matters. */
  readonly always: (value: HandValue) => Decision | null;
  /** The choice against an upcard, or how the suits decide it. */
  readonly against: (value: HandValue, upcard: number, layouts: SuitLayouts) => Decision | ChoiceByLayout;
}

/** The choices of a strategy that looks at no more than the hand's value and the upcard's rank. */
export function choicesByValue(
  decide: (value: HandValue, upcardRank: number) => { readonly choice: Decision },
): Choices {
  const against = (value: HandValue, upcard: number): Decision => decide(value, upcard).choice;
  return {
    always(value) {
      const first = against(value, 0);
      for (let upcard = 1; upcard < 13; upcard++) if (against(value, upcard) !== first) return null;
      return first;
    },
    against,
  };
}

import type { PlayerView } from '@caribbean-stud/core';

/** Which phase of which round a table is in, as a key. */
export function momentOf({ phase, round }: PlayerView): string {
  return `${phase} ${round}`;
}

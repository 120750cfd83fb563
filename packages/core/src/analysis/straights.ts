import { ROYAL_MASK, WHEEL_MASK, WHEEL_RANKS } from '../evaluator/value.js';

/** Stands for the upcard's rank when no card of the dealer's is known. */
export const NO_UPCARD = -1;

/** The five ranks of each straight, lowest first: A-2-3-4-5 to 10-J-Q-K-A. */
export const STRAIGHTS: readonly number[] = [
  WHEEL_RANKS,
  ...[8, 7, 6, 5, 4, 3, 2, 1, 0].map((down) => ROYAL_MASK >> down),
];

/** The same ranks as straights compare: in the wheel the ace is low, so its bit is cleared. */
export const STRAIGHTS_COUNTED: readonly number[] = [WHEEL_MASK, ...STRAIGHTS.slice(1)];

/** The straights that some ranks allow, as a mask: bit i for the straight at index i of {@link STRAIGHTS}. */
export function straightsWithin(ranks: number): number {
  // All ranks in a line, the ace at both ends: a straight begins wherever five in a row are there.
  const line = (ranks << 1) | (ranks >> 12);
  return line & (line >> 1) & (line >> 2) & (line >> 3) & (line >> 4);
}

const WITH_RANK = Array.from({ length: 13 }, (_, rank) =>
  STRAIGHTS.reduce((mask, ranks, i) => mask | (((ranks >> rank) & 1) << i), 0),
);
const ALL_STRAIGHTS = (1 << STRAIGHTS.length) - 1;

/** The straights that hold the upcard, as a mask of the same kind: all of them when no card is known. */
export function straightsWith(upcard: number): number {
  return upcard === NO_UPCARD ? ALL_STRAIGHTS : (WITH_RANK[upcard] as number);
}

import { WHEEL_MASK, WHEEL_RANKS } from '../evaluator/value.js';

/** Stands for the upcard's rank when no card of the dealer's is known. */
export const NO_UPCARD = -1;

const ALL_RANKS = (1 << 13) - 1;
const FIVE_IN_A_ROW = 0b11111;

/** All ranks of a mask in a line, with a second place for the ace below the deuce. */
export function inLine(ranks: number): number {
  return (ranks << 1) | (ranks >> 12);
}

/** The straights that some ranks allow, as a mask: bit 0 for A-2-3-4-5 to bit 9 for 10-J-Q-K-A. */
export function straightsWithin(ranks: number): number {
  // A straight begins wherever five in a row are there.
  const line = inLine(ranks);
  return line & (line >> 1) & (line >> 2) & (line >> 3) & (line >> 4);
}

const ALL_STRAIGHTS = straightsWithin(ALL_RANKS);

const WITH_RANK = Int32Array.from({ length: 13 }, (_, rank) => {
  return ALL_STRAIGHTS & ~straightsWithin(ALL_RANKS & ~(1 << rank));
});

/** The straights that hold the upcard: all of them when no card is known. */
export function straightsWith(upcard: number): number {
  return upcard === NO_UPCARD ? ALL_STRAIGHTS : (WITH_RANK[upcard] as number);
}

/** The straights below a limit; in A-2-3-4-5 the ace is low. */
export function straightsBelow(limit: number): number {
  // All straights with a lower top rank are below the limit. The one with the same top is the highest of all hands that
  // have it, and below only a limit of more than five ranks.
  const top = 31 - Math.clz32(limit);
  if (top < 4) return 0;
  const lower = (1 << (top - 3)) - 1;
  return limit > FIVE_IN_A_ROW << (top - 4) ? 2 * lower + 1 : lower;
}

/** The straights whose ranks are below a limit when they are taken for high cards: the ace is high in A-2-3-4-5 too. */
export function straightRanksBelow(limit: number): number {
  const below = straightsBelow(limit);
  return limit > WHEEL_MASK && limit <= WHEEL_RANKS ? below & ~1 : below;
}

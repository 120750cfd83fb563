/** A limit above every set of ranks: it leaves nothing out. */
export const NO_LIMIT = 1 << 13;

/**
 * Counts of the hands of five different ranks that the dealer can have with the upcard, straights apart from all others.
 *
 * A set of ranks is a mask with a bit for each (bit 0 deuce .. bit 12 ace). Comparing two masks as numbers compares the
 * hands as a card player does, highest rank first; so a limit is a mask too, and may be one that no hand has.
 */
export interface UnpairedHands {
  /** All hands of five different ranks that are no straight. */
  unpaired(): number;
  /** Hands of five different ranks below the limit that are no straight. */
  unpairedBelow(limit: number): number;
  /** All straights. */
  straights(): number;
  /** Straights below the limit; in A-2-3-4-5 the ace is low. */
  straightsBelow(limit: number): number;
  /** Hands of exactly these five different ranks. */
  exactly(ranks: number): number;
}

/**
 * Strikes the upcard from a limit; each hand below the limit has it too. Where the limit lacks it, hands that agree with
 * the limit above it are higher already, so that nothing below it matters.
 */
export function withoutUpcard(limit: number, upcardBit: number): number {
  return (limit & upcardBit) === upcardBit ? limit ^ upcardBit : limit & -upcardBit;
}

import { NO_UPCARD, STRAIGHTS, STRAIGHTS_COUNTED } from './straights.js';

/** A limit above every set of ranks: it leaves nothing out. */
export const NO_LIMIT = 1 << 13;

/**
 * Counts the hands of five different ranks that the dealer can have with the upcard, straights apart from all others.
 *
 * A set of ranks is a mask with a bit for each (bit 0 deuce .. bit 12 ace). Comparing two masks as numbers compares the
 * hands as a card player does, highest rank first; so a limit is a mask too, and may be one that no hand has.
 */
export abstract class UnpairedCounter {
  /** The mask of the upcard's rank; 0 when no card is known. */
  protected upcardBit = 0;
  /** The straights that the dealer can have, as a mask of indexes of {@link STRAIGHTS}. */
  protected possible = 0;
  /** Counted when first asked for; -1 until then. */
  private allUnpaired = -1;
  private allStraights = -1;

  /** Unseen cards of a rank: none of the upcard's rank, which is set aside, nor of rank 13, which no card has. */
  protected abstract cardsOf(rank: number): number;

  /** Ways to draw unseen cards of `k` different ranks, all below `rank` and none in `made`. */
  protected abstract draws(rank: number, k: number, made: number): number;

  /** Hands of exactly these five different ranks. */
  abstract exactly(ranks: number): number;

  /** Hands of the straight at an index of {@link STRAIGHTS}. */
  protected abstract straight(index: number): number;

  /** Forgets what was counted; for a new situation. */
  protected clear(upcard: number): void {
    this.upcardBit = upcard === NO_UPCARD ? 0 : 1 << upcard;
    this.allUnpaired = -1;
    this.allStraights = -1;
  }

  /** All hands of five different ranks that are no straight. */
  unpaired(): number {
    if (this.allUnpaired < 0) this.allUnpaired = this.unpairedBelow(NO_LIMIT);
    return this.allUnpaired;
  }

  /** All straights. */
  straights(): number {
    if (this.allStraights < 0) this.allStraights = this.straightsBelow(NO_LIMIT);
    return this.allStraights;
  }

  /** Hands of five different ranks below the limit that are no straight. */
  unpairedBelow(limit: number): number {
    return this.singlesBelow(5, limit, 0) - this.sumStraights(STRAIGHTS, limit);
  }

  /** Straights below the limit. */
  straightsBelow(limit: number): number {
    return this.sumStraights(STRAIGHTS_COUNTED, limit);
  }

  private sumStraights(ranks: readonly number[], limit: number): number {
    let below = 0;
    for (let rest = this.possible; rest !== 0; rest &= rest - 1) {
      const i = 31 - Math.clz32(rest & -rest);
      if ((ranks[i] as number) < limit) below += this.straight(i);
    }
    return below;
  }

  /**
   * Ways to fill a hand with cards of `k` different ranks, none in `made`, whose ranks together are below the limit.
   * `made` are the ranks that make the hand's quads, trips or pairs.
   */
  protected singlesBelow(k: number, limit: number, made: number): number {
    let missing = k;
    let rest = limit;
    if ((this.upcardBit & ~made) !== 0) {
      // The upcard is one of the k: strike it from both sides. Where the limit lacks it, hands that agree with the limit
      // above it are higher already, so that nothing below it matters.
      missing--;
      rest = (rest & this.upcardBit) !== 0 ? rest ^ this.upcardBit : rest & -this.upcardBit;
    }
    let below = 0;
    let same = 1;
    // From the top rank down: hands that agree with the limit so far and lack its next rank are below it.
    while (rest !== 0 && missing >= 0) {
      const rank = 31 - Math.clz32(rest);
      below += same * this.draws(rank, missing, made);
      same *= this.cardsOf(rank);
      rest ^= 1 << rank;
      missing--;
    }
    return below;
  }
}

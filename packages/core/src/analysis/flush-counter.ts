import { rankCount } from '../evaluator/value.js';
import { choose } from './choose.js';
import { straightsWith, straightsWithin } from './straights.js';
import { UnpairedCounter } from './unpaired-counter.js';

/** Counts the dealer's flushes of one suit: the upcard (when there is one) and other unseen cards of that suit. */
export class FlushCounter extends UnpairedCounter {
  /** The mask of the ranks unseen in this suit, without the upcard. */
  private open = 0;

  /** `open`: the mask of the ranks unseen in the suit; `upcard`: the upcard's rank, or `NO_UPCARD`. */
  set(open: number, upcard: number): this {
    this.clear(upcard);
    this.open = open & ~this.upcardBit;
    this.possible = straightsWithin(open | this.upcardBit) & straightsWith(upcard);
    return this;
  }

  override exactly(ranks: number): number {
    const holdsUpcard = (ranks & this.upcardBit) === this.upcardBit;
    return holdsUpcard && (ranks & ~(this.open | this.upcardBit)) === 0 ? 1 : 0;
  }

  protected override cardsOf(rank: number): number {
    return (this.open >> rank) & 1;
  }

  protected override draws(rank: number, k: number): number {
    return choose(rankCount(this.open & ((1 << rank) - 1)), k);
  }

  protected override straight(): number {
    return 1;
  }
}

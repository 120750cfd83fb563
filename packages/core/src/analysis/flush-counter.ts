import { rankCount } from '../evaluator/value.js';
import { choose } from './choose.js';
import {
  NO_UPCARD,
  straightRanksBelow,
  straightsBelow,
  straightsWith,
  straightsWithin,
} from './straights.js';
import { withoutUpcard, type UnpairedHands } from './unpaired-hands.js';

/** Counts the dealer's flushes of one suit: the upcard (when there is one) and other unseen cards of that suit. */
export class FlushCounter implements UnpairedHands {
  /** The mask of the upcard's rank; 0 when no card is known. */
  private upcardBit = 0;
  /** The mask of the ranks unseen in this suit, without the upcard. */
  private open = 0;
  /** How many of them make a flush. */
  private missing = 5;
  /** The straights that the dealer can have, as a mask. */
  private possible = 0;

  /** `open`: the mask of the ranks unseen in the suit; `upcard`: the upcard's rank, or `NO_UPCARD`. */
  set(open: number, upcard: number): this {
    this.upcardBit = upcard === NO_UPCARD ? 0 : 1 << upcard;
    this.open = open & ~this.upcardBit;
    this.missing = upcard === NO_UPCARD ? 5 : 4;
    this.possible = straightsWithin(open | this.upcardBit) & straightsWith(upcard);
    return this;
  }

  unpaired(): number {
    return choose(rankCount(this.open), this.missing) - this.straights();
  }

  unpairedBelow(limit: number): number {
    let below = -rankCount(this.possible & straightRanksBelow(limit));
    let { missing } = this;
    // From the limit's top rank down: flushes that agree with it so far and lack the next rank are below it.
    for (let rest = withoutUpcard(limit, this.upcardBit); rest !== 0 && missing >= 0; missing--) {
      const next = 1 << (31 - Math.clz32(rest));
      below += choose(rankCount(this.open & (next - 1)), missing);
      rest = (this.open & next) !== 0 ? rest ^ next : 0;
    }
    return below;
  }

  straights(): number {
    return rankCount(this.possible);
  }

  straightsBelow(limit: number): number {
    return rankCount(this.possible & straightsBelow(limit));
  }

  exactly(ranks: number): number {
    const holdsUpcard = (ranks & this.upcardBit) === this.upcardBit;
    return holdsUpcard && (ranks & ~(this.open | this.upcardBit)) === 0 ? 1 : 0;
  }
}

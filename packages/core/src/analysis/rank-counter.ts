import { categoryNumber, madeRanks, otherRanks, type HandValue } from '../evaluator/value.js';
import { choose } from './choose.js';
import { NO_UPCARD, STRAIGHTS, straightsWith } from './straights.js';
import { NO_LIMIT, UnpairedCounter } from './unpaired-counter.js';

const RANKS = 13;

/** Entries of a row of draws: 0 to 5 cards. */
const ROW = 6;

/**
 * Counts the dealer's hands by their ranks alone, as if there were no flushes: the upcard (when there is one) and other
 * unseen cards, five in all.
 *
 * One counter serves for many situations in turn: making a new one for each would take longer than counting.
 */
export class RankCounter extends UnpairedCounter {
  /** All the hands that the dealer can have. */
  hands = 0;
  private upcard = NO_UPCARD;
  /** Unseen cards of each rank, those of the upcard's rank set aside as its mates. */
  private readonly unseen = new Int32Array(RANKS + 1);
  private mates = 0;
  /** Ways to draw k cards of different ranks, all below a rank, at `rank * ROW + k`. */
  private readonly drawn = new Int32Array((RANKS + 1) * ROW);
  /** Hands of each straight; for those that are not possible the numbers mean nothing. */
  private readonly straightHands = new Int32Array(STRAIGHTS.length);
  /** All hands of each category; -1 until they are asked for. */
  private readonly wholes = new Int32Array(9);

  /** `unseen`: how many cards of each rank are unseen, deuce first; `upcard`: its rank, or {@link NO_UPCARD}. */
  set(unseen: ArrayLike<number>, upcard: number): this {
    this.upcard = upcard;
    this.clear(upcard);
    this.mates = upcard === NO_UPCARD ? 0 : (unseen[upcard] as number);
    let cards = this.mates;
    for (let rank = 0; rank < RANKS; rank++) {
      const ofRank = rank === upcard ? 0 : (unseen[rank] as number);
      this.unseen[rank] = ofRank;
      cards += ofRank;
    }
    this.hands = choose(cards, upcard === NO_UPCARD ? 5 : 4);
    this.possible = straightsWith(upcard);
    this.countDraws();
    this.countStraights();
    // Written out: `fill` would take a tenth of the time of a whole decision.
    for (let category = 0; category < this.wholes.length; category++) this.wholes[category] = -1;
    return this;
  }

  /** One rank after the other: a draw either leaves the rank out, or adds one of its cards to a smaller draw. */
  private countDraws(): void {
    const { drawn, unseen } = this;
    let one = 0;
    let two = 0;
    let three = 0;
    let four = 0;
    let five = 0;
    for (let rank = 0, row = 0; rank <= RANKS; rank++, row += ROW) {
      drawn[row + 1] = one;
      drawn[row + 2] = two;
      drawn[row + 3] = three;
      drawn[row + 4] = four;
      drawn[row + 5] = five;
      const cards = unseen[rank] as number;
      five += cards * four;
      four += cards * three;
      three += cards * two;
      two += cards * one;
      one += cards;
    }
  }

  private countStraights(): void {
    for (let left = this.possible; left !== 0; left &= left - 1) {
      const index = 31 - Math.clz32(left & -left);
      let hands = 1;
      for (let rest = (STRAIGHTS[index] as number) ^ this.upcardBit; rest !== 0; rest &= rest - 1) {
        hands *= this.unseen[31 - Math.clz32(rest & -rest)] as number;
      }
      this.straightHands[index] = hands;
    }
  }

  /** Hands below a value, flushes not counted as such. */
  below(value: HandValue): number {
    const category = categoryNumber(value);
    let below = this.within(category, madeRanks(value), otherRanks(value));
    if (category <= 2) {
      for (let lower = 0; lower < category; lower++) below += this.whole(lower);
      return below;
    }
    // From trips up the other end is nearer.
    below += this.hands;
    for (let upper = category; upper <= 8; upper++) below -= this.whole(upper);
    return below;
  }

  override exactly(ranks: number): number {
    return this.equal(0, 0, ranks, 1);
  }

  /** Hands that hold each of the made ranks and each of the other ranks so many times. */
  equal(made: number, ofMade: number, others: number, ofOthers: number): number {
    if (((made | others) & this.upcardBit) !== this.upcardBit) return 0;
    let hands = 1;
    for (let rest = made | others; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      hands *= this.held(31 - Math.clz32(bit), (bit & made) !== 0 ? ofMade : ofOthers);
    }
    return hands;
  }

  /** All hands of one category, counted once. */
  private whole(category: number): number {
    if (category === 0) return this.unpaired();
    if (category === 4) return this.straights();
    let hands = this.wholes[category] as number;
    if (hands < 0) {
      hands = this.within(category, NO_LIMIT, NO_LIMIT);
      this.wholes[category] = hands;
    }
    return hands;
  }

  /** Hands of one category whose made and other ranks are below those given. */
  private within(category: number, made: number, others: number): number {
    switch (category) {
      case 0:
        return this.unpairedBelow(others);
      case 1:
        return this.groupsBelow(2, made, others);
      case 2:
        return this.twoPairsBelow(made, others);
      case 3:
        return this.groupsBelow(3, made, others);
      case 4:
        return this.straightsBelow(others);
      case 6:
        return this.fullHousesBelow(made, others);
      case 7:
        return this.groupsBelow(4, made, others);
      default:
        return 0;
    }
  }

  /** Hands with a pair, trips or quads and otherwise different ranks. */
  private groupsBelow(size: number, made: number, others: number): number {
    let below = 0;
    for (let rank = 0; rank < RANKS; rank++) {
      const group = 1 << rank;
      if (group === made) return below + this.held(rank, size) * this.singlesBelow(5 - size, others, group);
      if (group > made) return below;
      below += this.held(rank, size) * this.singles(5 - size, group);
    }
    return below;
  }

  private twoPairsBelow(made: number, others: number): number {
    let below = 0;
    for (let high = 1; high < RANKS; high++) {
      const held = this.held(high, 2);
      for (let low = 0; low < high; low++) {
        const pairs = (1 << high) | (1 << low);
        if (pairs === made) return below + held * this.held(low, 2) * this.singlesBelow(1, others, pairs);
        if (pairs > made) return below;
        below += held * this.held(low, 2) * this.singles(1, pairs);
      }
    }
    return below;
  }

  private fullHousesBelow(made: number, others: number): number {
    let below = 0;
    for (let trips = 0; trips < RANKS && 1 << trips <= made; trips++) {
      const limit = 1 << trips === made ? others : NO_LIMIT;
      below += this.held(trips, 3) * this.pairsBelow(limit, trips);
    }
    return below;
  }

  /** Pairs of a full house, below the limit, beside three cards of a rank. */
  private pairsBelow(limit: number, trips: number): number {
    // Unless the upcard is one of the three it is one of the pair.
    if (this.upcard !== NO_UPCARD && this.upcard !== trips)
      return this.upcardBit < limit ? this.held(this.upcard, 2) : 0;
    let below = 0;
    for (let pair = 0; pair < RANKS && 1 << pair < limit; pair++) {
      if (pair !== trips) below += this.held(pair, 2);
    }
    return below;
  }

  /** Ways to fill a hand with cards of any `k` different ranks that are not in `made`. */
  private singles(k: number, made: number): number {
    return this.draws(RANKS, (this.upcardBit & ~made) === 0 ? k : k - 1, made);
  }

  /** Ways in which the dealer's hand holds exactly `k` cards of one rank. */
  private held(rank: number, k: number): number {
    return rank === this.upcard ? choose(this.mates, k - 1) : choose(this.unseen[rank] as number, k);
  }

  protected override cardsOf(rank: number): number {
    return this.unseen[rank] as number;
  }

  protected override draws(rank: number, k: number, made: number): number {
    if (k <= 0) return k === 0 ? 1 : 0;
    let excluded = 0;
    for (let rest = made & ((1 << rank) - 1); rest !== 0; rest &= rest - 1) {
      excluded += this.unseen[31 - Math.clz32(rest & -rest)] as number;
    }
    if (excluded === 0) return this.drawn[rank * ROW + k] as number;
    // Draws that hold a card of a made rank consist of that card and a smaller draw without the rank: they are taken
    // off. Where two ranks are made, at most one card is drawn, so that both can be treated as one.
    let ways = 1;
    for (let cards = 1; cards <= k; cards++) {
      ways = (this.drawn[rank * ROW + cards] as number) - excluded * ways;
    }
    return ways;
  }

  protected override straight(index: number): number {
    return this.straightHands[index] as number;
  }
}

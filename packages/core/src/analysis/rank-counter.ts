import { categoryNumber, madeRanks, otherRanks, rankCount, type HandValue } from '../evaluator/value.js';
import { choose } from './choose.js';
import { draws } from './draws.js';
import {
  inLine,
  NO_UPCARD,
  straightRanksBelow,
  straightsBelow,
  straightsWith,
  straightsWithin,
} from './straights.js';
import type { UnseenRanks } from './unseen-cards.js';
import { NO_LIMIT, withoutUpcard, type UnpairedHands } from './unpaired-hands.js';

const RANKS = 13;
const ALL_RANKS = (1 << RANKS) - 1;

/** Powers of a number, by a mask with as many ones as the exponent. */
function powersOf(base: number): Int32Array {
  return Int32Array.from({ length: 32 }, (_, mask) => base ** rankCount(mask));
}
const POWERS_OF_2 = powersOf(2);
const POWERS_OF_3 = powersOf(3);
const POWERS_OF_4 = powersOf(4);

/**
 * Counts the dealer's hands by their ranks alone, as if there were no flushes: the upcard (when there is one) and other
 * unseen cards, five in all.
 *
 * Ranks with as many unseen cards are alike, so that they are kept as sets: those with four unseen cards, with three, two
 * and one. The upcard's rank is in none of them: its unseen cards are set aside as its mates.
 *
 * One counter serves for many situations in turn: making a new one for each would take longer than counting.
 */
export class RankCounter implements UnpairedHands, UnseenRanks {
  /** All the hands that the dealer can have. */
  hands = 0;
  /** The mask of the upcard's rank; 0 when no card is known. */
  private upcardBit = 0;
  private mates = 0;
  fours = 0;
  threes = 0;
  twos = 0;
  ones = 0;
  /** The straights that the dealer can have, as a mask. */
  private possible = 0;
  /** All hands of these straights. */
  private allStraights = 0;

  /** `unseen`: the unseen cards, without the upcard; `upcard`: its rank, or {@link NO_UPCARD}. */
  set(unseen: UnseenRanks, upcard: number): this {
    const { fours, threes, twos, ones } = unseen;
    const bit = upcard === NO_UPCARD ? 0 : 1 << upcard;
    this.upcardBit = bit;
    this.fours = fours & ~bit;
    this.threes = threes & ~bit;
    this.twos = twos & ~bit;
    this.ones = ones & ~bit;
    this.mates = cardsOf(bit, unseen);
    this.hands = choose(this.mates + this.draws(1, ALL_RANKS), bit === 0 ? 5 : 4);
    this.possible = straightsWithin(fours | threes | twos | ones | bit) & straightsWith(upcard);
    this.allStraights = this.sumStraights(this.possible);
    return this;
  }

  /** Hands below a value, flushes not counted as such. */
  below(value: HandValue): number {
    const made = madeRanks(value);
    const others = otherRanks(value);
    switch (categoryNumber(value)) {
      case 0:
        return this.unpairedBelow(others);
      case 1:
        return this.unpaired() + this.groupsBelow(2, made, others);
      case 2:
        return this.unpaired() + this.groupsOfSize(2) + this.twoPairsBelow(made, others);
      default:
        // The other end is nearer.
        return this.hands - this.notBelow(value);
    }
  }

  /** Hands that are not below a value of three of a kind or better. */
  private notBelow(value: HandValue): number {
    const category = categoryNumber(value);
    const made = madeRanks(value);
    const others = otherRanks(value);
    let higher = 0;
    if (category <= 3) higher += this.groupsOfSize(3);
    if (category <= 4) higher += this.straights();
    if (category <= 6) higher += this.fullHousesBelow(NO_LIMIT, 0);
    if (category <= 7) higher += this.groupsOfSize(4);
    switch (category) {
      case 3:
        return higher - this.groupsBelow(3, made, others);
      case 4:
        return higher - this.straightsBelow(others);
      case 6:
        return higher - this.fullHousesBelow(made, others);
      case 7:
        return higher - this.groupsBelow(4, made, others);
      default:
        return higher;
    }
  }

  /** Hands that hold each of the made ranks and each of the other ranks so many times. */
  equal(made: number, ofMade: number, others: number, ofOthers: number): number {
    if (((made | others) & this.upcardBit) !== this.upcardBit) return 0;
    let hands = 1;
    for (let rest = made; rest !== 0; rest &= rest - 1) hands *= this.held(rest & -rest, ofMade);
    for (let rest = others; rest !== 0; rest &= rest - 1) hands *= this.held(rest & -rest, ofOthers);
    return hands;
  }

  exactly(ranks: number): number {
    return this.equal(0, 0, ranks, 1);
  }

  unpaired(): number {
    return this.singles(5, 0) - this.straights();
  }

  unpairedBelow(limit: number): number {
    return this.singlesBelow(5, limit, 0) - this.someStraights(straightRanksBelow(limit));
  }

  straights(): number {
    return this.allStraights;
  }

  straightsBelow(limit: number): number {
    return this.someStraights(straightsBelow(limit));
  }

  /** The hands of those of the straights that are possible. */
  private someStraights(straights: number): number {
    const some = this.possible & straights;
    return some === this.possible ? this.allStraights : this.sumStraights(some);
  }

  private sumStraights(straights: number): number {
    const twos = inLine(this.twos);
    const threes = inLine(this.threes);
    const fours = inLine(this.fours);
    let hands = 0;
    for (let rest = straights; rest !== 0; rest &= rest - 1) {
      // Of the upcard's rank, and of those with one unseen card, there is one card to take.
      const from = 31 - Math.clz32(rest & -rest);
      hands +=
        (POWERS_OF_2[(twos >> from) & 31] as number) *
        (POWERS_OF_3[(threes >> from) & 31] as number) *
        (POWERS_OF_4[(fours >> from) & 31] as number);
    }
    return hands;
  }

  /** All hands with a pair, trips or quads and otherwise different ranks. */
  private groupsOfSize(size: number): number {
    return this.groups(size, ALL_RANKS, 5 - size, 0);
  }

  /** Those of them that are below the made rank and the other ranks given. */
  private groupsBelow(size: number, made: number, others: number): number {
    const lower = this.groups(size, ranksUnder(made), 5 - size, 0);
    return lower + this.held(made, size) * this.singlesBelow(5 - size, others, made);
  }

  private twoPairsBelow(made: number, others: number): number {
    const high = 1 << (31 - Math.clz32(made));
    const low = made ^ high;
    let below = this.held(high, 2) * this.groups(2, ranksUnder(low), 1, high);
    below += this.held(high, 2) * this.held(low, 2) * this.singlesBelow(1, others, made);
    for (let lower = 1; lower < high; lower <<= 1) {
      below += this.held(lower, 2) * this.groups(2, ranksUnder(lower), 1, lower);
    }
    return below;
  }

  private fullHousesBelow(made: number, others: number): number {
    let below = this.held(made, 3) * this.groups(2, ranksUnder(others), 0, made);
    for (let lower = 1; lower < made; lower <<= 1) {
      below += this.held(lower, 3) * this.groups(2, ALL_RANKS, 0, lower);
    }
    return below;
  }

  /**
   * Ways to fill a hand with `size` cards of one of the `ranks`, and with any `kickers` of different other ranks, none of
   * them in `made`.
   */
  private groups(size: number, ranks: number, kickers: number, made: number): number {
    const open = ranks & ~made;
    let hands = this.groupsAlike(4, open & this.fours, size, kickers, made);
    hands += this.groupsAlike(3, open & this.threes, size, kickers, made);
    hands += this.groupsAlike(2, open & this.twos, size, kickers, made);
    const own = open & this.upcardBit;
    return own === 0 ? hands : hands + this.held(own, size) * this.singles(kickers, made | own);
  }

  /** Counts the groups of ranks with so many unseen cards each: one rank, times their number. */
  private groupsAlike(cards: number, ranks: number, size: number, kickers: number, made: number): number {
    if (ranks === 0 || cards < size) return 0;
    return rankCount(ranks) * choose(cards, size) * this.singles(kickers, made | (ranks & -ranks));
  }

  /**
   * Ways to fill a hand with cards of `k` different ranks, none in `made`, whose ranks together are below the limit.
   * `made` are the ranks that make the hand's quads, trips or pairs.
   */
  private singlesBelow(k: number, limit: number, made: number): number {
    const struck = (this.upcardBit & ~made) !== 0;
    let missing = struck ? k - 1 : k;
    let below = 0;
    let same = 1;
    // From the top rank down: hands that agree with the limit so far and lack its next rank are below it.
    let rest = struck ? withoutUpcard(limit, this.upcardBit) : limit;
    while (rest !== 0 && missing >= 0) {
      const next = 1 << (31 - Math.clz32(rest));
      below += same * this.draws(missing, ranksUnder(next) & ~made);
      same *= cardsOf(next, this);
      rest ^= next;
      missing--;
    }
    return below;
  }

  /** Ways to fill a hand with cards of any `k` different ranks that are not in `made`. */
  private singles(k: number, made: number): number {
    // Unless the upcard is in `made` it is one of the k.
    return this.draws((this.upcardBit & ~made) === 0 ? k : k - 1, ALL_RANKS & ~made);
  }

  /** Ways in which the dealer's hand holds exactly `k` cards of a rank, given as a mask. */
  private held(rank: number, k: number): number {
    return rank === this.upcardBit ? choose(this.mates, k - 1) : choose(cardsOf(rank, this), k);
  }

  /** Ways to draw unseen cards of `k` different ranks, all among `ranks`. */
  private draws(k: number, ranks: number): number {
    return k < 0 ? 0 : draws(k, ranks, this);
  }
}

/** How many cards of a rank, given as a mask, are unseen. */
function cardsOf(rank: number, { fours, threes, twos, ones }: UnseenRanks): number {
  if ((rank & fours) !== 0) return 4;
  if ((rank & threes) !== 0) return 3;
  if ((rank & twos) !== 0) return 2;
  return (rank & ones) !== 0 ? 1 : 0;
}

/** The ranks below a rank, given as a mask: none below none, for a limit may be a mere prefix. */
function ranksUnder(rank: number): number {
  return rank === 0 ? 0 : rank - 1;
}

import type { CardsLike } from '../cards/card.js';
import { toCards } from '../cards/parse.js';
import { handValue, isRun, rankCount, WHEEL_MASK, WHEEL_RANKS, type HandValue } from './value.js';

/** The rank mask of each card. For a number that is no card there is none, so the check costs no step of its own. */
const RANK_MASK_OF = Int32Array.from({ length: 52 }, (_, card) => 1 << (card >> 2));

/** Marks a straight, in the place of its number of ranks. */
const STRAIGHT = 15;

/** The number of ranks in each mask of ranks, {@link STRAIGHT} for the ten masks of straights. */
const RANK_COUNT_OF = Uint8Array.from({ length: 1 << 13 }, (_, mask) =>
  isRun(mask) || mask === WHEEL_RANKS ? STRAIGHT : rankCount(mask),
);

/**
 * Category bits by the number of different ranks: quads 2, two pair 3, pair 4, high card 5; plus 6 where three are
 * equal: full house 8, trips 9. (Five equal ranks, 7, are no poker hand.)
 */
const CATEGORY_BITS = Int32Array.of(0, 0, 7, 2, 1, 0, 0, 3, 6, 3).map((category) => category << 26);

/** The strength of five different cards, given as numbers; nothing is checked. */
export function evaluateCards(a: number, b: number, c: number, d: number, e: number): HandValue {
  // Written out, not looped over: four times faster, and nothing is allocated.
  const rankA = RANK_MASK_OF[a] as number;
  const rankB = RANK_MASK_OF[b] as number;
  const rankC = RANK_MASK_OF[c] as number;
  const rankD = RANK_MASK_OF[d] as number;
  const rankE = RANK_MASK_OF[e] as number;
  const two = rankA | rankB;
  const three = two | rankC;
  const four = three | rankD;
  const twice = (rankA & rankB) | (two & rankC) | (three & rankD) | (four & rankE);
  const odd = rankA ^ rankB ^ rankC ^ rankD ^ rankE;
  return valueOfRanks(four | rankE, twice, odd, (((a ^ b) | (a ^ c) | (a ^ d) | (a ^ e)) & 3) === 0);
}

/**
 * The value of five cards by three masks of their ranks, those that come at all (`any`), at least `twice`, and an `odd`
 * number of times, and by whether all are of one suit.
 */
export function valueOfRanks(any: number, twice: number, odd: number, oneSuit: boolean): HandValue {
  const count = RANK_COUNT_OF[any] as number;
  if (oneSuit || count === STRAIGHT) return straightOrFlush(any, oneSuit, count === STRAIGHT);
  // From here on without a branch: on random hands a processor would guess wrong half of the time, which costs as much
  // as all the rest. What is seen twice and odd is seen three times; `noTrips` is all ones when nothing is.
  const trips = twice & odd;
  const noTrips = (trips - 1) >> 31;
  const made = trips | (twice & noTrips);
  return (CATEGORY_BITS[count + (6 & ~noTrips)] as number) | (made << 13) | (any ^ made);
}

function straightOrFlush(ranks: number, flush: boolean, straight: boolean): HandValue {
  if (!straight) return handValue(5, 0, ranks);
  return handValue(flush ? 8 : 4, 0, ranks === WHEEL_RANKS ? WHEEL_MASK : ranks);
}

/**
 * The strength of a five-card hand, as a {@link HandValue}: bigger is better, equal hands are equal numbers.
 * Throws `hand-size`, `card-unknown` or `card-repeated`.
 */
export function evaluate(hand: CardsLike): HandValue {
  // The short way for five numbers: checked in place, nothing allocated. All else, and every error, goes the long way.
  if (typeof hand === 'object' && hand?.length === 5) {
    const a = hand[0];
    const b = hand[1];
    const c = hand[2];
    const d = hand[3];
    const e = hand[4];
    if (known(a) && known(b) && known(c) && known(d) && known(e) && differ(a, b, c, d, e)) {
      return evaluateCards(a, b, c, d, e);
    }
  }
  const [a, b, c, d, e] = toCards(hand, 5) as [number, number, number, number, number];
  return evaluateCards(a, b, c, d, e);
}

function known(card: unknown): card is number {
  return typeof card === 'number' && RANK_MASK_OF[card] !== undefined;
}

function differ(a: number, b: number, c: number, d: number, e: number): boolean {
  const differFromA = a !== b && a !== c && a !== d && a !== e;
  return differFromA && b !== c && b !== d && b !== e && c !== d && c !== e && d !== e;
}

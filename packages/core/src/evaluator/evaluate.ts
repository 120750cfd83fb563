import type { CardsLike } from '../cards/card.js';
import { toCards } from '../cards/parse.js';
import { handValue, WHEEL_MASK, WHEEL_RANKS, type HandValue } from './value.js';

/** The rank mask of each card. A number that is no card finds nothing in here: the check costs no extra step. */
const RANK_MASK_OF = Int32Array.from({ length: 52 }, (_, card) => 1 << (card >> 2));

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
  const any = four | rankE;
  const twice = (rankA & rankB) | (two & rankC) | (three & rankD) | (four & rankE);
  if (twice === 0) return unpairedValue(any, (((a ^ b) | (a ^ c) | (a ^ d) | (a ^ e)) & 3) === 0);
  return pairedValue(any, twice, rankA ^ rankB ^ rankC ^ rankD ^ rankE);
}

/** Five different ranks: a straight shows as five neighboring bits. */
export function unpairedValue(ranks: number, flush: boolean): HandValue {
  if (ranks === WHEEL_RANKS) return handValue(flush ? 8 : 4, 0, WHEEL_MASK);
  const straight = (ranks & (ranks << 1) & (ranks << 2) & (ranks << 3) & (ranks << 4)) !== 0;
  return handValue(straight ? (flush ? 8 : 4) : flush ? 5 : 0, 0, ranks);
}

/**
 * Five ranks with equals among them, as masks of the ranks seen at all, at least twice, and an odd number of times.
 * What is seen twice and odd is seen three times.
 */
export function pairedValue(any: number, twice: number, odd: number): HandValue {
  const trips = twice & odd;
  if (trips !== 0) return handValue(trips === twice ? 3 : 6, trips, any ^ trips);
  const others = any ^ twice;
  if (severalBits(twice)) return handValue(2, twice, others);
  return handValue(severalBits(others) ? 1 : 7, twice, others);
}

function severalBits(mask: number): boolean {
  return (mask & (mask - 1)) !== 0;
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

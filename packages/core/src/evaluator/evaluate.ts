import type { CardsLike } from '../cards/card.js';
import { toCards } from '../cards/parse.js';
import { handValue, WHEEL_MASK, WHEEL_RANKS, type HandValue } from './value.js';

/** The strength of five different cards, given as numbers; nothing is checked. */
export function evaluateCards(a: number, b: number, c: number, d: number, e: number): HandValue {
  // Written out rather than looped over: this is four times faster and allocates nothing.
  const ra = 1 << (a >> 2);
  const rb = 1 << (b >> 2);
  const rc = 1 << (c >> 2);
  const rd = 1 << (d >> 2);
  const re = 1 << (e >> 2);
  const ab = ra | rb;
  const abc = ab | rc;
  const abcd = abc | rd;
  const any = abcd | re;
  const twice = (ra & rb) | (ab & rc) | (abc & rd) | (abcd & re);
  if (twice === 0) return unpairedValue(any, (((a ^ b) | (a ^ c) | (a ^ d) | (a ^ e)) & 3) === 0);
  return pairedValue(any, twice, ra ^ rb ^ rc ^ rd ^ re);
}

/** Five different ranks: a straight shows as five neighboring bits. */
function unpairedValue(ranks: number, flush: boolean): HandValue {
  if (ranks === WHEEL_RANKS) return handValue(flush ? 8 : 4, 0, WHEEL_MASK);
  const straight = (ranks & (ranks << 1) & (ranks << 2) & (ranks << 3) & (ranks << 4)) !== 0;
  return handValue(straight ? (flush ? 8 : 4) : flush ? 5 : 0, 0, ranks);
}

/**
 * Five ranks with equals among them, as masks of the ranks seen at all, at least twice, and an odd number of times.
 * What is seen twice and odd is seen three times.
 */
function pairedValue(any: number, twice: number, odd: number): HandValue {
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
  const [a, b, c, d, e] = toCards(hand, 5) as [number, number, number, number, number];
  return evaluateCards(a, b, c, d, e);
}

import type { CardsLike } from '../cards/card.js';
import { toCards } from '../cards/parse.js';
import { GameError } from '../errors.js';
import { handValue, rankCount, WHEEL_MASK, WHEEL_RANKS, type HandValue } from './value.js';

/**
 * The value of the best five of 5 to 7 cards.
 * Throws `hand-size`, `card-unknown` or `card-repeated`.
 */
export function evaluateBest(cards: CardsLike): HandValue {
  const list = toCards(cards);
  if (list.length < 5 || list.length > 7) {
    throw new GameError('hand-size', `expected 5 to 7 cards, got ${list.length}`);
  }
  return bestOf(list);
}

/** The value of the best five of 5 to 7 different cards, given as numbers; nothing is checked. */
export function bestOf(cards: ArrayLike<number>): HandValue {
  // Ranks seen at all, and at least twice, three and four times; and the ranks of each suit.
  let any = 0;
  let twice = 0;
  let thrice = 0;
  let quads = 0;
  const suits: [number, number, number, number] = [0, 0, 0, 0];
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as number;
    const rank = 1 << (card >> 2);
    quads |= thrice & rank;
    thrice |= twice & rank;
    twice |= any & rank;
    any |= rank;
    suits[(card & 3) as 0 | 1 | 2 | 3] |= rank;
  }
  // At most seven cards: no two suits have five, and quads or a full house leave no suit five ranks.
  const suited = suits.find((ranks) => rankCount(ranks) >= 5) ?? 0;
  return suited === 0 ? unsuited(any, twice, thrice, quads) : withFlush(suited);
}

function withFlush(suited: number): HandValue {
  const straight = highestStraight(suited);
  return straight === 0 ? handValue(5, 0, highest(suited, 5)) : handValue(8, 0, straight);
}

function unsuited(any: number, twice: number, thrice: number, quads: number): HandValue {
  if (quads !== 0) return handValue(7, quads, highest(any ^ quads, 1));
  const trips = highest(thrice, 1);
  const fullHousePair = highest(twice ^ trips, 1);
  if (trips !== 0 && fullHousePair !== 0) return handValue(6, trips, fullHousePair);
  const straight = highestStraight(any);
  if (straight !== 0) return handValue(4, 0, straight);
  if (trips !== 0) return handValue(3, trips, highest(any ^ trips, 2));
  const pairs = highest(twice, 2);
  const kickers = any ^ pairs;
  if (rankCount(pairs) === 2) return handValue(2, pairs, highest(kickers, 1));
  return pairs === 0 ? handValue(0, 0, highest(any, 5)) : handValue(1, pairs, highest(kickers, 3));
}

/** The mask of the highest straight within some ranks, as it stands in a hand value; 0 when there is none. */
function highestStraight(ranks: number): number {
  const tops = ranks & (ranks << 1) & (ranks << 2) & (ranks << 3) & (ranks << 4);
  if (tops !== 0) return (highest(tops, 1) >> 4) * 0b11111;
  return (ranks & WHEEL_RANKS) === WHEEL_RANKS ? WHEEL_MASK : 0;
}

/** The highest ranks of a mask, at most `count` of them. */
function highest(ranks: number, count: number): number {
  let rest = ranks;
  for (let extra = rankCount(ranks) - count; extra > 0; extra--) rest &= rest - 1;
  return rest;
}

import type { Card, CardsLike } from '../cards/card.js';
import { toCards } from '../cards/parse.js';
import { GameError } from '../errors.js';
import { evaluateCards } from './evaluate.js';
import { handValue, rankCount, type HandValue } from './value.js';

/** House rules for exposed stud hands. */
export interface ExposedOptions {
  /** Whether four exposed cards of one suit beat one pair, and lose to two pair; `false` when absent. */
  readonly fourFlush?: boolean;
}

/**
 * The made ranks of a four-flush, all thirteen: in the category of one pair, whose hands have a single made rank, that
 * is above every pair and below every two pair.
 */
const FOUR_FLUSH_MADE = 0b1_1111_1111_1111;

/**
 * The rank of 1 to 5 face-up cards of a stud hand: bigger is higher, equal ranks are equal numbers, and boards of
 * different sizes compare, a missing card being below a deuce. Five cards have their {@link HandValue}. With fewer,
 * straights and flushes do not count, except for four of one suit when the house plays `fourFlush`.
 *
 * Throws `hand-size`, `card-unknown` or `card-repeated`.
 */
export function evaluateExposed(cards: CardsLike, options: ExposedOptions = {}): HandValue {
  return exposedValue(toBoard(cards), options);
}

/** The one to five cards of a board. Throws as {@link evaluateExposed}. */
export function toBoard(cards: CardsLike): Card[] {
  const board = toCards(cards);
  if (board.length >= 1 && board.length <= 5) return board;
  throw new GameError('hand-size', `expected 1 to 5 exposed cards, got ${board.length}`);
}

/** The rank of a board that {@link toBoard} has checked. */
export function exposedValue(board: readonly Card[], { fourFlush = false }: ExposedOptions): HandValue {
  if (board.length === 5) return evaluateCards(...(board as [Card, Card, Card, Card, Card]));
  const counts = new Array<number>(13).fill(0);
  for (const card of board) (counts[card >> 2] as number)++;
  const ranksThatCome = (times: number): number =>
    counts.reduce((mask, count, rank) => (count === times ? mask | (1 << rank) : mask), 0);
  const quads = ranksThatCome(4);
  if (quads !== 0) return handValue(7, quads, 0);
  const trips = ranksThatCome(3);
  const pairs = ranksThatCome(2);
  const others = ranksThatCome(1);
  if (trips !== 0) return handValue(3, trips, others);
  // One pair is category 1, two pair category 2.
  if (pairs !== 0) return handValue(rankCount(pairs), pairs, others);
  const isFourFlush = fourFlush && board.length === 4 && isOneSuit(board);
  return isFourFlush ? handValue(1, FOUR_FLUSH_MADE, others) : handValue(0, 0, others);
}

/** Whether a board's value is that of a four-flush. */
export function isFourFlushValue(value: HandValue): boolean {
  return value >= handValue(1, FOUR_FLUSH_MADE, 0) && value < handValue(2, 0, 0);
}

/** Whether all cards share a suit. */
export function isOneSuit(cards: readonly Card[]): boolean {
  return cards.every((card) => (card & 3) === ((cards[0] as Card) & 3));
}

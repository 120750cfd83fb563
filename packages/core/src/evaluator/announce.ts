import type { Card, CardsLike } from '../cards/card.js';
import { checkDistinct } from '../cards/parse.js';
import { GameError } from '../errors.js';
import { CATEGORIES, type Category } from './category.js';
import { ranksOf } from './describe.js';
import { exposedValue, isFourFlushValue, isOneSuit, toBoard, type ExposedOptions } from './exposed.js';
import { categoryIndex, otherRanks, type HandValue } from './value.js';

/** What is announced at a stud table when upcards have been dealt, as data to be put into words. */
export interface ExposedAnnouncement {
  /** The seat that bets first, counted from 0 at the dealer's left. */
  readonly seat: number;
  /** What that seat shows. */
  readonly category: Category | 'four-flush';
  /** Its different ranks, 0 (deuce) to 12 (ace), most significant first. */
  readonly ranks: readonly number[];
  /** Whether another seat shows the same ranks, so that this one is called the first ("first ace bets"). */
  readonly first: boolean;
  /** Whether the high seat has to bet: in the first betting interval, when every seat shows one card. */
  readonly mustBet: boolean;
  /** The seats that may be drawing to a flush or a straight, in order; told from the third upcard on. */
  readonly possible: readonly PossibleHand[];
}

/** What a seat may be drawing to, as far as its upcards tell. */
export interface PossibleHand {
  readonly seat: number;
  /** Whether all upcards are of one suit. */
  readonly flush: boolean;
  /** Whether all upcards fit into one straight, the ace high or low. */
  readonly straight: boolean;
}

/** The upcards of all seats, listed from the dealer's left; `null` for a seat that has folded. */
export type Boards = readonly (CardsLike | null)[];

interface Seat {
  readonly seat: number;
  readonly board: readonly Card[];
  readonly value: HandValue;
}

/**
 * The seat that bets first: the highest board, of equal ones the nearest to the dealer's left.
 * Throws `hand-size` when a board has other than 1 to 5 cards or every seat has folded, `card-unknown`, and
 * `card-repeated` when a card shows twice on the table.
 */
export function firstToBet(boards: Boards, options: ExposedOptions = {}): number {
  return highSeat(seatsOf(boards, options)).seat;
}

/** Who bets first, with what, and who may be drawing to more. Throws as {@link firstToBet}. */
export function announceExposed(boards: Boards, options: ExposedOptions = {}): ExposedAnnouncement {
  const seats = seatsOf(boards, options);
  const { seat, value } = highSeat(seats);
  return {
    seat,
    ...describeExposed(value),
    first: seats.some((other) => other.seat !== seat && other.value === value),
    mustBet: seats.every(({ board }) => board.length === 1),
    possible: seats
      .filter(({ board }) => board.length >= 3)
      .map(({ seat, board }) => ({ seat, flush: isOneSuit(board), straight: fitsStraight(board) }))
      .filter(({ flush, straight }) => flush || straight),
  };
}

function seatsOf(boards: Boards, options: ExposedOptions): Seat[] {
  const seats: Seat[] = [];
  boards.forEach((cards, seat) => {
    if (cards === null) return;
    const board = toBoard(cards);
    seats.push({ seat, board, value: exposedValue(board, options) });
  });
  if (seats.length === 0) throw new GameError('hand-size', 'expected at least one board with cards');
  checkDistinct(seats.flatMap(({ board }) => board));
  return seats;
}

function highSeat(seats: readonly Seat[]): Seat {
  return seats.reduce((high, seat) => (seat.value > high.value ? seat : high));
}

function describeExposed(value: HandValue): Pick<ExposedAnnouncement, 'category' | 'ranks'> {
  if (isFourFlushValue(value)) return { category: 'four-flush', ranks: ranksOf(otherRanks(value)) };
  return { category: CATEGORIES[categoryIndex(value)] as Category, ranks: ranksOf(value) };
}

/** Whether the cards fit into one straight: different ranks within five places, the ace high or low. */
function fitsStraight(board: readonly Card[]): boolean {
  const ranks = board.map((card) => card >> 2);
  const aceLow = ranks.map((rank) => (rank === 12 ? -1 : rank));
  const different = new Set(ranks).size === ranks.length;
  return different && [ranks, aceLow].some((places) => Math.max(...places) - Math.min(...places) <= 4);
}

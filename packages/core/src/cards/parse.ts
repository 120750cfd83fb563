import { GameError, quote } from '../errors.js';
import {
  checkCard,
  formatCard,
  RANK_LETTERS,
  SUIT_LETTERS,
  type Card,
  type CardLike,
  type CardsLike,
} from './card.js';

/** Suit signs, filled and outlined, and the letters they stand for. */
const SUIT_SIGNS: Readonly<Record<string, string>> = {
  '♣': 'c',
  '♧': 'c',
  '♦': 'd',
  '♢': 'd',
  '♥': 'h',
  '♡': 'h',
  '♠': 's',
  '♤': 's',
};

/** One card at the front of a text, with the variation selector that makes a suit sign text or emoji. */
const ONE_CARD = /^(10|[2-9TJQKA])([CDHS♣♧♦♢♥♡♠♤])[\uFE0E\uFE0F]?/i;
const SEPARATORS = /^[\s,;]+/;
/** What stands at the front of a text up to the next separator. */
const ONE_WORD = /^.[^\s,;]*/s;

function noCard(text: unknown): GameError {
  return new GameError(
    'card-unknown',
    `${quote(text)} is not a card: write rank and suit, as in "Qh" or "10s"`,
  );
}

/** The error for a card that comes twice. */
export function cardRepeated(card: Card): GameError {
  return new GameError('card-repeated', `${formatCard(card)} appears more than once`);
}

function readCard(text: string): { card: Card; length: number } | null {
  const match = ONE_CARD.exec(text);
  if (!match) return null;
  const [whole, rank, suit] = match as unknown as [string, string, string];
  const rankIndex = RANK_LETTERS.indexOf(rank === '10' ? 'T' : rank.toUpperCase());
  const suitIndex = SUIT_LETTERS.indexOf(SUIT_SIGNS[suit] ?? suit.toLowerCase());
  return { card: rankIndex * 4 + suitIndex, length: whole.length };
}

/**
 * Reads one card: `Qh`, `Td` or `10d`, in any case, or with a Unicode suit (`A♠`).
 * Throws `card-unknown` for anything else.
 */
export function parseCard(text: string): Card {
  const trimmed = typeof text === 'string' ? text.trim() : '';
  const found = readCard(trimmed);
  if (!found || found.length !== trimmed.length) throw noCard(text);
  return found.card;
}

/**
 * Reads any number of different cards, with or without spaces, commas or semicolons between them.
 * Throws `card-unknown` or `card-repeated`, naming the card.
 */
export function parseCards(text: string): Card[] {
  if (typeof text !== 'string') throw noCard(text);
  const cards: Card[] = [];
  let rest = text.trim();
  while (rest !== '') {
    const found = readCard(rest);
    if (!found) throw noCard(ONE_WORD.exec(rest)?.[0]);
    cards.push(found.card);
    rest = rest.slice(found.length).replace(SEPARATORS, '');
  }
  return checkDistinct(cards);
}

/** The same cards. Throws `card-repeated`, naming the first card that comes twice. */
export function checkDistinct<T extends ArrayLike<Card>>(cards: T): T {
  const seen = new Uint8Array(52);
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card;
    if (seen[card]) throw cardRepeated(card);
    seen[card] = 1;
  }
  return cards;
}

/** One card, given as a number or as text. Throws `card-unknown`. */
export function toCard(card: CardLike): Card {
  return typeof card === 'string' ? parseCard(card) : checkCard(card);
}

/** The list itself, whatever is in it. Throws `card-unknown` for what has no length, such as a set of cards. */
export function checkList<T>(cards: ArrayLike<T>): ArrayLike<T> {
  const { length } = (cards ?? {}) as { length?: unknown };
  if (typeof length === 'number') return cards;
  throw new GameError('card-unknown', `${quote(cards)} is no list of cards`);
}

/**
 * Different cards from text or a list, as a new array.
 * Throws `card-unknown`, `card-repeated`, or `hand-size` when `count` is given and not met.
 */
export function toCards(cards: CardsLike, count?: number): Card[] {
  const list = typeof cards === 'string' ? parseCards(cards) : Array.from(checkList(cards), toCard);
  if (count !== undefined && list.length !== count) {
    throw new GameError('hand-size', `expected ${count} cards, got ${list.length}`);
  }
  return typeof cards === 'string' ? list : checkDistinct(list);
}

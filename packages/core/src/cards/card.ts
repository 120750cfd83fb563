import { GameError, quote } from '../errors.js';

/**
 * A card: an integer 0..51 = rank x 4 + suit.
 * Ranks run from 0 (deuce) to 12 (ace); suits are 0 clubs, 1 diamonds, 2 hearts, 3 spades.
 */
export type Card = number;

/** Wherever one card is taken: its number or its text (`'Qh'`, `'10s'`, `'A♠'`). */
export type CardLike = Card | string;

/** Wherever several cards are taken: text (`'Qh Qs 9d 6c 2h'`), an array of cards or a `Uint8Array`. */
export type CardsLike = string | ArrayLike<CardLike>;

/** All 52 cards, in ascending order. */
export const DECK: readonly Card[] = Object.freeze(Array.from({ length: 52 }, (_, card) => card));

/** Ranks as they are written, deuce first. */
export const RANK_LETTERS = '23456789TJQKA';

/** Suits as they are written: clubs, diamonds, hearts, spades. */
export const SUIT_LETTERS = 'cdhs';

/** Whether a value is a card: an integer 0..51. */
export function isCard(card: unknown): card is Card {
  return typeof card === 'number' && Number.isInteger(card) && card >= 0 && card <= 51;
}

/** The card itself. Throws `card-unknown` for what is no card. */
export function checkCard(card: unknown): Card {
  if (isCard(card)) return card;
  throw new GameError('card-unknown', `${quote(card)} is not a card: cards are integers from 0 to 51`);
}

/** The rank of a card, 0 (deuce) to 12 (ace). Throws `card-unknown`. */
export function rankOf(card: Card): number {
  return checkCard(card) >> 2;
}

/** The suit of a card: 0 clubs, 1 diamonds, 2 hearts, 3 spades. Throws `card-unknown`. */
export function suitOf(card: Card): number {
  return checkCard(card) & 3;
}

/** The text of a card: rank and suit letter, ten as `T` (`formatCard(50)` is `'Ah'`). Throws `card-unknown`. */
export function formatCard(card: Card): string {
  return RANK_LETTERS.charAt(rankOf(card)) + SUIT_LETTERS.charAt(suitOf(card));
}

/** The text of several cards, separated by spaces: `'Qh Qs 9d'`. Throws `card-unknown`. */
export function formatCards(cards: readonly Card[]): string {
  return cards.map(formatCard).join(' ');
}

// Small playing cards for pages that show hands of their own.
import { formatCard, rankOf, suitOf } from '@caribbean-stud/core';
import { en } from 'caribbean-stud/locales/en.js';

/** Suit signs as text, never as colored pictures. */
const SUIT_SIGNS = ['♣', '♦', '♥', '♠'].map((sign) => `${sign}\uFE0E`);
export const SUIT_NAMES = ['clubs', 'diamonds', 'hearts', 'spades'];

/** The sign on a card's face: `10♥`. */
export function cardText(card) {
  return formatCard(card).slice(0, -1).replace('T', '10') + SUIT_SIGNS[suitOf(card)];
}

/** The card's full name: `ten of hearts`. */
export function cardName(card) {
  return en.card(rankOf(card), suitOf(card));
}

/** A card to look at; `marked` lifts it. */
export function cardPicture(card, { marked = false } = {}) {
  const picture = document.createElement('span');
  picture.className = `playing-card ${SUIT_NAMES[suitOf(card)]}${marked ? ' marked' : ''}`;
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-label', cardName(card));
  const rank = document.createElement('b');
  rank.textContent = cardText(card).slice(0, -2);
  picture.append(rank, SUIT_SIGNS[suitOf(card)]);
  return picture;
}

import type { Card } from '../../packages/core/dist/index.js';

const RANKS = 'two three four five six seven eight nine ten jack queen king ace'.split(' ');
const SUITS = 'clubs diamonds hearts spades'.split(' ');

/** A card as the English table names it. */
export function nameOf(card: Card): string {
  return `${RANKS[card >> 2]} of ${SUITS[card & 3]}`;
}

/** Cards as the English table names them. */
export function namesOf(cards: readonly Card[]): string[] {
  return cards.map(nameOf);
}

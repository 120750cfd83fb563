import type { Card } from '../cards/card.js';
import { cardsPerDeal, HAND_SIZE } from '../shoe/deal-size.js';
import type { RandomSource } from '../shoe/random-source.js';
import { seededSource } from '../shoe/seeded-source.js';
import { cardsInShoe } from '../shoe/shoe.js';
import { shuffle } from '../shoe/shuffle.js';
import { closeDeal } from './practice.js';
import type { TableState } from './state.js';

/**
 * The cards from which the next deal comes, unordered: the whole deck when a shuffle is due, else what the shoe holds.
 */
export function cardsToDeal(state: TableState): readonly Card[] {
  return cardsInShoe(state.shoe, cardsPerDeal(state.terms.seats));
}

/**
 * The deck for the next `deal` action. In round 1 an example gives the player's and the dealer's cards; otherwise a
 * seed decides, by its text, the round and how often the round was dealt again; otherwise the source shuffles. For
 * practice it is shuffled again and again, from the same seed or source, until the player's decision is close.
 * Throws `deal-invalid` when the source fails.
 */
export function deckFor(state: TableState, source: RandomSource): Card[] {
  const { seed, example, seats, practice } = state.terms;
  const cards = cardsToDeal(state);
  const words = seed === null ? source : seededSource(JSON.stringify([seed, state.round, state.attempt]));
  const shuffled = (): Card[] => shuffle(cards, words);
  if (example === null || state.round > 1) return practice ? closeDeal(state, shuffled) : shuffled();
  const set = new Set([...example.player, ...example.dealer]);
  const rest = shuffled().filter((card) => !set.has(card));
  const others = rest.splice(0, HAND_SIZE * (seats - 1));
  return [...example.player, ...others, ...example.dealer, ...rest];
}

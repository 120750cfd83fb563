import type { Card } from '../cards/card.js';
import { seededSource } from '../shoe/seeded-source.js';
import type { RandomSource } from '../shoe/random-source.js';
import { shuffle } from '../shoe/shuffle.js';
import { cardsInShoe } from '../shoe/shoe.js';
import { cardsPerDeal } from './round.js';
import type { TableState } from './state.js';

/** The cards from which the next deal comes, unordered: the whole deck when a shuffle is due, else what the shoe holds. */
export function cardsToDeal(state: TableState): readonly Card[] {
  return cardsInShoe(state.shoe, cardsPerDeal(state.terms.seats));
}

/**
 * The deck for the next `deal` action. In round 1 an example gives the player's and the dealer's cards; otherwise a seed
 * decides, by its text, the round and how often the round was dealt again; otherwise the source shuffles.
 * Throws `deal-invalid` when the source fails.
 */
export function deckFor(state: TableState, source: RandomSource): Card[] {
  const { seed, example, seats } = state.terms;
  const order = shuffle(
    cardsToDeal(state),
    seed === null ? source : seededSource(JSON.stringify([seed, state.round, state.attempt])),
  );
  if (example === null || state.round > 1) return order;
  const set = new Set([...example.player, ...example.dealer]);
  const rest = order.filter((card) => !set.has(card));
  const others = rest.splice(0, 5 * (seats - 1));
  return [...example.player, ...others, ...example.dealer, ...rest];
}

import { analyzeDecision } from '../analysis/decision.js';
import type { Card } from '../cards/card.js';
import { cardsPerDeal, HAND_SIZE } from '../shoe/deal-size.js';
import { shuffleDue } from '../shoe/shoe.js';
import type { TableState } from './state.js';

/**
 * A decision is close when the values of call and fold lie less than this apart, in antes. Under the standard rules
 * that is one deal in eighty; a call is right in 55 % of them and a fold in 45 %, and nine in ten are hands of ace and
 * king. With twice as much, two in three would be hands below ace-king, which everybody folds.
 */
const CLOSE = 0.02;

/** Under the standard rules one search in 500 comes to this end, and its closest deal is hardly less close. */
const MOST_TRIES = 500;

/**
 * The first of these shuffled decks that gives the player in seat 0, who knows the cards of earlier rounds, a decision
 * closer than {@link CLOSE}; after {@link MOST_TRIES} decks without one, the closest of them.
 */
export function closeDeal({ terms, shoe, seen }: TableState, shuffled: () => Card[]): Card[] {
  const dead = shuffleDue(shoe, cardsPerDeal(terms.seats)) ? [] : seen;
  let closest: Card[] = [];
  let smallest = Infinity;
  for (let tries = 0; tries < MOST_TRIES && smallest >= CLOSE; tries++) {
    const deck = shuffled();
    const hand = deck.slice(0, HAND_SIZE);
    const upcard = deck[HAND_SIZE * terms.seats] as Card;
    const { evCall, evFold } = analyzeDecision({ hand, upcard, dead, rules: terms.rules });
    const difference = Math.abs(evCall - evFold);
    if (difference < smallest) [closest, smallest] = [deck, difference];
  }
  return closest;
}

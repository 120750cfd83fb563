import { categoryIndex } from '../../src/evaluator/value.js';
import { evaluateCards } from '../../src/evaluator/evaluate.js';
import { QUALIFIERS, type Qualifier } from '../../src/evaluator/qualifier.js';
import { allHands } from '../evaluator/all-hands.js';
import { randomNumbers } from '../evaluator/random-hands.js';

/** What a player knows: the cards, and the house rule by which the dealer plays. */
export interface State {
  readonly hand: number[];
  readonly upcard: number;
  readonly dead: number[];
  readonly qualifier: Qualifier;
}

const MOST_DEAD = 42;

/**
 * Seeded random states, biased toward what is rare: all categories are equally likely, and so are the qualifiers; every
 * second state has dead cards, half of these a few and half any number.
 */
export function biasedStates(count: number, seed: number): State[] {
  const random = randomNumbers(seed);
  const byCategory = handsByCategory();
  return Array.from({ length: count }, (_, i) => {
    const hands = byCategory[random(byCategory.length)] as number[][];
    const hand = hands[random(hands.length)] as number[];
    const rest = shuffled(
      Array.from({ length: 52 }, (_, card) => card).filter((card) => !hand.includes(card)),
      random,
    );
    const dead = i % 2 === 0 ? 0 : 1 + random(random(2) === 0 ? 6 : MOST_DEAD);
    return {
      hand: shuffled([...hand], random),
      upcard: rest[0] as number,
      dead: rest.slice(1, 1 + dead),
      qualifier: QUALIFIERS[random(QUALIFIERS.length)] as Qualifier,
    };
  });
}

function handsByCategory(): number[][][] {
  const cards = allHands();
  const byCategory = Array.from({ length: 10 }, (): number[][] => []);
  for (let i = 0; i < cards.length; i += 5) {
    const hand = [...cards.subarray(i, i + 5)] as [number, number, number, number, number];
    const hands = byCategory[categoryIndex(evaluateCards(...hand))] as number[][];
    // Enough to choose from, spread over the deck.
    if (hands.length < 4_000 || i % 97 === 0) hands.push(hand);
  }
  return byCategory;
}

function shuffled(cards: number[], random: (below: number) => number): number[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [cards[i], cards[j]] = [cards[j] as number, cards[i] as number];
  }
  return cards;
}

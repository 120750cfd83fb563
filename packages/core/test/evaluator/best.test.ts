import { describe, expect, it } from 'vitest';
import type { CardsLike } from '../../src/cards/card.js';
import { evaluateBest } from '../../src/evaluator/best.js';
import { evaluate } from '../../src/evaluator/evaluate.js';
import { codeOf } from '../error-code.js';
import { bestByTrial } from './best-by-trial.js';
import { randomCards, randomNumbers } from './random-hands.js';

describe('the best five', () => {
  it.each([5, 6, 7])('of %d random cards are those found by trying all', (count) => {
    const random = randomNumbers(count);
    for (let round = 0; round < 20_000; round++) {
      // Every other time from a short deck, in which good hands are frequent.
      const deck = randomCards(52, random).filter((card) => round % 2 === 0 || card % 4 < 2 || card > 43);
      const cards = deck.slice(0, count);
      expect(evaluateBest(cards)).toBe(bestByTrial(cards));
    }
  });

  it.each([
    ['Ah Kh 9h 5h 3h 2h As', 'Ah Kh 9h 5h 3h'],
    ['Ah 2h 3h 4h 5h 6h 7s', '2h 3h 4h 5h 6h'],
    ['Ah 2h 3h 4h 5h Kd Ks', 'Ah 2h 3h 4h 5h'],
    ['Ah Ad As Kh Kd Ks 2c', 'Ah Ad As Kh Kd'],
    ['Ah Ad Kh Kd Qs Qd Jc', 'Ah Ad Kh Kd Qs'],
    ['Ah Ad As Ac Kd Ks Kh', 'Ah Ad As Ac Kd'],
    ['2h 3d 4s 5c 6d 6h 6s', '2h 3d 4s 5c 6d'],
    ['Ah Kd Qs Jc 9d 3h 2s', 'Ah Kd Qs Jc 9d'],
    ['Th Jh Qh Kh Ah 9h 8h', 'Th Jh Qh Kh Ah'],
  ])('of %s are %s', (cards, best) => {
    expect(evaluateBest(cards)).toBe(evaluate(best));
  });

  it.each<[CardsLike, string]>([
    ['Ah Kd Qs Jc', 'hand-size'],
    ['Ah Kd Qs Jc 9d 3h 2s 2c', 'hand-size'],
    ['Ah Kd Qs Jc 9d Ah', 'card-repeated'],
    [[0, 1, 2, 3, 4, 52], 'card-unknown'],
  ])('of %j are not looked for', (cards, code) => {
    expect(codeOf(() => evaluateBest(cards))).toBe(code);
  });
});

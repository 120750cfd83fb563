import { evaluateCards } from '../../src/evaluator/evaluate.js';

/** The value of the best five of five to seven cards, found by leaving out every one or two of them. */
export function bestByTrial(cards: readonly number[]): number {
  if (cards.length === 5) return evaluateCards(...(cards as [number, number, number, number, number]));
  let best = 0;
  for (let i = 0; i < cards.length; i++) best = Math.max(best, bestByTrial(cards.toSpliced(i, 1)));
  return best;
}

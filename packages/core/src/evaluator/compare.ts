import type { CardsLike } from '../cards/card.js';
import { evaluate } from './evaluate.js';

/**
 * Which of two five-card hands is higher: 1 when the first is, -1 when the second is, 0 when they tie.
 * Suits never break a tie. The hands may share cards. Throws as {@link evaluate}.
 */
export function compareHands(a: CardsLike, b: CardsLike): -1 | 0 | 1 {
  const difference = evaluate(a) - evaluate(b);
  return difference > 0 ? 1 : difference < 0 ? -1 : 0;
}

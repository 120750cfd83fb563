import type { CardsLike } from '../cards/card.js';
import { evaluate } from '../evaluator/evaluate.js';
import { lowestQualifying, toQualifier, type Qualifier } from '../evaluator/qualifier.js';

export { lowestQualifying, toQualifier, type Qualifier } from '../evaluator/qualifier.js';

/** Whether the dealer plays with this hand (default: ace and king together, or any pair or better). */
export function dealerQualifies(hand: CardsLike, qualifier?: Qualifier): boolean {
  return evaluate(hand) >= lowestQualifying(toQualifier(qualifier));
}

import type { CardsLike } from '../cards/card.js';
import { evaluate } from '../evaluator/evaluate.js';
import { lowestQualifying, toQualifier, type Qualifier } from '../evaluator/qualifier.js';

/**
 * Whether the dealer plays with this hand: by default with ace and king together, or any pair or better.
 * Throws as {@link evaluate}, and `option-invalid` for an unknown qualifier.
 */
export function dealerQualifies(hand: CardsLike, qualifier?: Qualifier): boolean {
  return evaluate(hand) >= lowestQualifying(toQualifier(qualifier));
}

import { categoryNumber, otherRanks, type HandValue } from '../evaluator/value.js';
import type { RankCounter } from './rank-counter.js';
import type { UnpairedCounter } from './unpaired-counter.js';

/** All the hands the dealer can have, as two counts that together know every one of them. */
export interface DealerHands {
  /** The hands by rank, as if there were no flushes. */
  readonly ranks: RankCounter;
  /** The flushes among them, suit by suit: how often, or for an average in which part, each count applies. */
  readonly flushes: readonly { readonly hands: UnpairedCounter; readonly times: number }[];
}

/**
 * How many of the dealer's hands are below a value: first by ranks alone, then less the flushes that ranks alone had
 * left below it. A value may be a mere prefix, such as the lowest hand that qualifies.
 */
export function dealerBelow(value: HandValue, dealer: DealerHands): number {
  let raised = 0;
  for (const { hands, times } of dealer.flushes) raised += times * raisedBy(hands, value);
  return dealer.ranks.below(value) - raised;
}

/** The flushes that count as below a value while suits are ignored, but are not. */
function raisedBy(flushes: UnpairedCounter, value: HandValue): number {
  const others = otherRanks(value);
  switch (categoryNumber(value)) {
    case 0:
      return flushes.unpairedBelow(others);
    case 1:
    case 2:
    case 3:
      return flushes.unpaired();
    case 4:
      return flushes.unpaired() + flushes.straightsBelow(others);
    case 5:
      return flushes.unpaired() - flushes.unpairedBelow(others) + flushes.straights();
    case 6:
    case 7:
      return flushes.straights();
    default:
      return flushes.straights() - flushes.straightsBelow(others);
  }
}

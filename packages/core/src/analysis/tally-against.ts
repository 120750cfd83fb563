import type { Tally } from '../evaluator/tally.js';
import type { HandValue } from '../evaluator/value.js';
import { dealerBelow, dealerEqual, type DealerHands } from './dealer-below.js';

/**
 * Counts how a player's hand of this value fares against the dealer's hands; below `limit` the dealer does not qualify.
 */
export function tallyAgainst(dealer: DealerHands, value: HandValue, limit: HandValue): Tally {
  const deals = dealer.ranks.hands;
  const notQualified = dealerBelow(limit, dealer);
  // The player's hand is below all those with which the dealer plays.
  if (value < limit) return { deals, notQualified, wins: 0, ties: 0, losses: deals - notQualified };
  const lower = dealerBelow(value, dealer);
  const ties = dealerEqual(value, dealer);
  return {
    deals,
    notQualified,
    wins: lower - notQualified,
    ties,
    losses: deals - lower - ties,
  };
}

import {
  categoryNumber,
  madeRanks,
  otherRanks,
  WHEEL_MASK,
  WHEEL_RANKS,
  type HandValue,
} from '../evaluator/value.js';
import type { RankCounter } from './rank-counter.js';
import type { UnpairedHands } from './unpaired-hands.js';

/** All hands that the dealer can have, in two counts: of their ranks, and of the flushes among them. */
export interface DealerHands {
  /** The hands by rank, as if there were no flushes. */
  readonly ranks: RankCounter;
  /**
   * The flushes among them, suit by suit; `times` tells how often a count applies, or for an average which part of it.
   */
  readonly flushes: readonly Flushes[];
}

interface Flushes {
  readonly hands: UnpairedHands;
  readonly times: number;
}

/**
 * How many of the dealer's hands are below a value: first by ranks alone, then less the flushes that ranks alone had
 * left below it. A value may be a mere prefix, such as the lowest hand that qualifies.
 */
export function dealerBelow(value: HandValue, dealer: DealerHands): number {
  let raised = 0;
  for (let i = 0; i < dealer.flushes.length; i++) {
    const { hands, times } = dealer.flushes[i] as Flushes;
    raised += times * raisedBy(hands, value);
  }
  return dealer.ranks.below(value) - raised;
}

/** How often a hand of each category holds its made ranks. */
const OF_MADE = [0, 2, 2, 3, 0, 0, 3, 4, 0] as const;
const FULL_HOUSE = 6;

/** How many of the dealer's hands are just as high as a hand of this value. */
export function dealerEqual(value: HandValue, dealer: DealerHands): number {
  const category = categoryNumber(value);
  const made = madeRanks(value);
  const others = otherRanks(value);
  if (made !== 0)
    return dealer.ranks.equal(made, OF_MADE[category] as number, others, category === FULL_HOUSE ? 2 : 1);
  const ranks = others === WHEEL_MASK ? WHEEL_RANKS : others;
  let flushes = 0;
  for (const { hands, times } of dealer.flushes) flushes += times * hands.exactly(ranks);
  return category === 5 || category === 8 ? flushes : dealer.ranks.exactly(ranks) - flushes;
}

/** The flushes that count as below a value while suits are ignored, but are not. */
function raisedBy(flushes: UnpairedHands, value: HandValue): number {
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

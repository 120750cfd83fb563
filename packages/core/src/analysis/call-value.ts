import type { Tally } from '../evaluator/tally.js';
import type { Fraction } from '../rules/fraction.js';
import { toBigInt, type ExactFraction } from './exact-fraction.js';

/** The net result of a fold, in antes. */
export const FOLD_NET = -1;

/**
 * The net result of a call over all deals, in antes, without the odds: 1 for a win, 1 when the dealer does not qualify,
 * -3 for a loss.
 */
function netWithoutOdds({ notQualified, wins, losses }: Tally): number {
  return notQualified + wins - 3 * losses;
}

/** The mean net result of a call, in antes, when the player's hand pays these odds (the rules: docs/guide/rules.md). */
export function callValue(tally: Tally, odds: Fraction): number {
  return (netWithoutOdds(tally) + (2 * odds.numerator * tally.wins) / odds.denominator) / tally.deals;
}

/** {@link callValue} without rounding. */
export function callValueExact(tally: Tally, odds: Fraction): ExactFraction {
  const { deals, wins } = tally;
  if (odds.denominator === 1) {
    return {
      numerator: toBigInt(netWithoutOdds(tally) + 2 * odds.numerator * wins),
      denominator: toBigInt(deals),
    };
  }
  const parts = BigInt(odds.denominator);
  return {
    numerator: parts * BigInt(netWithoutOdds(tally)) + 2n * BigInt(odds.numerator) * BigInt(wins),
    denominator: parts * BigInt(deals),
  };
}

/**
 * Whether a call is worth more than a fold. Computed in whole numbers, so that equal values are seen to be equal:
 * products below 2^53 are exact. Where a large denominator makes them larger, the values are never equal or nearly so.
 */
export function callIsBetter(tally: Tally, odds: Fraction): boolean {
  const behind = FOLD_NET * tally.deals - netWithoutOdds(tally);
  return 2 * odds.numerator * tally.wins > odds.denominator * behind;
}

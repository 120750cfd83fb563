import type { Tally } from '../evaluator/tally.js';
import type { Fraction } from '../rules/fraction.js';
import type { ExactFraction } from './exact-fraction.js';

/** What a fold wins, in antes. */
export const FOLD_NET = -1;

/** What all calls win together without the odds, in antes. A win or a dealer who does not qualify: 1, a loss: -3. */
function antes({ notQualified, wins, losses }: Tally): number {
  return notQualified + wins - 3 * losses;
}

/** The mean net result of a call, in antes, when the player's hand pays these odds (source: the settlement of the game). */
export function callValue(tally: Tally, odds: Fraction): number {
  return (antes(tally) + (2 * odds.numerator * tally.wins) / odds.denominator) / tally.deals;
}

/** The same without rounding. */
export function callValueExact(tally: Tally, odds: Fraction): ExactFraction {
  const { deals, wins } = tally;
  if (odds.denominator === 1) {
    return { numerator: BigInt(antes(tally) + 2 * odds.numerator * wins), denominator: BigInt(deals) };
  }
  const parts = BigInt(odds.denominator);
  return {
    numerator: parts * BigInt(antes(tally)) + 2n * BigInt(odds.numerator) * BigInt(wins),
    denominator: parts * BigInt(deals),
  };
}

/**
 * Whether a call is worth more than a fold. In whole numbers, so that equal values are seen as equal: the products are
 * exact below 2^53. Odds of a denominator so large that they are not cannot make the values equal, nor nearly so.
 */
export function callIsBetter(tally: Tally, odds: Fraction): boolean {
  const behind = FOLD_NET * tally.deals - antes(tally);
  return 2 * odds.numerator * tally.wins > odds.denominator * behind;
}

import { simplestFraction } from './fraction.js';

/**
 * What a bet wins at the given odds "to one", rounded down to the smallest unit; exact for odds such as 3:2 or 1:3 too.
 * `stake` is a whole number of smallest units, `odds` are at most 1,000,000.
 */
export function profitAt(odds: number, stake: number): number {
  return share(stake, odds, 1);
}

/** A percentage of an amount of smallest units, rounded down to the smallest unit. */
export function percentOf(percent: number, amount: number): number {
  return share(amount, percent, 100);
}

/** `amount` times `factor` by `divisor`, rounded down. */
function share(amount: number, factor: number, divisor: number): number {
  const { numerator, denominator } = simplestFraction(factor);
  return Number((BigInt(amount) * BigInt(numerator)) / (BigInt(denominator) * BigInt(divisor)));
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { simplestFraction } from '../../src/rules/fraction.js';

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

describe('the fraction of a payout', () => {
  it('is the one that was written, in lowest terms', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 1_000_000 }), (profit, stake) => {
        const divisor = greatestDivisor(profit, stake);
        expect(simplestFraction(profit / stake)).toEqual({
          numerator: profit / divisor,
          denominator: stake / divisor,
        });
      }),
    );
  });

  it('is the very number again, for any number that pays more than a trillionth', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-12, max: 1_000_000, noNaN: true }), (odds) => {
        const { numerator, denominator } = simplestFraction(odds);
        expect(numerator / denominator).toBe(odds);
        expect([numerator, denominator].every(Number.isSafeInteger)).toBe(true);
      }),
    );
  });

  it('has whole terms for the smallest numbers too', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e-12, noNaN: true }), (odds) => {
        const { numerator, denominator } = simplestFraction(odds);
        expect([numerator, denominator].every(Number.isInteger)).toBe(true);
        expect(numerator / denominator).toBeCloseTo(odds, 20);
      }),
    );
  });
});

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

  it('is the very number again, whatever the number', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-100, max: 1_000_000, noNaN: true }), (odds) => {
        const { numerator, denominator } = simplestFraction(odds);
        expect(numerator / denominator).toBe(odds);
        expect([numerator, denominator].every(Number.isInteger)).toBe(true);
      }),
      // Numbers for which a continued fraction of safe terms is too coarse.
      { examples: [[0.011904761904761906], [0.0012936610608020697], [1.1834646195046839e-12]] },
    );
  });

  it('is nothing for the smallest numbers that there are', () => {
    expect(simplestFraction(Number.MIN_VALUE)).toMatchObject({ numerator: 0 });
  });
});

/** A non-negative rational number in lowest terms. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/**
 * The simplest fraction that is stored as this very number: 1.5 is 3/2, 0.333... (from `1:3`) is 1/3. So payouts that
 * are held as numbers stay exact. Numbers far below a trillionth may be hit by no fraction; they get one close by.
 *
 * Walks the continued fraction of the number until it gives back the number, by Euclid's algorithm. Its remainders are
 * exact, so that the walk always ends; with 1 / rest, which is rounded, there are numbers for which it would not.
 */
export function simplestFraction(value: number): Fraction {
  const floor = Math.floor(value);
  let [previousN, previousD, n, d] = [1, 0, floor, 1];
  let [divisor, rest] = [1, value - floor];
  while (n / d !== value) {
    const remainder = divisor % rest;
    const whole = Math.round((divisor - remainder) / rest);
    const nextD = whole * d + previousD;
    // Nothing is left to divide by, or the next fraction is beyond all numbers.
    if (!Number.isFinite(nextD)) break;
    [previousN, previousD, n, d] = [n, d, whole * n + previousN, nextD];
    [divisor, rest] = [rest, remainder];
  }
  return { numerator: n, denominator: d };
}

/** A non-negative rational number in lowest terms. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/**
 * The simplest fraction that is stored as this very number: 1.5 is 3/2, 0.333... (from `1:3`) is 1/3. So payouts that
 * are held as numbers stay exact. `value` is not negative.
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
    [previousN, previousD, n, d] = [n, d, whole * n + previousN, whole * d + previousD];
    if (!Number.isSafeInteger(n) || !Number.isSafeInteger(d)) return storedFraction(value);
    [divisor, rest] = [rest, remainder];
  }
  return { numerator: n, denominator: d };
}

/** The fraction as which a number is stored, a power of two below the line; 0 for numbers beyond all use. */
function storedFraction(value: number): Fraction {
  let denominator = 1;
  while (denominator < 2 ** 1000 && !Number.isInteger(value * denominator)) denominator *= 2;
  return { numerator: Math.floor(value * denominator), denominator };
}

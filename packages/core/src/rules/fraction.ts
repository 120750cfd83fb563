/** A non-negative rational number in lowest terms. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/**
 * The simplest fraction that is stored as this very number: 1.5 is 3/2, 0.333... (from `1:3`) is 1/3.
 * Walks the continued fraction until it gives back the number, so that payouts held as numbers stay exact.
 */
export function simplestFraction(value: number): Fraction {
  if (Number.isInteger(value)) return { numerator: value, denominator: 1 };
  let [previousN, previousD, n, d] = [1, 0, Math.floor(value), 1];
  let rest = value - n;
  while (n / d !== value && rest > 0) {
    const inverse = 1 / rest;
    const whole = Math.floor(inverse);
    [previousN, previousD, n, d] = [n, d, whole * n + previousN, whole * d + previousD];
    rest = inverse - whole;
  }
  return { numerator: n, denominator: d };
}

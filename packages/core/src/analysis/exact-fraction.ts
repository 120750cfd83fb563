/** A fraction that is never rounded; its denominator is positive, its terms need not be the lowest. */
export interface ExactFraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestDivisor(b, a % b);
}

/** The smallest denominator with which all of the fractions can be written. */
export function commonDenominator(fractions: readonly ExactFraction[]): bigint {
  return fractions.reduce((common, { numerator, denominator }) => {
    const divisor = greatestDivisor(denominator, numerator < 0n ? -numerator : numerator);
    const lowest = denominator / divisor;
    return (common / greatestDivisor(common, lowest)) * lowest;
  }, 1n);
}

/** The numerator of a fraction once its denominator is the one given. */
export function numeratorOver(denominator: bigint, fraction: ExactFraction): bigint {
  return (fraction.numerator * denominator) / fraction.denominator;
}

/** The nearest number. */
export function toNumber({ numerator, denominator }: ExactFraction): number {
  return Number(numerator) / Number(denominator);
}

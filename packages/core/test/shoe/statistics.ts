/**
 * How far a chi-square statistic lies from what chance gives, in standard deviations (Wilson and Hilferty, The
 * distribution of chi-square, 1931): above 0 the counts differ more than they should, below 0 they are too even.
 */
export function chiSquareDeviation(statistic: number, degrees: number): number {
  const spread = 2 / (9 * degrees);
  return (Math.cbrt(statistic / degrees) - (1 - spread)) / Math.sqrt(spread);
}

/** Pearson's statistic of counts against what is expected of each. */
export function chiSquare(counts: ArrayLike<number>, expected: (cell: number) => number): number {
  let sum = 0;
  for (let cell = 0; cell < counts.length; cell++)
    sum += (counts[cell]! - expected(cell)) ** 2 / expected(cell);
  return sum;
}

/** The deviation of counts from an even spread. */
export function unevenness(counts: ArrayLike<number>): number {
  const total = Array.from(counts).reduce((sum, count) => sum + count, 0);
  return chiSquareDeviation(
    chiSquare(counts, () => total / counts.length),
    counts.length - 1,
  );
}

/** The deviation of a count from what a chance gives in so many trials, in standard deviations. */
export function countDeviation(count: number, trials: number, chance: number): number {
  return (count - trials * chance) / Math.sqrt(trials * chance * (1 - chance));
}

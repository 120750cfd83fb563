/**
 * The probabilities of totals, which are whole numbers, as runs of neighboring totals: between those of a usual session
 * and those with a royal flush hardly any is possible.
 */
export type Distribution = readonly Run[];

interface Run {
  /** The total of the first probability. */
  readonly start: number;
  readonly probabilities: Float64Array;
}

/** One possible result of a round and its probability. */
export interface RoundResult {
  readonly total: number;
  readonly probability: number;
}

/** Runs closer than this are joined: adding zeros is cheaper than keeping runs apart. */
const GAP = 64;

/** The probability that may get lost after each round, when improbable totals are cut off. */
const CUT = 1e-18;

/** Before the first round the total is 0. */
export const NOTHING_YET: Distribution = [{ start: 0, probabilities: Float64Array.of(1) }];

/** The distribution after one more round: every total so far, shifted by every result of the round. */
export function addRound(before: Distribution, round: readonly RoundResult[]): Distribution {
  const after = emptyRuns(before, round);
  for (const { total, probability } of round) {
    let i = 0;
    for (const { start, probabilities } of before) {
      const from = start + total;
      while (endOf(after[i] as Run) <= from) i++;
      const run = after[i] as Run;
      const offset = from - run.start;
      for (let k = 0; k < probabilities.length; k++) {
        (run.probabilities[offset + k] as number) += probability * (probabilities[k] as number);
      }
    }
  }
  return cutEnds(after);
}

function endOf(run: Run): number {
  return run.start + run.probabilities.length;
}

/** Runs of zeros wherever a total can come to lie, in ascending order. */
function emptyRuns(before: Distribution, round: readonly RoundResult[]): Run[] {
  const spans = round
    .flatMap(({ total }) => before.map((run) => ({ start: run.start + total, end: endOf(run) + total })))
    .sort((a, b) => a.start - b.start);
  const joined: { start: number; end: number }[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span.start <= last.end + GAP) last.end = Math.max(last.end, span.end);
    else joined.push(span);
  }
  return joined.map(({ start, end }) => ({ start, probabilities: new Float64Array(end - start) }));
}

/** Cuts improbable totals off the ends of the runs, the highest first, until {@link CUT} would be exceeded. */
function cutEnds(runs: readonly Run[]): Run[] {
  let left = CUT;
  const kept: Run[] = [];
  for (const { start, probabilities } of runs.toReversed()) {
    let end = probabilities.length;
    while (end > 0 && (probabilities[end - 1] as number) <= left) left -= probabilities[--end] as number;
    let first = 0;
    while (first < end && (probabilities[first] as number) <= left) left -= probabilities[first++] as number;
    if (first < end) kept.push({ start: start + first, probabilities: probabilities.subarray(first, end) });
  }
  return kept.reverse();
}

import { GameError, quote } from '../errors.js';
import { checkAmount } from '../rules/amount.js';
import { toRules } from '../rules/rules.js';
import { addRound, NOTHING_YET, type Distribution, type Step } from './distribution.js';
import { commonDenominator, numeratorOver, toNumber } from './exact-fraction.js';
import { gameSteps, type GameQuery } from './game.js';
import { deviationOf, meanOf, netResults, type NetResult } from './net-results.js';
import { runAtOnce, runInSlices, type Steps, type Watch } from '../slices.js';

/** Which session is asked for. */
export interface SessionQuery extends GameQuery {
  /** Counted rounds, 1 to 10,000. */
  readonly rounds: number;
  /** The ante of every round in smallest units; 1 when absent. */
  readonly ante?: number | undefined;
}

/** The outlook on a session of equal antes, side bets left out. Totals are in smallest units, payouts unrounded. */
export interface SessionAnalysis {
  /** The chance to end with more than at the beginning, 0 to 1. */
  readonly ahead: number;
  readonly even: number;
  readonly behind: number;
  readonly mean: number;
  readonly standardDeviation: number;
  /** The chance of every total in ascending order; totals of less than 1e-18 together are left out in each round. */
  readonly distribution: readonly { readonly net: number; readonly probability: number }[];
}

const MOST_ROUNDS = 10_000;

/** The most totals that are kept apart. Payouts in tiny fractions have too many different sums. */
const MOST_TOTALS = 2_000_000;

/**
 * The exact distribution of the total after some rounds: one round at a time is added to it.
 * Takes some milliseconds for 20 rounds, some hundred for 1,000: see {@link analyzeSessionAsync}.
 * Throws `option-invalid` for rounds out of range or payouts too finely divided to be added up, `amount-invalid` for the
 * ante, and the errors of `analyzeGame`.
 */
export function analyzeSession(query: SessionQuery): SessionAnalysis {
  return runAtOnce(sessionSteps(query));
}

/** The same in slices of some milliseconds. Rejects with the errors of {@link analyzeSession}, and with `aborted`. */
export async function analyzeSessionAsync(query: SessionQuery & Watch): Promise<SessionAnalysis> {
  return runInSlices(sessionSteps(query), query);
}

function* sessionSteps(query: SessionQuery): Steps<SessionAnalysis> {
  const { rounds } = query;
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > MOST_ROUNDS) {
    throw new GameError(
      'option-invalid',
      `rounds ${quote(rounds)}: expected a whole number from 1 to ${MOST_ROUNDS}`,
    );
  }
  const ante = checkAmount('ante', query.ante ?? 1, 1);
  const rules = toRules(query.rules);
  const game = yield* halfway(gameSteps({ ...query, rules }), 0);
  const results = netResults(game.outcomes, rules.paytable);
  const parts = commonDenominator(results.map(({ net }) => net));
  const round = stepsOf(results, parts, rounds);
  const totals = yield* halfway(playRounds(round, rounds), 0.5);
  return Object.freeze({
    ...summary(totals, ante / Number(parts)),
    mean: rounds * toNumber(meanOf(results)) * ante,
    standardDeviation: Math.sqrt(rounds) * deviationOf(results) * ante,
  });
}

/** Half of the work, the first or, from 0.5 on, the second. */
function* halfway<Result>(steps: Steps<Result>, from: 0 | 0.5): Steps<Result> {
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) yield from + step.value / 2;
  return step.value;
}

/** A round's results in parts of the ante. */
function stepsOf(results: readonly NetResult[], parts: bigint, rounds: number): Step[] {
  const deals = results.reduce((sum, result) => sum + result.deals, 0);
  const steps = results.map((result) => ({
    total: Number(numeratorOver(parts, result.net)),
    probability: result.deals / deals,
  }));
  if (steps.some(({ total }) => !Number.isSafeInteger(total * rounds))) throw tooFine();
  return steps;
}

function* playRounds(round: readonly Step[], rounds: number): Steps<Distribution> {
  let totals = NOTHING_YET;
  for (let played = 1; played <= rounds; played++) {
    totals = addRound(totals, round);
    if (totals.reduce((sum, run) => sum + run.probabilities.length, 0) > MOST_TOTALS) throw tooFine();
    yield played / rounds;
  }
  return totals;
}

function tooFine(): GameError {
  return new GameError('option-invalid', 'paytable: its payouts are too finely divided to add up a session');
}

function summary(
  totals: Distribution,
  unit: number,
): Pick<SessionAnalysis, 'ahead' | 'even' | 'behind' | 'distribution'> {
  let [ahead, even, behind] = [0, 0, 0];
  const distribution: { net: number; probability: number }[] = [];
  for (const { start, probabilities } of totals) {
    for (const [i, probability] of probabilities.entries()) {
      if (probability === 0) continue;
      const total = start + i;
      if (total > 0) ahead += probability;
      else if (total < 0) behind += probability;
      else even += probability;
      distribution.push({ net: total * unit, probability });
    }
  }
  return { ahead, even, behind, distribution };
}

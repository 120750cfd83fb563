import { checkWhole } from '../check-option.js';
import { GameError } from '../errors.js';
import { checkAmount } from '../rules/amount.js';
import { toRules } from '../rules/rules.js';
import { runAtOnce, runInSlices, type Steps, type Watch } from '../slices.js';
import { addRound, NOTHING_YET, type Distribution, type RoundResult } from './distribution.js';
import { commonDenominator, numeratorOver, toNumber } from './exact-fraction.js';
import { gameSteps, type GameQuery } from './game.js';
import { deviationOf, meanOf, netResults, type NetResult } from './net-results.js';

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
  /** The chance to end with just as much. */
  readonly even: number;
  /** The chance to end with less. */
  readonly behind: number;
  /** The mean of the total. */
  readonly mean: number;
  /** The standard deviation of the total. */
  readonly standardDeviation: number;
  /** The chance of every total, in ascending order; in each round, totals of less than 1e-18 together are left out. */
  readonly distribution: readonly { readonly net: number; readonly probability: number }[];
}

const MOST_ROUNDS = 10_000;

/** The most totals that are told apart. Payouts in tiny fractions have too many different sums. */
const MOST_TOTALS = 2_000_000;

/**
 * The exact distribution of the total after some rounds, found by adding one round at a time.
 * Takes some milliseconds for 20 rounds, some hundred for 1,000: see {@link analyzeSessionAsync}.
 * Throws `option-invalid` for rounds out of range or payouts too finely divided to be added up, `amount-invalid` for
 * the ante, and the errors of `analyzeGame`.
 */
export function analyzeSession(query: SessionQuery): SessionAnalysis {
  return runAtOnce(sessionSteps(query));
}

/** {@link analyzeSession} in slices of some milliseconds. Rejects with its errors, and with `aborted`. */
export async function analyzeSessionAsync(query: SessionQuery & Watch): Promise<SessionAnalysis> {
  return runInSlices(sessionSteps(query), query);
}

function* sessionSteps(query: SessionQuery): Steps<SessionAnalysis> {
  const rounds = checkWhole('rounds', query.rounds, 1, MOST_ROUNDS);
  const ante = checkAmount('ante', query.ante ?? 1, 1);
  const rules = toRules(query.rules);
  const game = yield* asHalf(gameSteps({ ...query, rules }), 0);
  const results = netResults(game.outcomes, rules.paytable);
  const parts = commonDenominator(results.map(({ net }) => net));
  const round = roundResults(results, parts, rounds);
  const totals = yield* asHalf(playRounds(round, rounds), 0.5);
  return Object.freeze({
    ...summary(totals, ante / Number(parts)),
    mean: rounds * toNumber(meanOf(results)) * ante,
    standardDeviation: Math.sqrt(rounds) * deviationOf(results) * ante,
  });
}

/** Steps as one half of the work: the share done goes on from 0, or from 0.5 for the second half. */
function* asHalf<Result>(steps: Steps<Result>, from: 0 | 0.5): Steps<Result> {
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) yield from + step.value / 2;
  return step.value;
}

/** The results of a round in parts of the ante. Throws `option-invalid` when they are too many to add up exactly. */
function roundResults(results: readonly NetResult[], parts: bigint, rounds: number): RoundResult[] {
  const deals = results.reduce((sum, result) => sum + result.deals, 0);
  const inParts = results.map((result) => ({
    total: Number(numeratorOver(parts, result.net)),
    probability: result.deals / deals,
  }));
  if (inParts.some(({ total }) => !Number.isSafeInteger(total * rounds))) throw tooFine();
  return inParts;
}

function* playRounds(round: readonly RoundResult[], rounds: number): Steps<Distribution> {
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

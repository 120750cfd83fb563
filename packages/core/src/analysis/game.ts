import { optionInvalid } from '../check-option.js';
import { CATEGORIES } from '../evaluator/category.js';
import { lowestQualifying } from '../evaluator/qualifier.js';
import { toRules, type Rules, type RulesLike } from '../rules/rules.js';
import { runAtOnce, runInSlices, type Steps, type Watch } from '../slices.js';
import { choicesByValue, type Choices } from './choices.js';
import { toNumber, type ExactFraction } from './exact-fraction.js';
import { deviationOf, meanOf, netResults } from './net-results.js';
import { optimalChoices } from './optimal-choices.js';
import type { CategoryOutcomes, Outcomes } from './outcomes.js';
import { playAll } from './play-all.js';
import { strategies } from './strategies.js';
import type { Strategy } from './strategy.js';

/** Which game is asked for. */
export interface GameQuery {
  readonly rules?: RulesLike | undefined;
  /** One of `strategies`, or one of your own that has `byValue`; `optimal` when absent. */
  readonly strategy?: Strategy | undefined;
}

/** The exact figures of a whole game. Side bets are left out, payouts count unrounded, amounts are in antes. */
export interface GameAnalysis {
  /** All deals of hand, upcard and hole cards: 19,933,230,517,200. */
  readonly deals: number;
  /** The player's mean net result of a round, without rounding; in any terms. */
  readonly net: ExactFraction;
  /** What the house keeps of each ante, 0 to 1; negative when the game favors the player. */
  readonly houseEdge: number;
  /** What the house keeps of all that is staked, call bets included; below 0 when the game favors the player. */
  readonly elementOfRisk: number;
  /** The standard deviation of a round's net result. */
  readonly standardDeviation: number;
  /** The share of rounds that are folded, 0 to 1. */
  readonly foldRate: number;
  /** The mean of all that is staked in a round: the ante, and twice the ante for a call. */
  readonly averageWager: number;
  /** How the deals end, by the player's category. */
  readonly outcomes: Outcomes;
}

/**
 * The exact figures of a whole game under the rules in force, for the best play or another strategy.
 * Takes from about ten milliseconds to some hundred, depending on the rules: see {@link analyzeGameAsync}.
 * Throws the errors of the rules, and `option-invalid` for a strategy that cannot be counted.
 */
export function analyzeGame(query: GameQuery = {}): GameAnalysis {
  return runAtOnce(gameSteps(query));
}

/** {@link analyzeGame} in slices of some milliseconds. Rejects with its errors, and with `aborted`. */
export async function analyzeGameAsync(query: GameQuery & Watch = {}): Promise<GameAnalysis> {
  return runInSlices(gameSteps(query), query);
}

/** {@link analyzeGame} in steps. */
export function* gameSteps(query: GameQuery): Steps<GameAnalysis> {
  const rules = toRules(query.rules);
  const choices = choicesOf(query.strategy ?? strategies.optimal, rules);
  const outcomes = yield* playAll(choices, lowestQualifying(rules.qualifier));
  return summary(outcomes, rules);
}

function choicesOf(strategy: Strategy, rules: Rules): Choices {
  if (strategy === strategies.optimal) return optimalChoices(rules);
  if (strategy.byValue) return choicesByValue(strategy.byValue);
  throw optionInvalid('strategy', strategy.name, 'one of the strategies, or one that has byValue');
}

function summary(outcomes: Outcomes, rules: Rules): GameAnalysis {
  const sum = (count: (outcome: CategoryOutcomes) => number): number =>
    CATEGORIES.reduce((total, category) => total + count(outcomes[category]), 0);
  const deals = sum((outcome) => outcome.deals);
  const foldRate = sum((outcome) => outcome.folds) / deals;
  const averageWager = 1 + 2 * (1 - foldRate);
  const results = netResults(outcomes, rules.paytable);
  const net = meanOf(results);
  const houseEdge = -toNumber(net);
  return Object.freeze({
    deals,
    net: Object.freeze(net),
    houseEdge,
    elementOfRisk: houseEdge / averageWager,
    standardDeviation: deviationOf(results),
    foldRate,
    averageWager,
    outcomes,
  });
}

import { CATEGORIES } from '../evaluator/category.js';
import { simplestFraction } from '../rules/fraction.js';
import type { Paytable } from '../rules/paytable.js';
import { commonDenominator, numeratorOver, toNumber, type ExactFraction } from './exact-fraction.js';
import type { CategoryOutcomes, Outcomes } from './outcomes.js';

/** One possible net result of a round, in antes, and how many deals end with it. */
export interface NetResult {
  readonly net: ExactFraction;
  readonly deals: number;
}

function whole(net: number): ExactFraction {
  return { numerator: BigInt(net), denominator: 1n };
}

/** What a win pays: the ante, and the call bet of two antes at the odds. */
function winAt(odds: number): ExactFraction {
  const { numerator, denominator } = simplestFraction(odds);
  return { numerator: BigInt(denominator) + 2n * BigInt(numerator), denominator: BigInt(denominator) };
}

/** What the outcomes of a game are worth (the rules: docs/guide/rules.md), results that no deal has left out. */
export function netResults(outcomes: Outcomes, paytable: Paytable): NetResult[] {
  const sum = (count: (outcome: CategoryOutcomes) => number): number =>
    CATEGORIES.reduce((deals, category) => deals + count(outcomes[category]), 0);
  const results = [
    { net: whole(-3), deals: sum((outcome) => outcome.losses) },
    { net: whole(-1), deals: sum((outcome) => outcome.folds) },
    { net: whole(0), deals: sum((outcome) => outcome.ties) },
    { net: whole(1), deals: sum((outcome) => outcome.notQualified) },
    ...CATEGORIES.map((category) => ({ net: winAt(paytable[category]), deals: outcomes[category].wins })),
  ];
  return results.filter(({ deals }) => deals > 0);
}

/** The mean of net results. */
export function meanOf(results: readonly NetResult[]): ExactFraction {
  const denominator = commonDenominator(results.map(({ net }) => net));
  let numerator = 0n;
  let all = 0n;
  for (const { net, deals } of results) {
    numerator += numeratorOver(denominator, net) * BigInt(deals);
    all += BigInt(deals);
  }
  return { numerator, denominator: denominator * all };
}

/** The standard deviation of net results, in antes. */
export function deviationOf(results: readonly NetResult[]): number {
  const mean = toNumber(meanOf(results));
  let squares = 0;
  let all = 0;
  for (const { net, deals } of results) {
    squares += deals * (toNumber(net) - mean) ** 2;
    all += deals;
  }
  return Math.sqrt(squares / all);
}

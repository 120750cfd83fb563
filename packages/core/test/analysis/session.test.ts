import { describe, expect, it } from 'vitest';
import { analyzeGame } from '../../src/analysis/game.js';
import { analyzeSession, analyzeSessionAsync, type SessionAnalysis } from '../../src/analysis/session.js';
import { strategies } from '../../src/analysis/strategies.js';
import { CATEGORIES } from '../../src/evaluator/category.js';
import { toPaytable } from '../../src/rules/paytable.js';
import { codeOf } from '../error-code.js';

/** The chances of all totals, in 1/parts of an ante, by adding every result of a round to every total so far. */
function naiveTotals(paytable: string, rounds: number, parts: number): Map<number, number> {
  const { outcomes, deals } = analyzeGame({ rules: { paytable } });
  const round = new Map<number, number>();
  const add = (totals: Map<number, number>, total: number, probability: number) =>
    totals.set(total, (totals.get(total) ?? 0) + probability);
  for (const category of CATEGORIES) {
    const { folds, notQualified, wins, ties, losses } = outcomes[category];
    add(round, -parts, folds / deals);
    add(round, parts, notQualified / deals);
    add(round, Math.round(parts * (1 + 2 * toPaytable(paytable)[category])), wins / deals);
    add(round, 0, ties / deals);
    add(round, -3 * parts, losses / deals);
  }
  let totals = new Map([[0, 1]]);
  for (let played = 0; played < rounds; played++) {
    const next = new Map<number, number>();
    for (const [total, probability] of totals) {
      for (const [net, chance] of round) add(next, total + net, probability * chance);
    }
    totals = next;
  }
  return totals;
}

function sum({ distribution }: SessionAnalysis, weigh: (net: number) => number): number {
  return distribution.reduce((total, { net, probability }) => total + weigh(net) * probability, 0);
}

describe('a session', () => {
  it('of 20 rounds ends ahead with the published chance', () => {
    const session = analyzeSession({ rounds: 20 });
    expect(session.ahead).toBeCloseTo(0.394565551104903, 14);
    expect(session.ahead + session.even + session.behind).toBeCloseTo(1, 14);
  });

  it.each([
    ['standard', 1],
    ['betmgm', 1],
    ['100/50/20/7/5/4/3/2/1:3/1.5', 3],
    ['100.25/50/20/7/5/4/3/2/0.7/1', 10],
    ['1000000/50/20/7/5/4/3/2/1', 1],
  ])('under %s equals adding up every total by hand', (paytable, parts) => {
    for (const rounds of [1, 2, 5]) {
      const { distribution } = analyzeSession({ rules: { paytable }, rounds });
      const expected = [...naiveTotals(paytable, rounds, parts)].sort(([a], [b]) => a - b);
      const likely = expected.filter(([, probability]) => probability > 1e-17);
      const found = new Map(
        distribution.map(({ net, probability }) => [Math.round(net * parts), probability]),
      );
      for (const [total, probability] of likely) {
        expect(Math.abs(found.get(total)! - probability)).toBeLessThan(1e-15);
      }
      expect(found.size).toBeLessThanOrEqual(expected.length);
    }
  });

  it.each([1, 20, 300])('of %i rounds has a distribution with the stated mean and deviation', (rounds) => {
    const session = analyzeSession({ rounds, ante: 5 });
    const game = analyzeGame();
    expect(session.mean).toBeCloseTo(-game.houseEdge * rounds * 5, 10);
    expect(session.standardDeviation).toBeCloseTo(game.standardDeviation * Math.sqrt(rounds) * 5, 10);
    expect(sum(session, () => 1)).toBeCloseTo(1, 13);
    expect(sum(session, (net) => net)).toBeCloseTo(session.mean, 9);
    expect(Math.sqrt(sum(session, (net) => (net - session.mean) ** 2))).toBeCloseTo(
      session.standardDeviation,
      8,
    );
    expect(sum(session, (net) => Number(net > 0))).toBeCloseTo(session.ahead, 13);
  });

  it('lists totals in ascending order, in smallest units', () => {
    const nets = analyzeSession({ rounds: 1, ante: 200 }).distribution.map(({ net }) => net);
    expect(nets).toEqual([-600, -200, 0, 200, 600, 1000, 1400, 1800, 2200, 3000, 8200, 20200, 40200]);
  });

  it('depends on the strategy', () => {
    const distribution = analyzeSession({ rounds: 1, strategy: strategies.always }).distribution;
    expect(distribution.map(({ net }) => net)).not.toContain(-1);
  });

  it('adds up payouts in tiny fractions', () => {
    const session = analyzeSession({ rules: { paytable: '100.00001/50/20/7/5/4/3/2/1' }, rounds: 20 });
    const plain = analyzeSession({ rounds: 20 });
    expect(session.ahead).toBeCloseTo(plain.ahead, 10);
    expect(session.distribution.length).toBeGreaterThan(plain.distribution.length);
  });

  it('refuses rounds and antes that make no sense, and payouts that cannot be added up', () => {
    for (const rounds of [0, -1, 1.5, NaN, 10_001]) {
      expect(codeOf(() => analyzeSession({ rounds }))).toBe('option-invalid');
    }
    expect(codeOf(() => analyzeSession({ rounds: 20, ante: 0 }))).toBe('amount-invalid');
    expect(codeOf(() => analyzeSession({ rounds: 20, rules: { paytable: 'no' } }))).toBe('paytable-invalid');
    const paytable = '0.000001:9999999/50/20/7/5/4/3/2/1';
    expect(codeOf(() => analyzeSession({ rounds: 20, rules: { paytable } }))).toBe('option-invalid');
  });

  it('comes to the same in slices, and stops at its signal', async () => {
    const told: number[] = [];
    const session = await analyzeSessionAsync({ rounds: 50, onProgress: (done) => told.push(done) });
    expect(session).toEqual(analyzeSession({ rounds: 50 }));
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(told.at(-1)).toBe(1);
    await expect(analyzeSessionAsync({ rounds: 50, signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'aborted',
    });
  });
});

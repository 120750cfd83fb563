import { describe, expect, it } from 'vitest';
import { analyzeGame } from '../../src/analysis/game.js';
import { strategies, type StrategyName } from '../../src/analysis/strategies.js';
import { CATEGORIES, type Category } from '../../src/evaluator/category.js';
import { loadEvaluator } from '../../src/evaluator/load.js';
import { createDecisionTable } from '../../src/evaluator/simulation/decision-table.js';
import type { SimulationOptions } from '../../src/evaluator/simulation/options.js';
import type { SimulationStrategy } from '../../src/evaluator/simulation/strategy.js';
import { toRules, type RulesLike } from '../../src/rules/rules.js';
import { settle } from '../../src/rules/settle.js';
import { naiveEvaluate } from './naive.js';
import { replayDeals } from './replay-deals.js';

const wasm = await loadEvaluator({ engine: 'wasm' });
const js = await loadEvaluator({ engine: 'js' });
const rules = toRules();

describe('a simulation', () => {
  it.each<[string, Partial<SimulationOptions>]>([
    ['of one round', { rounds: 1 }],
    ['of fifteen rounds', { rounds: 15 }],
    ['in more than one step', { rounds: 40_001 }],
    ['with another seed', { seed: 'another' }],
    ['that shuffles after 30 cards', { reshuffle: 30 }],
    ['that shuffles as late as can be', { reshuffle: 52 }],
    ['with a jackpot bet', { jackpot: { meter: 1000 } }],
    ['with a bankroll', { bankroll: { amount: 30, rounds: 100 } }],
    [
      'with everything',
      {
        reshuffle: 11,
        jackpot: { meter: 500.5, stake: 2, rise: 0.3, reset: 100 },
        bankroll: { amount: 9, rounds: 7 },
      },
    ],
    ['of the best play', { strategy: strategies.optimal }],
    [
      'that pays fractions',
      { rules: toRules({ paytable: '99.5/3:2/1:3/7/5/4/3/2/1/0.25', qualifier: 'pair' }) },
    ],
  ])('%s has the same result in both engines, to the last bit', async (_, change) => {
    const options = { rounds: 20_000, strategy: strategies.threeRules, rules, seed: 'one', ...change };
    expect(wasm.engine).toBe('wasm');
    expect(await wasm.simulate(options)).toEqual(await js.simulate(options));
  });

  it('gives other rounds for another seed, and the same for the same', async () => {
    const options = { rounds: 5000, strategy: strategies.akj83, rules, seed: 'a' };
    const result = await js.simulate(options);
    expect(await js.simulate({ ...options, seed: 'b' })).not.toEqual(result);
    expect(await js.simulate({ ...options, seed: 'a' })).toEqual(result);
  });

  it('keeps its seeded sequence from version to version', async () => {
    const { results } = await js.simulate({
      rounds: 1000,
      strategy: strategies.always,
      rules,
      seed: 'golden-1',
    });
    expect(results).toMatchInlineSnapshot(`
      {
        "fold": 0,
        "lose": 418,
        "not-qualified": 438,
        "tie": 0,
        "win": 144,
      }
    `);
  });
});

describe('a simulated round', () => {
  it.each<[RulesLike, StrategyName, SimulationOptions['reshuffle']]>([
    [{}, 'optimal', 'round'],
    [{ paytable: 'betmgm', qualifier: 'ace-high' }, 'akj83', 30],
    [{ paytable: '100/50/20/7/5/4/3/2/0', qualifier: 'pair' }, 'matchingRank', 52],
    [{ qualifier: 'any', jackpot: { rule: 'qualified', onFold: 'forfeit' } }, 'pairOrBetter', 20],
  ])('under %j by %s is dealt, decided and settled as at the table', async (rulesLike, name, reshuffle) => {
    const rules = toRules(rulesLike);
    const rounds = 6000;
    const options = { rounds, strategy: strategies[name], rules, seed: name, reshuffle };
    const money = {
      jackpot: { meter: 4000, stake: 1, rise: 0.5, reset: 50 },
      bankroll: { amount: 40, rounds: 60 },
    };
    const result = await wasm.simulate({ ...options, ...money });

    const nets = new Map<number, number>();
    const categories = new Map<Category, number>();
    let [meter, returned, balance, played, sessions, ruined] = [4000, 0, 40, 0, 0, 0];
    for (const { player, dealer } of replayDeals(name, rounds, reshuffle)) {
      const { choice } = strategies[name].decide(player, dealer[0] as number, rules);
      // A hundred to the ante: the odds of these paytables are whole numbers, so nothing is rounded.
      const { net, dealerQualified } = settle({ player, dealer, decision: choice, ante: 100, rules });
      nets.set(net / 100, (nets.get(net / 100) ?? 0) + 1);
      const category = CATEGORIES[naiveEvaluate(player).category] as Category;
      categories.set(category, (categories.get(category) ?? 0) + 1);

      meter += 0.5;
      let prize = 0;
      const lives = rules.jackpot.rule === 'independent' || (dealerQualified && choice === 'call');
      const wins = lives ? rules.jackpot.table[category] : undefined;
      if (wins && 'times' in wins) prize = wins.times;
      if (wins && 'percent' in wins) {
        prize = (meter * wins.percent) / 100;
        meter = wins.percent === 100 ? 50 : meter - prize;
      }
      returned += prize;
      balance += net / 100 + prize - 1;
      played++;
      if (played === 60 || balance < 4) {
        sessions++;
        if (played < 60) ruined++;
        [balance, played] = [40, 0];
      }
    }

    const histogram = [...nets].sort((a, b) => a[0] - b[0]).map(([net, rounds]) => ({ net, rounds }));
    expect(result.histogram).toEqual(histogram);
    for (const category of CATEGORIES)
      expect(result.categories[category]).toBe(categories.get(category) ?? 0);
    expect(result.jackpot?.meter).toBeCloseTo(meter, 6);
    expect(result.jackpot?.mean).toBeCloseTo(returned / rounds - 1, 9);
    expect(result.bankroll).toEqual({ sessions, ruined, ruinShare: ruined / sessions });
  });
});

describe('the mean of a simulation', () => {
  it.each<[StrategyName, RulesLike]>([
    ['optimal', {}],
    ['threeRules', {}],
    ['akj83', {}],
    ['matchingRank', {}],
    ['pairOrBetter', {}],
    ['aceKingOrBetter', {}],
    ['always', {}],
    ['optimal', { paytable: 'software', qualifier: 'ace-high' }],
    ['optimal', { paytable: '0/0/0/0/0/0/0/0/0/5', qualifier: 'pair' }],
    ['always', { paytable: 'betmgm', qualifier: 'any' }],
  ])('of %s under %j agrees with the exact analysis', async (name, rulesLike) => {
    const rules = toRules(rulesLike);
    const rounds = 1_000_000;
    const exact = analyzeGame({ rules, strategy: strategies[name] });
    const strategy = createDecisionTable(strategies[name], rules);
    for (const reshuffle of ['round', 30] as const) {
      // Cards gone change single rounds, not the mean of a play that does not look at them.
      const result = await wasm.simulate({ rounds, strategy, rules, seed: 'mean', reshuffle });
      const error = exact.standardDeviation / Math.sqrt(rounds);
      expect(Math.abs(result.mean + exact.houseEdge)).toBeLessThan(4.5 * error);
      expect(result.standardDeviation / exact.standardDeviation).toBeCloseTo(1, 1);
      const folds = Math.sqrt((exact.foldRate * (1 - exact.foldRate)) / rounds);
      expect(Math.abs(result.results.fold / rounds - exact.foldRate)).toBeLessThanOrEqual(4.5 * folds);
      expect(result.confidence.high - result.mean).toBeCloseTo(1.96 * (result.standardDeviation / 1000), 4);
      expect(result.mean - result.confidence.low).toBeCloseTo(1.96 * (result.standardDeviation / 1000), 4);
    }
  });
});

describe('a decision table', () => {
  it('decides as its strategy, also where suits matter', async () => {
    // Plays a hand without a pair only when it holds three cards of the upcard's suit.
    const suitMatters: SimulationStrategy = {
      decide(hand, upcard) {
        const { category } = naiveEvaluate(hand);
        const suited = hand.filter((card) => card % 4 === upcard % 4);
        return { choice: category === 0 && suited.length < 3 ? 'fold' : 'call' };
      },
    };
    for (const strategy of [suitMatters, strategies.optimal]) {
      const result = await wasm.simulate({ rounds: 4000, strategy, rules, seed: 'suits' });
      let folds = 0;
      for (const { player, dealer } of replayDeals('suits', 4000, 'round')) {
        if (strategy.decide(player, dealer[0] as number, rules).choice === 'fold') folds++;
      }
      expect(result.results.fold).toBe(folds);
    }
  });
});

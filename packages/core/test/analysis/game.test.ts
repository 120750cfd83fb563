import { describe, expect, it } from 'vitest';
import { analyzeGame, analyzeGameAsync, type GameAnalysis } from '../../src/analysis/game.js';
import { strategies, type StrategyName } from '../../src/analysis/strategies.js';
import { CATEGORIES } from '../../src/evaluator/category.js';
import type { RulesLike } from '../../src/rules/rules.js';
import { codeOf } from '../error-code.js';

const DEALS = 19_933_230_517_200;

/** The total net result over all deals, in antes. */
function totalNet({ net, deals }: GameAnalysis): bigint {
  const total = net.numerator * BigInt(deals);
  expect(total % net.denominator).toBe(0n);
  return total / net.denominator;
}

describe('a whole game', () => {
  it.each<[StrategyName, bigint]>([
    ['optimal', -1_041_372_912_372n],
    ['threeRules', -1_041_417_758_724n],
    ['akj83', -1_059_715_400_580n],
    ['matchingRank', -1_063_176_931_284n],
    ['pairOrBetter', -1_090_272_101_460n],
    ['aceKingOrBetter', -1_132_600_203_540n],
    ['always', -3_310_360_338_060n],
  ])('played by %s loses the published total', (name, total) => {
    const game = analyzeGame({ strategy: strategies[name] });
    expect(game.deals).toBe(DEALS);
    expect(totalNet(game)).toBe(total);
  });

  it.each([
    ['betmgm', -738_262_709_372n],
    ['software', -2_573_494_039_932n],
  ])('under the %s paytable loses the published total', (paytable, total) => {
    expect(totalNet(analyzeGame({ rules: { paytable } }))).toBe(total);
  });

  it('has the published rates: per ante, per unit staked, folds, deviation', () => {
    const game = analyzeGame();
    expect(game.foldRate).toBe(4_863_093 / 10_179_260);
    expect(game.houseEdge).toBeCloseTo(0.052243, 6);
    expect(game.elementOfRisk).toBeCloseTo(0.025553, 6);
    expect(game.averageWager).toBeCloseTo(2.0445, 4);
    expect(game.standardDeviation).toBeCloseTo(2.24295, 5);
    expect(game.elementOfRisk * game.averageWager).toBeCloseTo(game.houseEdge, 15);
  });

  it('deals the player every category as often as the deck holds it', () => {
    const { outcomes } = analyzeGame();
    const hands = [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4];
    expect(CATEGORIES.map((category) => outcomes[category].deals)).toEqual(
      hands.map((count) => count * (DEALS / 2_598_960)),
    );
  });

  it.each<[string, RulesLike]>([
    ['by default', {}],
    ['when pairs pay a half', { paytable: '100/50/20/7/5/4/3/2/0.5/1' }],
    ['when only pairs qualify', { qualifier: 'pair' }],
    ['when the dealer always plays', { qualifier: 'any' }],
  ])('sorts every deal of a category into one outcome %s', (_, rules) => {
    for (const outcome of Object.values(analyzeGame({ rules }).outcomes)) {
      const { deals, folds, notQualified, wins, ties, losses } = outcome;
      expect(folds + notQualified + wins + ties + losses).toBe(deals);
      expect(Object.values(outcome).every((count) => Number.isSafeInteger(count) && count >= 0)).toBe(true);
    }
  });

  it('is won as often as lost when player and dealer always play', () => {
    const { outcomes, foldRate, averageWager } = analyzeGame({
      strategy: strategies.always,
      rules: { qualifier: 'any' },
    });
    const total = (count: 'wins' | 'losses') =>
      CATEGORIES.reduce((sum, category) => sum + outcomes[category][count], 0);
    expect(total('wins')).toBe(total('losses'));
    expect([foldRate, averageWager]).toEqual([0, 3]);
  });

  it('refuses a strategy that cannot be counted, and rules that make no sense', () => {
    const { name, decide } = strategies.threeRules;
    expect(codeOf(() => analyzeGame({ strategy: { name, decide } }))).toBe('option-invalid');
    const raising = { name, decide, byValue: () => ({ choice: 'raise' }) as never };
    expect(codeOf(() => analyzeGame({ strategy: raising }))).toBe('option-invalid');
    expect(codeOf(() => analyzeGame({ rules: { paytable: '1/2/3' } }))).toBe('paytable-invalid');
    expect(codeOf(() => analyzeGame({ rules: { qualifier: 'queen' as 'any' } }))).toBe('option-invalid');
  });

  it('counts a strategy of one’s own by hand value and upcard', () => {
    const { byValue, decide } = strategies.matchingRank;
    const own = { name: 'own', decide, byValue: byValue! };
    expect(analyzeGame({ strategy: own })).toEqual(analyzeGame({ strategy: strategies.matchingRank }));
  });
});

describe('a whole game in slices', () => {
  it('comes to the same, lets others work in between and tells how far it is', async () => {
    const told: number[] = [];
    let turns = 0;
    let running = true;
    const others = (async () => {
      for (; running; turns++) await new Promise((resolve) => setTimeout(resolve, 0));
    })();
    const game = await analyzeGameAsync({
      rules: { qualifier: 'pair' },
      onProgress: (done) => told.push(done),
    });
    running = false;
    await others;
    expect(game).toEqual(analyzeGame({ rules: { qualifier: 'pair' } }));
    expect(turns).toBeGreaterThan(1);
    expect(told.length).toBeGreaterThan(1);
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(told.at(-1)).toBe(1);
  });

  it('stops at its signal, before or in the middle', async () => {
    await expect(analyzeGameAsync({ signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'aborted',
    });
    const controller = new AbortController();
    const stopped = analyzeGameAsync({
      rules: { qualifier: 'pair' },
      signal: controller.signal,
      onProgress: () => {
        controller.abort();
      },
    });
    await expect(stopped).rejects.toMatchObject({ code: 'aborted' });
  });

  it('rejects what makes no sense', async () => {
    await expect(analyzeGameAsync({ rules: { paytable: 'no' } })).rejects.toMatchObject({
      code: 'paytable-invalid',
    });
  });

  it('does not mix with other analyses at the same time', async () => {
    const rules = { paytable: '100/50/20/7/5/4/3/2/0.5/1' };
    const both = await Promise.all([analyzeGameAsync({ rules }), analyzeGameAsync()]);
    expect(both).toEqual([analyzeGame({ rules }), analyzeGame()]);
  });
});

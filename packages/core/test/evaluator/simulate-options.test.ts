import { describe, expect, it } from 'vitest';
import { strategies } from '../../src/analysis/strategies.js';
import type { Evaluator } from '../../src/evaluator/evaluator.js';
import { loadEvaluator } from '../../src/evaluator/load.js';
import { createDecisionTable } from '../../src/evaluator/simulation/decision-table.js';
import type { SimulationOptions } from '../../src/evaluator/simulation/options.js';
import type { SimulationJackpotRules, SimulationRules } from '../../src/evaluator/simulation/strategy.js';
import { toRules } from '../../src/rules/rules.js';

const engines = [await loadEvaluator({ engine: 'wasm' }), await loadEvaluator({ engine: 'js' })];
const rules = toRules();

/** The standard rules, their jackpot bet changed. */
function withJackpot(change: Partial<SimulationJackpotRules>): SimulationRules {
  return { ...rules, jackpot: { ...rules.jackpot, ...change } };
}

describe.each<Evaluator>(engines)('simulating in the $engine engine', (evaluator) => {
  const options: SimulationOptions = { rounds: 200_000, strategy: strategies.akj83, rules };

  it('tells its progress and lets others work in between', async () => {
    const progress: number[] = [];
    let [turns, running] = [0, true];
    const others = async () => {
      while (running) {
        turns++;
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    const other = others();
    await evaluator.simulate({ ...options, rounds: 600_000, onProgress: (done) => progress.push(done) });
    running = false;
    await other;
    expect(progress.at(-1)).toBe(1);
    expect(progress.length).toBeGreaterThan(2);
    expect(progress.toSorted((a, b) => a - b)).toEqual(progress);
    expect(turns).toBeGreaterThan(3);
  });

  it('stops when its signal says so, before and while it runs', async () => {
    const stopped = evaluator.simulate({ ...options, signal: AbortSignal.abort() });
    await expect(stopped).rejects.toMatchObject({ code: 'aborted' });
    const controller = new AbortController();
    const running = evaluator.simulate({
      ...options,
      rounds: 1e9,
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    await expect(running).rejects.toMatchObject({ code: 'aborted' });
  });

  it('takes a decision table made before', async () => {
    const table = createDecisionTable(strategies.akj83, rules);
    expect(await evaluator.simulate({ ...options, strategy: table })).toEqual(
      await evaluator.simulate(options),
    );
  });

  it.each<[string, Partial<SimulationOptions>]>([
    ['no rounds', { rounds: 0 }],
    ['half a round', { rounds: 1.5 }],
    ['too many rounds', { rounds: 2e9 }],
    ['a seed that is no text', { seed: 7 as never }],
    ['a reshuffle out of range', { reshuffle: 53 }],
    ['no rules', { rules: undefined as never }],
    ['a negative payout', { rules: { paytable: { ...rules.paytable, flush: -1 } } }],
    ['an unknown qualifier', { rules: { ...rules, qualifier: 'king' as never } }],
    ['a bankroll below one round', { bankroll: { amount: 2.5, rounds: 10 } }],
    ['sessions longer than all', { rounds: 10, bankroll: { amount: 10, rounds: 11 } }],
    ['a jackpot without its rules', { jackpot: { meter: 10 }, rules: { paytable: rules.paytable } }],
    [
      'a jackpot table as text',
      { jackpot: { meter: 10 }, rules: withJackpot({ table: 'standard' as never }) },
    ],
    [
      'a prize as a number',
      { jackpot: { meter: 10 }, rules: withJackpot({ table: { flush: 50 as never } }) },
    ],
    [
      'a prize above all',
      { jackpot: { meter: 10 }, rules: withJackpot({ table: { flush: { percent: 101 } } }) },
    ],
    ['an unknown jackpot rule', { jackpot: { meter: 10 }, rules: withJackpot({ rule: 'always' as never }) }],
    [
      'an unknown word for folds',
      { jackpot: { meter: 10 }, rules: withJackpot({ onFold: 'keeps' as never }) },
    ],
    ['a rise above one', { jackpot: { meter: 10, rise: 1.1 } }],
    ['a strategy of other words', { strategy: { decide: () => ({ choice: 'raise' as never }) } }],
    ['no strategy', { strategy: undefined as never }],
    ['nothing for a strategy', { strategy: null as never }],
    ['the name of a strategy', { strategy: 'optimal' as never }],
    ['a table of other numbers', { strategy: { calls: { length: 146_068 } as never } }],
    ['a table of another size', { strategy: { calls: new Uint32Array(5) } }],
  ])('refuses %s', async (_, change) => {
    await expect(evaluator.simulate({ ...options, ...change })).rejects.toMatchObject({
      code: 'option-invalid',
    });
  });
});

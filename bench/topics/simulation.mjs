import { createDecisionTable, jsEngine, loadEvaluator, strategies, toRules } from '@caribbean-stud/core';

const ROUNDS = 200_000;

/**
 * Rounds of the game, dealt, decided and settled.
 * @type {import('../run.mjs').Topic}
 */
export const simulation = {
  name: 'simulation',
  title: 'Simulated rounds',
  unit: 'round',
  async setUp() {
    const rules = toRules();
    const strategy = createDecisionTable(strategies.threeRules, rules);
    const options = { rounds: ROUNDS, rules, strategy, seed: 'bench' };
    const expected = JSON.stringify(await jsEngine.simulate(options));
    const engines = [await loadEvaluator({ engine: 'wasm' }), jsEngine];
    const contestants = engines.map((evaluator) => ({
      name: evaluator.engine,
      note: 'simulate',
      async run() {
        const result = JSON.stringify(await evaluator.simulate(options));
        if (result !== expected) throw new Error('the engines disagree');
        return ROUNDS;
      },
    }));
    return { contestants, baselines: contestants.slice(-1) };
  },
};

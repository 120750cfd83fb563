import type { Evaluator } from './evaluator.js';
import { createBatch, evaluateBatch } from './js-batch.js';
import { tallyDealer } from './js-tally.js';
import { jsRounds } from './simulation/js-rounds.js';
import type { SimulationOptions } from './simulation/options.js';
import { simulate } from './simulation/simulate.js';

/** The evaluator in plain JavaScript: ready at once, everywhere. */
export const jsEngine: Evaluator = Object.freeze({
  engine: 'js',
  evaluateBatch,
  createBatch,
  tallyDealer,
  simulate: (options: SimulationOptions) => simulate(options, jsRounds),
});

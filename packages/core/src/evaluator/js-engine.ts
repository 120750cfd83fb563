import type { Evaluator } from './evaluator.js';
import { createBatch, evaluateBatch } from './js-batch.js';
import { tallyDealer } from './js-tally.js';

/** The evaluator in plain JavaScript: ready at once, everywhere. */
export const jsEngine: Evaluator = Object.freeze({ engine: 'js', evaluateBatch, createBatch, tallyDealer });

/** The js engine with the reason why it stands in for WebAssembly. */
export function fallbackEngine(fallbackReason: string): Evaluator {
  return Object.freeze({ ...jsEngine, fallbackReason });
}

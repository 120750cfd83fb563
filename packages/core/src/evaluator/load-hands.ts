import { instantiateHandKernels } from '@caribbean-stud/evaluator-as/hands';
import { chooseEngine, type EngineChoice } from './choose-engine.js';
import { jsHands, type HandEvaluator } from './hand-evaluator.js';
import { batchEvaluator, CHUNK } from './wasm-batch.js';
import { reserve } from './wasm-room.js';

/**
 * As `loadEvaluator`, for those who only value hands, as a table does: a smaller module, and nothing of the simulation.
 */
export function loadHandEvaluator(options: { engine?: EngineChoice } = {}): Promise<HandEvaluator> {
  return chooseEngine(options.engine ?? 'auto', jsHands, async (): Promise<HandEvaluator> => {
    const kernels = await instantiateHandKernels();
    return Object.freeze({ engine: 'wasm', evaluateBatch: batchEvaluator(kernels, reserve(kernels, CHUNK)) });
  });
}

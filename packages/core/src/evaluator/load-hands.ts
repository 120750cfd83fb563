import { instantiateHandKernels } from '@caribbean-stud/evaluator-as/hands';
import { chooseEngine, type EngineChoice } from './choose-engine.js';
import { jsHands, type HandEvaluator } from './hand-evaluator.js';
import { batchEvaluator } from './wasm-batch.js';
import { reserve } from './wasm-room.js';

/** Hands per call into the module, a multiple of sixteen: more than a table deals, and they fit into the first page. */
const ROOM = 4096;

/** As `loadEvaluator`, for programs that only value hands, as a table does: from a smaller module. */
export function loadHandEvaluator(options: { engine?: EngineChoice } = {}): Promise<HandEvaluator> {
  return chooseEngine(options.engine ?? 'auto', jsHands, async (): Promise<HandEvaluator> => {
    const kernels = await instantiateHandKernels();
    return Object.freeze({ engine: 'wasm', evaluateBatch: batchEvaluator(kernels, reserve(kernels, ROOM)) });
  });
}

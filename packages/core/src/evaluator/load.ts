import { instantiateKernels } from '@caribbean-stud/evaluator-as';
import { chooseEngine, type EngineChoice } from './choose-engine.js';
import type { Evaluator } from './evaluator.js';
import { jsEngine } from './js-engine.js';
import { wasmEngine } from './wasm-engine.js';

/**
 * An evaluator that is shared with no one. Where WebAssembly is missing, lacks SIMD, is forbidden by the page's policy,
 * fails or is refused memory, it is the js engine with a `fallbackReason`; nothing is printed and the results are the
 * same. `engine: 'js'` never touches WebAssembly. Rejects with `option-invalid` for an engine that does not exist.
 */
export function loadEvaluator(options: { engine?: EngineChoice } = {}): Promise<Evaluator> {
  return chooseEngine(options.engine ?? 'auto', jsEngine, async () => wasmEngine(await instantiateKernels()));
}

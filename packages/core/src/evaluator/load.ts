import { instantiateKernels } from '@caribbean-stud/evaluator-as';
import { GameError, quote } from '../errors.js';
import type { EngineName, Evaluator } from './evaluator.js';
import { fallbackEngine, jsEngine } from './js-engine.js';
import { ROYAL_FLUSH } from './value.js';
import { wasmEngine } from './wasm-engine.js';

/** What a caller may ask for; `auto` and `wasm` both take WebAssembly where it works. */
export type EngineChoice = 'auto' | EngineName;

const ENGINE_CHOICES: readonly EngineChoice[] = Object.freeze(['auto', 'wasm', 'js'] as const);

/** A royal flush in spades: what a module must value rightly before it is trusted. */
const PROBE = Uint8Array.of(51, 47, 43, 39, 35);

/**
 * An evaluator of its own for the caller. Where WebAssembly is missing, lacks SIMD, is forbidden by the page's policy,
 * fails or is refused memory, it is the js engine with a `fallbackReason`; nothing is printed and the results are the
 * same. `engine: 'js'` never touches WebAssembly. Rejects with `option-invalid` for any other engine.
 */
export async function loadEvaluator(options: { engine?: EngineChoice } = {}): Promise<Evaluator> {
  const { engine = 'auto' } = options;
  if (!ENGINE_CHOICES.includes(engine)) {
    const expected = ENGINE_CHOICES.join(', ');
    throw new GameError('option-invalid', `engine ${quote(engine)}: expected one of ${expected}`);
  }
  if (engine === 'js') return jsEngine;
  try {
    const evaluator = wasmEngine(await instantiateKernels());
    if (evaluator.evaluateBatch(PROBE)[0] !== ROYAL_FLUSH) throw new Error('the module gives wrong values');
    return evaluator;
  } catch (error) {
    return fallbackEngine(error instanceof Error ? error.message : String(error));
  }
}

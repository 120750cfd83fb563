import { checkOneOf } from '../check-option.js';
import type { EngineName } from './evaluator.js';
import type { HandEvaluator } from './hand-evaluator.js';
import { ROYAL_FLUSH } from './value.js';

/** Which engine is asked for; `auto` and `wasm` both take WebAssembly where it works, else JavaScript. */
export type EngineChoice = 'auto' | EngineName;

const ENGINE_CHOICES: readonly EngineChoice[] = ['auto', 'wasm', 'js'];

/** A royal flush in spades: a module must value it rightly before it is trusted. */
const PROBE = Uint8Array.of(51, 47, 43, 39, 35);

/**
 * The evaluator in WebAssembly; or the one in JavaScript, where it was asked for, or where WebAssembly fails: then it
 * has a `fallbackReason`, and nothing is printed. `js` never touches WebAssembly. Rejects with `option-invalid` for an
 * engine that does not exist.
 */
export async function chooseEngine<E extends HandEvaluator>(
  engine: EngineChoice,
  js: E,
  loadWasm: () => Promise<E>,
): Promise<E> {
  checkOneOf('engine', engine, ENGINE_CHOICES);
  if (engine === 'js') return js;
  try {
    const evaluator = await loadWasm();
    if (evaluator.evaluateBatch(PROBE)[0] !== ROYAL_FLUSH) throw new Error('the module gives wrong values');
    return evaluator;
  } catch (error) {
    return Object.freeze({ ...js, fallbackReason: error instanceof Error ? error.message : String(error) });
  }
}

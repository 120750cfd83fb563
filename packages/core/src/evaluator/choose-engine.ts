import { GameError, quote } from '../errors.js';
import type { EngineName } from './evaluator.js';
import type { HandEvaluator } from './hand-evaluator.js';
import { ROYAL_FLUSH } from './value.js';

/** What a caller may ask for; `auto` and `wasm` both take WebAssembly where it works. */
export type EngineChoice = 'auto' | EngineName;

const ENGINE_CHOICES: readonly EngineChoice[] = Object.freeze(['auto', 'wasm', 'js'] as const);

/** A royal flush in spades: what a module must value rightly before it is trusted. */
const PROBE = Uint8Array.of(51, 47, 43, 39, 35);

/**
 * The evaluator in WebAssembly, or the one in JavaScript where that was asked for or WebAssembly fails, then with a
 * `fallbackReason`. Nothing is printed. `js` never touches WebAssembly. Rejects with `option-invalid` for any other engine.
 */
export async function chooseEngine<E extends HandEvaluator>(
  engine: EngineChoice,
  js: E,
  loadWasm: () => Promise<E>,
): Promise<E> {
  if (!ENGINE_CHOICES.includes(engine)) {
    const expected = ENGINE_CHOICES.join(', ');
    throw new GameError('option-invalid', `engine ${quote(engine)}: expected one of ${expected}`);
  }
  if (engine === 'js') return js;
  try {
    const evaluator = await loadWasm();
    if (evaluator.evaluateBatch(PROBE)[0] !== ROYAL_FLUSH) throw new Error('the module gives wrong values');
    return evaluator;
  } catch (error) {
    return Object.freeze({ ...js, fallbackReason: error instanceof Error ? error.message : String(error) });
  }
}

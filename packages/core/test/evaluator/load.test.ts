import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { GameError } from '../../src/errors.js';
import type { EngineChoice } from '../../src/evaluator/choose-engine.js';
import { loadEvaluator } from '../../src/evaluator/load.js';
import { loadHandEvaluator } from '../../src/evaluator/load-hands.js';
import type { HandEvaluator } from '../../src/evaluator/hand-evaluator.js';
import { ROYAL_FLUSH } from '../../src/evaluator/value.js';

const ROYAL = Uint8Array.of(51, 47, 43, 39, 35);
const real = WebAssembly;

/** Replaces WebAssembly by one that differs in some functions. */
function withFault(fault: Partial<Record<keyof typeof WebAssembly, unknown>>): void {
  vi.stubGlobal('WebAssembly', Object.assign(Object.create(real) as object, fault));
}

/** Makes the module's exports differ. */
function withExports(change: Record<string, unknown>): void {
  withFault({
    instantiate: async (bytes: BufferSource) => {
      const { instance } = await real.instantiate(bytes);
      return { instance: { exports: { ...instance.exports, ...change } } };
    },
  });
}

type Load = (options?: { engine?: EngineChoice }) => Promise<HandEvaluator>;

describe.each<[string, Load]>([
  ['an evaluator', loadEvaluator],
  ['an evaluator of hands only', loadHandEvaluator],
])('loading %s', (_, load) => {
  const methods = ['log', 'info', 'warn', 'error', 'debug'] as const;
  let spies: MockInstance[] = [];

  beforeEach(() => {
    spies = methods.map((method) => vi.spyOn(console, method));
  });

  afterEach(() => {
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it.each<EngineChoice | undefined>(['auto', 'wasm', undefined])(
    'takes WebAssembly for %s',
    async (engine) => {
      const evaluator = await load(engine === undefined ? undefined : { engine });
      expect(evaluator.engine).toBe('wasm');
      expect(evaluator.fallbackReason).toBeUndefined();
      expect([...evaluator.evaluateBatch(ROYAL)]).toEqual([ROYAL_FLUSH]);
    },
  );

  it('makes no WebAssembly call at all for js', async () => {
    const touched: PropertyKey[] = [];
    vi.stubGlobal(
      'WebAssembly',
      new Proxy(real, {
        get(target, key) {
          touched.push(key);
          return Reflect.get(target, key) as unknown;
        },
      }),
    );
    const evaluator = await load({ engine: 'js' });
    expect(evaluator.engine).toBe('js');
    expect(evaluator.fallbackReason).toBeUndefined();
    expect([...evaluator.evaluateBatch(ROYAL)]).toEqual([ROYAL_FLUSH]);
    expect(touched).toEqual([]);
  });

  it.each<[string, () => void, RegExp]>([
    ['is missing', () => vi.stubGlobal('WebAssembly', undefined), /not available/],
    ['has no SIMD', () => withFault({ validate: () => false }), /SIMD/],
    [
      'is forbidden by the policy of the page',
      () => withFault({ instantiate: () => Promise.reject(new real.CompileError('blocked by policy')) }),
      /policy/,
    ],
    [
      'throws at once',
      () =>
        withFault({
          instantiate: () => {
            throw new EvalError('code generation from strings disallowed');
          },
        }),
      /disallowed/,
    ],
    [
      'refuses memory',
      () => withFault({ instantiate: () => Promise.reject(new RangeError('could not allocate memory')) }),
      /allocate/,
    ],
    ['lacks a function', () => withExports({ evaluateRows: undefined }), /function/],
    ['gives wrong values', () => withExports({ evaluateRows: () => {} }), /wrong values/],
  ])('falls back to js and says why when WebAssembly %s', async (_, breakIt, reason) => {
    breakIt();
    for (const engine of ['auto', 'wasm'] as const) {
      const evaluator = await load({ engine });
      expect(evaluator.engine).toBe('js');
      expect(evaluator.fallbackReason).toMatch(reason);
      expect([...evaluator.evaluateBatch(ROYAL)]).toEqual([ROYAL_FLUSH]);
    }
  });

  it('rejects an engine that does not exist', async () => {
    const error: unknown = await load({ engine: 'native' as EngineChoice }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(GameError);
    expect(error).toMatchObject({
      code: 'option-invalid',
      message: expect.stringContaining('native') as string,
    });
  });
});

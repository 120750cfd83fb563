import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GameError } from '../../src/errors.js';
import { loadEvaluator, type EngineChoice } from '../../src/evaluator/load.js';
import { ROYAL_FLUSH } from '../../src/evaluator/value.js';

const ROYAL = Uint8Array.of(51, 47, 43, 39, 35);
const real = WebAssembly;

/** Replaces WebAssembly by one that differs in some functions. */
function withFault(fault: Partial<typeof WebAssembly>): void {
  vi.stubGlobal('WebAssembly', Object.assign(Object.create(real) as typeof WebAssembly, fault));
}

async function instantiateWithExports(change: (exports: object) => object): Promise<never> {
  const { instantiate } = real;
  return Promise.resolve((async (bytes: BufferSource) => {
    const { instance } = await instantiate(bytes);
    return { instance: { exports: change(instance.exports) } };
  }) as never);
}

describe('loading an evaluator', () => {
  const methods = ['log', 'info', 'warn', 'error', 'debug'] as const;

  beforeEach(() => {
    for (const method of methods) vi.spyOn(console, method);
  });

  afterEach(() => {
    for (const method of methods) expect(console[method]).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it.each<EngineChoice | undefined>(['auto', 'wasm', undefined])(
    'takes WebAssembly for %s',
    async (engine) => {
      const evaluator = await loadEvaluator(engine === undefined ? undefined : { engine });
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
    const evaluator = await loadEvaluator({ engine: 'js' });
    expect(evaluator.engine).toBe('js');
    expect(evaluator.fallbackReason).toBeUndefined();
    expect([...evaluator.evaluateBatch(ROYAL)]).toEqual([ROYAL_FLUSH]);
    expect(touched).toEqual([]);
  });

  it.each<[string, () => void | Promise<void>, RegExp]>([
    ['is missing', () => void vi.stubGlobal('WebAssembly', undefined), /not available/],
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
    [
      'lacks a function',
      async () =>
        withFault({
          instantiate: await instantiateWithExports((all) => ({ ...all, evaluateRows: undefined })),
        }),
      /function/,
    ],
    [
      'gives wrong values',
      async () =>
        withFault({
          instantiate: await instantiateWithExports((all) => ({ ...all, evaluateRows: () => {} })),
        }),
      /wrong values/,
    ],
    [
      'rejects with what is no error',
      () => withFault({ instantiate: () => Promise.reject('no reason' as never) }),
      /no reason/,
    ],
  ])('falls back to js and says why when WebAssembly %s', async (_, breakIt, reason) => {
    await breakIt();
    for (const engine of ['auto', 'wasm'] as const) {
      const evaluator = await loadEvaluator({ engine });
      expect(evaluator.engine).toBe('js');
      expect(evaluator.fallbackReason).toMatch(reason);
      expect([...evaluator.evaluateBatch(ROYAL)]).toEqual([ROYAL_FLUSH]);
    }
  });

  it('rejects an engine that does not exist', async () => {
    const error: unknown = await loadEvaluator({ engine: 'native' as EngineChoice }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(GameError);
    expect(error).toMatchObject({
      code: 'option-invalid',
      message: expect.stringContaining('native') as string,
    });
  });
});

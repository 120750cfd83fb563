import { describe, expect, it } from 'vitest';
import { evaluate } from '../../src/evaluator/evaluate.js';
import type { Evaluator } from '../../src/evaluator/evaluator.js';
import { loadEvaluator } from '../../src/evaluator/load.js';
import { codeOf } from '../error-code.js';
import { randomHands } from './random-hands.js';

const MARK = 0xdeadbeef;
const engines: Evaluator[] = [await loadEvaluator({ engine: 'wasm' }), await loadEvaluator({ engine: 'js' })];

describe.each(engines)('a batch in the $engine engine', (evaluator) => {
  it('ran in the engine that was asked for', () => {
    expect(evaluator.fallbackReason).toBeUndefined();
  });

  it.each([0, 1, 2, 15, 16, 17, 31, 33, 4095, 4096, 4097, 10_000])(
    'of %d hands values each of them',
    (hands) => {
      const cards = randomHands(hands, hands + 1);
      const values = evaluator.evaluateBatch(cards);
      expect(values).toHaveLength(hands);
      const expected = Array.from({ length: hands }, (_, i) => evaluate(cards.subarray(i * 5, i * 5 + 5)));
      expect([...values]).toEqual(expected);
    },
  );

  it('writes into the array given and leaves the rest of it alone', () => {
    const out = new Uint32Array(20).fill(MARK);
    const cards = randomHands(17, 5);
    expect(evaluator.evaluateBatch(cards, out)).toBe(out);
    expect([...out.subarray(0, 17)]).toEqual([...evaluator.evaluateBatch(cards)]);
    expect([...out.subarray(17)]).toEqual([MARK, MARK, MARK]);
  });

  it('takes views at any offset', () => {
    const cards = new Uint8Array(5 * 40 + 3);
    cards.set(randomHands(40, 9), 3);
    const out = new Uint32Array(41).subarray(1);
    evaluator.evaluateBatch(cards.subarray(3), out);
    expect([...out]).toEqual([...evaluator.evaluateBatch(cards.slice(3))]);
  });

  it.each([
    [1, 0],
    [17, 84],
    [4096, 20_479],
    [9000, 20_480],
    [9000, 44_999],
  ])('of %d hands with an unknown card at index %d reports it and writes nothing', (hands, index) => {
    for (const unknown of [52, 127, 128, 255]) {
      const cards = randomHands(hands, 3);
      cards[index] = unknown;
      const out = new Uint32Array(hands).fill(MARK);
      expect(codeOf(() => evaluator.evaluateBatch(cards, out))).toBe('card-unknown');
      expect(() => evaluator.evaluateBatch(cards, out)).toThrow(new RegExp(`^${unknown} at index ${index} `));
      expect(() => evaluator.evaluateBatch(cards)).toThrow(`index ${index} `);
      expect(out.every((value) => value === MARK)).toBe(true);
    }
  });

  it('reports the first of several unknown cards, and works again afterwards', () => {
    const cards = randomHands(100, 4);
    const spoiled = cards.slice();
    spoiled[333] = 60;
    spoiled[77] = 200;
    expect(() => evaluator.evaluateBatch(spoiled)).toThrow('index 77 ');
    expect([...evaluator.evaluateBatch(cards)]).toEqual(
      Array.from({ length: 100 }, (_, i) => evaluate(cards.subarray(i * 5, i * 5 + 5))),
    );
  });

  it('refuses wrong lengths and wrong types', () => {
    expect(codeOf(() => evaluator.evaluateBatch(new Uint8Array(6)))).toBe('hand-size');
    expect(codeOf(() => evaluator.evaluateBatch([0, 1, 2, 3, 4] as never))).toBe('card-unknown');
    expect(codeOf(() => evaluator.evaluateBatch(new Uint8Array(10), new Uint32Array(1)))).toBe(
      'option-invalid',
    );
    expect(codeOf(() => evaluator.evaluateBatch(new Uint8Array(10), [] as never))).toBe('option-invalid');
  });
});

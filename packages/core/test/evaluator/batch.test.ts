import { instantiateKernels } from '@caribbean-stud/evaluator-as';
import { describe, expect, it } from 'vitest';
import type { BatchLayout } from '../../src/evaluator/batch.js';
import { evaluate } from '../../src/evaluator/evaluate.js';
import type { Evaluator } from '../../src/evaluator/evaluator.js';
import { loadEvaluator } from '../../src/evaluator/load.js';
import { loadHandEvaluator } from '../../src/evaluator/load-hands.js';
import { wasmEngine } from '../../src/evaluator/wasm-engine.js';
import { codeOf } from '../error-code.js';
import { randomHands, toColumns } from './random-hands.js';

const MARK = 0xdeadbeef;
const engines: Evaluator[] = [await loadEvaluator({ engine: 'wasm' }), await loadEvaluator({ engine: 'js' })];

describe.each(engines)('a batch in the $engine engine', (evaluator) => {
  it('ran in the engine that was asked for', () => {
    expect(evaluator.fallbackReason).toBeUndefined();
  });

  it.each([0, 1, 2, 15, 16, 17, 31, 33, 32_767, 32_768, 32_769, 40_000])(
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
    [32_768, 163_839],
    [70_000, 163_840],
    [70_000, 349_999],
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

  it('in columns names the hand of an unknown card and writes nothing', () => {
    for (const hands of [100, 70_000]) {
      const cards = toColumns(randomHands(hands, 8));
      cards[3 * hands + 77] = 52;
      const out = new Uint32Array(hands).fill(MARK);
      const run = () => evaluator.evaluateBatch(cards, out, { layout: 'columns' });
      expect(run).toThrow(`52 at index ${3 * hands + 77} (hand 77) is not a card`);
      expect(out.every((value) => value === MARK)).toBe(true);
    }
  });

  it.each<[number, BatchLayout]>(
    [0, 1, 16, 33, 20_000].flatMap((n) => [
      [n, 'rows'],
      [n, 'columns'],
    ]),
  )('of %d hands in %s can be filled in without a copy, again and again', async (hands, layout) => {
    const batch = await evaluator.createBatch(hands, { layout });
    expect(batch).toMatchObject({ hands, layout });
    const { cards, values } = batch;
    for (const seed of [1, 2, 3]) {
      const rows = randomHands(hands, seed);
      cards.set(layout === 'rows' ? rows : toColumns(rows));
      expect(batch.evaluate()).toBe(values);
      expect([...values]).toEqual([...evaluator.evaluateBatch(rows)]);
      await evaluator.createBatch(1000);
    }
    expect(batch.cards).toBe(cards);
    expect(cards).toHaveLength(hands * 5);
  });

  it('filled in place with an unknown card reports it and keeps the values of before', async () => {
    const batch = await evaluator.createBatch(40);
    batch.cards.set(randomHands(40, 6));
    const before = [...batch.evaluate()];
    batch.cards.set(randomHands(40, 7));
    batch.cards[199] = 52;
    expect(codeOf(() => batch.evaluate())).toBe('card-unknown');
    expect(() => batch.evaluate()).toThrow('index 199 (hand 39)');
    expect([...batch.values]).toEqual(before);
  });

  it.each([-1, 1.5, NaN, 1e15, '5' as never])('of %s hands cannot be made', async (hands) => {
    await expect(evaluator.createBatch(hands)).rejects.toMatchObject({ code: 'option-invalid' });
  });

  it('refuses wrong lengths and wrong types', async () => {
    const badLayout = { layout: 'diagonal' as BatchLayout };
    expect(codeOf(() => evaluator.evaluateBatch(new Uint8Array(5), undefined, badLayout))).toBe(
      'option-invalid',
    );
    await expect(evaluator.createBatch(5, badLayout)).rejects.toMatchObject({ code: 'option-invalid' });
    expect(codeOf(() => evaluator.evaluateBatch(new Uint8Array(6)))).toBe('hand-size');
    expect(codeOf(() => evaluator.evaluateBatch([0, 1, 2, 3, 4] as never))).toBe('card-unknown');
    expect(codeOf(() => evaluator.evaluateBatch(new Uint8Array(10), new Uint32Array(1)))).toBe(
      'option-invalid',
    );
    expect(codeOf(() => evaluator.evaluateBatch(new Uint8Array(10), [] as never))).toBe('option-invalid');
  });
});

describe('an evaluator of hands only', () => {
  it('gives the same values across the rounds through its smaller memory', async () => {
    const hands = await loadHandEvaluator({ engine: 'wasm' });
    expect(hands.engine).toBe('wasm');
    for (const count of [4095, 4096, 4097, 10_000]) {
      const cards = randomHands(count, count);
      for (const engine of engines) {
        const values = engine.evaluateBatch(cards);
        expect([...hands.evaluateBatch(cards, new Uint32Array(count))]).toEqual([...values]);
        const columns = hands.evaluateBatch(toColumns(cards), undefined, { layout: 'columns' });
        expect([...columns]).toEqual([...values]);
      }
    }
  });
});

describe('the memory of the wasm engine', () => {
  it('does not change over 10,000 calls of one size, however large', async () => {
    const kernels = await instantiateKernels();
    const evaluator = wasmEngine(kernels);
    const { buffer } = kernels.memory;
    const { byteLength } = buffer;
    const small = randomHands(5, 1);
    const large = randomHands(70_000, 2);
    const values = [...evaluator.evaluateBatch(small)];
    for (let call = 0; call < 10_000; call++) evaluator.evaluateBatch(small);
    evaluator.evaluateBatch(large);
    evaluator.tallyDealer({ hand: 'Qh Qs 9d 6c 2h', upcard: 'Jh' });
    await evaluator.createBatch(100_000);
    expect(kernels.memory.buffer).toBe(buffer);
    expect(buffer.byteLength).toBe(byteLength);
    expect([...evaluator.evaluateBatch(small)]).toEqual(values);
  });

  it('is not shared by two evaluators', async () => {
    const [first, second] = await Promise.all([loadEvaluator(), loadEvaluator()]);
    const batches = [await first.createBatch(16), await second.createBatch(16), await first.createBatch(16)];
    batches.forEach((batch, i) => batch.cards.set(randomHands(16, i + 1)));
    for (const batch of batches) batch.evaluate();
    batches.forEach((batch, i) => {
      expect([...batch.values]).toEqual([...second.evaluateBatch(randomHands(16, i + 1))]);
    });
  });
});

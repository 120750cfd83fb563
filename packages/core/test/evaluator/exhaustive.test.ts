import { beforeAll, describe, expect, it } from 'vitest';
import { evaluate, evaluateCards } from '../../src/evaluator/evaluate.js';
import type { Evaluator } from '../../src/evaluator/evaluator.js';
import { jsEngine } from '../../src/evaluator/js-engine.js';
import { loadEvaluator } from '../../src/evaluator/load.js';
import { allHandValues, ordinalOf } from '../../src/evaluator/ordinal.js';
import { lowestQualifying } from '../../src/evaluator/qualifier.js';
import { categoryIndex } from '../../src/evaluator/value.js';
import { allHands } from './all-hands.js';
import { naiveEvaluate } from './naive.js';
import { toColumns } from './random-hands.js';

const HANDS = 2_598_960;

function same(a: Uint32Array, b: Uint32Array): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i]);
}

describe('all 2,598,960 hands', () => {
  let cards: Uint8Array;
  let values: Uint32Array;
  let wasm: Evaluator;

  beforeAll(async () => {
    cards = allHands();
    values = jsEngine.evaluateBatch(cards);
    wasm = await loadEvaluator({ engine: 'wasm' });
  });

  it('rank as an independent evaluator ranks them, in category and in order', () => {
    const keyOf = new Map<number, number>();
    let disagreements = 0;
    for (let hand = 0; hand < HANDS; hand++) {
      const naive = naiveEvaluate(cards.subarray(hand * 5, hand * 5 + 5));
      const value = values[hand] as number;
      const known = keyOf.get(value);
      if (known === undefined) keyOf.set(value, naive.key);
      if (categoryIndex(value) !== naive.category || (known ?? naive.key) !== naive.key) disagreements++;
    }
    expect(disagreements).toBe(0);
    const byValue = [...keyOf].sort((a, b) => a[0] - b[0]).map(([, key]) => key);
    expect(byValue.every((key, i) => i === 0 || key > (byValue[i - 1] as number))).toBe(true);
  });

  it('fall into the known numbers of categories', () => {
    const counts = new Array<number>(10).fill(0);
    for (const value of values) (counts[categoryIndex(value)] as number)++;
    expect(counts).toEqual([1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4]);
  });

  it('have 7,462 different values, numbered from 1 without a gap', () => {
    const distinct = [...new Set(values)].sort((a, b) => a - b);
    expect(distinct).toHaveLength(7462);
    expect(distinct).toEqual(allHandValues());
    expect(distinct.map(ordinalOf)).toEqual(distinct.map((_, i) => i + 1));
  });

  it('give 1,463,700 hands that qualify with ace-king or better', () => {
    const limit = lowestQualifying('ace-king');
    expect(values.filter((value) => value >= limit)).toHaveLength(1_463_700);
  });

  it('have the same value in both engines and both layouts, copied or in place', async () => {
    expect(wasm.engine).toBe('wasm');
    const columns = toColumns(cards);
    for (const engine of [wasm, jsEngine]) {
      expect(same(engine.evaluateBatch(cards), values)).toBe(true);
      expect(same(engine.evaluateBatch(columns, undefined, { layout: 'columns' }), values)).toBe(true);
    }
    for (const layout of ['rows', 'columns'] as const) {
      const batch = await wasm.createBatch(HANDS, { layout });
      batch.cards.set(layout === 'rows' ? cards : columns);
      expect(same(batch.evaluate(), values)).toBe(true);
    }
  });

  it('have the same value one by one', () => {
    let different = 0;
    for (let i = 0, hand = 0; hand < HANDS; hand++, i += 5) {
      const one = Array.from(cards.subarray(i, i + 5)) as [number, number, number, number, number];
      if (evaluate(one) !== values[hand] || evaluateCards(...one) !== values[hand]) different++;
    }
    expect(different).toBe(0);
  });
});

import { describe, expect, test } from 'vitest';
import { GameError, parsePaytable, PAYTABLES } from '../../src/index.js';
import { simplestFraction } from '../../src/rules/fraction.js';
import { CATEGORIES_DOWNWARD, toPaytable } from '../../src/rules/paytable.js';
import { percentOf, profitAt } from '../../src/rules/payout.js';

const list = (text: string): number[] => CATEGORIES_DOWNWARD.map((category) => parsePaytable(text)[category]);

describe('a paytable', () => {
  test.each([
    ['standard', [100, 50, 20, 7, 5, 4, 3, 2, 1, 1]],
    ['betmgm', [100, 50, 25, 10, 7, 5, 3, 2, 1, 1]],
    ['software', [100, 50, 20, 7, 5, 3, 2, 1, 1, 1]],
    ['uk', [100, 50, 20, 8, 5, 4, 3, 2, 1, 1]],
    ['nl', [200, 50, 20, 7, 5, 4, 3, 2, 1, 1]],
  ])('has the preset %s', (name, payouts) => expect(list(name)).toEqual(payouts));

  test('of nine entries pays the high card as the pair, a tenth entry pays it apart', () => {
    expect(list('9/8/7/6/5/4/3/2/1.5').slice(-2)).toEqual([1.5, 1.5]);
    expect(list('9/8/7/6/5/4/3/2/1/0').slice(-2)).toEqual([1, 0]);
  });

  test('takes integers, decimals and odds written with a colon', () => {
    expect(list(' 1000000 / 0.25 / 3:2 / 1 : 3 / 0 / 5 / 4 / 3 / 2 ')).toEqual([
      1e6,
      0.25,
      1.5,
      1 / 3,
      0,
      5,
      4,
      3,
      2,
      2,
    ]);
  });

  test.each([
    '',
    'nope',
    '1/2/3',
    '1/2/3/4/5/6/7/8/9/10/11',
    '1/2/3/4/5/6/7/8/x',
    '-1/2/3/4/5/6/7/8/9',
    '1e3/2/3/4/5/6/7/8/9',
    '1/2/3/4/5/6/7/8/1:0',
    '1/2/3/4/5/6/7/8/1:-2',
    '1/2/3/4/5/6/7/8/1:1e3',
    '1/2/3/4/5/6/7/8/1:',
    '1/2/3/4/5/6/7/8/1:2:3',
    '1000001/2/3/4/5/6/7/8/9',
    '1,5/2/3/4/5/6/7/8/9',
    '__proto__',
    'toString',
    'NaN/2/3/4/5/6/7/8/9',
    '1//3/4/5/6/7/8/9',
  ])('%j is refused', (text) => {
    expect(() => parsePaytable(text)).toThrow(GameError);
    expect(() => parsePaytable(text)).toThrow(expect.objectContaining({ code: 'paytable-invalid' }));
  });

  test('by category is checked as well', () => {
    expect(toPaytable({ ...PAYTABLES.nl })).toEqual(PAYTABLES.nl);
    expect(() => toPaytable({ ...PAYTABLES.nl, poker: 1 } as never)).toThrow(/poker/);
    expect(() => toPaytable({} as never)).toThrow(/royal-flush/);
    expect(() => toPaytable({ ...PAYTABLES.nl, flush: undefined } as never)).toThrow(/flush/);
  });

  test('by category may leave out the high card, which then pays as the pair', () => {
    const table = { ...PAYTABLES.nl, pair: 1.5, 'high-card': undefined } as never;
    expect(toPaytable(table)).toEqual({ ...PAYTABLES.nl, pair: 1.5, 'high-card': 1.5 });
  });

  test.each([0, 0.25, 1_000_000])('may pay %d to one', (odds) => {
    expect(toPaytable({ ...PAYTABLES.nl, flush: odds }).flush).toBe(odds);
    expect(parsePaytable(`${odds}/8/7/6/5/4/3/2/1`)['royal-flush']).toBe(odds);
  });

  test.each([-1, 1_000_000.5, Number.NaN, Infinity, '5', null])('may not pay %j to one', (odds) => {
    expect(() => toPaytable({ ...PAYTABLES.nl, flush: odds } as never)).toThrow(/flush/);
  });

  test('is named with spaces around or without, as text or where any form is taken', () => {
    for (const read of [parsePaytable, toPaytable]) expect(read(' nl ')).toBe(PAYTABLES.nl);
  });

  test.each<unknown>([
    null,
    7,
    { __proto__: null },
    { toString: () => null },
    [],
    Symbol('standard'),
    Object.assign(() => 0, PAYTABLES.nl),
  ])('that is no paytable, such as case %#, is refused whatever it is', (thing) => {
    for (const read of [toPaytable, parsePaytable])
      expect(() => read(thing as never)).toThrow(expect.objectContaining({ code: 'paytable-invalid' }));
  });
});

describe('payouts', () => {
  test('that are fractions round down to the smallest unit', () => {
    expect(profitAt(1.5, 3)).toBe(4);
    expect(profitAt(1 / 3, 9)).toBe(3);
    expect(profitAt(1 / 3, 8)).toBe(2);
    expect(profitAt(0.1, 30)).toBe(3);
    expect(profitAt(0.07, 100)).toBe(7);
    expect(percentOf(10, 129)).toBe(12);
    expect(percentOf(12.5, 8)).toBe(1);
  });

  test('stay exact at the largest stake and odds', () => {
    expect(profitAt(1_000_000, 2_000_000_000)).toBe(2e15);
    expect(profitAt(999_999.5, 2_000_000_000)).toBe(1_999_999_000_000_000);
  });

  test('held as numbers are recovered as the fraction they were written as', () => {
    for (const denominator of [1, 2, 3, 7, 10, 12, 100, 365, 1000, 9999]) {
      for (let numerator = 1; numerator < 200; numerator += 7) {
        const { numerator: n, denominator: d } = simplestFraction(numerator / denominator);
        expect(n * denominator).toBe(numerator * d);
      }
    }
    expect(simplestFraction(0)).toEqual({ numerator: 0, denominator: 1 });
    expect(simplestFraction(0.082)).toEqual({ numerator: 41, denominator: 500 });
  });

  test('too small to win a unit at the largest stake win nothing', () => {
    const most = Number.MAX_SAFE_INTEGER;
    expect([5e-324, 2 ** -53 - 2 ** -106, 2 ** -53].map((odds) => profitAt(odds, most))).toEqual([0, 0, 0]);
    expect(profitAt(1.5 * 2 ** -53, most)).toBe(1);
  });
});

import { describe, expect, test } from 'vitest';
import {
  GameError,
  JACKPOT_TABLES,
  parseBonusPaytable,
  parseJackpotTable,
  parsePaytable,
  PAYTABLES,
} from '../../src/index.js';
import { toBonusPaytable } from '../../src/rules/bonus.js';
import { simplestFraction } from '../../src/rules/fraction.js';
import { toJackpotTable } from '../../src/rules/jackpot.js';
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
    expect(() => toPaytable({ ...PAYTABLES.nl, flush: -1 })).toThrow(/flush/);
    expect(() => toPaytable({ ...PAYTABLES.nl, poker: 1 } as never)).toThrow(/poker/);
    expect(() => toPaytable({} as never)).toThrow(/royal-flush/);
  });

  test.each<unknown>([{ __proto__: null }, { toString: () => null }, [], Symbol('standard')])(
    'that is no paytable, such as case %#, is refused whatever it is',
    (thing) => {
      for (const read of [toPaytable, toBonusPaytable])
        expect(() => read(thing as never)).toThrow(expect.objectContaining({ code: 'paytable-invalid' }));
      expect(() => parsePaytable(thing as never)).toThrow(GameError);
    },
  );
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
});

describe('a jackpot table', () => {
  test('lists shares of the meter and multiples of the stake', () => {
    expect(JACKPOT_TABLES.standard).toEqual({
      'royal-flush': { percent: 100 },
      'straight-flush': { percent: 10 },
      'four-of-a-kind': { times: 500 },
      'full-house': { times: 100 },
      flush: { times: 50 },
    });
    expect(parseJackpotTable('100%/10%/500/100/50/12.5%/3')).toMatchObject({
      straight: { percent: 12.5 },
      'three-of-a-kind': { times: 3 },
    });
    expect(parseJackpotTable('high')).toBe(JACKPOT_TABLES.high);
  });

  test.each([
    '',
    '100%',
    '100%/10%/500/100',
    '101%/10%/500/100/50',
    '100%/10%/500/100/50/1/1/1',
    '100%/10%/x/100/50',
    '%/1/1/1/1',
    'constructor',
  ])('%j is refused', (text) =>
    expect(() => parseJackpotTable(text)).toThrow(expect.objectContaining({ code: 'jackpot-invalid' })),
  );
});

describe('a table of side bets', () => {
  test('that pays nothing is refused', () => {
    expect(() => toJackpotTable({})).toThrow(expect.objectContaining({ code: 'jackpot-invalid' }));
    expect(() => toBonusPaytable({})).toThrow(expect.objectContaining({ code: 'paytable-invalid' }));
    expect(toJackpotTable({ flush: { times: 5 } })).toEqual({ flush: { times: 5 } });
  });
});

describe('the paytable of the 5+1 bet', () => {
  test('has seven payouts from royal flush to three of a kind', () => {
    expect(Object.values(parseBonusPaytable('5+1'))).toEqual([1000, 200, 100, 20, 15, 10, 7]);
    expect(parseBonusPaytable('7/6/5/4/3/2/1')['three-of-a-kind']).toBe(1);
    expect(() => parseBonusPaytable('7/6/5')).toThrow(expect.objectContaining({ code: 'paytable-invalid' }));
  });
});

import { describe, expect, test } from 'vitest';
import { JACKPOT_TABLES, parseBonusPaytable, parseJackpotTable } from '../../src/index.js';
import { toBonusPaytable } from '../../src/rules/bonus.js';
import { jackpotPrize, toJackpotTable } from '../../src/rules/jackpot.js';

const NO_TABLES: readonly unknown[] = [
  null,
  undefined,
  7,
  {},
  [],
  [5],
  { __proto__: null },
  { toString: () => null },
  Symbol('standard'),
  Object.assign(() => 0, { flush: 5 }),
];

describe('a jackpot table', () => {
  const code = 'jackpot-invalid';

  test('lists shares of the meter and multiples of the stake', () => {
    expect(JACKPOT_TABLES.standard).toEqual({
      'royal-flush': { percent: 100 },
      'straight-flush': { percent: 10 },
      'four-of-a-kind': { times: 500 },
      'full-house': { times: 100 },
      flush: { times: 50 },
    });
    expect(parseJackpotTable('100%/10%/500/100/50/ 12.5 % /3')).toMatchObject({
      straight: { percent: 12.5 },
      'three-of-a-kind': { times: 3 },
    });
  });

  test('is named with spaces around or without, as text or where any form is taken', () => {
    for (const read of [parseJackpotTable, toJackpotTable]) expect(read(' high ')).toBe(JACKPOT_TABLES.high);
  });

  test.each([
    '',
    '100%',
    '100%/10%/500/100',
    '101%/10%/500/100/50',
    '100%/10%/500/100/50/1/1/1',
    '100%/10%/x/100/50',
    '1%%/1/1/1/1',
    '%/1/1/1/1',
    '1%1/1/1/1/1',
    'constructor',
  ])('%j is refused', (text) =>
    expect(() => parseJackpotTable(text)).toThrow(expect.objectContaining({ code })),
  );

  test.each([{ percent: 0 }, { percent: 100 }, { times: 0 }, { times: 1_000_000 }])(
    'by category may pay %j, down to three of a kind',
    (prize) => {
      const table = { 'royal-flush': prize, 'three-of-a-kind': prize };
      expect(toJackpotTable(table)).toEqual(table);
    },
  );

  test.each<unknown>([
    { percent: -1 },
    { percent: 100.5 },
    { percent: '5' },
    { times: -1 },
    { times: 1_000_001 },
    { times: Number.NaN },
    {},
    50,
    'all',
    null,
  ])('by category may not pay %j', (prize) => {
    expect(() => toJackpotTable({ flush: prize } as never)).toThrow(/flush/);
    expect(() => toJackpotTable({ flush: prize } as never)).toThrow(expect.objectContaining({ code }));
  });

  test.each(['two-pair', 'poker'])('by category may not list %s', (category) =>
    expect(() => toJackpotTable({ [category]: { times: 1 } })).toThrow(expect.objectContaining({ code })),
  );

  test('pays a share of the meter or a multiple of the stake, rounded down, and nothing for what it does not list', () => {
    const table = parseJackpotTable('100%/12.5%/3:2/1:3/50');
    const prizes = (['straight-flush', 'four-of-a-kind', 'full-house', 'straight'] as const).map((category) =>
      jackpotPrize(table, category, 5, 1001),
    );
    expect(prizes).toEqual([125, 7, 1, 0]);
  });

  test.each(NO_TABLES)('is not thing %#', (thing) => {
    for (const read of [parseJackpotTable, toJackpotTable])
      expect(() => read(thing as never)).toThrow(expect.objectContaining({ code }));
  });
});

describe('the paytable of the 5+1 bet', () => {
  const code = 'paytable-invalid';

  test('has seven payouts from royal flush to three of a kind', () => {
    const standard = parseBonusPaytable('5+1');
    expect(Object.values(standard)).toEqual([1000, 200, 100, 20, 15, 10, 7]);
    expect(parseBonusPaytable('7/6/5/4/3/2/0.5')['three-of-a-kind']).toBe(0.5);
    for (const read of [parseBonusPaytable, toBonusPaytable]) expect(read(' 5+1 ')).toBe(standard);
  });

  test.each(['', '7/6/5', '8/7/6/5/4/3/2/1', '7/6/5/4/3/2/x'])('%j is refused', (text) =>
    expect(() => parseBonusPaytable(text)).toThrow(expect.objectContaining({ code })),
  );

  test.each([0, 0.25, 1_000_000])('by category may pay %d to one', (odds) =>
    expect(toBonusPaytable({ flush: odds })).toEqual({ flush: odds }),
  );

  test.each<unknown>([-1, 1_000_001, Number.NaN, '5', null])('by category may not pay %j to one', (odds) =>
    expect(() => toBonusPaytable({ flush: odds } as never)).toThrow(expect.objectContaining({ code })),
  );

  test.each(['two-pair', 'poker'])('by category may not list %s', (category) =>
    expect(() => toBonusPaytable({ [category]: 1 })).toThrow(expect.objectContaining({ code })),
  );

  test.each(NO_TABLES)('is not thing %#', (thing) => {
    for (const read of [parseBonusPaytable, toBonusPaytable])
      expect(() => read(thing as never)).toThrow(expect.objectContaining({ code }));
  });
});

import { describe, expect, test } from 'vitest';
import { JACKPOT_TABLES, parseBonusPaytable, parsePaytable, PAYTABLES } from '../../src/index.js';
import { toRules } from '../../src/rules/rules.js';

const STANDARD = {
  paytable: PAYTABLES.standard,
  qualifier: 'ace-king',
  jackpot: { table: JACKPOT_TABLES.standard, rule: 'independent', onFold: 'pays' },
  bonus: parseBonusPaytable('5+1'),
};

describe('house rules', () => {
  test('are the usual ones where nothing is said', () => {
    for (const rules of [undefined, {}, { paytable: undefined, jackpot: {} }])
      expect(toRules(rules)).toEqual(STANDARD);
  });

  test('may differ in any part, the others stay', () => {
    expect(toRules({ paytable: 'nl', qualifier: 'pair' })).toEqual({
      ...STANDARD,
      paytable: parsePaytable('nl'),
      qualifier: 'pair',
    });
    const jackpot = { table: JACKPOT_TABLES.high, rule: 'qualified', onFold: 'forfeit' } as const;
    expect(toRules({ jackpot: { ...jackpot, table: 'high' } })).toEqual({ ...STANDARD, jackpot });
    const bonus = '7/6/5/4/3/2/1';
    expect(toRules({ bonus })).toEqual({ ...STANDARD, bonus: parseBonusPaytable(bonus) });
  });

  test('are checked once: complete rules are given back as they are', () => {
    const rules = toRules({ paytable: 'uk' });
    expect(toRules(rules)).toBe(rules);
    expect(toRules({ ...rules })).not.toBe(rules);
  });

  test.each([
    ['option-invalid', 'betmgm'],
    ['option-invalid', null],
    ['option-invalid', { jackpot: 'high' }],
    ['option-invalid', { qualifier: 'queen' }],
    ['option-invalid', { jackpot: { rule: 'never' } }],
    ['option-invalid', { jackpot: { onFold: 'returns' } }],
    ['paytable-invalid', { paytable: 'none' }],
    ['paytable-invalid', { bonus: 'none' }],
    ['jackpot-invalid', { jackpot: { table: 'none' } }],
  ])('are refused with %s: %j', (code, rules) => {
    expect(() => toRules(rules as object)).toThrow(expect.objectContaining({ code }));
  });
});

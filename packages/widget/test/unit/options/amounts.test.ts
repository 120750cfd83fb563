import { describe, expect, it, test } from 'vitest';
import { refused, valueOf, written } from './refused.js';

describe('amounts', () => {
  it.each([
    ['2.01', 'EUR', 201],
    ['2.1', 'EUR', 210],
    ['2', 'EUR', 200],
    [2.01, 'EUR', 201],
    ['0.07', 'EUR', 7],
    ['2', undefined, 2],
    ['500', 'JPY', 500],
    ['1.234', 'KWD', 1234],
    ['007', undefined, 7],
    [' 5 ', undefined, 5],
  ])('written %s in %s are %i of the smallest unit', (value, currency, units) => {
    expect(valueOf('ante', value, { currency, minAnte: '0.01', maxAnte: '1000000' })).toBe(units);
  });

  it.each(['2.001', '2,01', '1e3', '-1', '+1', '1 000', '1.', '.5', '0x10', '٣', '1/2', 'NaN', 'Infinity'])(
    'written %s are refused, never rounded',
    (value) => {
      expect(refused({ balance: value, currency: 'EUR' })).toEqual({ balance: 'amount-invalid' });
    },
  );

  it('in symbolic units have no decimals, in yen none either', () => {
    expect(refused({ balance: '1.5' })).toEqual({ balance: 'amount-invalid' });
    expect(refused({ balance: '1.5', currency: 'JPY' })).toEqual({ balance: 'amount-invalid' });
  });

  it('go up to a thousand million, stakes and limits to a million', () => {
    expect(valueOf('balance', '1000000000')).toBe(1e9);
    expect(valueOf('balance', '1000000000.00', { currency: 'EUR' })).toBe(1e11);
    expect(refused({ balance: '1000000001', jackpot: '1000000000.01', currency: 'EUR' })).toEqual({
      balance: 'amount-invalid',
      jackpot: 'amount-invalid',
    });
    expect(valueOf('maxAnte', '1000000')).toBe(1e6);
    const tooMuch = { maxAnte: '1000001', minAnte: '1000001', ante: '1000001', jackpotBet: '1000001' };
    expect(Object.keys(refused(tooMuch)).sort()).toEqual(Object.keys(tooMuch).sort());
  });

  it('may be nothing for a balance or a meter, never for a bet', () => {
    expect(valueOf('balance', '0')).toBe(0);
    expect(valueOf('jackpot', '0')).toBe(0);
    expect(
      Object.keys(refused({ ante: '0', minAnte: '0', maxAnte: '0', jackpotBet: '0', chips: '0' })),
    ).toHaveLength(5);
  });

  it('of defaults are in the currency in force', () => {
    expect(written({ currency: 'EUR' }).options).toMatchObject({
      minAnte: 100,
      maxAnte: 10_000,
      balance: 100_000,
      chips: [100, 500, 2500, 10_000],
      jackpotBet: 100,
    });
  });
});

describe('a currency', () => {
  it.each([
    ['EUR', 'EUR', 2],
    ['nok', 'NOK', 2],
    ['JPY', 'JPY', 0],
    ['KWD', 'KWD', 3],
  ])('%s is known with its decimals', (code, currency, decimals) => {
    expect(written({ currency: code }).money).toEqual({ currency, decimals });
  });

  it.each(['EURO', 'XX', 'QQQ', '€', 'units'])('%s is refused, and the table plays for units', (code) => {
    const { money, options } = written({ currency: code, balance: '50' });
    expect([money.currency, options.currency, options.balance]).toEqual([null, null, 50]);
    expect(refused({ currency: code })).toEqual({ currency: 'option-invalid' });
  });
});

describe('limits', () => {
  test('with the minimum above the maximum both take their defaults, and one refusal says so', () => {
    const { options, refusals } = written({ minAnte: '50', maxAnte: '10' });
    expect(options).toMatchObject({ minAnte: 1, maxAnte: 100 });
    expect(refusals.map(({ name, error }) => [name, error.code])).toEqual([['minAnte', 'option-invalid']]);
    expect(refused({ minAnte: '200' })).toEqual({ minAnte: 'option-invalid' });
  });

  test('with a maximum below the minimum that holds by default, it is the maximum that is refused', () => {
    const below = { currency: 'EUR', maxAnte: '0.5' };
    expect(refused({ ...below, minAnte: '' })).toEqual({ maxAnte: 'option-invalid' });
    expect(refused({ ...below, minAnte: 'abc' })).toEqual({
      minAnte: 'amount-invalid',
      maxAnte: 'option-invalid',
    });
  });

  test('with a preset ante outside, the preset is the minimum', () => {
    expect(valueOf('ante', '3', { minAnte: '5' })).toBeNull();
    expect(refused({ ante: '101' })).toEqual({ ante: 'limit' });
    expect(refused({ ante: '5', minAnte: '5', maxAnte: '5' })).toEqual({});
  });
});

import { describe, expect, it } from 'vitest';
import { propertyValue } from '../../../src/options/properties.js';
import { OptionsController } from '../../../src/controllers/options-controller.js';
import { written } from './refused.js';

describe('a property', () => {
  it('reads in major units, as its attribute is written', () => {
    const read = written({
      currency: 'EUR',
      ante: '2.01',
      balance: '50',
      chips: '0.5 1',
      jackpot: '1000.25',
    });
    expect(propertyValue('ante', read)).toBe(2.01);
    expect(propertyValue('balance', read)).toBe(50);
    expect(propertyValue('chips', read)).toEqual([0.5, 1]);
    expect(propertyValue('jackpot', read)).toBe(1000.25);
    expect(propertyValue('minAnte', read)).toBe(1);
  });

  it('reads as the value in force where nothing, or nothing readable, was written', () => {
    expect(propertyValue('ante', written({ minAnte: '5' }))).toBe(5);
    expect(propertyValue('rounds', written({ rounds: 'endless' }))).toBe('endless');
    expect(propertyValue('rounds', written({ rounds: 'many' }))).toBe(20);
    expect(propertyValue('jackpot', written({}))).toBeNull();
  });

  it('takes back what it reads as', () => {
    const options = { currency: 'EUR', ante: '2.01', rounds: 'endless', chips: '0.5 1', jackpot: '9.99' };
    const read = written(options);
    const again = written({
      currency: 'EUR',
      ...Object.fromEntries(
        (['ante', 'rounds', 'chips', 'jackpot', 'paytable', 'panels', 'disabled'] as const).map((name) => [
          name,
          propertyValue(name, read),
        ]),
      ),
    });
    expect(again).toEqual(read);
  });
});

describe('the options of an element', () => {
  const refusedBy = (controller: OptionsController): string[] =>
    controller.takeRefusals().map(({ name }) => name);

  it('tell whether anything was changed', () => {
    const options = new OptionsController();
    expect(options.write('rounds', '5')).toBe(true);
    expect(options.write('rounds', '5')).toBe(false);
    expect(options.write('rounds', null)).toBe(true);
    expect(options.write('rounds', undefined)).toBe(false);
    expect(options.current.options.rounds).toBe(20);
  });

  it('report a bad value once, and the same again only after another', () => {
    const options = new OptionsController();
    options.write('rounds', 'many');
    expect(refusedBy(options)).toEqual(['rounds']);
    options.write('seats', '3');
    options.write('rounds', 'many');
    expect(refusedBy(options)).toEqual([]);
    options.write('rounds', 'lots');
    expect(refusedBy(options)).toEqual(['rounds']);
    options.write('rounds', '5');
    expect(refusedBy(options)).toEqual([]);
    options.write('rounds', 'lots');
    expect(refusedBy(options)).toEqual(['rounds']);
  });

  it('keep their money while it is held, and the page is told of a currency that cannot be read all the same', () => {
    const options = new OptionsController();
    options.write('currency', 'EUR');
    expect(options.holdMoney(true)).toBe(false);
    options.write('currency', 'JPY');
    options.write('balance', '5');
    expect(options.current).toMatchObject({ money: { currency: 'EUR' }, options: { balance: 500 } });
    options.write('currency', 'EURO');
    expect(refusedBy(options)).toEqual(['currency']);
    options.write('currency', 'JPY');
    expect(options.holdMoney(false)).toBe(true);
    expect(options.current).toMatchObject({ money: { currency: 'JPY' }, options: { balance: 5 } });
  });

  it('that are not numbers are the same twice', () => {
    const options = new OptionsController();
    options.write('balance', Number.NaN);
    expect(refusedBy(options)).toEqual(['balance']);
    expect(options.write('balance', Number.NaN)).toBe(false);
    expect(refusedBy(options)).toEqual([]);
  });
});

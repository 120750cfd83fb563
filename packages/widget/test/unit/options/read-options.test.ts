import { JACKPOT_TABLES, PAYTABLES } from '@caribbean-stud/core';
import { describe, expect, it, test } from 'vitest';
import { OPTION_NAMES, OPTIONS } from '../../../src/options/options.js';
import { tableConfig } from '../../../src/options/read-options.js';
import { refused, valueOf, written } from './refused.js';

const HOSTILE: readonly unknown[] = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '__proto__',
  'constructor',
  'toString',
  'x'.repeat(1_000_000),
  '9'.repeat(1_000_000),
  ' / '.repeat(300_000),
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  1e21,
  {},
  { __proto__: null },
  [],
  [[[]]],
  new Date(Number.NaN),
  Symbol('ante'),
  () => '5',
  123n,
  {
    get 'royal-flush'() {
      throw new Error('a trap');
    },
    toString() {
      throw new Error('another');
    },
  },
];

/** Options that take any text as it is. */
const FREE_TEXT = ['lang', 'heading', 'seed', 'storageKey', 'jackpotSrc'];

describe('a table without options', () => {
  const { options, money, refusals } = written({});

  it('is the one that the documentation describes', () => {
    expect(options).toEqual({
      paytable: PAYTABLES.standard,
      qualifier: 'ace-king',
      rounds: 20,
      jackpot: null,
      jackpotPaytable: JACKPOT_TABLES.standard,
      jackpotBet: 1,
      jackpotRise: 0.7,
      jackpotReset: null,
      jackpotRule: 'independent',
      jackpotOnFold: 'pays',
      jackpotSrc: null,
      ante: null,
      minAnte: 1,
      maxAnte: 100,
      chips: [1, 5, 25, 100],
      balance: 1000,
      credit: 'strict',
      currency: null,
      bonus: null,
      seats: 1,
      reshuffle: 'round',
      deal: 'up',
      advice: 'off',
      panels: ['paytable', 'register'],
      lang: null,
      heading: null,
      theme: 'auto',
      cardFace: 'standard',
      motion: 'auto',
      speed: 'normal',
      sound: 'off',
      shortcuts: 'on',
      engine: 'auto',
      seed: null,
      example: null,
      practice: false,
      storageKey: null,
      disabled: false,
    });
  });

  it('refuses nothing and counts in symbolic units', () => {
    expect({ money, refusals }).toEqual({ money: { currency: null, decimals: 0 }, refusals: [] });
  });

  it('has every option frozen', () => {
    expect(Object.values(options).every((value) => Object.isFrozen(value))).toBe(true);
    expect(Object.isFrozen(options)).toBe(true);
  });
});

describe('an option', () => {
  it.each(OPTION_NAMES)('%s is absent when it is null, undefined or, unless a switch, empty', (name) => {
    const { options } = written({});
    expect([valueOf(name, null), valueOf(name, undefined)]).toEqual([options[name], options[name]]);
    if (!['practice', 'disabled', 'sound', 'shortcuts'].includes(name))
      expect(valueOf(name, '')).toEqual(options[name]);
  });

  it.each(OPTION_NAMES)('%s takes nothing hostile: its default is in force, one refusal tells so', (name) => {
    const { options: defaults } = written({});
    for (const value of HOSTILE) {
      const { options, refusals } = written({ [name]: value });
      if (FREE_TEXT.includes(name) && ['string', 'number'].includes(typeof value)) {
        expect(options[name]).toBe(String(value).trim());
        expect(refusals).toEqual([]);
      } else if (refusals.length > 0) {
        expect(options).toEqual(defaults);
        expect(refusals.map((one) => one.name)).toEqual([name]);
        expect(refusals[0]?.error.message.length).toBeLessThan(300);
        expect(refusals[0]?.error.message).toContain(OPTIONS[name].attribute);
      } else {
        // What is accepted of all this: an empty list of panels.
        expect(name).toBe('panels');
        expect(options.panels).toEqual([]);
      }
    }
  });

  it('is refused beside others that are in force all the same', () => {
    const { options, refusals } = written({ rounds: '0', seats: '3', theme: 'pink', balance: '50' });
    expect(options).toMatchObject({ rounds: 20, seats: 3, theme: 'auto', balance: 50 });
    expect(refusals.map(({ name }) => name)).toEqual(['rounds', 'theme']);
  });
});

describe('switches', () => {
  it.each([
    ['', true],
    ['true', true],
    ['on', true],
    [true, true],
    ['ON', true],
    ['false', false],
    ['off', false],
    [false, false],
  ])('written %j are %s', (value, on) => {
    expect(valueOf('disabled', value)).toBe(on);
    expect(valueOf('sound', value)).toBe(on ? 'on' : 'off');
    expect(valueOf('shortcuts', value)).toBe(on ? 'on' : 'off');
  });

  it.each(['yes', '1', '0', 'disabled', 'no'])('written %s are refused', (value) => {
    expect(refused({ disabled: value })).toEqual({ disabled: 'option-invalid' });
  });

  it.each(['off', 'false', false, 'OFF', ' False '])('that are off by default can be written %j', (value) => {
    expect(valueOf('jackpot', value)).toBeNull();
    expect(valueOf('bonus', value)).toBeNull();
    expect(valueOf('advice', value)).toBe('off');
    expect(refused({ jackpot: value, bonus: value, advice: value })).toEqual({});
  });
});

describe('lists', () => {
  test('of chips take spaces or commas, sort themselves and are in the smallest unit', () => {
    expect(valueOf('chips', '100, 5 25')).toEqual([5, 25, 100]);
    expect(valueOf('chips', [1, 0.5], { currency: 'EUR' })).toEqual([50, 100]);
    expect(valueOf('chips', '1 2 3 4 5 6')).toHaveLength(6);
  });

  it.each(['1 1', '1 2 3 4 5 6 7', '5 x', '0', '1.5', ' , '])('of chips %j are refused', (value) => {
    expect(Object.keys(refused({ chips: value }))).toEqual(['chips']);
    expect(valueOf('chips', value)).toEqual([1, 5, 25, 100]);
  });

  test('of panels keep their order, and name each once', () => {
    expect(valueOf('panels', 'register  paytable register')).toEqual(['register', 'paytable']);
    expect(valueOf('panels', ['chart', 'rules'])).toEqual(['chart', 'rules']);
    expect(refused({ panels: 'paytable odds register chart rules fairness' })).toEqual({});
    expect(refused({ panels: 'paytable secrets' })).toEqual({ panels: 'option-invalid' });
  });
});

describe('counts and shares', () => {
  it.each([
    ['rounds', '1', 1],
    ['rounds', 'endless', null],
    ['rounds', 'ENDLESS', null],
    ['rounds', 1_000_000, 1_000_000],
    ['seats', '7', 7],
    ['reshuffle', '30', 30],
    ['reshuffle', 'round', 'round'],
    ['jackpotRise', '0.75', 0.75],
    ['jackpotRise', 1, 1],
    ['jackpotRise', '0', 0],
  ] as const)('%s="%s" is %j', (name, value, expected) => {
    expect(valueOf(name, value)).toBe(expected);
  });

  it.each([
    ['rounds', '0'],
    ['rounds', '1000001'],
    ['rounds', '2.5'],
    ['rounds', '-3'],
    ['seats', '0'],
    ['seats', '8'],
    ['reshuffle', '0'],
    ['reshuffle', '53'],
    ['jackpotRise', '1.1'],
    ['jackpotRise', '-0.1'],
    ['jackpotRise', '70%'],
  ] as const)('%s="%s" is refused', (name, value) => {
    expect(refused({ [name]: value })).toEqual({ [name]: 'option-invalid' });
  });
});

describe('the configuration of the table', () => {
  it('has a jackpot only where a meter is set, which goes back to where it began', () => {
    expect(tableConfig(written({ jackpotBet: '5' }).options).jackpot).toBeNull();
    expect(tableConfig(written({ jackpot: '5000' }).options).jackpot).toEqual({
      meter: 5000,
      stake: 1,
      rise: 0.7,
      reset: 5000,
    });
    expect(tableConfig(written({ jackpot: '5000', jackpotReset: '0' }).options).jackpot?.reset).toBe(0);
  });

  it('offers the 5+1 bet only where it is set', () => {
    expect(tableConfig(written({}).options).bonus).toBe(false);
    expect(tableConfig(written({ bonus: '100/50/20/10/5/4/3' }).options)).toMatchObject({
      bonus: true,
      rules: { bonus: { 'royal-flush': 100 } },
    });
  });
});

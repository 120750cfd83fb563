import { describe, expect, test } from 'vitest';
import { createTable, parseCards, type TableConfigLike } from '../../src/index.js';

const terms = (config?: TableConfigLike): unknown => createTable(config).terms;

describe('the configuration of a table', () => {
  test('has a default for everything', () => {
    expect(terms()).toMatchObject({
      rounds: 20,
      balance: 1000,
      ante: null,
      minAnte: 1,
      maxAnte: 100,
      credit: 'strict',
      currency: null,
      jackpot: null,
      bonus: false,
      seats: 1,
      reshuffle: 'round',
      deal: 'up',
      seed: null,
      example: null,
      practice: false,
    });
    expect(terms({ jackpot: { meter: 500 } })).toMatchObject({
      jackpot: { meter: 500, stake: 1, rise: 0.7, reset: 500 },
    });
  });

  test.each<TableConfigLike>([
    { rounds: 1 },
    { rounds: 1_000_000 },
    { rounds: null },
    { balance: 0 },
    { balance: Number.MAX_SAFE_INTEGER },
    { ante: 7 },
    { minAnte: 7, maxAnte: 7 },
    { credit: 'register' },
    { seats: 7 },
    { reshuffle: 52 },
    { deal: 'down' },
    { bonus: true, practice: true },
    { currency: 'EUR', seed: 'golden' },
    { jackpot: { meter: 0, stake: 5, rise: 0, reset: 3 } },
    { jackpot: { meter: 10, stake: 1, rise: 1, reset: 0 } },
  ])('may be %j', (config) => expect(terms(config)).toMatchObject(config));

  test('raises the highest ante to the lowest where it is not given', () =>
    expect(terms({ minAnte: 500 })).toMatchObject({ minAnte: 500, maxAnte: 500 }));

  test('takes numbers as texts, and nothing as the default', () => {
    const nothing = { ante: null, currency: null, jackpot: null, seed: null, example: null };
    expect(terms({ ...nothing, rules: null as never })).toEqual(terms());
    expect(terms({ seed: 1.5 as never, currency: 0 as never })).toMatchObject({ seed: '1.5', currency: '0' });
  });

  test('takes the cards of an example in any form', () => {
    const [player, dealer] = ['Qh Qs 9d 6c 2h', 'Jh Jc As 8d 3c'];
    const cards = { player: parseCards(player), dealer: parseCards(dealer) };
    expect(terms({ example: { player, dealer } })).toMatchObject({ example: cards });
  });

  test.each([
    ['option-invalid', { rounds: 0 }],
    ['option-invalid', { rounds: 2.5 }],
    ['option-invalid', { rounds: 1_000_001 }],
    ['option-invalid', { rounds: '5' }],
    ['option-invalid', { seats: 0 }],
    ['option-invalid', { seats: 8 }],
    ['option-invalid', { reshuffle: 0 }],
    ['option-invalid', { credit: 'loan' }],
    ['option-invalid', { deal: 'sideways' }],
    ['option-invalid', { bonus: 'yes' }],
    ['option-invalid', { practice: 1 }],
    ['option-invalid', { seed: {} }],
    ['option-invalid', { currency: ['EUR'] }],
    ['option-invalid', { jackpot: { meter: 10, rise: 1.5 } }],
    ['option-invalid', { jackpot: { meter: 10, rise: -0.5 } }],
    ['option-invalid', { jackpot: { meter: 10, rise: '0.5' } }],
    ['option-invalid', { jackpot: { meter: 10, rise: Number.NaN } }],
    ['option-invalid', { minAnte: 5, maxAnte: 4 }],
    ['option-invalid', { rules: { jackpot: { rule: 'never' } } }],
    ['option-invalid', { rules: { jackpot: { onFold: 'returns' } } }],
    ['option-invalid', { rules: { qualifier: 'queen' } }],
    ['amount-invalid', { minAnte: 0 }],
    ['amount-invalid', { maxAnte: 0 }],
    ['amount-invalid', { balance: 1.5 }],
    ['amount-invalid', { balance: -1 }],
    ['amount-invalid', { balance: 2 ** 53 }],
    ['amount-invalid', { balance: '1000' }],
    ['amount-invalid', { ante: 0 }],
    ['amount-invalid', { jackpot: { meter: -1 } }],
    ['amount-invalid', { jackpot: {} }],
    ['amount-invalid', { jackpot: { meter: 10, stake: 0 } }],
    ['amount-invalid', { jackpot: { meter: 10, reset: -1 } }],
    ['card-repeated', { example: { player: 'Qh Qs 9d 6c 2h', dealer: 'Qh Jc As 8d 3c' } }],
    ['hand-size', { example: { player: 'Qh', dealer: 'Qh Jc As 8d 3c' } }],
    ['hand-size', { example: { player: 'Qh Qs 9d 6c 2h', dealer: 'Jh' } }],
  ])('is refused with %s: %j', (code, config) => {
    expect(() => createTable(config as TableConfigLike)).toThrow(expect.objectContaining({ code }));
  });
});

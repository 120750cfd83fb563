import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  legalActions,
  playerView,
  reduce,
  restore,
  save,
  type TableConfigLike,
  type TableState,
} from '../../src/index.js';
import { deal, dealHands, LOSS, play, playRound, table, WIN } from './table-driver.js';

const CONFIG: TableConfigLike = {
  jackpot: { meter: 1000 },
  bonus: true,
  seats: 3,
  reshuffle: 30,
  currency: 'EUR',
  rules: { paytable: '100/50/20/7/5/4/3/2/1:3/0.25' },
};

/** Any legal move, chosen by a number. */
function anyMove(state: TableState, choice: number): TableState {
  const legal = legalActions(state);
  const { type, min = 0, max = 0 } = legal[choice % legal.length] as (typeof legal)[number];
  switch (type) {
    case 'deal':
      return deal(state, String(choice));
    case 'ante':
      return reduce(state, { type, amount: min + (choice % (max - min + 1)) });
    case 'jackpot':
    case 'bonus':
      return reduce(state, { type, on: choice % 2 === 0 });
    case 'restart':
    case 'end':
      return choice % 7 === 0 ? reduce(state, { type }) : state;
    default:
      return reduce(state, { type });
  }
}

const refusal = (text: string, config: TableConfigLike = CONFIG): string => {
  try {
    restore(text, config);
  } catch (error) {
    return (error as { code: string }).code;
  }
  return 'restored';
};

describe('a saved table', () => {
  test('is restored equal, whatever was played and in whatever phase', () => {
    const phases = new Set<string>();
    fc.assert(
      fc.property(
        fc.array(fc.nat(1_000_000), { maxLength: 60 }),
        fc.constantFrom<'up' | 'down'>('up', 'down'),
        (choices, dealt) => {
          const config = { ...CONFIG, deal: dealt };
          const state = choices.reduce(anyMove, table(config));
          phases.add(state.phase);
          expect(restore(save(state), config)).toEqual(state);
        },
      ),
      { numRuns: 500, seed: 1 },
    );
    expect([...phases].sort()).toEqual(['betting', 'deciding', 'finished', 'settled']);
  });

  test('plays on as if nothing had happened', () => {
    const state = dealHands(table({ seed: 's' }), ...WIN);
    const later = (from: TableState): unknown =>
      playerView(deal(play(from, { type: 'call' }, { type: 'next' })));
    expect(later(restore(save(state), { seed: 's' }))).toEqual(later(state));
  });

  test('keeps the terms of a dealt round; those of the page hold from the next', () => {
    const state = dealHands(table({ ante: 10 }), 'Qh Qs 2d 2c 2h', 'Jh Jc As 8d 3c');
    const back = restore(save(state), { ante: 10, rules: { paytable: 'betmgm' } });
    const settled = reduce(back, { type: 'call' });
    expect(playerView(settled).settlement?.net).toBe(10 + 20 * 7);
    expect(playerView(reduce(settled, { type: 'next' })).terms.rules.paytable['full-house']).toBe(10);
  });

  test('keeps its balance although the page now opens with another', () => {
    const state = reduce(playRound(table(), ...LOSS, 'fold'), { type: 'next' });
    expect(playerView(restore(save(state), { balance: 50 }))).toMatchObject({ balance: 998, total: -1 });
  });

  test('of a session of a thousand rounds and more keeps what it carried', () => {
    let state = table({ rounds: null, credit: 'register' });
    for (let i = 0; i < 1002; i++) state = reduce(playRound(state, ...LOSS, 'fold'), { type: 'next' });
    expect(restore(save(state), { rounds: null, credit: 'register' })).toEqual(state);
  });
});

describe('a text that is no save', () => {
  const saved = (): string =>
    save(reduce(deal(play(table(CONFIG), { type: 'jackpot', on: true })), { type: 'call' }));

  test.each([
    '',
    'null',
    '[]',
    '{}',
    '"x"',
    '{"format":"caribbean-stud-table"}',
    'x'.repeat(1_000_000),
    '{"__proto__":{"format":"caribbean-stud-table"}}',
  ])('such as %.40j is refused', (foreign) => expect(refusal(foreign)).toBe('save-invalid'));

  test('in another version or currency is refused', () => {
    const text = saved();
    expect(refusal(text)).toBe('restored');
    expect(refusal(text.replace('"version":1', '"version":2'))).toBe('save-invalid');
    expect(refusal(text, { ...CONFIG, currency: 'USD' })).toBe('save-invalid');
  });

  test('cut off anywhere is refused', () => {
    const text = saved();
    for (let length = 0; length < text.length; length += 97)
      expect(refusal(text.slice(0, length))).toBe('save-invalid');
  });

  test('with any one value replaced never throws anything but save-invalid', () => {
    const text = saved();
    fc.assert(
      fc.property(fc.nat(), fc.jsonValue(), (where, value) => {
        let count = 0;
        const spoiled = JSON.stringify(JSON.parse(text), (key, entry: unknown) =>
          count++ === where % 400 && key !== '' ? value : entry,
        );
        expect(['save-invalid', 'restored']).toContain(refusal(spoiled));
      }),
      { numRuns: 1000, seed: 2 },
    );
  });
});

import { describe, expect, test } from 'vitest';
import { legalActions, type Action, type ActionType, type TableState } from '../../src/index.js';
import {
  ACTION_TYPES,
  codeOf,
  deal,
  dealHands,
  LOSS,
  plainDeck,
  play,
  playRound,
  table,
  WIN,
} from './table-driver.js';

const OFFERS = { jackpot: { meter: 1000 }, bonus: true };

const ante = (amount: number): Action => ({ type: 'ante', amount });
const JACKPOT: Action = { type: 'jackpot', on: true };
const BONUS: Action = { type: 'bonus', on: true };
const playedOn = (state: TableState): TableState => play(state, { type: 'fold' }, { type: 'next' });

/** A move of this type, as a player would make it now. */
function move(state: TableState, type: ActionType): Action {
  switch (type) {
    case 'ante':
      return ante(state.terms.minAnte);
    case 'jackpot':
    case 'bonus':
      return { type, on: state.bets[type] === 0 };
    case 'deal':
      return { type, deck: plainDeck(state) };
    default:
      return { type };
  }
}

describe('the legal moves', () => {
  test.each<[where: string, open: () => TableState, legal: string]>([
    ['with an ante', () => table(), 'ante clear deal void restart end'],
    ['with no chips down', () => play(table(), { type: 'clear' }), 'ante restart end'],
    ['with side bets on offer', () => table(OFFERS), 'ante jackpot bonus clear deal void restart end'],
    ['with side bets on offer but no ante', () => play(table(OFFERS), { type: 'clear' }), 'ante restart end'],
    [
      'with side bets down',
      () => play(table(OFFERS), JACKPOT, BONUS),
      'ante jackpot bonus clear deal void restart end',
    ],
    [
      'with side bets down that the balance just covers',
      () => play(table({ ...OFFERS, balance: 5 }), JACKPOT, BONUS),
      'ante jackpot bonus clear deal void restart end',
    ],
    [
      'with a balance that covers one side bet, which is down',
      () => play(table({ ...OFFERS, balance: 4 }), JACKPOT),
      'ante jackpot clear deal void restart end',
    ],
    [
      'with a balance for the ante alone',
      () => table({ ...OFFERS, balance: 3 }),
      'ante clear deal void restart end',
    ],
    ['after a round', () => playedOn(deal(table())), 'ante clear rebet deal void restart end'],
    [
      'after a round whose bets the balance no longer covers',
      () => playedOn(deal(play(table({ balance: 13 }), ante(4)))),
      'ante clear deal void restart end',
    ],
    ['with cards face up', () => dealHands(table(OFFERS), ...WIN), 'call fold void'],
    ['with cards face down', () => dealHands(table({ deal: 'down' }), ...WIN), 'look void'],
    [
      'with cards looked at',
      () => play(dealHands(table({ deal: 'down' }), ...WIN), { type: 'look' }),
      'call fold void',
    ],
    ['after the showdown', () => playRound(table(), ...LOSS, 'call'), 'next restart end'],
    ['when all is over', () => play(table(), { type: 'end' }), 'restart'],
  ])('%s are just those that are accepted', (_, open, legal) => {
    const state = open();
    expect(legalActions(state).map(({ type }) => type)).toEqual(legal.split(' '));
    const accepted = ACTION_TYPES.filter((type) => codeOf(state, move(state, type)) === 'accepted');
    expect(accepted.join(' ')).toBe(ACTION_TYPES.filter((type) => legal.split(' ').includes(type)).join(' '));
  });

  test('tell the lowest and the highest ante beside the side bets', () => {
    const state = play(table({ ...OFFERS, balance: 100, minAnte: 2, maxAnte: 50 }), JACKPOT, BONUS);
    expect(legalActions(state)[0]).toEqual({ type: 'ante', min: 2, max: Math.floor((100 - 1 - 2) / 3) });
    expect([32, 33].map((amount) => codeOf(state, ante(amount)))).toEqual(['accepted', 'funds']);
  });

  test('of side bets are refused by their codes where there is no ante or no offer', () => {
    for (const type of ['jackpot', 'bonus'] as const)
      for (const on of [true, false]) {
        expect(codeOf(table(), { type, on })).toBe('action-illegal');
        expect(codeOf(play(table(OFFERS), { type: 'clear' }), { type, on })).toBe('action-illegal');
      }
  });

  test('of side bets that are not down may take them back only where they may be put down', () => {
    for (const type of ['jackpot', 'bonus'] as const) {
      expect(codeOf(table(OFFERS), { type, on: false })).toBe('accepted');
      expect(codeOf(table({ ...OFFERS, balance: 3 }), { type, on: false })).toBe('action-illegal');
    }
  });
});

describe('a move that is not allowed', () => {
  test.each(['look', 'call', 'fold', 'next', 'stand', '__proto__', 'toString', 7, null, undefined])(
    '%s while betting is refused and changes nothing',
    (type) => expect(codeOf(table(), { type } as never)).toBe('action-illegal'),
  );

  test.each([{ toString: null }, ['ante'], Object.create(null) as object, Symbol('ante')])(
    'is refused whatever its type is, as thing %#',
    (type) => expect(codeOf(table(), { type, amount: 5 } as never)).toBe('action-illegal'),
  );

  test('restart in mid-round is refused: a round is played or voided', () => {
    expect(codeOf(dealHands(table(), ...WIN), { type: 'restart' })).toBe('action-illegal');
  });
});

import { describe, expect, test } from 'vitest';
import {
  configure,
  parseCards,
  playerView,
  reduce,
  type PlayerView,
  type TableState,
} from '../../src/index.js';
import { deal, play, table } from './table-driver.js';

const PLAYER = 'Qh Qs 9d 6c 2h';
/** By the exact strategy the first of the other seats calls, the second folds. */
const CALLER = 'Ac Ad 9h 6s 2c';
const FOLDER = '3h 5c 7d 8s Tc';
const DEALER = 'Jh Jc As 8d 3c';
const HIDDEN = { cards: null, category: null, ranks: null };

const threeHands = (state: TableState): TableState =>
  reduce(state, { type: 'deal', deck: parseCards([PLAYER, CALLER, FOLDER, DEALER].join(' ')) });
const dealt = (): TableState => threeHands(table({ seats: 3, reshuffle: 52 }));

describe('the other seats', () => {
  test('show nothing until the player has decided', () => {
    const unknown = { ...HIDDEN, decision: null, settlement: null };
    for (const state of [table({ seats: 3 }), dealt()])
      expect(playerView(state).others).toEqual([
        { seat: 1, ...unknown },
        { seat: 2, ...unknown },
      ]);
  });

  test.each(['call', 'fold'] as const)(
    'play their own hands after a %s: a caller shows them, a folder does not',
    (type) => {
      const [caller, folder] = playerView(play(dealt(), { type })).others;
      expect(caller).toMatchObject({
        seat: 1,
        cards: parseCards(CALLER),
        category: 'pair',
        ranks: [12, 7, 4, 0],
        decision: 'call',
        settlement: { net: 3 },
      });
      expect(folder).toMatchObject({ seat: 2, ...HIDDEN, decision: 'fold', settlement: { net: -1 } });
    },
  );

  test('leave behind the cards that a caller has shown, for the player to remember', () => {
    const next = play(dealt(), { type: 'fold' }, { type: 'next' });
    expect(playerView(next).seen).toEqual(parseCards([PLAYER, CALLER, DEALER].join(' ')));
  });
});

describe('the shoe in the player’s view', () => {
  const shoe = (state: TableState): PlayerView['shoe'] => playerView(state).shoe;

  test('is due for a shuffle at first, and again when too few cards are left', () => {
    expect(shoe(table({ reshuffle: 52 }))).toEqual({ drawn: 0, due: true, shuffled: false });
    expect(shoe(dealt())).toEqual({ drawn: 20, due: false, shuffled: true });
    const second = deal(play(dealt(), { type: 'fold' }, { type: 'next' }));
    expect(shoe(second)).toEqual({ drawn: 40, due: true, shuffled: false });
    const next = play(second, { type: 'fold' }, { type: 'next' });
    expect(shoe(next)).toEqual({ drawn: 40, due: true, shuffled: false });
    expect(shoe(deal(next))).toEqual({ drawn: 20, due: false, shuffled: true });
  });
});

describe('the player’s view', () => {
  test('tells the terms in force', () => {
    const config = {
      minAnte: 2,
      maxAnte: 50,
      credit: 'register',
      practice: true,
      rules: { qualifier: 'pair' },
    } as const;
    const { terms } = playerView(table(config));
    expect(terms).toMatchObject(config);
    expect(playerView(configure(dealt(), config)).terms).toMatchObject({ minAnte: 1, practice: false });
  });

  test('has no side bets where none are offered, and tells which are down', () => {
    expect(playerView(table())).toMatchObject({ jackpot: null, bonus: null });
    const offered = table({ jackpot: { meter: 7, stake: 3 }, bonus: true, minAnte: 2 });
    expect(playerView(offered)).toMatchObject({
      jackpot: { meter: 7, on: false, stake: 3 },
      bonus: { on: false, stake: 2 },
    });
    expect(
      playerView(play(offered, { type: 'jackpot', on: true }, { type: 'bonus', on: true })),
    ).toMatchObject({
      jackpot: { on: true },
      bonus: { on: true },
    });
  });

  test('counts the rounds played, and has a verdict only once the session is over', () => {
    const next = play(dealt(), { type: 'fold' }, { type: 'next' });
    expect(playerView(next)).toMatchObject({ played: 1, round: 2, total: -1, verdict: null, reason: null });
    expect(playerView(play(next, { type: 'end' }))).toMatchObject({
      played: 1,
      verdict: 'bank',
      reason: 'end',
    });
  });

  test.each([1, -1, Number.NaN])('is for seat 0 only, not for %d', (seat) =>
    expect(() => playerView(dealt(), seat)).toThrow(expect.objectContaining({ code: 'option-invalid' })),
  );
});

import { describe, expect, test } from 'vitest';
import { configure, playerView, reduce, type TableConfigLike, type TableState } from '../../src/index.js';
import { dealHands, finishRounds, LOSS, play, playRound, table, WIN } from './table-driver.js';

const OFFERS = { jackpot: { meter: 1000 }, bonus: true };

describe('a change of configuration', () => {
  const changed = (state: TableState, config: TableConfigLike): ReturnType<typeof playerView> =>
    playerView(configure(state, config));

  test('takes effect at once while nothing is played', () => {
    expect(changed(table(), { balance: 50, ante: 7, seats: 3 })).toMatchObject({
      balance: 43,
      bets: { ante: 7 },
      others: [{ seat: 1 }, { seat: 2 }],
    });
  });

  test('leaves chips that the player has put down where they are', () => {
    expect(changed(play(table(), { type: 'ante', amount: 30 }), { maxAnte: 50 }).bets.ante).toBe(30);
    expect(changed(play(table(), { type: 'ante', amount: 30 }), { maxAnte: 20 })).toMatchObject({
      balance: 999,
      bets: { ante: 1 },
    });
  });

  test('leaves a circle bare that the player has cleared, before the first round and later', () => {
    const first = table(OFFERS);
    for (const state of [first, finishRounds(first, 1, LOSS, 'fold')]) {
      const cleared = configure(play(state, { type: 'clear' }), { ...OFFERS, maxAnte: 50 });
      expect(cleared).toMatchObject({ phase: 'betting', bets: { ante: 0 }, terms: { maxAnte: 50 } });
      expect(cleared.balance).toBe(state === first ? 1000 : 999);
    }
  });

  test('keeps side bets at the stake that is now asked, and puts the ante alone where they are not offered', () => {
    const both = play(table(OFFERS), { type: 'jackpot', on: true }, { type: 'bonus', on: true });
    expect(configure(both, { ...OFFERS, jackpot: { meter: 7, stake: 5 } }).bets).toMatchObject({
      jackpot: 5,
      bonus: 1,
    });
    expect(configure(both, { jackpot: null }).bets).toEqual({ ante: 1, call: 0, jackpot: 0, bonus: 0 });
  });

  test('of rules and limits leaves the running round alone and holds for the next', () => {
    const running = dealHands(table({ ante: 10 }), 'Qh Qs 2d 2c 2h', 'Jh Jc As 8d 3c');
    const wished = configure(running, { rules: { paytable: 'betmgm' }, minAnte: 10, ante: 10 });
    const settled = reduce(wished, { type: 'call' });
    expect(playerView(settled).settlement?.net).toBe(10 + 20 * 7);
    expect(playerView(reduce(settled, { type: 'next' })).terms).toMatchObject({
      minAnte: 10,
      rules: { paytable: { 'full-house': 10 } },
    });
  });

  test('of the rounds holds at once, but never below what was played', () => {
    const state = playRound(finishRounds(table({ rounds: 20 }), 4, WIN, 'call'), ...WIN, 'call');
    expect(changed(state, { rounds: 7 }).rounds).toBe(7);
    expect(changed(state, { rounds: 2 }).rounds).toBe(5);
    expect(playerView(reduce(configure(state, { rounds: 2 }), { type: 'next' }))).toMatchObject({
      phase: 'finished',
      reason: 'rounds',
    });
  });

  test('of the rounds to fewer than were played ends the session while betting, chips handed back', () => {
    const state = finishRounds(table({ rounds: 20 }), 4, LOSS, 'fold');
    expect(changed(state, { rounds: 3 })).toMatchObject({
      phase: 'finished',
      rounds: 4,
      balance: 996,
      bets: { ante: 0 },
    });
  });

  test('of the balance waits for the restart once a round was played', () => {
    const state = finishRounds(table(), 1, LOSS, 'fold');
    const wished = configure(state, { balance: 500 });
    expect(playerView(wished).balance).toBe(998);
    expect(playerView(reduce(wished, { type: 'restart' })).balance).toBe(499);
  });

  test('of seats, currency, seed and example waits for the restart, too', () => {
    const state = finishRounds(table(), 1, LOSS, 'fold');
    const [player, dealer] = WIN;
    const wishes = { seats: 3, currency: 'EUR', seed: 's' };
    const wished = configure(state, { ...wishes, example: { player, dealer }, reshuffle: 30 });
    expect(wished.terms).toMatchObject({ seats: 1, currency: null, seed: null, example: null });
    expect([wished.terms.reshuffle, wished.shoe.reshuffle]).toEqual([30, 30]);
    const { terms } = reduce(wished, { type: 'restart' });
    expect(terms).toMatchObject(wishes);
    expect(terms.example).not.toBeNull();
  });

  test('that offers a jackpot starts its meter, and the meter outlives a pause of the offer', () => {
    let state = finishRounds(table(), 1, LOSS, 'fold');
    state = configure(state, { jackpot: { meter: 500 } });
    expect(playerView(state).jackpot).toEqual({ meter: 500, on: false, stake: 1 });
    state = play(state, { type: 'jackpot', on: true });
    state = reduce(playRound(state, ...LOSS, 'fold'), { type: 'next' });
    state = configure(configure(state, {}), { jackpot: { meter: 900 } });
    expect(state.meter).toBe(500_700);
  });

  test('that cannot be is refused and changes nothing', () => {
    const state = table();
    expect(() => configure(state, { minAnte: 10, maxAnte: 5 })).toThrow(
      expect.objectContaining({ code: 'option-invalid' }),
    );
    expect(playerView(state)).toMatchObject({ phase: 'betting', bets: { ante: 1 } });
  });
});

import { describe, expect, test } from 'vitest';
import {
  configure,
  createTable,
  jsEngine,
  playerView,
  reduce,
  withEvaluator,
  type Evaluator,
  type TableConfigLike,
  type TableState,
} from '../../src/index.js';
import { deal, dealHands, LOSS, play, playRound, table, WIN } from './table-driver.js';

const OFFERS = { jackpot: { meter: 1000 }, bonus: true };

const finishRounds = (
  state: TableState,
  rounds: number,
  hands: readonly [string, string],
  decision: 'call' | 'fold',
): TableState => {
  for (let i = 0; i < rounds; i++)
    state = reduce(playRound(state, hands[0], hands[1], decision), { type: 'next' });
  return state;
};

describe('a session', () => {
  test('of 20 rounds counts them, rests in the last settlement, and then names the winner', () => {
    let state = table({ rounds: 20 });
    state = finishRounds(state, 19, WIN, 'call');
    state = playRound(state, ...WIN, 'call');
    expect(playerView(state)).toMatchObject({ phase: 'settled', round: 20, rounds: 20, verdict: null });
    state = reduce(state, { type: 'next' });
    expect(playerView(state)).toMatchObject({
      phase: 'finished',
      reason: 'rounds',
      verdict: 'player',
      total: 60,
    });
    expect(state.register.rows).toHaveLength(20);
  });

  test('goes to the player above zero, to the bank below, and is a draw at zero', () => {
    const verdict = (...decisions: ['call' | 'fold', readonly [string, string]][]): unknown => {
      let state = table({ rounds: decisions.length });
      for (const [decision, hands] of decisions)
        state = reduce(playRound(state, ...hands, decision), { type: 'next' });
      return playerView(state).verdict;
    };
    expect(verdict(['call', WIN])).toBe('player');
    expect(verdict(['call', LOSS])).toBe('bank');
    expect(verdict(['call', WIN], ['call', LOSS])).toBe('draw');
  });

  test('that is endless goes on until it is ended, with the chips on the circle handed back', () => {
    const state = finishRounds(table({ rounds: null }), 30, WIN, 'call');
    expect(playerView(state)).toMatchObject({ phase: 'betting', round: 31, rounds: null });
    expect(playerView(reduce(state, { type: 'end' }))).toMatchObject({
      phase: 'finished',
      reason: 'end',
      balance: 1090,
      bets: { ante: 0 },
    });
  });

  test('keeps the last 1,000 rows of its register and carries the sum of the older ones', () => {
    const state = finishRounds(table({ rounds: null, credit: 'register' }), 1003, LOSS, 'fold');
    expect(state.register.rows).toHaveLength(1000);
    expect(playerView(state)).toMatchObject({ round: 1004, total: -1003, carried: { rounds: 3, net: -3 } });
    expect(state.register.rows[0]).toMatchObject({ round: 4, total: -4 });
  });

  test('deals the same cards for the same seed, and others for another', () => {
    const cards = (seed: string): unknown => deal(table({ seed })).deal?.hands;
    expect(cards('golden')).toEqual(cards('golden'));
    expect(cards('golden')).not.toEqual(cards('silver'));
  });

  test('values every hand of a deal in one batch on the engine it was given', () => {
    const sizes: number[] = [];
    const evaluator: Evaluator = {
      ...jsEngine,
      engine: 'wasm',
      evaluateBatch(cards, out) {
        sizes.push(cards.length / 5);
        return jsEngine.evaluateBatch(cards, out);
      },
    };
    const state = reduce(deal(createTable({ seats: 3 }, { evaluator })), { type: 'call' });
    expect(sizes).toEqual([3 + 1 + 6]);
    expect(playerView(state).engine).toBe('wasm');
  });
});

describe('a session that is over', () => {
  const EMPTY = { bets: { ante: 0, call: 0 }, deal: null, looked: false, results: null };

  test('hands back the chips on the circle, and those of a settled round are paid already', () => {
    const ante = play(table(), { type: 'ante', amount: 30 });
    const [betting, settled] = [ante, playRound(ante, ...WIN, 'call')].map((state) =>
      reduce(state, { type: 'end' }),
    );
    expect(betting).toMatchObject({ ...EMPTY, phase: 'finished', balance: 1000 });
    expect(settled).toMatchObject({ ...EMPTY, phase: 'finished', balance: 1090 });
  });

  test('for want of funds before its first round begins when the balance is raised', () => {
    const broke = table({ balance: 2 });
    expect(playerView(broke)).toMatchObject({ phase: 'finished', reason: 'funds', balance: 2 });
    expect(playerView(configure(broke, { balance: 50 }))).toMatchObject({ phase: 'betting', balance: 49 });
  });

  test('stays over when the configuration changes', () => {
    for (const state of [
      play(table(), { type: 'end' }),
      finishRounds(table({ balance: 3 }), 1, LOSS, 'call'),
    ])
      expect(playerView(configure(state, { balance: 50 })).phase).toBe('finished');
  });
});

describe('a change of the engine', () => {
  test('holds for the hands that are dealt from then on', () => {
    const evaluator: Evaluator = { ...jsEngine, engine: 'wasm' };
    const state = withEvaluator(dealHands(table(), ...WIN), evaluator);
    expect(playerView(state)).toMatchObject({
      engine: 'wasm',
      phase: 'deciding',
      player: { category: 'pair' },
    });
    expect(playerView(play(state, { type: 'call' }, { type: 'next' })).engine).toBe('wasm');
  });
});

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

describe('a table', () => {
  test('and its view are frozen', () => {
    const state = deal(table());
    expect(
      Object.isFrozen(state) &&
        Object.isFrozen(playerView(state)) &&
        Object.isFrozen(playerView(state).player),
    ).toBe(true);
  });
});

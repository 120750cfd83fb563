import { describe, expect, test } from 'vitest';
import {
  configure,
  createTable,
  jsEngine,
  playerView,
  reduce,
  withEvaluator,
  type Evaluator,
  type TableState,
} from '../../src/index.js';
import { deal, dealHands, finishRounds, LOSS, play, playRound, table, WIN } from './table-driver.js';

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

describe('the ante that lies on the circle at the start of a round', () => {
  const afterLosing = (preset: number | null, credit: 'strict' | 'register' = 'strict'): TableState => {
    const first = play(table({ balance: 40, ante: preset, minAnte: 2, credit }), {
      type: 'ante',
      amount: 10,
    });
    return reduce(playRound(first, ...LOSS, 'call'), { type: 'next' });
  };

  test('is the last, else the preset, else the lowest, else none: the first that the balance covers', () => {
    expect(afterLosing(3, 'register').bets.ante).toBe(10);
    expect(afterLosing(3).bets.ante).toBe(3);
    expect(afterLosing(null).bets.ante).toBe(2);
    expect(afterLosing(5)).toMatchObject({ phase: 'betting', balance: 10, bets: { ante: 0 } });
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

import { describe, expect, test } from 'vitest';
import { legalActions, parseCards, playerView, reduce, type TableState } from '../../src/index.js';
import { sumOfBets } from '../../src/game/state.js';
import {
  codeOf,
  deal,
  dealHands,
  LOSS,
  NO_QUALIFIER,
  plainDeck,
  play,
  playRound,
  table,
  WIN,
} from './table-driver.js';

const legalTypes = (state: TableState): string[] => legalActions(state).map(({ type }) => type);

describe('a round', () => {
  test('goes from the ante over deal and call to a settlement paid to the balance, and to the next round', () => {
    let state = play(table(), { type: 'ante', amount: 30 });
    expect(playerView(state)).toMatchObject({ phase: 'betting', round: 1, balance: 970, bets: { ante: 30 } });
    state = dealHands(state, ...WIN);
    expect(playerView(state)).toMatchObject({
      phase: 'deciding',
      balance: 970,
      player: { category: 'pair' },
    });
    state = reduce(state, { type: 'call' });
    expect(playerView(state)).toMatchObject({
      phase: 'settled',
      balance: 1090,
      total: 90,
      bets: { ante: 30, call: 60 },
    });
    expect(playerView(state).settlement).toMatchObject({ net: 90, returned: 180, result: 'win' });
    state = reduce(state, { type: 'next' });
    expect(playerView(state)).toMatchObject({
      phase: 'betting',
      round: 2,
      balance: 1060,
      bets: { ante: 30, call: 0 },
    });
  });

  test.each([1, 5, 100, 400])('with an ante of %i calls with exactly twice the ante', (ante) => {
    const state = dealHands(
      play(table({ balance: 5000, maxAnte: 1000 }), { type: 'ante', amount: ante }),
      ...LOSS,
    );
    expect(reduce(state, { type: 'call' }).bets.call).toBe(2 * ante);
  });

  test('that is folded loses the ante, and every card is turned all the same', () => {
    const view = playerView(playRound(table(), ...LOSS, 'fold'));
    expect(view).toMatchObject({ phase: 'settled', balance: 999, total: -1 });
    expect(view.dealer).toMatchObject({ cards: parseCards(LOSS[1]), category: 'pair' });
    expect(view.settlement).toMatchObject({ result: 'fold', dealerQualified: true });
  });

  test('leaves nothing on the table of the next', () => {
    const next = reduce(playRound(table(), ...WIN, 'call'), { type: 'next' });
    expect(next).toMatchObject({ deal: null, looked: false, results: null, bets: { call: 0 } });
    expect(playerView(next)).toMatchObject({ settlement: null, player: { cards: null } });
  });

  test('without a qualified dealer pays the ante and returns the call', () => {
    expect(playerView(playRound(table(), ...NO_QUALIFIER, 'call'))).toMatchObject({
      balance: 1001,
      total: 1,
    });
  });

  test('shows the upcard alone until the showdown, and nothing of the dealer in a betting phase', () => {
    const state = table();
    expect(playerView(state).dealer).toEqual({ upcard: null, cards: null, category: null, ranks: null });
    const view = playerView(dealHands(state, ...WIN));
    expect(view.dealer).toEqual({ upcard: parseCards('Jh')[0], cards: null, category: null, ranks: null });
    const hidden = parseCards(WIN[1]).slice(1);
    const shown: unknown[] = [];
    JSON.stringify(view, (key, value: unknown) => {
      if (Array.isArray(value) && key !== 'ranks') shown.push(...(value as unknown[]));
      return value;
    });
    expect(shown.filter((card) => hidden.includes(card as number))).toEqual([]);
  });

  test('is dealt five cards to the player first, then five to the dealer, the first of them the upcard', () => {
    const state = table();
    const view = playerView(reduce(state, { type: 'deal', deck: plainDeck(state) }));
    expect(view.player.cards).toEqual([0, 1, 2, 3, 4]);
    expect(view.dealer.upcard).toBe(5);
  });

  test('dealt face down hides the cards until the player looks, and allows nothing else before', () => {
    const state = dealHands(table({ deal: 'down' }), ...WIN);
    expect(playerView(state).player).toEqual({ cards: null, category: null, ranks: null });
    expect(legalTypes(state)).toEqual(['look', 'void']);
    expect(codeOf(state, { type: 'call' })).toBe('action-illegal');
    const looked = reduce(state, { type: 'look' });
    expect(playerView(looked).player.cards).toEqual(parseCards(WIN[0]));
    expect(legalTypes(looked)).toEqual(['call', 'fold', 'void']);
  });

  test('names what decided a hand', () => {
    expect(playerView(dealHands(table(), ...WIN)).player).toMatchObject({
      category: 'pair',
      ranks: [10, 7, 4, 0],
    });
  });
});

describe('the register of a round', () => {
  const costOf = (hands: readonly [string, string], decision: 'call' | 'fold'): number =>
    playRound(table(), ...hands, decision).register.rows[0]?.cost ?? Number.NaN;
  const HOPELESS = ['2c 3d 7h 9c Ts', 'Jh Jc As 8d 3c'] as const;

  test('tells what the decision cost beside the best one: nothing when it was the best', () => {
    expect([costOf(WIN, 'call'), costOf(HOPELESS, 'fold')]).toEqual([0, 0]);
    expect(costOf(WIN, 'fold')).toBeGreaterThan(1);
    expect(costOf(HOPELESS, 'call')).toBeGreaterThan(0.1);
  });
});

describe('chips', () => {
  test('leave the balance as they are put down and come back with clear', () => {
    const state = play(table(), { type: 'ante', amount: 30 }, { type: 'ante', amount: 55 });
    expect(playerView(state)).toMatchObject({ balance: 945, bets: { ante: 55 } });
    expect(playerView(reduce(state, { type: 'clear' }))).toMatchObject({ balance: 1000, bets: { ante: 0 } });
  });

  test('on the table are the ante, the call and the side bets', () =>
    expect(sumOfBets({ ante: 1, call: 2, jackpot: 4, bonus: 8 })).toBe(15));

  test('of the preset ante lie on the circle at once, and those of the last round later', () => {
    expect(playerView(table({ ante: 25 }))).toMatchObject({ balance: 975, bets: { ante: 25 } });
    const next = play(table({ ante: 25 }), { type: 'ante', amount: 40 });
    expect(play(playRound(next, ...LOSS, 'fold'), { type: 'next' }).bets.ante).toBe(40);
  });

  test('are refused outside the limits of the table', () => {
    const state = table({ minAnte: 5, maxAnte: 50 });
    expect([4, 51, 0].map((amount) => codeOf(state, { type: 'ante', amount }))).toEqual([
      'limit',
      'limit',
      'limit',
    ]);
    expect(
      [-1, 1.5, Number.NaN, '5'].map((amount) => codeOf(state, { type: 'ante', amount: amount as number })),
    ).toEqual(Array(4).fill('amount-invalid'));
    expect(legalActions(state)).toContainEqual({ type: 'ante', min: 5, max: 50 });
  });

  test('of an ante of 10 need a balance of 30, so that the call can always be paid', () => {
    expect(codeOf(table({ balance: 29 }), { type: 'ante', amount: 10 })).toBe('funds');
    const state = play(table({ balance: 30 }), { type: 'ante', amount: 10 });
    expect(playerView(reduce(dealHands(state, ...LOSS), { type: 'call' })).balance).toBe(0);
  });

  test('of side bets count towards the third of the balance', () => {
    const state = play(table({ balance: 30, jackpot: { meter: 1000 } }), { type: 'ante', amount: 10 });
    expect(codeOf(state, { type: 'jackpot', on: true })).toBe('funds');
    expect(legalTypes(state)).not.toContain('jackpot');
    expect(codeOf(play(state, { type: 'ante', amount: 9 }), { type: 'jackpot', on: true })).toBe('accepted');
  });

  test('put down by rebet are those of the last round, side bets included', () => {
    const bet = play(
      table({ jackpot: { meter: 1000 } }),
      { type: 'ante', amount: 20 },
      { type: 'jackpot', on: true },
    );
    const next = reduce(playRound(bet, ...LOSS, 'fold'), { type: 'next' });
    expect(next.bets).toEqual({ ante: 20, call: 0, jackpot: 0, bonus: 0 });
    expect(play(next, { type: 'clear' }, { type: 'rebet' }).bets).toEqual({
      ante: 20,
      call: 0,
      jackpot: 1,
      bonus: 0,
    });
    expect(codeOf(table(), { type: 'rebet' })).toBe('action-illegal');
  });

  test('on the register may take the balance below zero, with the stakes unchanged', () => {
    let state = table({ balance: 4, credit: 'register', ante: 3 });
    state = playRound(state, ...LOSS, 'call');
    expect(playerView(state)).toMatchObject({ balance: -5, total: -9 });
    state = reduce(state, { type: 'next' });
    expect(playerView(state)).toMatchObject({ phase: 'betting', balance: -8, bets: { ante: 3 } });
  });

  test('that no longer cover the smallest ante and its call end the session under strict credit', () => {
    const broke = play(playRound(table({ balance: 5 }), ...LOSS, 'call'), { type: 'next' });
    expect(playerView(broke)).toMatchObject({
      phase: 'finished',
      reason: 'funds',
      verdict: 'bank',
      balance: 2,
      total: -3,
    });
    expect(legalTypes(broke)).toEqual(['restart']);
    expect(playerView(reduce(broke, { type: 'restart' }))).toMatchObject({
      phase: 'betting',
      balance: 4,
      total: 0,
      register: [],
    });
  });
});

describe('the shoe', () => {
  test('shuffled after 30 cards keeps the cards seen, and forgets them with the shuffle', () => {
    let state = table({ reshuffle: 30 });
    for (const expected of [0, 10, 20]) {
      state = reduce(deal(state), { type: 'call' });
      expect(playerView(state).seen).toHaveLength(expected);
      state = reduce(state, { type: 'next' });
    }
    expect(playerView(state)).toMatchObject({ shoe: { drawn: 30, due: true } });
    expect(playerView(state).seen).toHaveLength(30);
    state = deal(state);
    expect(playerView(state)).toMatchObject({ seen: [], shoe: { drawn: 10, shuffled: true } });
  });

  test('of the example deals its hands in round 1, again after a void, and in every session', () => {
    const example = { player: 'Qh Qs 9d 6c 2h', dealer: 'Jh Jc As 8d 3c' };
    const state = table({ example, seed: 'beaten by the example', rounds: 1 });
    const hands = (dealt: TableState): unknown => [dealt.deal?.hands[0], dealt.deal?.dealer];
    const expected = [parseCards(example.player), parseCards(example.dealer)];
    expect(hands(deal(state))).toEqual(expected);
    expect(hands(deal(reduce(deal(state), { type: 'void' })))).toEqual(expected);
    const restarted = play(deal(state), { type: 'call' }, { type: 'next' }, { type: 'restart' });
    expect(hands(deal(restarted))).toEqual(expected);
    const second = deal(play(deal(table({ example, seed: 's' })), { type: 'call' }, { type: 'next' }));
    expect(hands(second)).not.toEqual(expected);
  });
});

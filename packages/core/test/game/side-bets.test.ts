import { describe, expect, test } from 'vitest';
import { configure, legalActions, playerView, type TableState } from '../../src/index.js';
import { codeOf, deal, dealHands, LOSS, play, playRound, table } from './table-driver.js';

describe('the jackpot bet', () => {
  const withJackpot = (config: object = {}): TableState =>
    play(
      table({ jackpot: { meter: 1000, rise: 0.5 }, ...config }),
      { type: 'ante', amount: 2 },
      { type: 'jackpot', on: true },
    );

  test('is never placed without an ante, and goes with it', () => {
    const empty = play(table({ jackpot: { meter: 1000 } }), { type: 'clear' });
    expect(codeOf(empty, { type: 'jackpot', on: true })).toBe('action-illegal');
    expect(play(withJackpot(), { type: 'clear' }).bets.jackpot).toBe(0);
    expect(codeOf(table(), { type: 'jackpot', on: true })).toBe('action-illegal');
  });

  test('is locked before the first card, and the meter rises at the lock', () => {
    const before = withJackpot();
    expect(playerView(before).jackpot).toEqual({ meter: 1000, on: true, stake: 1 });
    const dealt = dealHands(before, ...LOSS);
    expect(codeOf(dealt, { type: 'jackpot', on: false })).toBe('action-illegal');
    expect(dealt.meter).toBe(1_000_500);
    expect(playerView(dealt).jackpot?.meter).toBe(1000);
  });

  test('with a royal flush takes the whole meter, which then starts again at its reset', () => {
    const state = playRound(
      withJackpot({ jackpot: { meter: 1000, rise: 0.5, reset: 250 } }),
      'Th Jh Qh Kh Ah',
      LOSS[1].replace('Jh', 'Jd'),
      'call',
    );
    expect(playerView(state).settlement?.bets.jackpot?.returned).toBe(1000);
    expect(playerView(state).jackpot?.meter).toBe(250);
  });

  test('with a straight flush takes its tenth off the meter', () => {
    const state = playRound(withJackpot(), '9h Th Jh Qh Kh', LOSS[1].replace('Jh', 'Jd'), 'call');
    expect(playerView(state).settlement?.bets.jackpot?.returned).toBe(100);
    expect(state.meter).toBe(900_500);
  });

  test('with a fixed prize leaves the meter alone', () => {
    const state = playRound(withJackpot(), 'Ah 9h 5h 3h 2h', LOSS[1].replace('Jh', 'Jd'), 'fold');
    expect(playerView(state)).toMatchObject({ total: -2 + 49, jackpot: { meter: 1000 } });
  });

  test('that was not placed leaves the meter alone whatever the hand, as does one that is forfeited', () => {
    const royal = ['Th Jh Qh Kh Ah', 'Jd Jc As 8d 3c'] as const;
    const without = playRound(table({ jackpot: { meter: 1000 } }), ...royal, 'call');
    expect([without.meter, playerView(without).settlement?.bets.jackpot]).toEqual([1_000_000, null]);
    const rules = { jackpot: { onFold: 'forfeit' } } as const;
    const forfeited = playRound(withJackpot({ rules }), ...royal, 'fold');
    expect(forfeited.meter).toBe(1_000_500);
    expect(playerView(forfeited)).toMatchObject({ total: -3 });
  });
});

describe('the 5+1 bet', () => {
  const withBonus = (ante = 1): TableState =>
    play(table({ bonus: true, minAnte: 2 }), { type: 'ante', amount: 2 * ante }, { type: 'bonus', on: true });

  test('costs the smallest ante, whatever the ante is', () => {
    expect(playerView(withBonus(3))).toMatchObject({
      balance: 1000 - 6 - 2,
      bets: { ante: 6, bonus: 2 },
      bonus: { on: true, stake: 2 },
    });
    expect(playerView(play(withBonus(3), { type: 'bonus', on: false }))).toMatchObject({
      balance: 1000 - 6,
      bonus: { on: false },
    });
  });

  test('counts the own cards and the upcard, not what else the dealer holds', () => {
    const dealerHasFour = playRound(withBonus(), '2c 3d 7h 9c Ts', '4h Ad As Ac Ah', 'fold');
    expect(playerView(dealerHasFour).settlement?.bets.bonus?.profit).toBe(-2);
    const withUpcard = playRound(withBonus(), '5c 6d 7h 8s Kc', '9h Ad As Ac 2h', 'fold');
    expect(playerView(withUpcard).settlement?.bets.bonus?.profit).toBe(2 * 10);
  });

  test('that was not placed is not settled', () => {
    const { settlement, bonus } = playerView(playRound(table({ bonus: true }), ...LOSS, 'call'));
    expect([settlement?.bets.bonus, bonus?.on]).toEqual([null, false]);
    expect(playerView(table()).bonus).toBeNull();
  });

  test('needs an ante, a table that offers it, and a balance that covers it', () => {
    const code = (state: TableState): string => codeOf(state, { type: 'bonus', on: true });
    expect(code(play(table({ bonus: true }), { type: 'clear' }))).toBe('action-illegal');
    expect(code(table())).toBe('action-illegal');
    expect(code(table({ bonus: true, balance: 3 }))).toBe('funds');
    expect(code(table({ bonus: true, balance: 4 }))).toBe('accepted');
  });
});

describe('side bets', () => {
  const config = { jackpot: { meter: 1000 }, bonus: true };
  const both = (): TableState =>
    play(
      table({ ...config, seats: 3 }),
      { type: 'ante', amount: 3 },
      { type: 'jackpot', on: true },
      { type: 'bonus', on: true },
    );
  const nextRound = (): TableState => play(deal(both()), { type: 'fold' }, { type: 'next' });

  test('are the player’s alone: the other seats play without', () => {
    const { settlement, others } = playerView(play(deal(both()), { type: 'call' }));
    expect([settlement?.bets.jackpot?.stake, settlement?.bets.bonus?.stake]).toEqual([1, 1]);
    for (const { settlement: other } of others)
      expect(other?.bets).toMatchObject({ jackpot: null, bonus: null, ante: { stake: 3 } });
  });

  test('are put down again at the stakes that are asked now', () => {
    const dearer = configure(nextRound(), {
      jackpot: { meter: 1000, stake: 5 },
      bonus: true,
      minAnte: 2,
      seats: 3,
    });
    expect(play(dearer, { type: 'rebet' }).bets).toEqual({ ante: 3, call: 0, jackpot: 5, bonus: 2 });
  });

  test.each([
    ['jackpot', { bonus: true }],
    ['bonus', { jackpot: { meter: 1000 } }],
  ])('are not put down again when the %s bet is no longer offered', (_, offered) => {
    const state = configure(nextRound(), { ...offered, seats: 3 });
    expect(codeOf(state, { type: 'rebet' })).toBe('action-illegal');
    expect(legalActions(state)).not.toContainEqual({ type: 'rebet' });
    expect(codeOf(nextRound(), { type: 'rebet' })).toBe('accepted');
  });
});

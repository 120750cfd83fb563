import { describe, expect, test } from 'vitest';
import { configure, playerView, reduce } from '../../src/index.js';
import { codeOf, deal, dealHands, plainDeck, play, playRound, table, WIN } from './table-driver.js';

describe('a voided round', () => {
  test('puts every bet back on the circle, is marked without a number and does not count', () => {
    const before = play(
      table({ jackpot: { meter: 1000 } }),
      { type: 'ante', amount: 20 },
      { type: 'jackpot', on: true },
    );
    const voided = reduce(dealHands(before, ...WIN), { type: 'void', reason: 'misdeal' });
    expect(playerView(voided)).toMatchObject({
      phase: 'betting',
      round: 1,
      balance: 979,
      total: 0,
      bets: { ante: 20, call: 0, jackpot: 1 },
    });
    expect(voided.meter).toBe(before.meter);
    expect(voided.register.rows).toMatchObject([
      { round: null, void: true, reason: 'misdeal', net: 0, total: 0, player: null, dealer: null },
    ]);
    const again = playRound(voided, ...WIN, 'call');
    expect(again.register.rows.map(({ round }) => round)).toEqual([null, 1]);
  });

  test.each([undefined, 5, { toString: null }])(
    'has no reason when it is not a text, as thing %#',
    (reason) => {
      const voided = reduce(table(), { type: 'void', reason: reason as never });
      expect(voided.register.rows[0]?.reason).toBe('');
    },
  );

  test('before its deal leaves the meter as it is', () => {
    const before = play(table({ jackpot: { meter: 1000 } }), { type: 'jackpot', on: true });
    const voided = reduce(before, { type: 'void' });
    expect([voided.meter, voided.bets]).toEqual([before.meter, before.bets]);
  });

  test('is the last when the session has been shortened to the rounds before it', () => {
    const second = dealHands(reduce(playRound(table(), ...WIN, 'fold'), { type: 'next' }), ...WIN);
    const shortened = configure(second, { rounds: 1 });
    expect(playerView(shortened)).toMatchObject({ phase: 'deciding', rounds: 2 });
    expect(playerView(reduce(shortened, { type: 'void' }))).toMatchObject({
      phase: 'finished',
      reason: 'rounds',
      rounds: 1,
      balance: 999,
    });
  });

  test('is dealt again from a shuffled deck, in another order under a seed', () => {
    const state = table({ seed: 's', reshuffle: 30 });
    const first = deal(state);
    const again = deal(reduce(first, { type: 'void' }));
    expect(again.deal?.shuffled).toBe(true);
    expect(again.deal?.hands).not.toEqual(first.deal?.hands);
    expect(deal(state).deal?.hands).toEqual(first.deal?.hands);
  });

  test.each([
    ['too few cards', (deck: number[]) => deck.slice(0, 9)],
    ['a repeated card', (deck: number[]) => [deck[0], deck[0], ...deck.slice(2)]],
    ['something that is no card', (deck: number[]) => [99, ...deck]],
    ['nothing', () => undefined],
  ])('comes after a deal with %s, which is refused and changes nothing', (_, spoil) => {
    const state = table();
    expect(codeOf(state, { type: 'deal', deck: spoil(plainDeck(state)) as number[] })).toBe('deal-invalid');
    expect(playerView(reduce(state, { type: 'void', reason: 'deal-invalid' }))).toMatchObject({
      phase: 'betting',
      bets: { ante: 1 },
      balance: 999,
    });
  });
});

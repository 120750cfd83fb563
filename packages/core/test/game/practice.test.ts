import { describe, expect, test } from 'vitest';
import {
  analyzeDecision,
  cardsToDeal,
  configure,
  deckFor,
  playerView,
  reduce,
  restore,
  save,
  seededSource,
  type Card,
  type TableState,
} from '../../src/index.js';
import { LOSS, table, WIN } from './table-driver.js';
import { parseCards } from '../../src/cards/parse.js';
import { closeDeal } from '../../src/game/practice.js';

/** Under these rules no decision is close. */
const NONE_CLOSE = {
  paytable: '1000/1000/1000/1000/1000/1000/1000/1000/1000/1000',
  qualifier: 'pair',
} as const;

/** How far apart the two choices lie for the player, who knows what was seen since the last shuffle. */
function difference(state: TableState): number {
  const { player, dealer, seen, terms } = playerView(state);
  const { evCall, evFold } = analyzeDecision({
    hand: player.cards ?? [],
    upcard: dealer.upcard ?? -1,
    dead: seen,
    rules: terms.rules,
  });
  return Math.abs(evCall - evFold);
}

function dealt(state: TableState, seed: string): TableState {
  return reduce(state, { type: 'deal', deck: deckFor(state, seededSource(seed)) });
}

function roundsPlayed(state: TableState, rounds: number): TableState[] {
  const states: TableState[] = [];
  let now = state;
  for (let round = 0; round < rounds; round++) {
    const deciding = dealt(now, String(round));
    states.push(deciding);
    now = reduce(reduce(deciding, { type: 'fold' }), { type: 'next' });
  }
  return states;
}

describe('a table for practice', () => {
  test('deals hands whose choices lie less than two hundredths of an ante apart', () => {
    for (const state of roundsPlayed(table({ practice: true, rounds: 100 }), 100))
      expect(difference(state)).toBeLessThan(0.02);
  });

  test('deals hands of which neither choice is the usual answer', () => {
    const states = roundsPlayed(table({ practice: true, rounds: 200 }), 200);
    const calls = states.filter((state) => {
      const { player, dealer } = playerView(state);
      return analyzeDecision({ hand: player.cards ?? [], upcard: dealer.upcard ?? -1 }).best === 'call';
    });
    expect(calls.length).toBeGreaterThan(80);
    expect(calls.length).toBeLessThan(140);
  });

  test('deals any hands where it is not for practice', () => {
    const states = roundsPlayed(table({ rounds: 100 }), 100);
    expect(states.filter((state) => difference(state) < 0.02).length).toBeLessThan(10);
  });

  test('deals whole decks of what the shoe holds, to the player and the dealer of a full table too', () => {
    const config = { practice: true, seats: 7, rounds: 5 };
    const deck = deckFor(table(config), seededSource('full'));
    expect([...deck].sort((a, b) => a - b)).toEqual(cardsToDeal(table(config)));
    expect(difference(reduce(table(config), { type: 'deal', deck }))).toBeLessThan(0.02);
  });

  test('counts the cards of earlier rounds as known, as long as they are not shuffled in', () => {
    const states = roundsPlayed(table({ practice: true, reshuffle: 30, rounds: 12 }), 12);
    expect(states.filter((state) => playerView(state).seen.length > 0)).toHaveLength(8);
    for (const state of states) expect(difference(state)).toBeLessThan(0.02);
  });

  test('deals the same from the same seed, and for each new deal of a round another', () => {
    const state = table({ practice: true, seed: 'practice' });
    const first = deckFor(state, seededSource('not asked'));
    expect(deckFor(state, seededSource('nor this'))).toEqual(first);
    const again = reduce(reduce(state, { type: 'deal', deck: first }), { type: 'void' });
    expect(deckFor(again, seededSource('not asked'))).not.toEqual(first);
  });

  test('begins with its example, which is not chosen', () => {
    const [player, dealer] = WIN;
    const state = table({ practice: true, example: { player, dealer } });
    expect(deckFor(state, seededSource('x')).slice(0, 10)).toEqual(parseCards(`${player} ${dealer}`));
  });

  test('deals the closest of many hands under rules that know no close ones', () => {
    const state = dealt(table({ practice: true, rules: NONE_CLOSE }), 'x');
    const other = dealt(table({ rules: NONE_CLOSE }), 'x');
    expect(difference(state)).toBeGreaterThan(0.02);
    expect(difference(state)).toBeLessThan(difference(other));
  });

  test('takes the first close deal and asks for no more', () => {
    const state = table({ practice: true });
    const decks: Card[][] = [];
    const chosen = closeDeal(state, () => {
      decks.push(deckFor(table(), seededSource(String(decks.length))));
      return decks.at(-1) as Card[];
    });
    const close = decks.map((deck) => difference(reduce(state, { type: 'deal', deck })) < 0.02);
    expect(decks.indexOf(chosen)).toBe(decks.length - 1);
    expect(close.indexOf(true)).toBe(decks.length - 1);
  });

  test('asks for 500 deals at most, and takes the first of those that are equally close', () => {
    const decks: Card[][] = [];
    const chosen = closeDeal(table({ rules: NONE_CLOSE }), () => {
      decks.push(deckFor(table(), seededSource('always the same')));
      return decks.at(-1) as Card[];
    });
    expect(decks).toHaveLength(500);
    expect(chosen).toBe(decks[0]);
  });

  test('tells so, from the round on for which it was set, and after a restore', () => {
    const [player, dealer] = LOSS;
    const deck = [...parseCards(player), ...parseCards(dealer)];
    const deciding = reduce(table(), { type: 'deal', deck });
    const set = configure(deciding, { practice: true });
    expect(playerView(set).terms.practice).toBe(false);
    const next = reduce(reduce(set, { type: 'fold' }), { type: 'next' });
    expect(playerView(next).terms.practice).toBe(true);
    expect(restore(save(next), { practice: true })).toEqual(next);
  });
});

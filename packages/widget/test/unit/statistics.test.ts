import {
  CATEGORIES,
  createTable,
  deckFor,
  playerView,
  reduce,
  seededSource,
  type RegisterRow,
} from '@caribbean-stud/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  NO_STATISTICS,
  readStatistics,
  statisticsText,
  withRound,
  withSession,
} from '../../src/statistics.js';

/** The register of a session in which every third hand is folded. */
function rowsOf(seed: string, rounds: number): readonly RegisterRow[] {
  let state = createTable({ seed, rounds, credit: 'register', ante: 7 });
  while (state.phase !== 'finished') {
    state = reduce(state, { type: 'deal', deck: deckFor(state, seededSource(seed)) });
    state = reduce(state, { type: state.round % 3 === 0 ? 'fold' : 'call' });
    state = reduce(state, { type: 'next' });
  }
  return playerView(state).register;
}

const EUROS = { currency: 'EUR', decided: true };
const ROWS = rowsOf('statistics', 60);
const SOME = withSession(ROWS.reduce((sum, row) => withRound(sum, row, EUROS), NO_STATISTICS));

describe('the statistics', () => {
  it('count rounds, decisions, mistakes with their cost, and net', () => {
    const mistakes = ROWS.filter(({ cost }) => cost > 0);
    expect(SOME).toMatchObject({
      sessions: 1,
      rounds: 60,
      decisions: 60,
      mistakes: mistakes.length,
      net: { EUR: ROWS.at(-1)?.total },
    });
    expect(mistakes.length).toBeGreaterThan(5);
    expect(SOME.cost).toBeCloseTo(
      mistakes.reduce((sum, { cost }) => sum + cost, 0),
      9,
    );
  });

  it('keep the best hand, the first of equal ones', () => {
    const heights = ROWS.map(({ playerCategory }) => CATEGORIES.findIndex((one) => one === playerCategory));
    expect(SOME.best?.category).toBe(CATEGORIES[Math.max(...heights)]);
    const row = { ...(ROWS[0] as RegisterRow), player: [0, 4, 8, 12, 17] };
    const first = withRound(NO_STATISTICS, row, EUROS);
    const second = withRound(first, { ...row, player: [1, 5, 9, 13, 18] }, EUROS);
    expect(second.best).toEqual({ category: 'straight', cards: [0, 4, 8, 12, 17] });
    expect(withRound(second, { ...row, player: [2, 6, 10, 15, 51] }, EUROS).best).toEqual(second.best);
  });

  it('leave out what a strategy decided, but not the round', () => {
    const played = ROWS.reduce(
      (sum, row) => withRound(sum, row, { ...EUROS, decided: false }),
      NO_STATISTICS,
    );
    expect(played).toEqual({ ...SOME, sessions: 0, decisions: 0, mistakes: 0, cost: 0 });
  });

  it('keep the money of each currency apart, and units from them', () => {
    const [row] = ROWS as [RegisterRow];
    const three = ['EUR', null, 'EUR'].reduce(
      (sum, currency) => withRound(sum, row, { currency, decided: true }),
      NO_STATISTICS,
    );
    expect(three.net).toEqual({ EUR: 2 * row.net, units: row.net });
  });

  it('are frozen', () => {
    expect([SOME, SOME.net, SOME.best].every((part) => Object.isFrozen(part))).toBe(true);
  });
});

describe('kept statistics', () => {
  it('are read as they were written', () => {
    expect(readStatistics(statisticsText(SOME))).toEqual(SOME);
    expect(readStatistics(statisticsText(NO_STATISTICS))).toEqual(NO_STATISTICS);
  });

  it('name the cards for people', () => {
    const { best } = JSON.parse(statisticsText(SOME)) as { best: { cards: string } };
    expect(best.cards).toMatch(/^([2-9TJQKA][cdhs] ){4}[2-9TJQKA][cdhs]$/);
  });

  const kept = JSON.parse(statisticsText(SOME)) as Record<string, unknown>;

  it.each([
    '',
    'null',
    '[]',
    '{}',
    '7',
    statisticsText(SOME).slice(0, -2),
    JSON.stringify({ ...kept, format: 'caribbean-stud-table' }),
    JSON.stringify({ ...kept, version: 2 }),
    JSON.stringify({ ...kept, rounds: -1 }),
    JSON.stringify({ ...kept, rounds: 1.5 }),
    JSON.stringify({ ...kept, decisions: 61 }),
    JSON.stringify({ ...kept, mistakes: 61 }),
    JSON.stringify({ ...kept, cost: -0.1 }),
    JSON.stringify({ ...kept, net: { eur: 1 } }),
    JSON.stringify({ ...kept, net: { EUR: 0.5 } }),
    JSON.stringify({ ...kept, net: null }),
    JSON.stringify({ ...kept, best: { category: 'flush', cards: '2c 2c 3c 4c 5c' } }),
    JSON.stringify({ ...kept, best: { category: 'flush', cards: '2c 3c' } }),
    JSON.stringify({ ...kept, best: 'royal flush' }),
  ])('are refused when they are %.60j', (text) => {
    expect(() => readStatistics(text)).toThrow(expect.objectContaining({ code: 'save-invalid' }));
  });

  it('with any one value replaced are refused, or sound', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.jsonValue(), (where, value) => {
        let place = 0;
        const text = JSON.stringify(kept, (key, entry: unknown) =>
          key !== '' && place++ === where ? value : entry,
        );
        try {
          const { rounds, decisions, mistakes } = readStatistics(text);
          expect(rounds >= decisions && decisions >= mistakes && mistakes >= 0).toBe(true);
        } catch (error) {
          expect(error).toMatchObject({ code: 'save-invalid' });
        }
      }),
      { numRuns: 500, seed: 5 },
    );
  });

  it('tell the category from the cards, whatever the text says', () => {
    const text = JSON.stringify({ ...kept, best: { category: 'royal-flush', cards: '2c 3d 4h 5s 7c' } });
    expect(readStatistics(text).best?.category).toBe('high-card');
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { dealerBelow } from '../../src/analysis/dealer-below.js';
import { FlushCounter } from '../../src/analysis/flush-counter.js';
import { analyzeGame } from '../../src/analysis/game.js';
import { RankCounter } from '../../src/analysis/rank-counter.js';
import { CATEGORIES } from '../../src/evaluator/category.js';
import { lowestQualifying, QUALIFIERS } from '../../src/evaluator/qualifier.js';
import { categoryIndex } from '../../src/evaluator/value.js';
import { unseenRanks, visitStateClasses } from './all-states.js';

/** Payouts from the high card up, in sixths, as no fraction below needs finer parts. */
const PAYTABLES: Readonly<Record<string, readonly number[]>> = {
  standard: [6, 6, 12, 18, 24, 30, 42, 120, 300, 600],
  'high card pays nothing': [0, 6, 12, 18, 24, 30, 42, 120, 300, 600],
  'high card pays 3:2': [9, 6, 12, 18, 24, 30, 42, 120, 300, 600],
  'high card pays 5': [30, 6, 12, 18, 24, 30, 42, 120, 300, 600],
  'a pair pays nothing': [6, 0, 12, 18, 24, 30, 42, 120, 300, 600],
  'thirds and halves': [2, 4, 3, 8, 10, 9, 14, 21, 33, 50],
  'nothing pays': [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  inverted: [600, 300, 120, 42, 30, 24, 18, 12, 6, 6],
};
const PARTS = 6;

type Counts = Record<'deals' | 'folds' | 'notQualified' | 'wins' | 'ties' | 'losses', number>;

/** The outcomes by qualifier, paytable and category, added up over every class of hand and upcard. */
const games = QUALIFIERS.map((qualifier) => ({
  qualifier,
  limit: lowestQualifying(qualifier),
  paytables: Object.entries(PAYTABLES).map(([name, pays]) => ({
    name,
    pays,
    outcomes: CATEGORIES.map((): Counts => ({
      deals: 0,
      folds: 0,
      notQualified: 0,
      wins: 0,
      ties: 0,
      losses: 0,
    })),
  })),
}));

let situations = 0;

describe('a whole game, against weighing every hand and upcard by itself', () => {
  beforeAll(() => {
    const ranks = new RankCounter();
    const flushes = new FlushCounter();
    const dealer = { ranks, flushes: [{ hands: flushes, times: 1 }] };
    visitStateClasses(({ value, upcard, unseen, open, weight }) => {
      situations += weight;
      ranks.set(unseenRanks(unseen), upcard);
      flushes.set(open, upcard);
      const deals = ranks.hands;
      const lower = dealerBelow(value, dealer);
      const notHigher = dealerBelow(value + 1, dealer);
      const category = categoryIndex(value);
      for (const { limit, paytables } of games) {
        const notQualified = dealerBelow(limit, dealer);
        const wins = Math.max(lower - notQualified, 0);
        const losses = deals - Math.max(notHigher, notQualified);
        for (const { pays, outcomes } of paytables) {
          const counts = outcomes[category]!;
          counts.deals += weight * deals;
          const net = PARTS * (notQualified + wins - 3 * losses) + 2 * pays[category]! * wins;
          if (net > -PARTS * deals) {
            counts.notQualified += weight * notQualified;
            counts.wins += weight * wins;
            counts.losses += weight * losses;
            counts.ties += weight * (deals - notQualified - wins - losses);
          } else {
            counts.folds += weight * deals;
          }
        }
      }
    });
  }, 600_000);

  it('meets every hand with every upcard', () => {
    expect(situations).toBe(2_598_960 * 47);
  });

  describe.each(games)('where the dealer needs $qualifier', ({ qualifier, paytables }) => {
    it.each(paytables)('and $name', ({ pays, outcomes }) => {
      const paytable = [...pays]
        .reverse()
        .map((parts) => `${parts}:${PARTS}`)
        .join('/');
      const game = analyzeGame({ rules: { paytable, qualifier } });
      expect(CATEGORIES.map((category) => game.outcomes[category])).toEqual(outcomes);
      const total = outcomes.reduce(
        (sum, { folds, notQualified, wins, losses }, i) =>
          sum +
          BigInt(PARTS) * BigInt(notQualified + wins - 3 * losses - folds) +
          BigInt(2 * pays[i]!) * BigInt(wins),
        0n,
      );
      expect(game.net.numerator * BigInt(PARTS) * BigInt(game.deals)).toBe(total * game.net.denominator);
    });
  });

  it('finds strategies that differ: the paytables of this test fold different shares', () => {
    const shares = games[0]!.paytables.map(({ outcomes }) =>
      outcomes.reduce((sum, { folds }) => sum + folds, 0),
    );
    expect(new Set(shares).size).toBeGreaterThan(5);
  });
});

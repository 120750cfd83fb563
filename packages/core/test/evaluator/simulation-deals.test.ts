import { describe, expect, it } from 'vitest';
import { nextRandom } from '../../src/evaluator/simulation/random.js';
import { replayDeals } from './replay-deals.js';

describe('the deals of a simulation', () => {
  it('bring every card to every place equally often', () => {
    const rounds = 200_000;
    for (const reshuffle of ['round', 30] as const) {
      const counts = Array.from({ length: 10 }, () => new Array<number>(52).fill(0));
      for (const { player, dealer } of replayDeals('uniform', rounds, reshuffle)) {
        [...player, ...dealer].forEach((card, place) => {
          ((counts[place] as number[])[card] as number)++;
        });
      }
      const expected = rounds / 52;
      const chiSquare = counts.flat().reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      // 510 degrees of freedom: five standard deviations of the distribution about its mean.
      expect(Math.abs(chiSquare - 510)).toBeLessThan(5 * Math.sqrt(2 * 510));
    }
  });

  it('never repeat a card before the next shuffle', () => {
    for (const [reshuffle, before] of [
      [52, 5],
      [50, 5],
      [31, 4],
      [30, 3],
      [11, 2],
      [10, 1],
    ] as const) {
      let seen: number[] = [];
      let round = 0;
      for (const { player, dealer } of replayDeals('carry', 500, reshuffle)) {
        if (round++ % before === 0) seen = [];
        seen.push(...player, ...dealer);
        expect(new Set(seen).size).toBe(seen.length);
      }
    }
  });
});

describe('the random generator', () => {
  it('gives the published sequence', () => {
    // xoshiro128** 1.1 from the state 1, 2, 3, 4, by the reference implementation in C.
    const state = Int32Array.of(1, 2, 3, 4);
    const words = Array.from({ length: 5 }, () => nextRandom(state) >>> 0);
    expect(words).toEqual([11520, 0, 5927040, 70819200, 2031721883]);
  });
});

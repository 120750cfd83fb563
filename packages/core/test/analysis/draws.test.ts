import { describe, expect, it } from 'vitest';
import { draws } from '../../src/analysis/draws.js';
import { unseenRanks } from './all-states.js';

/** Unseen cards of each rank, deuce first: some of every number that is possible. */
const DECKS = [
  [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4],
  [4, 3, 4, 4, 3, 4, 4, 3, 4, 4, 3, 4, 3],
  [4, 2, 3, 4, 0, 3, 4, 4, 1, 4, 2, 4, 4],
  [0, 1, 0, 2, 1, 1, 0, 2, 3, 0, 1, 2, 4],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
];

/** Chooses rank by rank: leave it out, or take one of its cards. */
function waysOneByOne(deck: readonly number[], ranks: number, k: number, rank = 0): number {
  if (k === 0) return 1;
  if (rank === deck.length) return 0;
  const left = waysOneByOne(deck, ranks, k, rank + 1);
  const cards = (ranks >> rank) & 1 ? deck[rank]! : 0;
  return left + cards * waysOneByOne(deck, ranks, k - 1, rank + 1);
}

describe('drawing cards of different ranks', () => {
  it.each(DECKS.map((deck) => [deck.join(' '), deck] as const))(
    'has as many ways as taking them rank by rank, with %s cards of the ranks',
    (_, deck) => {
      for (let ranks = 0; ranks < 1 << 13; ranks += 89) {
        for (let k = 0; k <= 5; k++) {
          expect(draws(k, ranks, unseenRanks(deck)), `${k} of ${ranks.toString(2)}`).toBe(
            waysOneByOne(deck, ranks, k),
          );
        }
      }
    },
  );
});

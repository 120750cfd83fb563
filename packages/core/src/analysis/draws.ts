import { rankCount } from '../evaluator/value.js';
import { choose } from './choose.js';
import type { UnseenRanks } from './unseen-cards.js';

/** Entries of a row: none to five cards drawn. */
const ROW = 6;
const RANKS = 13;

/** Ways to draw none to five cards of different ranks from some ranks with `x` cards each and some with `y` each. */
function waysFrom(x: number, y: number): Int32Array {
  const ways = new Int32Array((RANKS + 1) * (RANKS + 1) * ROW);
  for (let ofX = 0; ofX <= RANKS; ofX++) {
    for (let ofY = 0; ofX + ofY <= RANKS; ofY++) {
      for (let cards = 0; cards < ROW; cards++) {
        let sum = 0;
        for (let fromX = 0; fromX <= cards; fromX++) {
          sum += choose(ofX, fromX) * x ** fromX * choose(ofY, cards - fromX) * y ** (cards - fromX);
        }
        ways[rowOf(ofX, ofY) + cards] = sum;
      }
    }
  }
  return ways;
}

function rowOf(ofX: number, ofY: number): number {
  return (ofX * (RANKS + 1) + ofY) * ROW;
}

const FOURS_AND_THREES = waysFrom(4, 3);
const TWOS_AND_ONES = waysFrom(2, 1);

/** Ways to draw `k` (at most 5) cards of different ranks, all among `ranks`, a mask. */
export function draws(k: number, ranks: number, { fours, threes, twos, ones }: UnseenRanks): number {
  const many = rowOf(rankCount(ranks & fours), rankCount(ranks & threes));
  if ((ranks & (twos | ones)) === 0) return FOURS_AND_THREES[many + k] as number;
  const few = rowOf(rankCount(ranks & twos), rankCount(ranks & ones));
  let ways = 0;
  for (let cards = 0; cards <= k; cards++) {
    ways += (TWOS_AND_ONES[few + cards] as number) * (FOURS_AND_THREES[many + k - cards] as number);
  }
  return ways;
}

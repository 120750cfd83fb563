import { CATEGORIES, categoryOf, DECK, evaluate } from '../../src/index.js';
import { chiSquare, chiSquareDeviation, countDeviation, unevenness } from './statistics.js';

const SIZE = DECK.length;

/** Hands of each category among all 2,598,960, lowest first. */
const HANDS = [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4];
const ALL_HANDS = 2_598_960;

/** Chances of 0, 1, 2 ... cards that stay in their place, the last cell "this many or more" (Montmort's problem). */
const STAYING = [1, 1, 1 / 2, 1 / 6, 1 / 24, 1 / 120].map((share) => share / Math.E);

/** What many shuffles show, as deviations from what fair ones would, in standard deviations. */
export interface ShuffleReport {
  /** The cell of the 52 x 52 matrix of cards and places that is furthest off. */
  readonly worstCell: number;
  readonly matrix: number;
  /** Ordered pairs of neighbors in one deck. */
  readonly neighbors: number;
  /** First cards of one deck and the next. */
  readonly successive: number;
  readonly evenPermutations: number;
  readonly stayingCards: number;
  readonly categories: number;
}

function isEven(order: readonly number[]): boolean {
  const seen = new Uint8Array(SIZE);
  let swaps = 0;
  for (let start = 0; start < SIZE; start++) {
    for (let at = start; !seen[at]; at = order[at]!) {
      seen[at] = 1;
      if (order[at] !== start) swaps++;
    }
  }
  return swaps % 2 === 0;
}

/** Looks at so many shuffles of a new deck. */
export function reportOn(shuffles: number, shuffled: () => readonly number[]): ShuffleReport {
  const places = new Float64Array(SIZE * SIZE);
  const pairs = new Float64Array(SIZE * SIZE);
  const firsts = new Float64Array(SIZE * SIZE);
  const staying = new Float64Array(STAYING.length + 1);
  const categories = new Map(CATEGORIES.map((category) => [category, 0]));
  let even = 0;
  let last = shuffled()[0]!;
  for (let n = 0; n < shuffles; n++) {
    const order = shuffled();
    let stay = 0;
    for (let place = 0; place < SIZE; place++) {
      const card = order[place]!;
      places[card * SIZE + place]!++;
      if (card === place) stay++;
    }
    // One pair of each deck, so that the pairs are independent.
    pairs[order[n % 51]! * SIZE + order[(n % 51) + 1]!]!++;
    firsts[last * SIZE + order[0]!]!++;
    last = order[0]!;
    staying[Math.min(stay, STAYING.length)]!++;
    if (isEven(order)) even++;
    const category = categoryOf(evaluate(order.slice(0, 5)));
    categories.set(category, categories.get(category)! + 1);
  }

  const share = shuffles / SIZE;
  const cells = Array.from(places, (count) => Math.abs(countDeviation(count, shuffles, 1 / SIZE)));
  const others = 1 - STAYING.reduce((sum, chance) => sum + chance, 0);
  // Quads and better are too rare to stand alone.
  const counts = [...categories.values()];
  const grouped = [...counts.slice(0, 7), counts.slice(7).reduce((a, b) => a + b)];
  const due = [...HANDS.slice(0, 7), HANDS.slice(7).reduce((a, b) => a + b)];
  return {
    worstCell: Math.max(...cells),
    // A permutation fills each row and each column once: 51 x 51 cells are free, and the statistic shrinks by 51/52.
    matrix: chiSquareDeviation((51 / 52) * chiSquare(places, () => share), 51 * 51),
    neighbors: unevenness(pairs.filter((_, cell) => Math.floor(cell / SIZE) !== cell % SIZE)),
    successive: unevenness(firsts),
    evenPermutations: countDeviation(even, shuffles, 1 / 2),
    stayingCards: chiSquareDeviation(
      chiSquare(staying, (cell) => shuffles * (STAYING[cell] ?? others)),
      STAYING.length,
    ),
    categories: chiSquareDeviation(
      chiSquare(grouped, (cell) => (shuffles * due[cell]!) / ALL_HANDS),
      grouped.length - 1,
    ),
  };
}

/** A poker hand evaluator that a card player would write: the oracle of the tests. It shares no code with the core. */
export interface NaiveHand {
  /** 0 high card .. 8 straight flush, 9 royal flush. */
  readonly category: number;
  /** Bigger is better, equal hands are equal. */
  readonly key: number;
}

export function naiveEvaluate(cards: ArrayLike<number>): NaiveHand {
  const ranks = Array.from(cards, (card) => Math.floor(card / 4));
  const suits = new Set(Array.from(cards, (card) => card % 4));
  const groups = countedRanks(ranks);
  const shape = groups.map(([, count]) => count).join('');
  let order = groups.map(([rank]) => rank);
  const flush = suits.size === 1;
  let straight = false;
  if (shape === '11111') {
    const [top, second, , , low] = order as [number, number, number, number, number];
    if (top === 12 && second === 3) {
      straight = true;
      order = [3, 2, 1, 0, -1];
    } else {
      straight = top - low === 4;
    }
  }
  const category = categoryFor(shape, straight, flush, order[0] as number);
  const strength = Math.min(category, 8);
  return {
    category,
    key: order.reduce((key, rank) => key * 14 + rank + 1, strength) * 14 ** (5 - order.length),
  };
}

/** Pairs of rank and count, most frequent first, then highest first. */
function countedRanks(ranks: readonly number[]): [rank: number, count: number][] {
  const counts = new Map<number, number>();
  for (const rank of ranks) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0]);
}

function categoryFor(shape: string, straight: boolean, flush: boolean, top: number): number {
  if (straight && flush) return top === 12 ? 9 : 8;
  if (shape === '41') return 7;
  if (shape === '32') return 6;
  if (flush) return 5;
  if (straight) return 4;
  if (shape === '311') return 3;
  if (shape === '221') return 2;
  return shape === '2111' ? 1 : 0;
}

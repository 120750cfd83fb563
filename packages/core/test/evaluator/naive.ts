/** What the naive evaluator says of a hand. */
export interface NaiveHand {
  /** 0 high card .. 8 straight flush, 9 royal flush. */
  readonly category: number;
  /** Bigger is better, equal hands are equal. */
  readonly key: number;
  /** The ranks in order of weight; the ace of A-2-3-4-5 is -1. */
  readonly ranks: readonly number[];
}

/** Values a hand as a card player would: the oracle of the tests, which shares no code with the core. */
export function naiveEvaluate(cards: ArrayLike<number>): NaiveHand {
  const counts = new Array<number>(13).fill(0);
  for (let i = 0; i < cards.length; i++) (counts[Math.floor((cards[i] as number) / 4)] as number)++;
  let order = byCountThenRank(counts);
  const shape = order.map((rank) => counts[rank]).join('');
  const flush = [1, 2, 3, 4].every((i) => (cards[i] as number) % 4 === (cards[0] as number) % 4);
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
  const key = order.reduce((key, rank) => key * 14 + rank + 1, strength) * 14 ** (5 - order.length);
  return { category, key, ranks: order };
}

/** The ranks that are there, those that come most often first, then the highest first. */
function byCountThenRank(counts: readonly number[]): number[] {
  const order: number[] = [];
  for (let count = 4; count >= 1; count--) {
    for (let rank = 12; rank >= 0; rank--) if (counts[rank] === count) order.push(rank);
  }
  return order;
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

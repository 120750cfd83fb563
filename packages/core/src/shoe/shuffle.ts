import { uniformBelow, type RandomSource } from './random-source.js';

/**
 * The same cards in a new, uniformly random order (Fisher-Yates; Knuth, The Art of Computer Programming 2, 3.4.2 P).
 * The list given is not changed. Throws `deal-invalid` when the source fails.
 */
export function shuffle<T>(cards: ArrayLike<T>, source: RandomSource): T[] {
  const order = Array.from(cards);
  for (let last = order.length - 1; last > 0; last--) {
    const other = uniformBelow(last + 1, source);
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}

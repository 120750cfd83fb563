import { checkHandValue, handValue, isHandValue, madeMasks, otherMasks, type HandValue } from './value.js';

let sorted: readonly HandValue[] | undefined;

/**
 * All 7,462 hand values, ascending: 1,277 high cards, 2,860 pairs, 858 two pairs, 858 trips, 10 straights,
 * 1,277 flushes, 156 full houses, 156 quads and 10 straight flushes. Listed when first asked for.
 */
export function allHandValues(): readonly HandValue[] {
  return (sorted ??= Object.freeze(listHandValues()));
}

function listHandValues(): HandValue[] {
  const values: HandValue[] = [];
  for (let category = 0; category <= 8; category++) {
    const others = otherMasks(category);
    for (const made of madeMasks(category)) {
      for (const other of others) {
        const value = handValue(category, made, other);
        if (isHandValue(value)) values.push(value);
      }
    }
  }
  return values;
}

/**
 * The place of a hand value among all 7,462: 1 is 7-5-4-3-2, 7462 the royal flush.
 * Throws `value-unknown` for a number that is no hand value.
 */
export function ordinalOf(value: HandValue): number {
  checkHandValue(value);
  const values = allHandValues();
  let below = 0;
  let above = values.length - 1;
  while (below < above) {
    const middle = (below + above) >> 1;
    if ((values[middle] as HandValue) < value) below = middle + 1;
    else above = middle;
  }
  return below + 1;
}

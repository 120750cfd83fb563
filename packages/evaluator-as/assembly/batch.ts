import { evaluate16 } from './hands16';

/** Whether no byte is above 51; `highest` holds the highest of each lane. */
function areCards(highest: v128): bool {
  return !v128.any_true(i8x16.gt_u(highest, i8x16.splat(51)));
}

/** The higher of five vectors, byte by byte. */
function highestOf(a: v128, b: v128, c: v128, d: v128, e: v128): v128 {
  return i8x16.max_u(i8x16.max_u(i8x16.max_u(a, b), i8x16.max_u(c, d)), e);
}

/** Whether `length` bytes are all cards; reads on to the next multiple of 80. */
export function allCards(cards: usize, length: i32): bool {
  let highest = i8x16.splat(0);
  for (let i = 0; i < length; i += 80, cards += 80) {
    const group = highestOf(
      v128.load(cards),
      v128.load(cards, 16),
      v128.load(cards, 32),
      v128.load(cards, 48),
      v128.load(cards, 64),
    );
    highest = i8x16.max_u(highest, group);
  }
  return areCards(highest);
}

/** As {@link evaluateRows}, for hands whose cards lie in five columns that begin `stride` bytes apart. */
export function evaluateColumns(cards: usize, stride: usize, values: usize, hands: i32): bool {
  let highest = i8x16.splat(0);
  for (let i = 0; i < hands; i += 16, cards += 16, values += 64) {
    const a = v128.load(cards);
    const b = v128.load(cards + stride);
    const c = v128.load(cards + 2 * stride);
    const d = v128.load(cards + 3 * stride);
    const e = v128.load(cards + 4 * stride);
    highest = i8x16.max_u(highest, highestOf(a, b, c, d, e));
    evaluate16(a, b, c, d, e, values);
  }
  return areCards(highest);
}

/**
 * Values hands whose five cards each lie one after the other, in groups of sixteen: up to fifteen hands beyond the last
 * are read and valued too. Returns whether all of them were cards; if not, the values mean nothing.
 */
export function evaluateRows(cards: usize, values: usize, hands: i32): bool {
  let highest = i8x16.splat(0);
  for (let i = 0; i < hands; i += 16, cards += 80, values += 64) {
    // Four hands at a time, their first four columns as four 32-bit lanes; then the lanes change places with the vectors.
    const p = inline.always(fourColumns(cards));
    const q = inline.always(fourColumns(cards + 20));
    const r = inline.always(fourColumns(cards + 40));
    const s = inline.always(fourColumns(cards + 60));
    const pqAB = v128.shuffle<u32>(p, q, 0, 4, 1, 5);
    const rsAB = v128.shuffle<u32>(r, s, 0, 4, 1, 5);
    const pqCD = v128.shuffle<u32>(p, q, 2, 6, 3, 7);
    const rsCD = v128.shuffle<u32>(r, s, 2, 6, 3, 7);
    const a = v128.shuffle<u64>(pqAB, rsAB, 0, 2);
    const b = v128.shuffle<u64>(pqAB, rsAB, 1, 3);
    const c = v128.shuffle<u64>(pqCD, rsCD, 0, 2);
    const d = v128.shuffle<u64>(pqCD, rsCD, 1, 3);
    const e = inline.always(fifthColumn(cards));
    highest = i8x16.max_u(highest, highestOf(a, b, c, d, e));
    inline.always(evaluate16(a, b, c, d, e, values));
  }
  return areCards(highest);
}

// `swizzle` by a constant vector of places, of which -1 gives 0: V8 keeps the vector from one group to the next. The places
// of `v128.shuffle` it puts together each time, which takes longer than all else here.

/** The first, second, third and fourth cards of four hands, in the four 32-bit lanes. */
function fourColumns(cards: usize): v128 {
  return v128.or(
    i8x16.swizzle(v128.load(cards), i8x16(0, 5, 10, 15, 1, 6, 11, -1, 2, 7, 12, -1, 3, 8, 13, -1)),
    i8x16.swizzle(v128.load(cards, 4), i8x16(-1, -1, -1, -1, -1, -1, -1, 12, -1, -1, -1, 13, -1, -1, -1, 14)),
  );
}

/** The fifth cards of sixteen hands. */
function fifthColumn(cards: usize): v128 {
  const hands0 = i8x16.swizzle(
    v128.load(cards, 4),
    i8x16(0, 5, 10, 15, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1),
  );
  const hands4 = i8x16.swizzle(
    v128.load(cards, 24),
    i8x16(-1, -1, -1, -1, 0, 5, 10, 15, -1, -1, -1, -1, -1, -1, -1, -1),
  );
  const hands8 = i8x16.swizzle(
    v128.load(cards, 44),
    i8x16(-1, -1, -1, -1, -1, -1, -1, -1, 0, 5, 10, 15, -1, -1, -1, -1),
  );
  const hands12 = i8x16.swizzle(
    v128.load(cards, 64),
    i8x16(-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 5, 10, 15),
  );
  return v128.or(v128.or(hands0, hands4), v128.or(hands8, hands12));
}

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
    const v = v128.load(cards);
    const w = v128.load(cards, 16);
    const x = v128.load(cards, 32);
    const y = v128.load(cards, 48);
    const z = v128.load(cards, 64);
    highest = i8x16.max_u(highest, highestOf(v, w, x, y, z));
    const a = inline.always(column(v, z, y, x, w));
    const b = inline.always(column(w, v, z, y, x));
    const c = inline.always(column(x, w, v, z, y));
    const d = inline.always(column(y, x, w, v, z));
    const e = inline.always(column(z, y, x, w, v));
    inline.always(
      evaluate16(
        v128.shuffle<u8>(a, a, 0, 5, 10, 15, 4, 9, 14, 3, 8, 13, 2, 7, 12, 1, 6, 11),
        v128.shuffle<u8>(b, b, 1, 6, 11, 0, 5, 10, 15, 4, 9, 14, 3, 8, 13, 2, 7, 12),
        v128.shuffle<u8>(c, c, 2, 7, 12, 1, 6, 11, 0, 5, 10, 15, 4, 9, 14, 3, 8, 13),
        v128.shuffle<u8>(d, d, 3, 8, 13, 2, 7, 12, 1, 6, 11, 0, 5, 10, 15, 4, 9, 14),
        v128.shuffle<u8>(e, e, 4, 9, 14, 3, 8, 13, 2, 7, 12, 1, 6, 11, 0, 5, 10, 15),
        values,
      ),
    );
  }
  return areCards(highest);
}

/**
 * One column of sixteen rows, its cards not yet in order. In the 80 bytes the cards of a column lie five apart, and five
 * has no factor in common with sixteen: no two of them lie in the same lane, whichever vectors they are in.
 */
function column(from0: v128, from1: v128, from2: v128, from3: v128, from4: v128): v128 {
  const lanes0 = i8x16(-1, 0, 0, 0, 0, -1, 0, 0, 0, 0, -1, 0, 0, 0, 0, -1);
  const lanes1 = i8x16(0, -1, 0, 0, 0, 0, -1, 0, 0, 0, 0, -1, 0, 0, 0, 0);
  const lanes2 = i8x16(0, 0, -1, 0, 0, 0, 0, -1, 0, 0, 0, 0, -1, 0, 0, 0);
  const lanes3 = i8x16(0, 0, 0, -1, 0, 0, 0, 0, -1, 0, 0, 0, 0, -1, 0, 0);
  const lanes4 = i8x16(0, 0, 0, 0, -1, 0, 0, 0, 0, -1, 0, 0, 0, 0, -1, 0);
  return v128.or(
    v128.or(v128.and(from0, lanes0), v128.and(from1, lanes1)),
    v128.or(v128.or(v128.and(from2, lanes2), v128.and(from3, lanes3)), v128.and(from4, lanes4)),
  );
}

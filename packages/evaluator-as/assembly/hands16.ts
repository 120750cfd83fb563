/*
 * Sixteen hands at a time, one in each byte lane of a vector. A set of ranks is 13 bits wide and takes two vectors:
 * `low` for deuce to nine, `high` for ten to ace.
 */

/** The ranks of cards. Most processors cannot shift bytes: this takes two instructions, `i8x16.shr_u` five. */
function rankOf(cards: v128): v128 {
  return v128.and(i16x8.shr_u(cards, 2), i8x16.splat(63));
}

/** The set of one rank from deuce to nine; higher ranks find nothing. */
function lowRank(rank: v128): v128 {
  return i8x16.swizzle(i8x16(1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0), rank);
}

/** The set of one rank from ten to ace; lower ranks find nothing. */
function highRank(rank: v128): v128 {
  return i8x16.swizzle(i8x16(0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 0, 0, 0), rank);
}

/**
 * Four times the category of a hand, straights and flushes apart, by the number of different ranks: quads 2, two pair 3,
 * pair 4, none 5; plus 6 where three are equal: full house 8, trips 9. (Five equal ranks, 7, are no poker hand.)
 */
function fourTimesCategory(kinds: v128): v128 {
  return i8x16.swizzle(i8x16(0, 0, 28, 8, 4, 0, 0, 12, 24, 12, 0, 0, 0, 0, 0, 0), kinds);
}

/** Writes the values of sixteen hands, given as five vectors with one card of each hand. Cards are not checked. */
export function evaluate16(a: v128, b: v128, c: v128, d: v128, e: v128, values: usize): void {
  const rankA = inline.always(rankOf(a));
  const rankB = inline.always(rankOf(b));
  const rankC = inline.always(rankOf(c));
  const rankD = inline.always(rankOf(d));
  const rankE = inline.always(rankOf(e));
  const zero = i8x16.splat(0);

  // The five one-rank sets are added up bit by bit: `odd` is the lowest bit of the sum, and a rank is in `pair` or
  // `pairAgain` when it was carried, in both when it came four times.
  const aLow = inline.always(lowRank(rankA));
  const bLow = inline.always(lowRank(rankB));
  const cLow = inline.always(lowRank(rankC));
  const dLow = inline.always(lowRank(rankD));
  const eLow = inline.always(lowRank(rankE));
  const abLow = v128.xor(aLow, bLow);
  const abcLow = v128.xor(abLow, cLow);
  const pairLow = v128.or(v128.and(aLow, bLow), v128.and(abLow, cLow));
  const abcdLow = v128.xor(abcLow, dLow);
  const pairAgainLow = v128.or(v128.and(abcLow, dLow), v128.and(abcdLow, eLow));
  const oddLow = v128.xor(abcdLow, eLow);
  const twiceLow = v128.or(pairLow, pairAgainLow);
  const anyLow = v128.or(oddLow, twiceLow);
  const aHigh = inline.always(highRank(rankA));
  const bHigh = inline.always(highRank(rankB));
  const cHigh = inline.always(highRank(rankC));
  const dHigh = inline.always(highRank(rankD));
  const eHigh = inline.always(highRank(rankE));
  const abHigh = v128.xor(aHigh, bHigh);
  const abcHigh = v128.xor(abHigh, cHigh);
  const pairHigh = v128.or(v128.and(aHigh, bHigh), v128.and(abHigh, cHigh));
  const abcdHigh = v128.xor(abcHigh, dHigh);
  const pairAgainHigh = v128.or(v128.and(abcHigh, dHigh), v128.and(abcdHigh, eHigh));
  const oddHigh = v128.xor(abcdHigh, eHigh);
  const twiceHigh = v128.or(pairHigh, pairAgainHigh);
  const anyHigh = v128.or(oddHigh, twiceHigh);

  // A rank that comes twice and an odd number of times comes three times, and makes the hand; without one, whatever comes
  // twice does.
  const tripsLow = v128.and(twiceLow, oddLow);
  const tripsHigh = v128.and(twiceHigh, oddHigh);
  const noTrips = i8x16.eq(v128.or(tripsLow, tripsHigh), zero);
  const madeLow = v128.or(tripsLow, v128.and(twiceLow, noTrips));
  const madeHigh = v128.or(tripsHigh, v128.and(twiceHigh, noTrips));

  const different = i8x16.add(i8x16.popcnt(anyLow), i8x16.popcnt(anyHigh));
  const unpaired = i8x16.eq(different, i8x16.splat(5));
  const top = i8x16.max_u(i8x16.max_u(i8x16.max_u(rankA, rankB), i8x16.max_u(rankC, rankD)), rankE);
  const bottom = i8x16.min_u(i8x16.min_u(i8x16.min_u(rankA, rankB), i8x16.min_u(rankC, rankD)), rankE);
  const run = v128.and(unpaired, i8x16.eq(i8x16.sub(top, bottom), i8x16.splat(4)));
  const wheel = v128.and(i8x16.eq(anyLow, i8x16.splat(0b1111)), i8x16.eq(anyHigh, i8x16.splat(0b1_0000)));
  const straight = v128.or(run, wheel);
  const suits = v128.or(v128.or(v128.xor(a, b), v128.xor(a, c)), v128.or(v128.xor(a, d), v128.xor(a, e)));
  const flush = v128.and(unpaired, i8x16.eq(v128.and(suits, i8x16.splat(3)), zero));

  // The category of an unpaired hand rises by 4 for a straight, by 5 for a flush, by 8 for both.
  const kinds = i8x16.add(different, v128.andnot(i8x16.splat(6), noTrips));
  let category = inline.always(fourTimesCategory(kinds));
  category = v128.or(category, v128.and(straight, i8x16.splat(16)));
  category = i8x16.add(
    category,
    v128.and(flush, i8x16.sub(i8x16.splat(20), v128.and(straight, i8x16.splat(4)))),
  );

  // From byte lanes to 32-bit values: others in bits 0..12, made ranks in 13..25, the category from 26 on.
  const othersLow = v128.xor(anyLow, madeLow);
  const othersHigh = v128.andnot(v128.xor(anyHigh, madeHigh), wheel);
  let others = interleaveLow(othersLow, othersHigh);
  let made = interleaveLow(madeLow, madeHigh);
  inline.always(storeHalf(values, others, made, interleaveLow(zero, category)));
  others = interleaveHigh(othersLow, othersHigh);
  made = interleaveHigh(madeLow, madeHigh);
  inline.always(storeHalf(values + 32, others, made, interleaveHigh(zero, category)));
}

function interleaveLow(x: v128, y: v128): v128 {
  return v128.shuffle<u8>(x, y, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}

function interleaveHigh(x: v128, y: v128): v128 {
  return v128.shuffle<u8>(x, y, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
}

/** Writes eight values from their 13-bit rank sets and `category << 10`, all in 16-bit lanes. */
function storeHalf(values: usize, others: v128, made: v128, category: v128): void {
  const lower = v128.or(others, i16x8.shl(made, 13));
  const upper = v128.or(i16x8.shr_u(made, 3), category);
  v128.store(values, v128.shuffle<u16>(lower, upper, 0, 8, 1, 9, 2, 10, 3, 11));
  v128.store(values, v128.shuffle<u16>(lower, upper, 4, 12, 5, 13, 6, 14, 7, 15), 16);
}

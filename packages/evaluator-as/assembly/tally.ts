import { evaluate16 } from './hands16';

/** Room for all pairs of 51 cards, and for one vector more, since the last one may reach beyond them. */
const PAIRS = (51 * 50) / 2 + 16;
const firsts = memory.data(PAIRS, 16);
const seconds = memory.data(PAIRS, 16);
const values = memory.data(64, 16);

/**
 * Deals the dealer every possible hand: the upcard and four of the `count` unseen cards. Writes how many hands there
 * are, how many do not reach `qualifyingValue`, and of the rest how many are below and equal to the player's value.
 */
export function tallyDealer(
  unseen: usize,
  count: i32,
  upcard: i32,
  playerValue: i32,
  qualifyingValue: i32,
  counts: usize,
): void {
  const pairs = listPairs(unseen, count);
  const up = i8x16.splat(<i8>upcard);
  const player = i32x4.splat(playerValue);
  const qualifying = i32x4.splat(qualifyingValue);
  let deals = 0;
  let notQualified = i32x4.splat(0);
  let wins = i32x4.splat(0);
  let ties = i32x4.splat(0);
  for (let b = 1; b < count - 2; b++) {
    const second = i8x16.splat(load<i8>(unseen + b));
    // The pairs of later cards than b are the end of the list.
    const later = count - 1 - b;
    const from = pairs - ((later * (later - 1)) >> 1);
    for (let a = 0; a < b; a++) {
      const first = i8x16.splat(load<i8>(unseen + a));
      deals += pairs - from;
      for (let at = from; at < pairs; at += 16) {
        evaluate16(up, first, second, v128.load(firsts + at), v128.load(seconds + at), values);
        // What lies beyond the end of the list is made higher than any hand, so that it is not counted.
        if (pairs - at < 16) memory.fill(values + ((pairs - at) << 2), 0x7f, (16 - pairs + at) << 2);
        for (let i = 0; i < 64; i += 16) {
          const dealer = v128.load(values + i);
          const qualified = i32x4.ge_s(dealer, qualifying);
          notQualified = i32x4.sub(notQualified, v128.not(qualified));
          wins = i32x4.sub(wins, v128.and(qualified, i32x4.lt_s(dealer, player)));
          ties = i32x4.sub(ties, v128.and(qualified, i32x4.eq(dealer, player)));
        }
      }
    }
  }
  store<i32>(counts, deals);
  store<i32>(counts, sum(notQualified), 4);
  store<i32>(counts, sum(wins), 8);
  store<i32>(counts, sum(ties), 12);
}

/** Lists all pairs of unseen cards, in two columns, ordered by the earlier card. */
function listPairs(unseen: usize, count: i32): i32 {
  let pairs = 0;
  for (let c = 0; c < count - 1; c++) {
    for (let d = c + 1; d < count; d++, pairs++) {
      store<u8>(firsts + pairs, load<u8>(unseen + c));
      store<u8>(seconds + pairs, load<u8>(unseen + d));
    }
  }
  return pairs;
}

function sum(lanes: v128): i32 {
  return (
    i32x4.extract_lane(lanes, 0) +
    i32x4.extract_lane(lanes, 1) +
    i32x4.extract_lane(lanes, 2) +
    i32x4.extract_lane(lanes, 3)
  );
}

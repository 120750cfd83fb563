import { evaluate16 } from './hands16';
import { loadRandom, nextRandom, storeRandom } from './random';

/** Sixteen rounds at a time: the player's cards in five columns, then the dealer's, the upcard first. */
const cards = memory.data(160, 16);
const playerValues = memory.data(64, 16);
const dealerValues = memory.data(64, 16);

/** Where the hand classes of each category begin, and how many each set of made ranks has room for: as in the core. */
const classBase = memory.data<u16>([0, 1288, 5006, 6020, 7034, 8322, 9610, 9779, 9948]);
const classWidth = memory.data<u16>([0, 286, 13, 78, 0, 0, 13, 13, 0]);

/**
 * Plays rounds in groups of sixteen and writes an outcome byte for each: the player's category in bits 0..3, the result
 * in bits 4..6 (0 fold, 1 not qualified, 2 win, 3 tie, 4 lose), in bit 7 whether the dealer qualifies.
 *
 * `state` holds the random generator (16 bytes), the deck (52 bytes) and how many of its cards are drawn (1 byte), from
 * one call to the next. `decisions` has 32 bits for each hand class and upcard rank: bit i tells whether to call when i
 * is the set of the hand's ranks, the lowest as bit 0, that it holds in the upcard's suit. `places` has for each mask of
 * ranks its place among those with as many ranks.
 */
export function playRounds(
  state: usize,
  rounds: i32,
  outcomes: usize,
  decisions: usize,
  places: usize,
  qualifyingValue: u32,
  reshuffle: i32,
): void {
  loadRandom(state);
  const deck = state + 16;
  let drawn: i32 = load<u8>(state, 68);
  for (let round = 0; round < rounds; round += 16, outcomes += 16) {
    for (let lane = 0; lane < 16; lane++) {
      if (drawn >= reshuffle || drawn > 42) drawn = 0;
      deal(deck, drawn, cards + lane);
      drawn += 10;
    }
    evaluateSixteen(cards, playerValues);
    evaluateSixteen(cards + 80, dealerValues);
    for (let lane = 0; lane < 16; lane++) {
      const player = load<u32>(playerValues + (lane << 2));
      const dealer = load<u32>(dealerValues + (lane << 2));
      const qualifies = dealer >= qualifyingValue;
      // Computed, not chosen: a processor guesses the ways a round may go wrong about half of the time.
      const showdown = 2 - i32(player > dealer) + i32(player < dealer);
      const result = i32(calls(player, cards + lane, decisions, places)) * (1 + i32(qualifies) * showdown);
      const royal = player == 0x2000_1f00;
      store<u8>(outcomes + lane, ((player >> 26) + u32(royal)) | (result << 4) | (i32(qualifies) << 7));
    }
  }
  storeRandom(state);
  store<u8>(state, drawn, 68);
}

/** Values sixteen hands whose cards lie in five columns of sixteen. */
function evaluateSixteen(columns: usize, values: usize): void {
  evaluate16(
    v128.load(columns),
    v128.load(columns, 16),
    v128.load(columns, 32),
    v128.load(columns, 48),
    v128.load(columns, 64),
    values,
  );
}

/**
 * Draws ten cards of a deck whose first `drawn` cards are gone, into ten columns: each from a place among the cards that
 * are left, all equally likely (Daniel Lemire, "Fast random integer generation in an interval", 2019, with 16 bits).
 */
function deal(deck: usize, drawn: i32, column: usize): void {
  let bits: u32 = 0;
  for (let i = 0; i < 10; i++) {
    bits = (i & 1) == 0 ? nextRandom() : bits >> 16;
    const place = deck + drawn + i;
    const left: u32 = 52 - drawn - i;
    let product = (bits & 0xffff) * left;
    if ((product & 0xffff) < left) {
      while ((product & 0xffff) < 0x1_0000 % left) product = (nextRandom() & 0xffff) * left;
    }
    const chosen = place + (product >> 16);
    const card = load<u8>(chosen);
    store<u8>(chosen, load<u8>(place));
    store<u8>(place, card);
    store<u8>(column + (i << 4), card);
  }
}

/** Whether to call with the hand in the first five columns, of this value, against the upcard in the sixth. */
function calls(value: u32, column: usize, decisions: usize, places: usize): bool {
  const category = <usize>(value >> 26);
  const made = (value >> 13) & 0x1fff;
  const others = value & 0x1fff;
  const upcard: u32 = load<u8>(column, 80);
  const base: u32 = load<u16>(classBase + (category << 1));
  const width: u32 = load<u16>(classWidth + (category << 1));
  const madePlace: u32 = load<u16>(places + (made << 1));
  const otherPlace: u32 = load<u16>(places + (others << 1));
  const handClass = base + madePlace * width + otherPlace;
  const bits = load<u32>(decisions + ((handClass * 13 + (upcard >> 2)) << 2));
  // All ones or none: the suits do not matter. Unsigned, all ones and one more are none.
  if (bits + 1 <= 1) return bits != 0;
  return ((bits >> suitedRanks(column, upcard)) & 1) != 0;
}

/** The set of the hand's ranks, the lowest as bit 0, that it holds in the upcard's suit. */
function suitedRanks(column: usize, upcard: u32): u32 {
  let all: u32 = 0;
  let suited: u32 = 0;
  for (let i = 0; i < 80; i += 16) {
    const card: u32 = load<u8>(column + i);
    const rank: u32 = 1 << (card >> 2);
    all |= rank;
    if (((card ^ upcard) & 3) == 0) suited |= rank;
  }
  let set: u32 = 0;
  for (let bit: u32 = 1; all != 0; bit <<= 1, all &= all - 1) {
    if ((suited & all & -all) != 0) set |= bit;
  }
  return set;
}

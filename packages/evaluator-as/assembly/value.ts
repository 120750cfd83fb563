/** The five ranks of A-2-3-4-5, and the same with the ace counted low (its bit cleared). */
const WHEEL: u32 = 0b1_0000_0000_1111;
const WHEEL_VALUE: u32 = 0b0_0000_0000_1111;

/** Puts a hand value together: category (0..8), made ranks, other ranks (13-bit masks). */
export function handValue(category: u32, made: u32, others: u32): u32 {
  return (category << 26) | (made << 13) | others;
}

/** The value of five different ranks. */
export function unpairedValue(ranks: u32, flush: bool): u32 {
  const straight = ranks == WHEEL || (ranks & (ranks << 1) & (ranks << 2) & (ranks << 3) & (ranks << 4)) != 0;
  const mask = ranks == WHEEL ? WHEEL_VALUE : ranks;
  return handValue(straight ? (flush ? 8 : 4) : flush ? 5 : 0, 0, mask);
}

/** The value of five ranks of which some are equal: `any` seen at all, `twice` at least twice, `odd` once or thrice. */
export function pairedValue(any: u32, twice: u32, odd: u32): u32 {
  const trips = twice & odd;
  const made = trips != 0 ? trips : twice;
  const others = any ^ made;
  let category: u32;
  if (trips != 0) category = trips == twice ? 3 : 6;
  else if (popcnt(twice) == 2) category = 2;
  else category = popcnt(others) == 1 ? 7 : 1;
  return handValue(category, made, others);
}

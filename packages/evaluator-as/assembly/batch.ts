import { pairedValue, unpairedValue } from './value';

/** The index of the first byte that is no card (above 51), or -1. */
export function firstUnknown(cards: usize, length: i32): i32 {
  for (let i = 0; i < length; i++) if (load<u8>(cards + i) > 51) return i;
  return -1;
}

/** Values `hands` hands of five cards each that lie one after the other; cards are not checked. */
export function evaluateRows(cards: usize, values: usize, hands: i32): void {
  for (let i = 0; i < hands; i++, cards += 5) {
    let any: u32 = 0;
    let twice: u32 = 0;
    let odd: u32 = 0;
    const first: u32 = load<u8>(cards);
    let suits: u32 = 0;
    for (let j = 0; j < 5; j++) {
      const card: u32 = load<u8>(cards + j);
      const rank: u32 = 1 << (card >> 2);
      suits |= card ^ first;
      twice |= any & rank;
      any |= rank;
      odd ^= rank;
    }
    const value = twice == 0 ? unpairedValue(any, (suits & 3) == 0) : pairedValue(any, twice, odd);
    store<u32>(values + ((<usize>i) << 2), value);
  }
}

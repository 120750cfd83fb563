import { describe, expect, it } from 'vitest';
import {
  NO_UPCARD,
  straightRanksBelow,
  straightsBelow,
  straightsWith,
  straightsWithin,
} from '../../src/analysis/straights.js';

/** The ranks of every straight written out, lowest first: bit 0 deuce .. bit 12 ace. */
const STRAIGHTS = [
  0b1_0000_0000_1111, 0b0_0000_0001_1111, 0b0_0000_0011_1110, 0b0_0000_0111_1100, 0b0_0000_1111_1000,
  0b0_0001_1111_0000, 0b0_0011_1110_0000, 0b0_0111_1100_0000, 0b0_1111_1000_0000, 0b1_1111_0000_0000,
];
const WHEEL_AS_STRAIGHT = 0b0_0000_0000_1111;

/** The straights with some property, as a mask. */
function straightsThat(have: (ranks: number, index: number) => boolean): number {
  return STRAIGHTS.reduce((mask, ranks, i) => (have(ranks, i) ? mask | (1 << i) : mask), 0);
}

describe('the straights', () => {
  it('within some ranks are those of which no rank is missing', () => {
    for (let ranks = 0; ranks < 1 << 13; ranks++) {
      expect(straightsWithin(ranks)).toBe(straightsThat((straight) => (straight & ~ranks) === 0));
    }
  });

  it('with an upcard are those that hold its rank, and all without one', () => {
    for (let rank = 0; rank < 13; rank++) {
      expect(straightsWith(rank)).toBe(straightsThat((straight) => ((straight >> rank) & 1) === 1));
    }
    expect(straightsWith(NO_UPCARD)).toBe(straightsThat(() => true));
  });

  it('below any limit are those whose ranks are, with the ace of the wheel low, or high as in a high card', () => {
    for (let limit = 0; limit <= 1 << 13; limit++) {
      expect(straightRanksBelow(limit)).toBe(straightsThat((straight) => straight < limit));
      expect(straightsBelow(limit)).toBe(
        straightsThat((straight, i) => (i === 0 ? WHEEL_AS_STRAIGHT : straight) < limit),
      );
    }
  });
});

import { evaluateCards } from '../evaluator/evaluate.js';
import type { HandValue } from '../evaluator/value.js';

/** Five ranks as a player may hold them, suits left open. */
export interface HandPattern {
  /** How many cards of each rank there are, deuce first. */
  readonly copies: readonly number[];
  /** The mask of the ranks. */
  readonly ranks: number;
  /** What the hand is worth unless all its cards are of one suit. */
  readonly value: HandValue;
  /** What the hand is worth in one suit; `null` where ranks repeat. */
  readonly flushValue: HandValue | null;
}

/** How many patterns there are: five of thirteen ranks with repetition, less five of a kind. */
export const HAND_PATTERNS = 6_175;

/** All patterns. */
export function* handPatterns(): Generator<HandPattern> {
  for (let a = 0; a < 13; a++) {
    for (let b = a; b < 13; b++) {
      for (let c = b; c < 13; c++) {
        for (let d = c; d < 13; d++) {
          for (let e = d; e < 13; e++) if (a !== e) yield patternOf(a, b, c, d, e);
        }
      }
    }
  }
}

function patternOf(a: number, b: number, c: number, d: number, e: number): HandPattern {
  const copies = new Array<number>(13).fill(0);
  for (const rank of [a, b, c, d, e]) copies[rank] = (copies[rank] as number) + 1;
  const distinct = a < b && b < c && c < d && d < e;
  return {
    copies,
    ranks: (1 << a) | (1 << b) | (1 << c) | (1 << d) | (1 << e),
    value: evaluateCards(4 * a, 4 * b, 4 * c, 4 * d, 4 * e + 1),
    flushValue: distinct ? evaluateCards(4 * a, 4 * b, 4 * c, 4 * d, 4 * e) : null,
  };
}

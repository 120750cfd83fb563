import { evaluateCards } from '../../src/evaluator/evaluate.js';
import { rankCount, type HandValue } from '../../src/evaluator/value.js';

/** A hand against an upcard, standing for all that differ from it by an exchange of suits. The upcard's suit is 0. */
export interface StateClass {
  value: HandValue;
  /** The upcard's rank. */
  upcard: number;
  /** Unseen cards of each rank. */
  readonly unseen: number[];
  /** The mask of the unseen ranks of the upcard's suit. */
  open: number;
  /** How many pairs of hand and upcard the class stands for. */
  weight: number;
}

/** Unseen cards of each rank, deuce first, as the masks of the ranks with so many. */
export function unseenRanks(cards: readonly number[]) {
  const ranksWith = (count: number) =>
    cards.reduce((mask, n, rank) => (n === count ? mask | (1 << rank) : mask), 0);
  return { fours: ranksWith(4), threes: ranksWith(3), twos: ranksWith(2), ones: ranksWith(1) };
}

const MASKS = Array.from({ length: 1 << 13 }, (_, mask) => mask);
const MASKS_BY_COUNT = [0, 1, 2, 3, 4, 5].map((count) => MASKS.filter((mask) => rankCount(mask) === count));

/**
 * Visits every class: each suit of the hand is a set of ranks, and of the three suits that are not the upcard's the
 * largest set comes first. `visit` is given the same object every time.
 */
export function visitStateClasses(visit: (state: StateClass) => void): void {
  const state: StateClass = {
    value: 0,
    upcard: 0,
    unseen: new Array<number>(13).fill(4),
    open: 0,
    weight: 0,
  };
  for (let upcard = 0; upcard < 13; upcard++) {
    state.upcard = upcard;
    for (let ofUpcardSuit = 0; ofUpcardSuit <= 5; ofUpcardSuit++) {
      for (const own of MASKS_BY_COUNT[ofUpcardSuit]!) {
        if ((own & (1 << upcard)) !== 0) continue;
        visitOtherSuits(5 - ofUpcardSuit, (first, second, third) => {
          fill(state, [own, first, second, third]);
          visit(state);
        });
      }
    }
  }
}

function visitOtherSuits(cards: number, visit: (first: number, second: number, third: number) => void): void {
  for (let ofFirst = 0; ofFirst <= cards; ofFirst++) {
    for (const first of MASKS_BY_COUNT[ofFirst]!) {
      for (let ofSecond = 0; ofSecond <= cards - ofFirst; ofSecond++) {
        for (const second of MASKS_BY_COUNT[ofSecond]!) {
          if (second > first) break;
          for (const third of MASKS_BY_COUNT[cards - ofFirst - ofSecond]!) {
            if (third > second) break;
            visit(first, second, third);
          }
        }
      }
    }
  }
}

const cards: number[] = [];

function fill(state: StateClass, suits: readonly [number, number, number, number]): void {
  cards.length = 0;
  state.unseen.fill(4);
  state.unseen[state.upcard] = 3;
  for (let suit = 0; suit < 4; suit++) {
    for (let rest = suits[suit]!; rest !== 0; rest &= rest - 1) {
      const rank = 31 - Math.clz32(rest & -rest);
      cards.push(4 * rank + suit);
      state.unseen[rank]!--;
    }
  }
  const [own, first, second, third] = suits;
  state.value = evaluateCards(cards[0]!, cards[1]!, cards[2]!, cards[3]!, cards[4]!);
  state.open = 0b1_1111_1111_1111 & ~own & ~(1 << state.upcard);
  const exchanges = first === second ? (second === third ? 1 : 3) : second === third ? 3 : 6;
  state.weight = 4 * exchanges;
}

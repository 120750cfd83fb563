import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CardsLike } from '../../src/cards/card.js';
import { announceExposed, firstToBet, type Boards } from '../../src/evaluator/announce.js';
import { evaluate } from '../../src/evaluator/evaluate.js';
import { evaluateExposed } from '../../src/evaluator/exposed.js';
import { codeOf } from '../error-code.js';
import { readReference } from '../reference/read.js';
import { naiveEvaluate } from './naive.js';
import { randomCards, randomNumbers } from './random-hands.js';

/** How a dealer would rank a board: by the kind of hand, then rank by rank, the most frequent and highest first. */
function naiveStrength(board: readonly number[], fourFlush: boolean): number[] {
  if (board.length === 5) {
    const { category, ranks } = naiveEvaluate(board);
    return [[0, 1, 3, 4, 5, 6, 7, 8, 9, 9][category] as number, ...ranks];
  }
  const counts = new Map<number, number>();
  for (const card of board) counts.set(Math.floor(card / 4), (counts.get(Math.floor(card / 4)) ?? 0) + 1);
  const groups = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0]);
  const [most = 0, next = 0] = groups.map(([, count]) => count);
  const suits = new Set(board.map((card) => card % 4));
  let kind = { 4: 8, 3: 4, 2: next === 2 ? 3 : 1, 1: 0 }[most] as number;
  if (fourFlush && board.length === 4 && suits.size === 1) kind = 2;
  return [kind, ...groups.map(([rank]) => rank)];
}

/** Compares two strengths entry by entry; a missing entry is below all others. */
function naiveCompare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? -1) - (b[i] ?? -1);
    if (difference !== 0) return Math.sign(difference);
  }
  return 0;
}

function winner(a: CardsLike, b: CardsLike, fourFlush: boolean): string {
  const difference = evaluateExposed(a, { fourFlush }) - evaluateExposed(b, { fourFlush });
  return difference > 0 ? 'a' : difference < 0 ? 'b' : 'tie';
}

/** The categories of all hands that three upcards can become. */
function categoriesWithin(board: readonly number[]): Set<number> {
  const categories = new Set<number>();
  for (let d = 0; d < 52; d++) {
    for (let e = d + 1; e < 52; e++) {
      if (!board.includes(d) && !board.includes(e)) categories.add(naiveEvaluate([...board, d, e]).category);
    }
  }
  return categories;
}

describe('exposed cards', () => {
  it.each(readReference('exposed.tsv'))('$board_a against $board_b is as in the reference', (row) => {
    const [a, b] = [row['board_a'] as string, row['board_b'] as string];
    expect(winner(a, b, false)).toBe(row['result_plain']);
    expect(winner(a, b, true)).toBe(row['result_four_flush']);
  });

  it('rank as a dealer would rank them, whatever the sizes of the boards', () => {
    const random = randomNumbers(11);
    for (let round = 0; round < 20_000; round++) {
      const sizeA = 1 + random(5);
      const sizeB = round % 2 === 0 ? sizeA : 1 + random(5);
      // A short deck makes pairs and four-flushes frequent.
      const deck = randomCards(52, random).filter((card) => card % 4 < 2 || card < 16);
      const a = deck.slice(0, sizeA);
      const b = deck.slice(sizeA, sizeA + sizeB);
      for (const fourFlush of [false, true]) {
        const expected = naiveCompare(naiveStrength(a, fourFlush), naiveStrength(b, fourFlush));
        expect(winner(a, b, fourFlush)).toBe(expected > 0 ? 'a' : expected < 0 ? 'b' : 'tie');
      }
    }
  });

  it('have the value of the hand when all five show', () => {
    const hand = fc.uniqueArray(fc.integer({ min: 0, max: 51 }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(hand, (cards) => {
        expect(evaluateExposed(cards)).toBe(evaluate(cards));
      }),
    );
  });

  it.each<[string, string, string, boolean, string]>([
    ['a straight of four does not count', '5c 6d 7h 8s', '2c 2d 3h 4s', false, 'b'],
    ['four of a suit do not count by default', '5c 6c 7c Kc', '2c 2d 3h 4s', false, 'b'],
    ['a four-flush beats one pair', '2c 4c 5c 6c', 'Ac Ad Kh Qs', true, 'a'],
    ['a four-flush loses to two pair', 'Ac Kc Qc Jc', '2c 2d 3h 3s', true, 'b'],
    ['four-flushes compare rank by rank', 'Ac Kc Qc 3c', 'Ad Kd Qd 2d', true, 'a'],
    ['three of a suit are no four-flush', 'Ac Kc Qc', '2d 2h 3c', true, 'b'],
    ['a missing card is below a deuce', 'Kc', 'Kd 2d', false, 'b'],
    ['a pair of two cards beats a high card of four', '2c 2d', 'Ac Kd Qh Js', false, 'a'],
  ])('%s', (_, a, b, fourFlush, high) => {
    expect(winner(a, b, fourFlush)).toBe(high);
  });

  it.each<[CardsLike, string]>([
    ['', 'hand-size'],
    ['2c 3c 4c 5c 6c 7c', 'hand-size'],
    ['2c 2c', 'card-repeated'],
    ['1c', 'card-unknown'],
    [[52], 'card-unknown'],
  ])('%j is refused', (cards, code) => {
    expect(codeOf(() => evaluateExposed(cards))).toBe(code);
  });
});

describe('the first to bet', () => {
  it.each<[string, Boards, number]>([
    ['the highest card', ['7h', 'Ah', 'Kd'], 1],
    ["of equal boards the nearest to the dealer's left", ['7h', 'Ah', 'Ad'], 1],
    ['never a seat that has folded', [null, '7c', null, 'Td', '7d'], 3],
    ['the last seat left', [null, null, '2c'], 2],
    ['the pair', ['Ah Kd', '8c 8d', 'Ad Ks'], 1],
    ['the kicker when pairs are equal', ['8h 8s Kd', '8c 8d Ah'], 1],
  ])('is %s', (_, boards, seat) => {
    expect(firstToBet(boards)).toBe(seat);
  });

  it('depends on the four-flush rule', () => {
    const boards = ['2h 2s 3d 4c', '5c 6c 7c 9c'];
    expect(firstToBet(boards)).toBe(0);
    expect(firstToBet(boards, { fourFlush: true })).toBe(1);
  });

  it('needs a board, and every card only once on the table', () => {
    expect(codeOf(() => firstToBet([]))).toBe('hand-size');
    expect(codeOf(() => firstToBet([null, null]))).toBe('hand-size');
    expect(codeOf(() => firstToBet(['Ah', '']))).toBe('hand-size');
    expect(codeOf(() => firstToBet(['Ah Kd', '2c Kd']))).toBe('card-repeated');
    expect(codeOf(() => firstToBet(['Ah', 'x']))).toBe('card-unknown');
  });
});

describe('the announcement', () => {
  it('on the first card: the first ace must bet', () => {
    expect(announceExposed(['7h', 'Ah', 'Kd', 'Ad'])).toEqual({
      seat: 1,
      category: 'high-card',
      ranks: [12],
      first: true,
      mustBet: true,
      possible: [],
    });
  });

  it('on the second card: a pair of eights bets, and need not', () => {
    expect(announceExposed(['Ah Kd', null, '8c 8d'])).toEqual({
      seat: 2,
      category: 'pair',
      ranks: [6],
      first: false,
      mustBet: false,
      possible: [],
    });
  });

  it('names a four-flush by its ranks', () => {
    const announcement = announceExposed(['2h 2s 3d 4c', 'Kc 6c 7c 9c'], { fourFlush: true });
    expect(announcement).toMatchObject({ seat: 1, category: 'four-flush', ranks: [11, 7, 5, 4] });
  });

  it('gives no ace to four low cards in a row', () => {
    expect(announceExposed(['2h 3s 4d 5c'])).toMatchObject({ category: 'high-card', ranks: [3, 2, 1, 0] });
  });

  it.each<[string, boolean, boolean]>([
    ['2h 9h Kh', true, false],
    ['2h 9h Ks', false, false],
    ['5c 6d 9h', false, true],
    ['5c 6d Th', false, false],
    ['5c 5d 6h', false, false],
    ['Ac 2d 5h', false, true],
    ['Ac 2d 6h', false, false],
    ['Tc Kd Ah', false, true],
    ['9c Kd Ah', false, false],
    ['Qc Ad 2h', false, false],
    ['Tc Jc Ac', true, true],
    ['2h 5h 9h Kh', true, false],
    ['5c 6d 8h 9s', false, true],
    ['5c 6d 8h Ts', false, false],
    ['Ac 2d 3h 5s', false, true],
    ['2h 9h', false, false],
    ['Jh Th', false, false],
  ])('for %s says possible flush: %s, possible straight: %s', (board, flush, straight) => {
    const expected = flush || straight ? [{ seat: 1, flush, straight }] : [];
    expect(announceExposed([null, board]).possible).toEqual(expected);
  });

  it('says possible exactly when one hole card can leave four cards to a flush or a straight', () => {
    const random = randomNumbers(5);
    let [flushes, straights] = [0, 0];
    for (let round = 0; round < 300; round++) {
      const board = randomCards(3, random).map((card, i) =>
        round % 3 === 0 ? (card & ~3) | (i && round % 2) : card,
      );
      if (new Set(board).size < 3) continue;
      const [said = { flush: false, straight: false }] = announceExposed([board]).possible;
      const within = categoriesWithin(board);
      expect(said.flush).toBe([5, 8, 9].some((category) => within.has(category)));
      expect(said.straight).toBe([4, 8, 9].some((category) => within.has(category)));
      flushes += Number(said.flush);
      straights += Number(said.straight);
    }
    expect(Math.min(flushes, straights)).toBeGreaterThan(20);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCards } from '../../src/cards/parse.js';
import type { CardsLike } from '../../src/cards/card.js';
import type { Category } from '../../src/evaluator/category.js';
import { compareHands } from '../../src/evaluator/compare.js';
import { describeHand } from '../../src/evaluator/describe.js';
import { evaluate } from '../../src/evaluator/evaluate.js';
import { ordinalOf } from '../../src/evaluator/ordinal.js';
import { categoryOf } from '../../src/evaluator/value.js';
import { codeOf } from '../error-code.js';

const STRAIGHTS = ['A2345', '23456', '34567', '45678', '56789', '6789T', '789TJ', '89TJQ', '9TJQK', 'TJQKA'];

function withSuits(ranks: string, suits: string): string {
  return [...ranks].map((rank, i) => rank + suits.charAt(i)).join(' ');
}

function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, i) => ordersOf(items.toSpliced(i, 1)).map((order) => [item, ...order]));
}

describe('a hand', () => {
  it.each<[string, Category]>([
    ['7c 5d 4h 3s 2c', 'high-card'],
    ['Ad Kd Qd 9d 7c', 'high-card'],
    ['Kc Ac 2c 3c 4d', 'high-card'],
    ['Qh Qs 9d 6c 2h', 'pair'],
    ['As Ad 6c 6s Qh', 'two-pair'],
    ['As Ac Ah Kd Qc', 'three-of-a-kind'],
    ['Ad 2c 3h 4s 5d', 'straight'],
    ['9c Td Jh Qs Kd', 'straight'],
    ['Ah Jh 9h 5h 2h', 'flush'],
    ['2c 2h 3s 2d 3c', 'full-house'],
    ['8c 8h 8d 8s 5c', 'four-of-a-kind'],
    ['Ad 2d 3d 4d 5d', 'straight-flush'],
    ['9s Ts Js Qs Ks', 'straight-flush'],
    ['Ts Js Qs Ks As', 'royal-flush'],
  ])('%s is a %s', (hand, category) => {
    expect(categoryOf(evaluate(hand))).toBe(category);
  });

  it('is a straight for all ten straights in all orders, and a straight flush in one suit', () => {
    const values = STRAIGHTS.map((ranks) => {
      const orders = ordersOf(withSuits(ranks, 'cdhss').split(' ')).map((order) => evaluate(order.join(' ')));
      expect(orders).toHaveLength(120);
      expect(new Set(orders).size).toBe(1);
      expect(categoryOf(orders[0] as number)).toBe('straight');
      return orders[0] as number;
    });
    expect(values.toSorted((a, b) => a - b)).toEqual(values);
    const flushes = STRAIGHTS.map((ranks) => categoryOf(evaluate(withSuits(ranks, 'hhhhh'))));
    expect(flushes).toEqual([...new Array<Category>(9).fill('straight-flush'), 'royal-flush']);
  });

  it('is valued alike as text, array, array of texts and Uint8Array, however a ten is written', () => {
    const cards = parseCards('Ts Jd Qc Kh Ah');
    const forms: CardsLike[] = [
      '10s Jd Qc Kh Ah',
      'tsjdqckhah',
      cards,
      Uint8Array.from(cards),
      ['T♠', 37, 'Q♣', 46, 50],
    ];
    const values = forms.map((form) => evaluate(form));
    expect(new Set(values)).toEqual(new Set([evaluate('Ts Jd Qc Kh Ah')]));
  });

  it('has the value that the documented encoding says', () => {
    expect(evaluate('Qh Qs 9d 6c 2h')).toBe((1 << 26) | ((1 << 10) << 13) | 0b0_0000_1001_0001);
    expect(evaluate('Ad 2d 3d 4d 5d')).toBe((8 << 26) | 0b1111);
    expect(evaluate('7c 5d 4h 3s 2c')).toBe(0b10_1111);
  });

  it.each<[string, unknown, string, RegExp]>([
    ['too few cards', 'Qd Qs 3h 2c', 'hand-size', /5 cards, got 4/],
    ['too many cards', [0, 1, 2, 3, 4, 5], 'hand-size', /5 cards, got 6/],
    ['no card at all', '', 'hand-size', /got 0/],
    ['a repeated card in text', 'Qd Qd Qs 3h 2c', 'card-repeated', /Qd/],
    ['a repeated card in numbers', [5, 9, 5, 1, 2], 'card-repeated', /3d/],
    ['a repeated card in bytes', Uint8Array.of(51, 0, 1, 2, 51), 'card-repeated', /As/],
    ['five times one card', [7, 7, 7, 7, 7], 'card-repeated', /3s/],
    ['an unknown text', 'Qd 11s 3h 2c 4c', 'card-unknown', /11s/],
    ['a number above the deck', [0, 1, 2, 3, 52], 'card-unknown', /52/],
    ['a negative number', [0, 1, 2, 3, -1], 'card-unknown', /-1/],
    ['a fraction', [0, 1, 2, 3, 4.5], 'card-unknown', /4\.5/],
    ['a number as text', [0, 1, 2, 3, '4'], 'card-unknown', /"4"/],
    ['not a number', [0, 1, 2, 3, NaN], 'card-unknown', /NaN/],
    ['a hole', [0, 1, 2, 3, undefined], 'card-unknown', /undefined/],
    ['an object', [0, 1, 2, 3, {}], 'card-unknown', /object/],
    ['null', null, 'card-unknown', /null/],
    ['a lone number', 17, 'card-unknown', /17/],
    [
      'a function with five parameters',
      (a: 1, b: 1, c: 1, d: 1, e: 1) => [a, b, c, d, e],
      'card-unknown',
      /./,
    ],
  ])('is refused for %s, naming the culprit', (_, hand, code, culprit) => {
    expect(codeOf(() => evaluate(hand as CardsLike))).toBe(code);
    expect(() => evaluate(hand as CardsLike)).toThrow(culprit);
  });

  it('has a value that no order and no change of suits alters', () => {
    const hand = fc.uniqueArray(fc.integer({ min: 0, max: 51 }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(
        hand,
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 0, max: 119 }),
        (cards, turn, order) => {
          const turned = cards.map((card) => (card & ~3) | ((card + turn) & 3));
          expect(evaluate(ordersOf(turned)[order] as number[])).toBe(evaluate(cards));
        },
      ),
    );
  });
});

describe('comparing two hands', () => {
  it.each([
    ['the king kicker', '5h 5s 9c 8h Kd', '5d 5c 9d 8s Qs', 1],
    ['equal two pair and kicker', 'As Ad 6c 6s Qh', 'Ac Ah 6d 6h Qs', 0],
    ['the fifth card of a flush', 'Ah Kh 9h 5h 3h', 'As Ks 9s 5s 2s', 1],
    ['four cards of one suit', 'Ad Kd Qd 9d 7c', 'Ac Kh Qs 9h 7d', 0],
    ['the last kicker', 'Ah Ks Qd 9c 4h', 'Ad Kc Qh 9s 3d', 1],
    ['the wheel, lowest of straights', 'Ad 2c 3h 4s 5d', '2d 3c 4h 5s 6d', -1],
    ['the wheel above three aces', 'Ad 2c 3h 4s 5d', 'As Ac Ah Kd Qc', 1],
    ['the steel wheel below the next', 'Ad 2d 3d 4d 5d', '2h 3h 4h 5h 6h', -1],
    ['the steel wheel above quads', 'Ad 2d 3d 4d 5d', 'As Ac Ah Ad Kd', 1],
    ['the trips of a full house before its pair', '3c 3d 3h 2c 2d', '2c 2d 2h Ac Ad', 1],
    ['the higher pair first', 'Kc Kd 2c 2d 3h', 'Qc Qd Jc Jd Ah', 1],
  ] as const)('finds %s', (_, first, second, result) => {
    expect(compareHands(first, second)).toBe(result);
    expect(compareHands(second, first)).toBe(result === 0 ? 0 : -result);
  });

  it('refuses a bad hand on either side', () => {
    expect(codeOf(() => compareHands('As Ad', 'As Ad 6c 6s Qh'))).toBe('hand-size');
    expect(codeOf(() => compareHands('As Ad 6c 6s Qh', 'As As 6c 6s Qh'))).toBe('card-repeated');
  });
});

describe('describing a hand', () => {
  it.each<[string, Category, number[]]>([
    ['Qh Qs 9d 6c 2h', 'pair', [10, 7, 4, 0]],
    ['Ac Kh Qs 9h 7d', 'high-card', [12, 11, 10, 7, 5]],
    ['As Ad 6c 6s Qh', 'two-pair', [12, 4, 10]],
    ['2c 2h 3s 2d 3c', 'full-house', [0, 1]],
    ['8c 8h 8d 8s 5c', 'four-of-a-kind', [6, 3]],
    ['9c Td Jh Qs Kd', 'straight', [11, 10, 9, 8, 7]],
    ['Ad 2c 3h 4s 5d', 'straight', [3, 2, 1, 0, 12]],
    ['Ad 2d 3d 4d 5d', 'straight-flush', [3, 2, 1, 0, 12]],
    ['Ts Js Qs Ks As', 'royal-flush', [12, 11, 10, 9, 8]],
  ])('%s is a %s with ranks in order of weight', (hand, category, ranks) => {
    expect(describeHand(hand)).toEqual({ category, ranks });
  });
});

describe('a value', () => {
  it('has its place among all 7,462', () => {
    expect(ordinalOf(evaluate('7c 5d 4h 3s 2c'))).toBe(1);
    expect(ordinalOf(evaluate('2c 2d 3h 4s 5c'))).toBe(1278);
    expect(ordinalOf(evaluate('Ad 2c 3h 4s 5d'))).toBe(1277 + 2860 + 858 + 858 + 1);
    expect(ordinalOf(evaluate('Ts Js Qs Ks As'))).toBe(7462);
  });

  it.each([
    -1,
    0,
    1.5,
    NaN,
    2 ** 31,
    0b11111,
    4 << 26,
    8 << 26,
    (4 << 26) | 0b10_1111,
    (1 << 26) | (1 << 13) | 0b1011,
    9 << 26,
  ])('is refused when it is none: %s', (value) => {
    expect(codeOf(() => categoryOf(value))).toBe('value-unknown');
    expect(codeOf(() => ordinalOf(value))).toBe('value-unknown');
  });
});

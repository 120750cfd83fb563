import { CATEGORIES, describeHand, formatCard, DECK, type Category } from '@caribbean-stud/core';
import { describe, expect, it, test } from 'vitest';
import { card, hand, oneOf } from '../../../src/locales/hands/en.js';

const SINGULAR = 'two three four five six seven eight nine ten jack queen king ace'.split(' ');
const PLURAL = 'twos threes fours fives sixes sevens eights nines tens jacks queens kings aces'.split(' ');
const ARTICLE = 'a a a a a a an a a a a a an'.split(' ');

const named = (category: Category, ...ranks: number[]): string => hand(category, ranks).withIt;
const titled = (category: Category, ...ranks: number[]): string => hand(category, ranks).title;

describe('a hand in English', () => {
  it.each([
    ['Ts Js Qs Ks As', 'Royal flush', 'a royal flush'],
    ['9s Ts Js Qs Ks', 'King-high straight flush', 'a king-high straight flush'],
    ['Ad 2d 3d 4d 5d', 'Five-high straight flush', 'a five-high straight flush'],
    ['4d 5d 6d 7d 8d', 'Eight-high straight flush', 'an eight-high straight flush'],
    ['6c 6d 6h 6s Kd', 'Four sixes', 'four sixes'],
    ['Ac Ad Ah As Kd', 'Four aces', 'four aces'],
    ['3c 3d 3h Ts Td', 'Full house, threes over tens', 'a full house, threes over tens'],
    ['Ad Td 9d 6d 4d', 'Ace-high flush', 'an ace-high flush'],
    ['8d 6d 5d 4d 2d', 'Eight-high flush', 'an eight-high flush'],
    ['Ad 2c 3h 4s 5d', 'Five-high straight', 'a five-high straight'],
    ['9c Td Jh Qs Kd', 'King-high straight', 'a king-high straight'],
    ['Tc Jd Qh Ks Ad', 'Ace-high straight', 'an ace-high straight'],
    ['7c 7d 7h Qs 3d', 'Three sevens', 'three sevens'],
    ['6c 6d 4h 4s Ad', 'Two pair, sixes and fours', 'two pair, sixes and fours'],
    ['Qh Qs 9d 6c 2h', 'Pair of queens', 'a pair of queens'],
    ['Ah Kd 8c 5s 2d', 'Ace-king high', 'ace-king high'],
    ['Ah Qd Jc 9s 8h', 'Ace high', 'ace high'],
    ['7c 5d 4h 3s 2c', 'Seven high', 'seven high'],
  ])('%s is "%s", and after "with" %s', (cards, title, withIt) => {
    const { category, ranks } = describeHand(cards);
    expect(hand(category, ranks)).toEqual({ title, withIt });
  });

  test('is named for each rank that can head it', () => {
    SINGULAR.forEach((one, rank) => {
      const many = PLURAL[rank]!;
      expect(named('four-of-a-kind', rank, 0)).toBe(`four ${many}`);
      expect(named('three-of-a-kind', rank, 1, 0)).toBe(`three ${many}`);
      expect(named('pair', rank, 3, 2, 1)).toBe(`a pair of ${many}`);
      expect(named('flush', rank, 3, 2, 1, 0)).toBe(`${ARTICLE[rank]} ${one}-high flush`);
      expect(named('straight', rank)).toBe(`${ARTICLE[rank]} ${one}-high straight`);
      expect(named('straight-flush', rank)).toBe(`${ARTICLE[rank]} ${one}-high straight flush`);
      expect(named('high-card', rank, 4, 3, 2, 0)).toBe(`${one} high`);
      PLURAL.forEach((others, other) => {
        expect(named('full-house', rank, other)).toBe(`a full house, ${many} over ${others}`);
        expect(named('two-pair', rank, other, 5)).toBe(`two pair, ${many} and ${others}`);
      });
    });
  });

  it.each(CATEGORIES)(
    'of category %s begins with a capital as a title, and is the same after "with"',
    (category) => {
      const title = titled(category, 12, 10, 8, 6, 4);
      expect(title).toMatch(/^[A-Z][a-z]/);
      expect(named(category, 12, 10, 8, 6, 4).replace(/^an? /, '')).toBe(
        title.charAt(0).toLowerCase() + title.slice(1),
      );
    },
  );
});

describe('a card in English', () => {
  it('has its full name', () => {
    const names = DECK.map((one) => card(one >> 2, one & 3));
    expect(new Set(names).size).toBe(52);
    expect(names[DECK.findIndex((one) => formatCard(one) === 'Qh')]).toBe('queen of hearts');
    expect(names[0]).toBe('two of clubs');
    expect(names[51]).toBe('ace of spades');
  });

  it('takes the right article', () => {
    expect(SINGULAR.map((_, rank) => oneOf(rank))).toEqual(
      SINGULAR.map((one, rank) => `${ARTICLE[rank]} ${one}`),
    );
  });
});

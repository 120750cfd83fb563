import { describe, expect, test } from 'vitest';
import { DECK, formatCard, GameError, parseCard, parseCards, rankOf, suitOf } from '../../src/index.js';
import { toCards } from '../../src/cards/parse.js';

/** The code and the message of the refusal. */
function refusalOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof GameError) return `${error.code}: ${error.message}`;
    throw error;
  }
  throw new Error('expected a GameError, nothing was thrown');
}

describe('a card', () => {
  test('is rank times four plus suit, deuce of clubs first, ace of spades last', () => {
    expect(parseCard('2c')).toBe(0);
    expect(parseCard('As')).toBe(51);
    expect(parseCard('Qh')).toBe(10 * 4 + 2);
    expect([rankOf(42), suitOf(42)]).toEqual([10, 2]);
  });

  test('reads back what it writes, for the whole deck of 52', () => {
    expect(DECK).toHaveLength(52);
    expect(DECK.map(formatCard).map(parseCard)).toEqual(DECK);
  });

  test('is the same card in any case, with a suit sign, filled or outlined, and with a variation selector', () => {
    for (const text of ['As', 'AS', 'as', 'aS', 'A♠', 'A♤', 'A♠\uFE0E', 'a♠\uFE0F', ' As '])
      expect(parseCard(text)).toBe(51);
    const bySuit = ['5♣ 5♧ 5c', '5♦ 5♢ 5d', '5♥ 5♡ 5h', '5♠ 5♤ 5s'].map(
      (texts) => new Set(texts.split(' ').map(parseCard)),
    );
    expect(bySuit.map((cards) => cards.size)).toEqual([1, 1, 1, 1]);
  });

  test('written with ten as 10 or T is one card, and is always written T', () => {
    expect(parseCard('10s')).toBe(parseCard('Ts'));
    expect(formatCard(parseCard('10s'))).toBe('Ts');
  });

  test.each(['', '1s', '0s', '11s', 'Zz', 'A', 's', 'Asd', '10', 'A x', '2c3c', 'Ａs', 'K\u212A'])(
    '%j is no card',
    (text) => {
      expect(refusalOf(() => parseCard(text))).toMatch(/^card-unknown/);
    },
  );

  test.each([-1, 52, 1.5, Number.NaN, '7', null, undefined])('the number %s is no card', (card) => {
    expect(refusalOf(() => formatCard(card as number))).toMatch(/^card-unknown/);
  });
});

describe('a list of cards', () => {
  test('may be separated by spaces, commas or nothing', () => {
    const hand = [42, 43, 29, 16, 2];
    for (const text of ['Qh Qs 9d 6c 2h', 'QhQs9d6c2h', ' qh, qs,9d\n6c;2h ', 'Q♥Q♠️ 9♦6♣2♥'])
      expect(parseCards(text)).toEqual(hand);
    expect(parseCards('')).toEqual([]);
  });

  test('names what it cannot read', () => {
    expect(refusalOf(() => parseCards('Qh Zz 9d'))).toMatch(/^card-unknown: "Zz"/);
    expect(refusalOf(() => parseCards('Qh 1s'))).toMatch(/^card-unknown: "1s"/);
    expect(refusalOf(() => parseCards(', Qh'))).toMatch(/^card-unknown: ","/);
    expect(refusalOf(() => parseCards(null as never))).toMatch(/^card-unknown: null/);
  });

  test('names the card that comes twice', () => {
    expect(refusalOf(() => parseCards('Qd Qd Qs 3h 2c'))).toBe('card-repeated: Qd appears more than once');
    expect(refusalOf(() => toCards([50, 'Ah']))).toBe('card-repeated: Ah appears more than once');
  });

  test('is taken as text, as numbers, as texts and as bytes alike', () => {
    const hand = [42, 43, 29, 16, 2];
    expect(toCards(hand)).toEqual(hand);
    expect(toCards(Uint8Array.from(hand))).toEqual(hand);
    expect(toCards(['Qh', 'Qs', '9d', '6c', '2h'])).toEqual(hand);
    expect(refusalOf(() => toCards(hand, 4))).toBe('hand-size: expected 4 cards, got 5');
    expect(refusalOf(() => toCards(null as never))).toMatch(/^card-unknown/);
  });
});

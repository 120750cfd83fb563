import { describe, expect, test } from 'vitest';
import { createShoe, cryptoSource, DECK, seededSource, shuffle, type RandomSource } from '../../src/index.js';
import { uniformBelow } from '../../src/shoe/random-source.js';
import { cardsInShoe, draw, shuffleDue } from '../../src/shoe/shoe.js';

const words = (...given: number[]): RandomSource & { left(): number } => {
  const rest = [...given];
  return { uint32: () => rest.shift() as number, left: () => rest.length };
};

describe('a uniform integer', () => {
  test('rejects words of the incomplete last stretch, so that no result is likelier', () => {
    const limit = 2 ** 32 - (2 ** 32 % 52);
    expect(uniformBelow(52, words(limit - 1))).toBe((limit - 1) % 52);
    const source = words(limit, 2 ** 32 - 1, 7);
    expect(uniformBelow(52, source)).toBe(7);
    expect(source.left()).toBe(0);
    expect(uniformBelow(1, words(123))).toBe(0);
    expect(uniformBelow(2 ** 32, words(2 ** 32 - 1))).toBe(2 ** 32 - 1);
  });

  test.each([-1, 2 ** 32, 0.5, Number.NaN, undefined])('a source that gives %s is refused', (word) => {
    expect(() => uniformBelow(52, { uint32: () => word as number })).toThrow(
      expect.objectContaining({ code: 'deal-invalid' }),
    );
  });

  test('a source that repeats a rejected word for ever is refused, not awaited', () => {
    expect(() => uniformBelow(52, { uint32: () => 2 ** 32 - 1 })).toThrow(
      expect.objectContaining({ code: 'deal-invalid' }),
    );
  });
});

describe('shuffling', () => {
  test('keeps every card once and leaves its input alone', () => {
    const cards = [...DECK];
    const order = shuffle(cards, cryptoSource());
    expect(order.toSorted((a, b) => a - b)).toEqual(DECK);
    expect(cards).toEqual(DECK);
  });

  test('three cards fall into each of their six orders equally often', () => {
    const source = seededSource('six orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 120_000; i++) {
      const order = shuffle([0, 1, 2], source).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    const sigma = Math.sqrt(120_000 * (1 / 6) * (5 / 6));
    for (const count of counts.values()) expect(Math.abs(count - 20_000)).toBeLessThan(5 * sigma);
  });

  test('leaves a card in its place as often as anywhere else', () => {
    let stayed = 0;
    for (let seed = 0; seed < 20_000; seed++)
      stayed += shuffle(DECK, seededSource(`s${seed}`))[51] === 51 ? 1 : 0;
    const sigma = Math.sqrt(20_000 * (1 / 52) * (51 / 52));
    expect(Math.abs(stayed - 20_000 / 52)).toBeLessThan(5 * sigma);
  });

  test('a seed always gives the same cards: these may change only with a major version', () => {
    const first = (seed: string): number[] => shuffle(DECK, seededSource(seed)).slice(0, 10);
    expect(first('golden-1')).toMatchInlineSnapshot(`
      [
        40,
        43,
        25,
        46,
        13,
        22,
        35,
        37,
        41,
        4,
      ]
    `);
    expect(first('')).toMatchInlineSnapshot(`
      [
        40,
        29,
        18,
        25,
        38,
        5,
        14,
        39,
        16,
        31,
      ]
    `);
    expect(first('ñandú ♠')).toMatchInlineSnapshot(`
      [
        21,
        48,
        5,
        42,
        2,
        10,
        16,
        19,
        27,
        36,
      ]
    `);
  });

  test('seeds that differ anywhere give different cards', () => {
    const seeds = [
      '',
      'a',
      'b',
      'ab',
      'ba',
      '1',
      '1.0',
      '01',
      'é',
      'e\u0301',
      'x'.repeat(5000),
      `${'x'.repeat(4999)}y`,
      '♠',
      '♣',
    ];
    expect(new Set(seeds.map((seed) => shuffle(DECK, seededSource(seed)).join())).size).toBe(seeds.length);
  });
});

describe('a shoe', () => {
  const deck = [...DECK];

  test('that is shuffled every round always deals from the whole deck', () => {
    const { shoe } = draw(createShoe(), deck, 10);
    expect(shuffleDue(shoe, 10)).toBe(true);
    expect(cardsInShoe(shoe, 10)).toEqual(DECK);
    expect(draw(shoe, deck, 10).shoe.drawn).toEqual(deck.slice(0, 10));
  });

  test('that is shuffled after 30 cards deals three rounds of ten from one shuffle, without any card twice', () => {
    let shoe = createShoe({ reshuffle: 30 });
    const dealt: number[] = [];
    for (let round = 0; round < 3; round++) {
      const { cards, shoe: next } = draw(shoe, cardsInShoe(shoe, 10), 10);
      dealt.push(...cards);
      shoe = next;
    }
    expect(new Set(dealt).size).toBe(30);
    expect(shuffleDue(shoe, 10)).toBe(true);
  });

  test('never runs out in mid-round: too few cards for all hands are shuffled before the deal', () => {
    const { shoe } = draw(createShoe({ reshuffle: 52 }), deck, 40);
    expect(shuffleDue(shoe, 12)).toBe(false);
    expect(shuffleDue(shoe, 13)).toBe(true);
  });

  test.each([
    ['too few cards', deck.slice(0, 9)],
    ['a card twice', [0, 0, 1, 2, 3, 4, 5, 6, 7, 8]],
    ['no card of the deck', [52, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['no end', { ...deck, length: 2 ** 40 }],
    ['a text', '2c'],
    ['nothing', null],
  ])('refuses an order with %s', (_, order) => {
    expect(() => draw(createShoe(), order as never, 10)).toThrow(
      expect.objectContaining({ code: 'deal-invalid' }),
    );
  });

  test('refuses a card that was drawn before', () => {
    const { shoe } = draw(createShoe({ reshuffle: 30 }), deck, 10);
    expect(() => draw(shoe, deck, 10)).toThrow(expect.objectContaining({ code: 'deal-invalid' }));
    expect(draw(shoe, deck.slice(10), 10).cards).toEqual(deck.slice(10, 20));
  });

  test.each([0, 53, 1.5, 'never'])('with the policy %s is refused', (reshuffle) => {
    expect(() => createShoe({ reshuffle: reshuffle as never })).toThrow(
      expect.objectContaining({ code: 'option-invalid' }),
    );
  });
});

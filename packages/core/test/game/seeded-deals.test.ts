import { describe, expect, test } from 'vitest';
import {
  createTable,
  cryptoSource,
  deckFor,
  formatCard,
  reduce,
  type TableConfigLike,
  type TableState,
} from '../../src/index.js';

const NEVER = {
  uint32(): number {
    throw new Error('a seeded deal asks no other source');
  },
};

/** Every hand of the next deal, the player's first and the dealer's last. */
function dealOf(state: TableState): string[] {
  const deck = deckFor(state, NEVER).map(formatCard);
  return Array.from({ length: state.terms.seats + 1 }, (_, hand) =>
    deck.slice(5 * hand, 5 * hand + 5).join(' '),
  );
}

const deal = (state: TableState): TableState => reduce(state, { type: 'deal', deck: deckFor(state, NEVER) });

function played(state: TableState): TableState {
  return reduce(reduce(deal(state), { type: 'fold' }), { type: 'next' });
}

describe('a seeded deal', () => {
  // Tutorials, tests and bug reports lean on these: they may change only with a major version.
  test.each<[string, TableConfigLike]>([
    ['a word', { seed: 'golden-1' }],
    ['nothing', { seed: '' }],
    ['a fraction', { seed: '1.5' }],
    ['a number too long for numbers', { seed: '9007199254740993' }],
    ['a long text', { seed: 'x'.repeat(5000) }],
    ['letters beyond Latin', { seed: 'ñandú ♠ 🂡' }],
    ['half a character', { seed: '\ud83c' }],
    ['what would end a text', { seed: '"\\,]\u0000' }],
    ['a word, at a full table', { seed: 'golden-1', seats: 7 }],
  ])('from %s never changes', (_, config) => {
    const first = createTable(config);
    const second = played(first);
    const again = reduce(deal(second), { type: 'void' });
    expect({ first: dealOf(first), second: dealOf(second), again: dealOf(again) }).toMatchSnapshot();
  });

  test('does not change with a shoe that goes on: the cards left are shuffled by the same seed', () => {
    const first = createTable({ seed: 'golden-1', reshuffle: 30 });
    const second = played(first);
    expect(dealOf(first)).toEqual(dealOf(createTable({ seed: 'golden-1' })));
    expect(dealOf(second)).toMatchInlineSnapshot(`
      [
        "Jc 7h Kh 4d Ad",
        "Qc 4h 9s 8h 8s",
      ]
    `);
    expect(
      dealOf(second)
        .join(' ')
        .split(' ')
        .some((card) => dealOf(first).join(' ').includes(card)),
    ).toBe(false);
  });

  test('is another one for every seed, round and attempt', () => {
    const deals = [
      '',
      '0',
      '0.0',
      'a',
      'A',
      ' a',
      'a ',
      'é',
      'e\u0301',
      '♠',
      '♠\uFE0E',
      '\ud83c',
      '\udca1',
    ].flatMap((seed) => {
      const first = createTable({ seed });
      const again = reduce(deal(first), { type: 'void' });
      return [first, again, played(first), played(again)].map((state) => dealOf(state).join());
    });
    // Round 2 comes from its own number, whatever happened to round 1.
    expect(new Set(deals).size).toBe(deals.length - 13);
  });

  test('starts over with the session', () => {
    const first = createTable({ seed: 'golden-1' });
    expect(dealOf(reduce(played(first), { type: 'restart' }))).toEqual(dealOf(first));
  });

  test('leaves the hands of an example alone, and deals the others from the rest', () => {
    const example = { player: 'Qh Qs 9d 6c 2h', dealer: 'Jh Jc As 8d 3c' };
    const table = createTable({ seed: 'golden-1', seats: 3, example });
    const [player, ...others] = dealOf(table);
    expect([player, others.pop()]).toEqual([example.player, example.dealer]);
    expect(others).toMatchInlineSnapshot(`
      [
        "3d 6d 8c 6s 7s",
        "Td Kd Qc Jd Js",
      ]
    `);
  });
});

test('deals without a seed differ from one to the next', () => {
  const table = createTable();
  const decks = Array.from({ length: 50 }, () => deckFor(table, cryptoSource()).join());
  expect(new Set(decks).size).toBe(50);
});

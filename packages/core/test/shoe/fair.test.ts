import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DECK } from '../../src/index.js';
import { commit, createServerSeed, fairDeck, fairSource, proofText } from '../../src/shoe/fair.js';
import { drawn, EXAMPLE, published, seeds, serverSeed, text } from './fair-deals.js';
import { dealAgain, fingerprint, isInOrder, wordsOf, type PublishedProof } from './independent-verifier.js';

describe('a provable deal', () => {
  test('follows the words that docs/fairness.md describes, for any seeds', () => {
    fc.assert(
      fc.property(seeds, (deal) => {
        const source = fairSource(deal);
        const words = wordsOf(deal.serverSeed, deal.clientSeed, deal.round, deal.attempt);
        for (let i = 0; i < 20; i++) expect(source.uint32()).toBe(words.next().value);
      }),
    );
  });

  test('gives the deck that an independent program makes from the page, for any cards drawn before', () => {
    fc.assert(
      fc.property(seeds, drawn, (deal, before) => {
        const deck = fairDeck({ ...deal, drawn: before });
        expect(text(deck)).toBe(dealAgain({ ...deal, drawn: text(before) }).join(' '));
        expect([...deck, ...before].sort((a, b) => a - b)).toEqual(DECK);
      }),
    );
  });

  test('is published in a text that the independent program finds in order', () => {
    fc.assert(
      fc.property(published, (proof) => {
        expect(isInOrder(JSON.parse(proofText(proof)) as PublishedProof)).toBe(true);
      }),
    );
  });

  test('is another one for each round, attempt and seed, and the same for the same', () => {
    const deal = { serverSeed: EXAMPLE.serverSeed, clientSeed: 'mine', round: 1, attempt: 0 };
    const decks = [
      deal,
      { ...deal, round: 2 },
      { ...deal, attempt: 1 },
      { ...deal, clientSeed: 'Mine' },
      { ...deal, clientSeed: 'mine ' },
      { ...deal, clientSeed: '' },
      { ...deal, serverSeed: EXAMPLE.serverSeed.replace('0', '1') },
      // Numbers and text are told apart from the right: no two deals share a message.
      { ...deal, clientSeed: 'mine:1', round: 1 },
      { ...deal, clientSeed: 'mine', round: 11 },
    ].map((one) => text(fairDeck(one)));
    expect(new Set(decks).size).toBe(decks.length);
    expect(text(fairDeck({ ...deal }))).toBe(decks[0]);
    const { attempt: _, ...first } = deal;
    expect(text(fairDeck(first))).toBe(decks[0]);
  });

  test('never changes: these cards are a promise', () => {
    const deck = fairDeck({ serverSeed: 'ab'.repeat(32), clientSeed: 'promise', round: 7, attempt: 2 });
    expect(text(deck)).toMatchInlineSnapshot(
      `"Qd 5h Ts 5s Jd Qh 8c 7d 3d 8s 6h Kc Kh Qs 6s Qc 3h Ah Ad 7h 2d 3c As 8h 9h 8d Th 4h 9s 7s Jc 2s 5d Td 2c Js Kd Ks Jh 9c 5c Ac 4c 9d 3s 6c 2h 7c 4s 4d Tc 6d"`,
    );
  });
});

describe('a commitment', () => {
  test('is the SHA-256 of the bytes of the seed, whatever the case of its digits', () => {
    fc.assert(
      fc.property(serverSeed, (seed) => {
        expect(commit(seed)).toBe(fingerprint(seed));
        expect(commit(seed.toUpperCase())).toBe(fingerprint(seed));
      }),
    );
  });

  test('is made for fresh seeds of 32 bytes', () => {
    const fresh = Array.from({ length: 100 }, createServerSeed);
    expect(new Set(fresh).size).toBe(100);
    for (const seed of fresh) expect(seed).toMatch(/^[0-9a-f]{64}$/);
    // No place of the digits is stuck: each has shown more than one value.
    for (let place = 0; place < 64; place++)
      expect(new Set(fresh.map((seed) => seed[place])).size).toBeGreaterThan(1);
  });
});

describe('seeds that are none', () => {
  const good = { serverSeed: EXAMPLE.serverSeed, clientSeed: 'mine', round: 1, attempt: 0 };
  const refused = expect.objectContaining({ code: 'option-invalid' }) as Error;

  test.each(['', 'ab', `${'ab'.repeat(31)}zz`, 'ab'.repeat(33), ` ${'ab'.repeat(32)}`, null, 7])(
    'server seed %j is refused',
    (seed) => {
      expect(() => commit(seed as string)).toThrow(refused);
      expect(() => fairSource({ ...good, serverSeed: seed as string })).toThrow(refused);
    },
  );

  test.each([['\ud83c'], ['a\udc00b'], [null], [undefined], [7]])('client seed %j is refused', (seed) => {
    expect(() => fairSource({ ...good, clientSeed: seed as string })).toThrow(refused);
  });

  test.each([0, -1, 1.5, Number.NaN, Infinity, '1', 2 ** 53])('round %j is refused', (round) => {
    expect(() => fairSource({ ...good, round: round as number })).toThrow(refused);
  });

  test.each([-1, 0.5, Number.NaN, '0', null])('attempt %j is refused', (attempt) => {
    expect(() => fairSource({ ...good, attempt: attempt as number })).toThrow(refused);
  });

  test('cards that are not in the deck, or twice, are refused', () => {
    expect(() => fairDeck({ ...good, drawn: [52] })).toThrow(
      expect.objectContaining({ code: 'card-unknown' }),
    );
    expect(() => fairDeck({ ...good, drawn: 'Qh Qh' })).toThrow(
      expect.objectContaining({ code: 'card-repeated' }),
    );
  });
});

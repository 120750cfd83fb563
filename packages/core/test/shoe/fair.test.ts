import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DECK, formatCard, seededSource, shuffle } from '../../src/index.js';
import {
  commit,
  createServerSeed,
  fairDeck,
  fairSource,
  proofText,
  verifyRound,
  type RoundProof,
} from '../../src/shoe/fair.js';
import { dealAgain, fingerprint, isInOrder, wordsOf, type PublishedProof } from './independent-verifier.js';

const PAGE = readFileSync(new URL('../../../../docs/fairness.md', import.meta.url), 'utf8');

/** The fenced blocks of the page in a language. */
const blocks = (language: string): string[] =>
  [...PAGE.matchAll(/^```(\w*)\n([^]*?)^```$/gm)]
    .filter(([, name]) => name === language)
    .map(([, , text]) => text!);

const EXAMPLE = JSON.parse(blocks('json')[0]!) as PublishedProof;

const text = (cards: readonly number[]): string => cards.map(formatCard).join(' ');

const serverSeed = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));
const clientSeed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('', ':', '1:2:3', '0', ' ', '\n', '♠', 'x'.repeat(5000)),
);
const seeds = fc.record({
  serverSeed,
  clientSeed,
  round: fc.integer({ min: 1, max: 2 ** 40 }),
  attempt: fc.nat(1000),
});
const drawn = fc
  .integer({ min: 0, max: 42 })
  .chain((count) => fc.string().map((seed) => shuffle(DECK, seededSource(seed)).slice(0, count)));

/** A proof as the table publishes it. */
const published = fc
  .record({ seeds, drawn, seats: fc.integer({ min: 1, max: 7 }) })
  .filter(({ drawn, seats }) => 52 - drawn.length >= 5 * (seats + 1))
  .map(({ seeds, drawn, seats }): RoundProof => {
    const deck = fairDeck({ ...seeds, drawn });
    const [player, dealer] = [deck.slice(0, 5), deck.slice(5 * seats, 5 * seats + 5)];
    return { ...seeds, commitment: commit(seeds.serverSeed), drawn, seats, player, dealer };
  });

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

describe('verifying a round', () => {
  test('finds every published proof in order, as it is and as text', () => {
    fc.assert(
      fc.property(published, (proof) => {
        for (const given of [proof, JSON.parse(proofText(proof)) as RoundProof]) {
          const { valid, deck, steps } = verifyRound(given);
          expect(steps.filter(({ ok }) => !ok)).toEqual([]);
          expect(valid).toBe(true);
          expect(deck).toEqual(fairDeck(proof));
        }
      }),
    );
  });

  const failures = (proof: RoundProof, before?: RoundProof): string[] =>
    verifyRound(proof, { before }).steps.flatMap(({ ok, check }) => (ok ? [] : [check]));

  test('names what does not fit, in a sentence for the player', () => {
    const other = 'ab'.repeat(32);
    expect(failures({ ...EXAMPLE, commitment: commit(other) })).toEqual(['commitment']);
    expect(failures({ ...EXAMPLE, serverSeed: other })).toEqual(['commitment', 'player', 'dealer']);
    expect(failures({ ...EXAMPLE, clientSeed: 'señal ♠ 8' })).toEqual(['player', 'dealer']);
    expect(failures({ ...EXAMPLE, round: 4 })).toEqual(['player', 'dealer']);
    expect(failures({ ...EXAMPLE, attempt: 1 })).toEqual(['player', 'dealer']);
    expect(failures({ ...EXAMPLE, seats: 2 })).toEqual(['dealer']);
    expect(failures({ ...EXAMPLE, drawn: '2c' })).toEqual(['player', 'dealer']);
    expect(failures({ ...EXAMPLE, player: '7c Qh 8c 4h 6h' })).toEqual(['player']);
    expect(failures({ ...EXAMPLE, dealer: '3h 7h 2s 7s Ac' })).toEqual(['dealer']);
    expect(failures({ ...EXAMPLE, cards: '7c Qh 8c 6h 4h 3h 7h 2s 7s Ac' })).toEqual(['cards']);
    const { steps } = verifyRound({ ...EXAMPLE, dealer: '3h 7h 2s 7s Ac' });
    expect(steps.at(-1)?.text).toBe(
      'The dealer’s cards were 3h 7h 2s 7s Ac; from place 6 on there should be 3h 7h 2s 7s Ad.',
    );
  });

  test('takes the cards that were seen, however few', () => {
    const { player: _player, dealer: _dealer, ...bare } = EXAMPLE;
    expect(verifyRound(bare)).toMatchObject({ valid: true });
    expect(verifyRound({ ...bare, dealer: '3h' })).toMatchObject({ valid: true });
    expect(verifyRound({ ...bare, dealer: '3d' })).toMatchObject({ valid: false });
    expect(verifyRound({ ...bare, player: '', cards: '7c Qh 8c 6h 4h 3h 7h' })).toMatchObject({
      valid: true,
    });
    expect(verifyRound({ ...bare, commitment: EXAMPLE.commitment.toUpperCase() })).toMatchObject({
      valid: true,
    });
  });

  test('follows the cards of a shoe from one deal to the next', () => {
    const shared = { clientSeed: 'shoe', attempt: 0, seats: 2 };
    const seed = (n: number): string => `${n}`.repeat(64);
    const first: RoundProof = { ...shared, serverSeed: seed(1), commitment: commit(seed(1)), round: 1 };
    const dealt = fairDeck(first).slice(0, 15);
    const second: RoundProof = {
      ...shared,
      serverSeed: seed(2),
      commitment: commit(seed(2)),
      round: 2,
      drawn: dealt,
    };
    const third: RoundProof = {
      ...{ ...second, serverSeed: seed(3), commitment: commit(seed(3)), round: 3 },
      drawn: [...fairDeck(second).slice(0, 15), ...dealt],
    };
    expect(failures(second, first)).toEqual([]);
    expect(failures(third, second)).toEqual([]);
    expect(failures(third, first)).toEqual(['drawn']);
    expect(failures({ ...second, drawn: fairDeck(first).slice(1, 16) }, first)).toEqual(['drawn']);
    expect(failures({ ...second, drawn: dealt.slice(1) }, first)).toEqual(['drawn']);
    // A shuffle in between leaves nothing out.
    expect(failures({ ...second, drawn: [] }, first)).toEqual([]);
  });

  test.each([
    ['nothing', null],
    ['a text', 'caribbean-stud-fair-1'],
    ['a list', []],
    ['a short seed', { ...EXAMPLE, serverSeed: 'abc' }],
    ['a round that is no number', { ...EXAMPLE, round: '3' }],
    ['cards that are none', { ...EXAMPLE, player: '1x' }],
    ['six cards for a hand', { ...EXAMPLE, dealer: '3h 7h 2s 7s Ad Ac' }],
    ['a card twice', { ...EXAMPLE, drawn: '2c 2c' }],
    ['eight seats', { ...EXAMPLE, seats: 8 }],
    ['no seat', { ...EXAMPLE, seats: 0 }],
    ['too many cards drawn', { ...EXAMPLE, drawn: text(DECK.slice(0, 43)) }],
    ['another scheme', { ...EXAMPLE, scheme: 'caribbean-stud-fair-2' }],
    ['a hostile prototype', { __proto__: EXAMPLE, drawn: { length: 2 ** 40 } }],
  ])('finds that %s is no proof, and does not throw', (_, proof) => {
    const { valid, deck, steps } = verifyRound(proof as never);
    expect({ valid, deck }).toEqual({ valid: false, deck: null });
    expect(steps.map(({ check, ok }) => ({ check, ok }))).toEqual([{ check: 'values', ok: false }]);
    expect(steps[0]?.text).toMatch(/^The proof cannot be read: ./);
  });

  test('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.dictionary(fc.constantFrom(...Object.keys(EXAMPLE)), fc.anything()),
        (a, b) => {
          expect(verifyRound(a as never).valid).toBe(false);
          expect(typeof verifyRound({ ...EXAMPLE, ...b }).valid).toBe('boolean');
        },
      ),
    );
  });
});

describe('docs/fairness.md', () => {
  test('works its example out as the library does', () => {
    expect(verifyRound(EXAMPLE)).toMatchObject({ valid: true });
    expect(isInOrder(EXAMPLE)).toBe(true);
    const [deck] = blocks('').filter((block) => block.startsWith('7c'));
    expect(deck?.trim().split(/\s+/).join(' ')).toBe(text(fairDeck(EXAMPLE)));
    const digests = blocks('')
      .find((block) => block.startsWith('0 '))!
      .match(/[0-9a-f]{64}/g)!;
    const words = wordsOf(EXAMPLE.serverSeed, EXAMPLE.clientSeed, 3, 0);
    for (const digest of digests)
      for (const word of digest.match(/.{8}/g)!) expect(words.next().value).toBe(Number.parseInt(word, 16));
    expect(PAGE).toContain(EXAMPLE.commitment);
    const next = fairDeck({ ...EXAMPLE, round: 4, drawn: fairDeck(EXAMPLE).slice(0, 10) });
    expect(PAGE).toContain(`\`${text(next.slice(0, 10))}\``);
  });

  test('prints a program that runs and agrees', async () => {
    const program = `data:text/javascript,${encodeURIComponent(blocks('js')[0]!)}`;
    const { verify } = (await import(/* @vite-ignore */ program)) as { verify: (proof: object) => boolean };
    expect(verify(EXAMPLE)).toBe(true);
    expect(verify({ ...EXAMPLE, round: 4 })).toBe(false);
    expect(verify({ ...EXAMPLE, commitment: 'ab'.repeat(32) })).toBe(false);
    fc.assert(
      fc.property(published, (proof) => {
        expect(verify(JSON.parse(proofText(proof)) as object)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
});

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { DECK, formatCard, seededSource, shuffle } from '../../src/index.js';
import { commit, fairDeck, type RoundProof } from '../../src/shoe/fair.js';
import type { PublishedProof } from './independent-verifier.js';

/** The page that describes provable deals. */
export const PAGE = readFileSync(new URL('../../../../docs/fairness.md', import.meta.url), 'utf8');

/** The texts of the page's fenced blocks in a language. */
export const blocks = (language: string): string[] =>
  [...PAGE.matchAll(/^```(\w*)\n([^]*?)^```$/gm)]
    .filter(([, name]) => name === language)
    .map(([, , text]) => text!);

/** The proof of the page's worked example. */
export const EXAMPLE = JSON.parse(blocks('json')[0]!) as PublishedProof;

/** Cards as text, separated by spaces. */
export const text = (cards: readonly number[]): string => cards.map(formatCard).join(' ');

/** Any server seed. */
export const serverSeed = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));
const clientSeed = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('', ':', '1:2:3', '0', ' ', '\n', '♠', 'x'.repeat(5000)),
);
/** Any seeds of a deal. */
export const seeds = fc.record({
  serverSeed,
  clientSeed,
  round: fc.integer({ min: 1, max: 2 ** 40 }),
  attempt: fc.nat(1000),
});
/** Any cards that may have been drawn before a deal. */
export const drawn = fc
  .integer({ min: 0, max: 42 })
  .chain((count) => fc.string().map((seed) => shuffle(DECK, seededSource(seed)).slice(0, count)));

/** Any proof as the table publishes it. */
export const published = fc
  .record({ seeds, drawn, seats: fc.integer({ min: 1, max: 7 }) })
  .filter(({ drawn, seats }) => 52 - drawn.length >= 5 * (seats + 1))
  .map(({ seeds, drawn, seats }): RoundProof => {
    const deck = fairDeck({ ...seeds, drawn });
    const [player, dealer] = [deck.slice(0, 5), deck.slice(5 * seats, 5 * seats + 5)];
    return { ...seeds, commitment: commit(seeds.serverSeed), drawn, seats, player, dealer };
  });

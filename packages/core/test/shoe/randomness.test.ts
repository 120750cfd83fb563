import { afterEach, describe, expect, test, vi } from 'vitest';
import { cryptoSource, DECK, seededSource, shuffle, type RandomSource } from '../../src/index.js';
import { uniformBelow } from '../../src/shoe/random-source.js';
import { fairSource } from '../../src/shoe/fair.js';
import { reportOn, type ShuffleReport } from './shuffle-counts.js';
import { unevenness } from './statistics.js';

/** Chance alone goes further than this once in some hundred thousand runs; seeded tests never do, or always. */
const MOST = 5;

const tooFar = (report: ShuffleReport): string[] =>
  Object.entries(report).flatMap(([name, deviation]) =>
    Math.abs(deviation as number) < MOST ? [] : [`${name}: ${deviation}`],
  );

/** Counts of the four bytes of so many words. */
function byteCounts(source: RandomSource, words: number): Float64Array {
  const counts = new Float64Array(256);
  for (let i = 0; i < words; i++) {
    const word = source.uint32();
    for (let shift = 0; shift < 32; shift += 8) counts[(word >>> shift) & 255]!++;
  }
  return counts;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('shuffling, judged by a hundred thousand decks', () => {
  test('is fair from one seeded source', () => {
    const source = seededSource('a hundred thousand decks');
    expect(tooFar(reportOn(100_000, () => shuffle(DECK, source)))).toEqual([]);
  });

  test('is fair from seeds that differ by a digit, as the rounds of a seeded table do', () => {
    let round = 0;
    expect(tooFar(reportOn(100_000, () => shuffle(DECK, seededSource(`["seed",${++round},0]`))))).toEqual([]);
  });

  // What a report must find: faults of well-known ways to shuffle.
  const faulty: [string, (source: RandomSource) => number[]][] = [
    [
      'the partner is drawn from all places each time',
      (source) => {
        const order = [...DECK];
        for (let i = 0; i < 52; i++) {
          const j = uniformBelow(52, source);
          [order[i], order[j]] = [order[j]!, order[i]!];
        }
        return order;
      },
    ],
    [
      'no card may stay in its place (Sattolo)',
      (source) => {
        const order = [...DECK];
        for (let i = 51; i > 0; i--) {
          const j = uniformBelow(i, source);
          [order[i], order[j]] = [order[j]!, order[i]!];
        }
        return order;
      },
    ],
    ['the deck is sorted by chance', (source) => [...DECK].sort(() => (source.uint32() & 1 ? 1 : -1))],
    [
      'words come from a short range',
      (source) => shuffle(DECK, { uint32: () => (source.uint32() & 0x3ff) * 0x400000 }),
    ],
  ];
  test.each(faulty)('would not be fair if %s', (_, faultyShuffle) => {
    const source = seededSource('faulty');
    expect(tooFar(reportOn(20_000, () => faultyShuffle(source)))).not.toEqual([]);
  });
});

describe('uniform integers', () => {
  test('accept equally many words for each result, whatever the range', () => {
    for (let count = 1; count <= 60; count++) {
      const limit = 2 ** 32 - (2 ** 32 % count);
      const once = (word: number): number => {
        let words = 0;
        const result = uniformBelow(count, { uint32: () => (words++ === 0 ? word : 0) });
        // A rejected word is followed by the zero.
        return words === 1 ? result : -1;
      };
      expect(limit % count).toBe(0);
      expect([0, 1, count - 1, count].map((word) => once(word))).toEqual([0, 1 % count, count - 1, 0]);
      expect(once(limit - 1)).toBe(count - 1);
      if (limit < 2 ** 32) expect([once(limit), once(2 ** 32 - 1)]).toEqual([-1, -1]);
    }
  });

  test.each([2, 3, 6, 7, 51, 52])('below %i are even', (count) => {
    const source = seededSource(`below ${count}`);
    const counts = new Float64Array(count);
    for (let i = 0; i < 200_000; i++) counts[uniformBelow(count, source)]!++;
    expect(Math.abs(unevenness(counts))).toBeLessThan(MOST);
  });
});

describe('sources of words', () => {
  test.each<[string, () => RandomSource]>([
    ['the seeded one', () => seededSource('bytes')],
    ['the platform’s own', cryptoSource],
    ['a provable one', () => fairSource({ serverSeed: 'ab'.repeat(32), clientSeed: 'bytes', round: 1 })],
  ])('%s gives all bytes equally often', (_, source) => {
    // A run of the platform's source cannot be repeated: one in a hundred million may go as far as this.
    expect(Math.abs(unevenness(byteCounts(source(), 50_000)))).toBeLessThan(6);
  });

  test('the platform’s words are taken in order, each once', () => {
    let next = 0;
    const getRandomValues = (array: Uint32Array): void => array.forEach((_, i) => (array[i] = next++));
    vi.stubGlobal('crypto', { getRandomValues });
    const [one, other] = [cryptoSource(), cryptoSource()];
    const words = Array.from({ length: 500 }, (_, i) => (i % 3 === 0 ? other : one).uint32());
    expect(new Set(words).size).toBe(500);
    const alone = cryptoSource();
    const first = alone.uint32();
    expect(Array.from({ length: 200 }, () => alone.uint32())).toEqual(
      Array.from({ length: 200 }, (_, i) => first + i + 1),
    );
  });

  test('a platform without one is refused, not replaced by a weaker one', () => {
    vi.stubGlobal('crypto', undefined);
    const source = cryptoSource();
    expect(() => shuffle(DECK, source)).toThrow(expect.objectContaining({ code: 'deal-invalid' }));
  });

  test('a platform whose generator fails passes its failure on', () => {
    const failure = new Error('no entropy');
    vi.stubGlobal('crypto', {
      getRandomValues() {
        throw failure;
      },
    });
    expect(() => shuffle(DECK, cryptoSource())).toThrow(failure);
  });
});

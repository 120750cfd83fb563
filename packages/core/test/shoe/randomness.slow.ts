import { expect, test } from 'vitest';
import { cryptoSource, DECK, seededSource, shuffle } from '../../src/index.js';
import { reportOn, type ShuffleReport } from './shuffle-counts.js';

const SHUFFLES = 1_000_000;

const tooFar = (report: ShuffleReport): string[] =>
  Object.entries(report).flatMap(([name, deviation]) =>
    // 2,704 cells, and six statistics more: chance alone goes as far as this once in some ten thousand runs.
    Math.abs(deviation as number) < 5.5 ? [] : [`${name}: ${deviation}`],
  );

test('a million decks from one seeded source are fair', () => {
  const source = seededSource('a million decks');
  expect(tooFar(reportOn(SHUFFLES, () => shuffle(DECK, source)))).toEqual([]);
}, 300_000);

test('a million decks from the seeds 1 to 1,000,000 are fair', () => {
  let seed = 0;
  expect(tooFar(reportOn(SHUFFLES, () => shuffle(DECK, seededSource(String(++seed)))))).toEqual([]);
}, 300_000);

test('a million decks from the platform’s own source are fair', () => {
  const source = cryptoSource();
  expect(tooFar(reportOn(SHUFFLES, () => shuffle(DECK, source)))).toEqual([]);
}, 300_000);

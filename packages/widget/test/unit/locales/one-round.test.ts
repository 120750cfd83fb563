import { expect, it } from 'vitest';
import { en } from '../../../src/locales/en.js';
import { es } from '../../../src/locales/es.js';
import { nb } from '../../../src/locales/nb.js';

it.each([
  ['English', en, 'After 1 round with', 'After 20 rounds with'],
  ['Spanish', es, 'Tras 1 ronda con', 'Tras 20 rondas con'],
  ['Norwegian', nb, 'Etter 1 runde med', 'Etter 20 runder med'],
])('the outlook on one round is in the singular in %s', (_, { odds }, one, many) => {
  expect(odds.aheadMeaning(1, '1', '5 %', '55 %')).toContain(one);
  expect(odds.aheadMeaning(20, '20', '5 %', '55 %')).toContain(many);
});

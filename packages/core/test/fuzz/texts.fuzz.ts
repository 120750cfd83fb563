import fc from 'fast-check';
import { expect } from 'vitest';
import {
  describeHand,
  formatCard,
  parseBonusPaytable,
  parseCard,
  parseCards,
  parseJackpotTable,
  parsePaytable,
} from '../../src/index.js';
import { proofText, verifyRound, type RoundProof } from '../../src/shoe/fair.js';
import { orRefused, textOf, values } from './inputs.js';
import { holds } from './property.js';

const cardTexts = textOf('Qh', '10s', 'Td', 'as', 'A♠\uFE0F', '2♢', ',', ';', '\u00a0', '1', 't', 'h');
const payouts = textOf(
  '100',
  '50',
  '3:2',
  '1/2',
  '/',
  ':',
  '%',
  '100%',
  '0.5',
  '-1',
  '1e3',
  'standard',
  '00',
  '.',
);

holds(
  'cards',
  'a text is different cards that can be written and read again, or is refused',
  cardTexts,
  (text) => {
    const cards = orRefused(() => parseCards(text));
    if (!cards) return;
    expect(new Set(cards).size).toBe(cards.length);
    expect(parseCards(cards.map(formatCard).join(''))).toEqual(cards);
    const hand = orRefused(() => describeHand(text));
    expect(hand !== undefined).toBe(cards.length === 5);
    const card = orRefused(() => parseCard(text));
    if (card !== undefined) expect(cards).toEqual([card]);
  },
);

holds('payouts', 'a text is a whole table of payouts from 0 up, or is refused', payouts, (text) => {
  for (const table of [orRefused(() => parsePaytable(text)), orRefused(() => parseBonusPaytable(text))]) {
    for (const odds of Object.values(table ?? {})) expect(Number(odds)).not.toBeLessThan(0);
    if (table) expect(Object.isFrozen(table)).toBe(true);
  }
  for (const prize of Object.values(orRefused(() => parseJackpotTable(text)) ?? {})) {
    const size = 'percent' in prize ? prize.percent : prize.times;
    expect(size).toBeGreaterThanOrEqual(0);
    if ('percent' in prize) expect(size).toBeLessThanOrEqual(100);
  }
});

const PROOF_FIELDS = [
  'scheme',
  'commitment',
  'serverSeed',
  'clientSeed',
  'round',
  'attempt',
  'drawn',
  'seats',
  'player',
  'dealer',
  'cards',
];

holds(
  'proofs',
  'anything is verified or found wanting, and what is valid can be written and verified again',
  fc.dictionary(fc.constantFrom(...PROOF_FIELDS), fc.oneof(values, cardTexts, fc.constant('ab'.repeat(32)))),
  (proof) => {
    const { valid, steps } = verifyRound(proof as unknown as RoundProof);
    expect(steps.length).toBeGreaterThan(0);
    expect(valid).toBe(steps.every(({ ok }) => ok));
    if (valid)
      expect(verifyRound(JSON.parse(proofText(proof as unknown as RoundProof)) as RoundProof)).toMatchObject({
        valid,
      });
  },
);

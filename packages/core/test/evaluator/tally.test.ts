import { describe, expect, it } from 'vitest';
import { DECK } from '../../src/cards/card.js';
import type { Evaluator } from '../../src/evaluator/evaluator.js';
import { loadEvaluator } from '../../src/evaluator/load.js';
import { lowestQualifying, QUALIFIERS, type Qualifier } from '../../src/evaluator/qualifier.js';
import type { DealerQuery, Tally } from '../../src/evaluator/tally.js';
import { evaluate } from '../../src/evaluator/evaluate.js';
import { codeOf } from '../error-code.js';
import { readReference } from '../reference/read.js';
import { naiveEvaluate } from './naive.js';
import { randomCards, randomNumbers } from './random-hands.js';

const engines: Evaluator[] = [await loadEvaluator({ engine: 'wasm' }), await loadEvaluator({ engine: 'js' })];

function choose(n: number, k: number): number {
  return k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k;
}

/** Whether a hand qualifies, by the naive evaluator and the ranks of its cards. */
function qualifies(cards: readonly number[], qualifier: Qualifier): boolean {
  const { category } = naiveEvaluate(cards);
  const holds = (rank: number) => cards.some((card) => Math.floor(card / 4) === rank);
  if (qualifier === 'any' || category > 0) return true;
  if (qualifier === 'pair') return false;
  return holds(12) && (qualifier === 'ace-high' || holds(11));
}

/** The tally by an evaluator and a rule that share no code with the engines. */
function naiveTally(hand: number[], upcard: number, dead: number[], qualifier: Qualifier): Tally {
  const known = new Set([...hand, upcard, ...dead]);
  const unseen = Array.from({ length: 52 }, (_, card) => card).filter((card) => !known.has(card));
  const player = naiveEvaluate(hand).key;
  const tally = { deals: 0, notQualified: 0, wins: 0, ties: 0, losses: 0 };
  const hole: number[] = [];
  const deal = (from: number): void => {
    if (hole.length === 4) {
      const cards = [upcard, ...hole];
      const { key } = naiveEvaluate(cards);
      tally.deals++;
      if (!qualifies(cards, qualifier)) tally.notQualified++;
      else if (player > key) tally.wins++;
      else if (player === key) tally.ties++;
      else tally.losses++;
      return;
    }
    for (let i = from; i < unseen.length; i++) {
      hole.push(unseen[i] as number);
      deal(i + 1);
      hole.pop();
    }
  };
  deal(0);
  return tally;
}

describe.each(engines)('a tally in the $engine engine', (evaluator) => {
  it.each(readReference('states.tsv'))('of $state agrees with the reference', (row) => {
    const [hand = '', upcard = ''] = (row['state'] as string).split(' | ');
    expect(evaluator.tallyDealer({ hand, upcard })).toEqual({
      deals: 163_185,
      notQualified: Number(row['not_qualified']),
      wins: Number(row['player_wins']),
      ties: Number(row['tie']),
      losses: Number(row['dealer_wins']),
    });
  });

  it.each(readReference('dead-states.tsv'))('of $state without $dead agrees with the reference', (row) => {
    const [hand = '', upcard = ''] = (row['state'] as string).split(' | ');
    expect(evaluator.tallyDealer({ hand, upcard, dead: row['dead'] as string })).toEqual({
      deals: Number(row['completions']),
      notQualified: Number(row['not_qualified']),
      wins: Number(row['player_wins']),
      ties: Number(row['tie']),
      losses: Number(row['dealer_wins']),
    });
  });

  it.each(QUALIFIERS)('agrees with a naive count when the dealer needs %s', (qualifier) => {
    const random = randomNumbers(7);
    for (let round = 0; round < 40; round++) {
      const deadCards = 24 + random(19);
      const [a, b, c, d, e, upcard, ...dead] = randomCards(6 + deadCards, random) as [
        ...[number, number, number, number, number, number],
        ...number[],
      ];
      const hand = [a, b, c, d, e];
      const tally = evaluator.tallyDealer({ hand, upcard, dead, qualifier });
      expect(tally).toEqual(naiveTally(hand, upcard, dead, qualifier));
      expect(tally.deals).toBe(choose(46 - deadCards, 4));
    }
  });

  it('takes every number of dead cards up to 42, and then no more', () => {
    const [hand, upcard] = [[0, 5, 10, 15, 20], 25];
    const others = DECK.filter((card) => card !== upcard && !hand.includes(card));
    for (let dead = 0; dead <= 42; dead++) {
      const { deals } = evaluator.tallyDealer({ hand, upcard, dead: others.slice(0, dead) });
      expect(deals).toBe(choose(46 - dead, 4));
    }
    const tooMany = { hand, upcard, dead: others.slice(0, 43) };
    expect(codeOf(() => evaluator.tallyDealer(tooMany))).toBe('hand-size');
    expect(() => evaluator.tallyDealer(tooMany)).toThrow(/43 dead cards/);
  });

  it('is the same for text, numbers and bytes', () => {
    const text = evaluator.tallyDealer({ hand: 'Qh Qs 9d 6c 2h', upcard: 'Jh', dead: 'Jc As' });
    const bytes = { hand: Uint8Array.of(42, 43, 29, 16, 2), upcard: 38, dead: [36, 51] };
    expect(evaluator.tallyDealer(bytes)).toEqual(text);
  });

  it.each<[string, Partial<DealerQuery>, string, RegExp]>([
    ['a short hand', { hand: 'Qh Qs 9d 6c' }, 'hand-size', /got 4/],
    ['a card twice in the hand', { hand: 'Qh Qs 9d 6c Qh' }, 'card-repeated', /Qh/],
    ['the upcard in the hand', { upcard: '9d' }, 'card-repeated', /9d/],
    ['a dead card in the hand', { dead: '3c 6c' }, 'card-repeated', /6c/],
    ['the upcard dead', { dead: [38] }, 'card-repeated', /Jh/],
    ['a dead card twice', { dead: '3c 3c' }, 'card-repeated', /3c/],
    ['an unknown upcard', { upcard: 52 }, 'card-unknown', /52/],
    ['no upcard', { upcard: undefined as never }, 'card-unknown', /undefined/],
    ['an unknown dead card', { dead: 'Zz' }, 'card-unknown', /Zz/],
    ['an unknown qualifier', { qualifier: 'king' as Qualifier }, 'option-invalid', /king/],
  ])('refuses %s, naming it', (_, change, code, culprit) => {
    const query = { hand: 'Qh Qs 9d 6c 2h', upcard: 'Jh', ...change };
    expect(codeOf(() => evaluator.tallyDealer(query))).toBe(code);
    expect(() => evaluator.tallyDealer(query)).toThrow(culprit);
  });
});

describe('the qualifying values', () => {
  it('lie between the last hand that fails and the first that passes', () => {
    const limits: [Qualifier, string, string][] = [
      ['ace-king', 'Ah Qd Jc Ts 9h', 'Ah Kd 4c 3s 2h'],
      ['ace-high', 'Kh Qd Jc Ts 8h', 'Ah 6d 4c 3s 2h'],
      ['pair', 'Ah Kd Qc Js 9h', '2h 2d 3c 4s 5h'],
    ];
    for (const [qualifier, fails, passes] of limits) {
      expect(evaluate(fails)).toBeLessThan(lowestQualifying(qualifier));
      expect(evaluate(passes)).toBeGreaterThanOrEqual(lowestQualifying(qualifier));
    }
    expect(evaluate('7c 5d 4h 3s 2c')).toBeGreaterThanOrEqual(lowestQualifying('any'));
  });
});

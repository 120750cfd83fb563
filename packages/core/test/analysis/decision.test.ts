import { describe, expect, it } from 'vitest';
import { analyzeDecision } from '../../src/analysis/decision.js';
import { formatCard } from '../../src/cards/card.js';
import { jsEngine } from '../../src/evaluator/js-engine.js';
import { loadEvaluator } from '../../src/evaluator/load.js';
import { CATEGORIES } from '../../src/evaluator/category.js';
import { categoryOf } from '../../src/evaluator/value.js';
import { evaluate } from '../../src/evaluator/evaluate.js';
import type { Tally } from '../../src/evaluator/tally.js';
import { PAYTABLES } from '../../src/rules/paytable.js';
import { codeOf } from '../error-code.js';
import { readReference } from '../reference/read.js';
import { biasedStates, type State } from './biased-states.js';

function counted({ hand, upcard, dead, qualifier }: State): Tally {
  const { deals, notQualified, wins, ties, losses } = analyzeDecision({
    hand,
    upcard,
    dead,
    rules: { qualifier },
  });
  return { deals, notQualified, wins, ties, losses };
}

function same(a: Tally, b: Tally): boolean {
  const counts = ['deals', 'notQualified', 'wins', 'ties', 'losses'] as const;
  return counts.every((count) => a[count] === b[count]);
}

function described({ hand, upcard, dead, qualifier }: State): string {
  const text = (cards: number[]) => cards.map(formatCard).join(' ');
  return `${text(hand)} | ${formatCard(upcard)} without ${text(dead)}, ${qualifier}`;
}

describe('counting the dealer’s hands', () => {
  it('equals dealing them one by one, in 20,000 states of every category, with dead cards and every qualifier', async () => {
    const engine = await loadEvaluator({ engine: 'auto' });
    const different = biasedStates(20_000, 1).filter(
      (state) => !same(counted(state), engine.tallyDealer(state)),
    );
    expect(different.map(described)).toEqual([]);
  }, 300_000);

  it('equals the slower engine too', () => {
    for (const state of biasedStates(500, 2))
      expect(counted(state), described(state)).toEqual(jsEngine.tallyDealer(state));
  });

  it('reaches every category of the player’s hand in these states', () => {
    const seen = new Set(biasedStates(1_000, 3).map(({ hand }) => categoryOf(evaluate(hand))));
    expect([...seen].sort()).toEqual([...CATEGORIES].sort());
  });
});

describe('a decision', () => {
  it.each(readReference('states.tsv'))('of $state agrees with the reference', (row) => {
    const [hand = '', upcard = ''] = (row['state'] as string).split(' | ');
    const analysis = analyzeDecision({ hand, upcard });
    expect(analysis).toMatchObject({
      deals: 163_185,
      notQualified: Number(row['not_qualified']),
      wins: Number(row['player_wins']),
      ties: Number(row['tie']),
      losses: Number(row['dealer_wins']),
      evFold: -1,
      best: row['best_standard'],
      evCallExact: {
        numerator: BigInt(row['evcall_numerator_over_163185_standard'] as string),
        denominator: 163_185n,
      },
    });
    expect(analysis.evCall).toBe(Number(row['evcall_numerator_over_163185_standard']) / 163_185);
  });

  it.each(readReference('dead-states.tsv'))('of $state without $dead agrees with the reference', (row) => {
    const [hand = '', upcard = ''] = (row['state'] as string).split(' | ');
    expect(analyzeDecision({ hand, upcard, dead: row['dead'] })).toMatchObject({
      deals: Number(row['completions']),
      notQualified: Number(row['not_qualified']),
      wins: Number(row['player_wins']),
      ties: Number(row['tie']),
      losses: Number(row['dealer_wins']),
      best: row['best_standard'],
      evCallExact: {
        numerator: BigInt(row['evcall_numerator_standard'] as string),
        denominator: BigInt(row['completions'] as string),
      },
    });
  });

  it('comes to the numbers of the worked example in docs/exact-analysis.md', () => {
    expect(analyzeDecision({ hand: 'Qh Qs 9d 6c 2h', upcard: 'Jh' })).toEqual({
      deals: 163_185,
      notQualified: 70_801,
      wins: 70_056,
      ties: 0,
      losses: 22_328,
      evCall: 213_985 / 163_185,
      evFold: -1,
      best: 'call',
      evCallExact: { numerator: 213_985n, denominator: 163_185n },
    });
  });

  it('can depend on suits: A-K-5-3-2 against a five', () => {
    const best = (hand: string) => analyzeDecision({ hand, upcard: '5s' }).best;
    const choices = ['Ah Kd 5c 3h 2d', 'As Ks 5c 3s 2s', 'As Ks 5c 3h 2d'].map(best);
    expect(new Set(choices)).toEqual(new Set(['call', 'fold']));
  });

  it('weighs fractional payouts without rounding', () => {
    const state = { hand: 'Qh Qs 9d 6c 2h', upcard: 'Jh' };
    const { wins, notQualified, losses } = analyzeDecision(state);
    const third = analyzeDecision({ ...state, rules: { paytable: '100/50/20/7/5/4/3/2/1:3' } });
    expect(third.evCallExact.numerator * 3n * 163_185n).toBe(
      BigInt(3 * (notQualified + wins - 3 * losses) + 2 * wins) * third.evCallExact.denominator,
    );
    expect(third.evCall).toBeCloseTo((notQualified + wins * (1 + 2 / 3) - 3 * losses) / 163_185, 14);
  });

  it('is a fold when both choices are worth the same, a call when the odds are a trifle better', () => {
    const state = { hand: '2h 2s 5d 4c 3h', upcard: 'Ah' };
    const { deals, notQualified, wins, losses } = analyzeDecision(state);
    const behind = 3 * losses - notQualified - wins - deals;
    expect(behind).toBeGreaterThan(0);
    const paying = (pair: number) =>
      analyzeDecision({ ...state, rules: { paytable: { ...PAYTABLES.standard, pair } } });
    const even = paying(behind / (2 * wins));
    expect(even.evCallExact.numerator).toBe(-even.evCallExact.denominator);
    expect(even.best).toBe('fold');
    expect(paying((behind + 1) / (2 * wins)).best).toBe('call');
    expect(paying((behind - 1) / (2 * wins)).best).toBe('fold');
  });

  it('weighs every payout that a number can be', () => {
    const state = { hand: 'Qh Qs 9d 6c 2h', upcard: 'Jh' };
    const { deals, wins } = analyzeDecision(state);
    const paying = (pair: number) =>
      analyzeDecision({ ...state, rules: { paytable: { ...PAYTABLES.standard, pair } } });
    const nothing = paying(0).evCall;
    // The second was found by chance: its continued fraction, computed with rounding, never ends.
    for (const pair of [Math.PI, 0.20509592461359039, 1e-300, 5e-324]) {
      const { evCall, evCallExact } = paying(pair);
      expect(evCall).toBeCloseTo(nothing + (2 * pair * wins) / deals, 14);
      expect(Number(evCallExact.numerator) / Number(evCallExact.denominator)).toBeCloseTo(evCall, 14);
    }
  });

  it('takes cards as text, numbers and bytes', () => {
    const asText = analyzeDecision({ hand: 'Qh Qs 9d 6c 2h', upcard: 'Jh', dead: '2c 2d' });
    expect(analyzeDecision({ hand: [42, 43, 29, 16, 2], upcard: 38, dead: [0, 1] })).toEqual(asText);
    expect(
      analyzeDecision({ hand: Uint8Array.of(42, 43, 29, 16, 2), upcard: 38, dead: Uint8Array.of(0, 1) }),
    ).toEqual(asText);
  });
});

describe('a decision refuses', () => {
  const hand = 'Qh Qs 9d 6c 2h';
  const others = (count: number) =>
    Array.from({ length: 52 }, (_, card) => card)
      .filter((card) => ![42, 43, 29, 16, 2, 38].includes(card))
      .slice(0, count);

  it.each([
    ['a hand of four cards', { hand: 'Qh Qs 9d 6c', upcard: 'Jh' }, 'hand-size'],
    ['a hand of six cards', { hand: `${hand} 3c`, upcard: 'Jh' }, 'hand-size'],
    ['an unknown card', { hand: 'Qh Qs 9d 6c 2x', upcard: 'Jh' }, 'card-unknown'],
    ['an unknown upcard', { hand, upcard: 52 }, 'card-unknown'],
    ['an unknown dead card', { hand, upcard: 'Jh', dead: [-1] }, 'card-unknown'],
    ['a card twice in the hand', { hand: 'Qh Qh 9d 6c 2h', upcard: 'Jh' }, 'card-repeated'],
    ['the upcard in the hand', { hand, upcard: '9d' }, 'card-repeated'],
    ['the upcard among the dead', { hand, upcard: 'Jh', dead: 'Jh' }, 'card-repeated'],
    ['a dead card of the hand', { hand, upcard: 'Jh', dead: '2c 2h' }, 'card-repeated'],
    ['a dead card twice', { hand, upcard: 'Jh', dead: ['2c', '2c'] }, 'card-repeated'],
    ['dead cards as a set', { hand, upcard: 'Jh', dead: new Set(['2c']) as never }, 'card-unknown'],
    ['a lone number for the dead cards', { hand, upcard: 'Jh', dead: 17 as never }, 'card-unknown'],
    ['43 dead cards', { hand, upcard: 'Jh', dead: others(43) }, 'hand-size'],
    ['an unknown paytable', { hand, upcard: 'Jh', rules: { paytable: 'no such' } }, 'paytable-invalid'],
  ] as const)('%s', (_, situation, code) => {
    expect(codeOf(() => analyzeDecision(situation))).toBe(code);
  });

  it('and names the culprit', () => {
    expect(() => analyzeDecision({ hand, upcard: '9d' })).toThrow('9d');
    expect(() => analyzeDecision({ hand, upcard: 'Jh', dead: others(43) })).toThrow('dead');
  });

  it('but not 42 dead cards, which leave one hand for the dealer', () => {
    expect(analyzeDecision({ hand, upcard: 'Jh', dead: others(42) }).deals).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { analyzeDecision } from '../../src/analysis/decision.js';
import { strategies, type StrategyName } from '../../src/analysis/strategies.js';
import { evaluate } from '../../src/evaluator/evaluate.js';
import { codeOf } from '../error-code.js';
import { randomCards, randomNumbers } from '../evaluator/random-hands.js';

function decided(name: StrategyName, hand: string, upcard: string): string {
  const { choice, reason } = strategies[name].decide(hand, upcard);
  return `${choice}: ${reason}`;
}

describe('the three rules', () => {
  it.each([
    ['2h 2c 7d 9s Th', 'Ah', 'call: pair-or-better'],
    ['2h 4h 7h 9h Th', 'Ad', 'call: pair-or-better'],
    ['Ah Qd Jc 9s 8h', '2c', 'fold: below-ace-king'],
    ['Ah Kd 9c 5s 2h', '5d', 'call: upcard-matches'],
    ['Ah Kd Qc 5s 2h', 'Qd', 'call: upcard-matches'],
    ['Ah Kd Jc 5s 2h', 'As', 'call: queen-or-jack-against-ace-king'],
    ['Ah Kd Qc 5s 2h', 'Ks', 'call: queen-or-jack-against-ace-king'],
    ['Ah Kd Tc 5s 2h', 'Ks', 'fold: no-rule-applies'],
    ['Ah Kd Qc 8s 2h', '7d', 'call: queen-above-low-upcard'],
    ['Ah Kd Qc 8s 2h', '9d', 'fold: no-rule-applies'],
    ['Ah Kd Qc 8s 7h', '3d', 'call: queen-above-low-upcard'],
    ['Ah Kd Jc 8s 7h', '3d', 'fold: no-rule-applies'],
  ])('on %s against %s say %s', (hand, upcard, verdict) => {
    expect(decided('threeRules', hand, upcard)).toBe(verdict);
  });
});

describe('the other strategies', () => {
  it.each<[StrategyName, string, string, string]>([
    ['akj83', 'Ah Kd Jc 8s 3h', '2c', 'call: kickers-high-enough'],
    ['akj83', 'Ah Kd Jc 8s 2h', '2c', 'fold: kickers-too-low'],
    ['akj83', 'Ah Kd Qc 3s 2h', '9c', 'call: kickers-high-enough'],
    ['akj83', '2h 2d Jc 8s 3h', '9c', 'call: pair-or-better'],
    ['matchingRank', 'Ah Kd Jc 8s 2h', 'Ac', 'call: upcard-matches'],
    ['matchingRank', 'Ah Kd Jc 8s 2h', '2c', 'call: upcard-matches'],
    ['matchingRank', 'Ah Kd Jc 8s 2h', '3c', 'fold: upcard-unmatched'],
    ['matchingRank', 'Ah Qd Jc 8s 2h', '2c', 'fold: below-ace-king'],
    ['pairOrBetter', 'Ah Kd Qc Js 9h', '9c', 'fold: below-pair'],
    ['pairOrBetter', '2h 2d Qc Js 9h', 'Ac', 'call: pair-or-better'],
    ['aceKingOrBetter', 'Ah Kd 4c 3s 2h', '9c', 'call: ace-king'],
    ['aceKingOrBetter', 'Ah Qd Jc Ts 9h', '9c', 'fold: below-ace-king'],
    ['aceKingOrBetter', '2h 3h 4h 5h 6h', '9c', 'call: pair-or-better'],
    ['always', '7h 5d 4c 3s 2h', 'Ac', 'call: always-call'],
    ['optimal', 'Qh Qs 9d 6c 2h', 'Jh', 'call: call-worth-more'],
    ['optimal', '7h 5d 4c 3s 2h', 'Ac', 'fold: fold-worth-more'],
  ])('%s on %s against %s says %s', (name, hand, upcard, verdict) => {
    expect(decided(name, hand, upcard)).toBe(verdict);
  });

  it('bear their own names', () => {
    expect(Object.entries(strategies).map(([key, { name }]) => [key, name])).toEqual(
      Object.keys(strategies).map((key) => [key, key]),
    );
  });

  it('refuse what is no hand and upcard', () => {
    for (const { decide } of Object.values(strategies)) {
      expect(codeOf(() => decide('Qh Qs 9d 6c', 'Jh'))).toBe('hand-size');
      expect(codeOf(() => decide('Qh Qs 9d 6c 2h', 'Qh'))).toBe('card-repeated');
      expect(codeOf(() => decide('Qh Qs 9d 6c 2h', 'Jx'))).toBe('card-unknown');
    }
  });

  it('decide by hand value and upcard as they do by the cards', () => {
    const random = randomNumbers(5);
    for (let i = 0; i < 2_000; i++) {
      const cards = randomCards(6, random);
      const [hand, upcard] = [cards.slice(0, 5), cards[5]!];
      for (const { decide, byValue } of Object.values(strategies)) {
        if (byValue) expect(byValue(evaluate(hand), upcard >> 2)).toEqual(decide(hand, upcard));
      }
    }
  });
});

describe('the optimal strategy', () => {
  it('follows the exact decision under the rules in force', () => {
    const random = randomNumbers(6);
    for (let i = 0; i < 1_000; i++) {
      const cards = randomCards(6, random);
      const [hand, upcard] = [cards.slice(0, 5), cards[5]!];
      for (const rules of [{}, { qualifier: 'any' }, { paytable: '100/50/20/7/5/4/3/2/0' }] as const) {
        expect(strategies.optimal.decide(hand, upcard, rules).choice).toBe(
          analyzeDecision({ hand, upcard, rules }).best,
        );
      }
    }
  });

  it('folds on equal values and says so', () => {
    const state = { hand: '2h 2s 5d 4c 3h', upcard: 'Ah' };
    const { deals, notQualified, wins, losses } = analyzeDecision(state);
    const paytable = `100/50/20/7/5/4/3/2/${3 * losses - notQualified - wins - deals}:${2 * wins}/1`;
    expect(strategies.optimal.decide(state.hand, state.upcard, { paytable })).toEqual({
      choice: 'fold',
      reason: 'equal-worth',
    });
  });
});

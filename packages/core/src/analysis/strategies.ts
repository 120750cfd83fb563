import type { CardLike, CardsLike } from '../cards/card.js';
import { checkDistinct, toCard, toCards } from '../cards/parse.js';
import { evaluate } from '../evaluator/evaluate.js';
import { handValue, otherRanks, type HandValue } from '../evaluator/value.js';
import type { RulesLike } from '../rules/rules.js';
import type { Decision } from '../rules/settle.js';
import { analyzeDecision } from './decision.js';
import type { Advice, Reason, Strategy } from './strategy.js';

/** Ranks as bits of a rank mask. */
const [THREE, EIGHT, JACK, QUEEN, KING, ACE] = [1 << 1, 1 << 6, 1 << 9, 1 << 10, 1 << 11, 1 << 12] as const;

const LOWEST_PAIR = handValue(1, 0, 0);
const LOWEST_ACE_KING = handValue(0, 0, ACE | KING);
const AKJ83 = handValue(0, 0, ACE | KING | JACK | EIGHT | THREE);

function advice(choice: Decision, reason: Reason): Advice {
  return Object.freeze({ choice, reason });
}

const PAIR_OR_BETTER = advice('call', 'pair-or-better');
const BELOW_ACE_KING = advice('fold', 'below-ace-king');

/** A strategy that looks at the hand's value and the upcard's rank only. */
function byValue(name: string, decide: (value: HandValue, upcardRank: number) => Advice): Strategy {
  return Object.freeze({
    name,
    decide(hand: CardsLike, upcard: CardLike): Advice {
      const cards = toCards(hand, 5);
      const open = toCard(upcard);
      checkDistinct([...cards, open]);
      return decide(evaluate(cards), open >> 2);
    },
    byValue: decide,
  });
}

/** Calls every pair or better, folds below ace-king, and leaves ace-king to a rule that is given the five ranks as a mask. */
function aceKingRule(
  name: string,
  decide: (ranks: number, upcard: number, value: HandValue) => Advice,
): Strategy {
  return byValue(name, (value, upcardRank) => {
    if (value >= LOWEST_PAIR) return PAIR_OR_BETTER;
    return value < LOWEST_ACE_KING ? BELOW_ACE_KING : decide(otherRanks(value), 1 << upcardRank, value);
  });
}

/** The lowest but one of five ranks. */
function fourthHighest(ranks: number): number {
  const withoutLowest = ranks & (ranks - 1);
  return withoutLowest & -withoutLowest;
}

function threeRules(ranks: number, upcard: number): Advice {
  if (upcard >= KING) {
    return (ranks & (QUEEN | JACK)) !== 0
      ? advice('call', 'queen-or-jack-against-ace-king')
      : advice('fold', 'no-rule-applies');
  }
  if ((ranks & upcard) !== 0) return advice('call', 'upcard-matches');
  return (ranks & QUEEN) !== 0 && upcard < fourthHighest(ranks)
    ? advice('call', 'queen-above-low-upcard')
    : advice('fold', 'no-rule-applies');
}

function optimal(hand: CardsLike, upcard: CardLike, rules?: RulesLike): Advice {
  const { best, evCallExact } = analyzeDecision({ hand, upcard, rules });
  if (best === 'call') return advice('call', 'call-worth-more');
  const equal = evCallExact.numerator === -evCallExact.denominator;
  return advice('fold', equal ? 'equal-worth' : 'fold-worth-more');
}

const OPTIMAL: Strategy = Object.freeze({ name: 'optimal', decide: optimal });

/**
 * Ways to play, from the exact one to the plainest. All but `optimal` are the same under every rule of the house; they
 * are made for the standard paytable and the ace-king qualifier.
 *
 * - `optimal`: the choice of higher exact value under the rules in force; on equal values a fold
 * - `threeRules`: ace-king calls when (a) the upcard is 2 to Q and of a rank held, (b) it is A or K and the hand holds a Q
 *   or J, (c) it is of no rank held, the hand holds a Q, and the upcard is below the hand's fourth-highest card
 * - `akj83`: ace-king calls with kickers J-8-3 or higher, compared downward
 * - `matchingRank`: ace-king calls when the upcard is of any of the five ranks held
 * - `pairOrBetter`, `aceKingOrBetter`, `always`: as they say
 */
export const strategies = Object.freeze({
  optimal: OPTIMAL,
  threeRules: aceKingRule('threeRules', threeRules),
  akj83: aceKingRule('akj83', (_ranks, _upcard, value) =>
    value >= AKJ83 ? advice('call', 'kickers-high-enough') : advice('fold', 'kickers-too-low'),
  ),
  matchingRank: aceKingRule('matchingRank', (ranks, upcard) =>
    (ranks & upcard) !== 0 ? advice('call', 'upcard-matches') : advice('fold', 'upcard-unmatched'),
  ),
  pairOrBetter: byValue('pairOrBetter', (value) =>
    value >= LOWEST_PAIR ? PAIR_OR_BETTER : advice('fold', 'below-pair'),
  ),
  aceKingOrBetter: aceKingRule('aceKingOrBetter', () => advice('call', 'ace-king')),
  always: byValue('always', () => advice('call', 'always-call')),
});

/** The name of one of the {@link strategies}. */
export type StrategyName = keyof typeof strategies;

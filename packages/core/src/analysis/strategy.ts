import type { CardLike, CardsLike } from '../cards/card.js';
import type { HandValue } from '../evaluator/value.js';
import type { RulesLike } from '../rules/rules.js';
import type { Decision } from '../rules/settle.js';

/**
 * Which rule of a strategy decided. Stable: programs may compare them and put them into words.
 *
 * - `call-worth-more`, `fold-worth-more`, `equal-worth`: the exact values of both choices (equal: a fold)
 * - `pair-or-better`: a pair or better always calls
 * - `below-pair`: no pair, which is too low for this strategy
 * - `ace-king`: ace and king are enough for this strategy
 * - `below-ace-king`: neither a pair nor ace and king
 * - `upcard-matches`: ace-king, and the upcard is of a rank held
 * - `upcard-unmatched`: ace-king, and the upcard is of no rank held
 * - `queen-or-jack-against-ace-king`: ace-king with a queen or jack against an ace or king
 * - `queen-above-low-upcard`: ace-king-queen against an upcard below the fourth-highest card
 * - `no-rule-applies`: ace-king, and no rule says to call
 * - `kickers-high-enough`, `kickers-too-low`: ace-king compared with A-K-J-8-3
 * - `always-call`: every hand calls
 */
export type Reason =
  | 'call-worth-more'
  | 'fold-worth-more'
  | 'equal-worth'
  | 'pair-or-better'
  | 'below-pair'
  | 'ace-king'
  | 'below-ace-king'
  | 'upcard-matches'
  | 'upcard-unmatched'
  | 'queen-or-jack-against-ace-king'
  | 'queen-above-low-upcard'
  | 'no-rule-applies'
  | 'kickers-high-enough'
  | 'kickers-too-low'
  | 'always-call';

/** A choice and the rule that led to it. */
export interface Advice {
  readonly choice: Decision;
  readonly reason: Reason;
}

/** A way to play. */
export interface Strategy {
  readonly name: string;
  /** What to do. Throws `hand-size`, `card-unknown`, `card-repeated` and the errors of the rules. */
  readonly decide: (hand: CardsLike, upcard: CardLike, rules?: RulesLike) => Advice;
  /**
   * The same for strategies that look at no more than the hand's value and the upcard's rank (0 deuce .. 12 ace): with it
   * a whole game can be counted.
   */
  readonly byValue?: (value: HandValue, upcardRank: number) => Advice;
}

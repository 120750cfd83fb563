import type { Card } from '../../cards/card.js';
import { checkOneOf } from '../../check-option.js';
import type { Category } from '../category.js';
import type { Qualifier } from '../qualifier.js';
import type { HandValue } from '../value.js';

/** House rules as a simulation needs them. The complete rules of the rules module, `toRules()`, will do. */
export interface SimulationRules {
  /** What the call bet pays, n to 1, by the player's category. */
  readonly paytable: Readonly<Record<Category, number>>;
  /** The lowest hand with which the dealer plays; `ace-king` when absent. */
  readonly qualifier?: Qualifier | undefined;
  /** How the jackpot bet pays; needed only when one is placed. */
  readonly jackpot?: SimulationJackpotRules | undefined;
}

/** How the jackpot bet pays: each prize is a share of the meter in percent or a multiple of the stake, "for one". */
export interface SimulationJackpotRules {
  readonly table: Readonly<
    Partial<Record<Category, { readonly percent: number } | { readonly times: number }>>
  >;
  /** `independent`: pays whatever the dealer holds; `qualified`: only when the dealer qualifies. */
  readonly rule: 'independent' | 'qualified';
  /** What a fold does to the jackpot bet: it still `pays`, or it is a `forfeit`. */
  readonly onFold: 'pays' | 'forfeit';
}

/** A way to play. The strategies of the analysis module will do. */
export interface SimulationStrategy {
  decide(hand: readonly Card[], upcard: Card, rules: SimulationRules): { readonly choice: 'call' | 'fold' };
  /**
   * The same for a strategy that looks at no more than the hand's value and the upcard's rank; preferred when there.
   */
  byValue?(value: HandValue, upcardRank: number): { readonly choice: 'call' | 'fold' };
}

/** Whether a strategy's answer is a call. Throws `option-invalid` for an answer that is neither call nor fold. */
export function isCall(answer: { readonly choice: 'call' | 'fold' }): boolean {
  return checkOneOf("the strategy's choice", answer?.choice, ['call', 'fold']) === 'call';
}

import type { Card } from '../../cards/card.js';
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

/** How the jackpot bet pays: prizes "for one" as a share of the meter in per cent or a multiple of the stake. */
export interface SimulationJackpotRules {
  readonly table: Readonly<
    Partial<Record<Category, { readonly percent: number } | { readonly times: number }>>
  >;
  /** `qualified`: pays only when the dealer qualifies. */
  readonly rule: 'independent' | 'qualified';
  readonly onFold: 'pays' | 'forfeit';
}

/** A way to play. The strategies of the analysis module will do. */
export interface SimulationStrategy {
  decide(hand: readonly Card[], upcard: Card, rules: SimulationRules): { readonly choice: 'call' | 'fold' };
  /** The same for a strategy that looks at no more than the hand's value and the upcard's rank; asked first if there. */
  byValue?(value: HandValue, upcardRank: number): { readonly choice: 'call' | 'fold' };
}

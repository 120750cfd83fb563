import { isCall } from '../evaluator/simulation/strategy.js';
import type { HandValue } from '../evaluator/value.js';
import type { Decision } from '../rules/settle.js';
import type { Layout, SuitLayouts } from './suit-layouts.js';

/** The choice for each way in which the suits can lie. */
export type ChoiceByLayout = (layout: Layout) => Decision;

/** What a strategy does, by as little of the deal as its choice depends on. Upcards are ranks, 0 deuce to 12 ace. */
export interface Choices {
  /** The choice that a hand makes against every upcard; `null` when the upcard matters. */
  readonly always: (value: HandValue) => Decision | null;
  /** The choice against an upcard, or how the suits decide it. */
  readonly against: (value: HandValue, upcard: number, layouts: SuitLayouts) => Decision | ChoiceByLayout;
}

/**
 * The choices of a strategy that looks at no more than the hand's value and the upcard's rank. They throw
 * `option-invalid` when the strategy answers with neither call nor fold.
 */
export function choicesByValue(
  decide: (value: HandValue, upcardRank: number) => { readonly choice: Decision },
): Choices {
  const against = (value: HandValue, upcard: number): Decision =>
    isCall(decide(value, upcard)) ? 'call' : 'fold';
  return {
    always(value) {
      const first = against(value, 0);
      for (let upcard = 1; upcard < 13; upcard++) if (against(value, upcard) !== first) return null;
      return first;
    },
    against,
  };
}

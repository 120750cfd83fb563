import { lowestQualifying, type Qualifier } from '../evaluator/qualifier.js';
import { categoryIndex, categoryNumber, type HandValue } from '../evaluator/value.js';
import type { Fraction } from '../rules/fraction.js';
import type { Rules } from '../rules/rules.js';
import { callIsBetter } from './call-value.js';
import type { Choices } from './choices.js';
import type { DealerHands } from './dealer-below.js';
import { tallyAgainst } from './tally-against.js';
import { termsOf } from './terms.js';

const PAIR = 1;

/**
 * The payout of a pair from which on every pair is a call against every upcard, found by weighing all pairs. When the
 * dealer needs a pair, no payout is enough: a low pair then hardly ever wins.
 */
export const SURE_PAIR_PAYS: Readonly<Record<Qualifier, number>> = Object.freeze({
  any: 0.082,
  'ace-high': 0.224,
  'ace-king': 0.7887,
  pair: Infinity,
});

/** The best play under the rules in force: a call when it is worth more than a fold. */
export function optimalChoices(rules: Rules): Choices {
  const { paytable, qualifier } = rules;
  const { limit, odds } = termsOf(rules);
  const callPays = (value: HandValue, dealer: DealerHands): boolean =>
    callIsBetter(tallyAgainst(dealer, value, limit), odds[categoryIndex(value)] as Fraction);
  return {
    always(value) {
      const category = categoryNumber(value);
      if (category > PAIR) return 'call';
      if (category === PAIR) return paytable.pair >= SURE_PAIR_PAYS[qualifier] ? 'call' : null;
      // Such a hand wins only when the dealer does not qualify, which is less than half of the time.
      return value < limit && limit <= lowestQualifying('ace-king') ? 'fold' : null;
    },
    against(value, _upcard, layouts) {
      // A flush of the dealer's can only hurt a hand this low: what is right with most and with none always is.
      if (callPays(value, layouts.mostFlushes())) return 'call';
      if (!callPays(value, layouts.noFlush())) return 'fold';
      return ({ dealer }) => (callPays(value, dealer) ? 'call' : 'fold');
    },
  };
}

import { CATEGORIES } from '../evaluator/category.js';
import { lowestQualifying } from '../evaluator/qualifier.js';
import type { HandValue } from '../evaluator/value.js';
import { simplestFraction, type Fraction } from '../rules/fraction.js';
import { toRules, type Rules, type RulesLike } from '../rules/rules.js';

/** What the rules say about a call, in the form in which it is counted. */
export interface Terms {
  /** The value below which the dealer does not qualify. */
  readonly limit: HandValue;
  /** What the call bet pays, by the index of the player's category. */
  readonly odds: readonly Fraction[];
}

/** The terms of complete rules, which never change. */
const known = new WeakMap<RulesLike, Terms>();

/** The terms of the rules in force; throws the errors of the rules. */
export function termsOf(rules: RulesLike | undefined): Terms {
  return (rules && known.get(rules)) ?? readTerms(toRules(rules));
}

function readTerms(rules: Rules): Terms {
  const terms = {
    limit: lowestQualifying(rules.qualifier),
    odds: CATEGORIES.map((category) => simplestFraction(rules.paytable[category])),
  };
  known.set(rules, terms);
  return terms;
}

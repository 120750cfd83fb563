import { checkOneOf } from '../check-option.js';
import { handValue, type HandValue } from './value.js';

/** The lowest hand with which the dealer plays. `any`: the dealer always plays. */
export type Qualifier = 'ace-king' | 'ace-high' | 'pair' | 'any';

const ACE = 1 << 12;
const KING = 1 << 11;

/**
 * The value from which on a dealer's hand qualifies. Not always the value of a hand: "ace and king, and nothing else"
 * is below every hand that has both, and above all others.
 */
const LOWEST_QUALIFYING: Readonly<Record<Qualifier, HandValue>> = {
  'ace-king': handValue(0, 0, ACE | KING),
  'ace-high': handValue(0, 0, ACE),
  pair: handValue(1, 0, 0),
  any: 0,
};

/** The names of all qualifiers. */
export const QUALIFIERS = Object.freeze(Object.keys(LOWEST_QUALIFYING)) as readonly Qualifier[];

/** The qualifier itself, `ace-king` when absent. Throws `option-invalid` for an unknown one. */
export function toQualifier(qualifier: Qualifier = 'ace-king'): Qualifier {
  return checkOneOf('qualifier', qualifier, QUALIFIERS);
}

/** The value below which a dealer's hand does not qualify. */
export function lowestQualifying(qualifier: Qualifier): HandValue {
  return LOWEST_QUALIFYING[qualifier];
}

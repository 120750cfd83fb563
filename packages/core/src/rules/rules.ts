import { checkOneOf, optionInvalid } from '../check-option.js';
import { toQualifier, type Qualifier } from '../evaluator/qualifier.js';
import { BONUS_PAYTABLE, toBonusPaytable, type BonusPaytable, type BonusPaytableLike } from './bonus.js';
import { JACKPOT_TABLES, toJackpotTable, type JackpotRules, type JackpotTableLike } from './jackpot.js';
import { PAYTABLES, toPaytable, type Paytable, type PaytableLike } from './paytable.js';

/** The house rules of a table, complete and checked. */
export interface Rules {
  /** What the call bet pays. */
  readonly paytable: Paytable;
  /** The lowest hand with which the dealer plays. */
  readonly qualifier: Qualifier;
  /** How the jackpot bet pays. */
  readonly jackpot: JackpotRules;
  /** What the 5+1 side bet pays. */
  readonly bonus: BonusPaytable;
}

/** House rules as they may be given: every part has the standard default, every table may be text. */
export interface RulesLike {
  readonly paytable?: PaytableLike | undefined;
  readonly qualifier?: Qualifier | undefined;
  readonly jackpot?:
    | {
        readonly table?: JackpotTableLike | undefined;
        readonly rule?: JackpotRules['rule'] | undefined;
        readonly onFold?: JackpotRules['onFold'] | undefined;
      }
    | undefined;
  readonly bonus?: BonusPaytableLike | undefined;
}

/** Rules that were made here: they need not be checked again. */
const complete = new WeakSet<object>();

/**
 * Complete, frozen house rules: what is absent takes its standard value. Complete rules are returned as they are.
 * Throws `paytable-invalid`, `jackpot-invalid` or `option-invalid`.
 */
export function toRules(rules?: RulesLike): Rules {
  if (rules === undefined) return STANDARD;
  return complete.has(rules) ? (rules as Rules) : completeRules(rules);
}

/** Text, which every part of the rules may be, is no rules. */
function checkObject(name: string, value: unknown): void {
  if (typeof value !== 'object' || value === null) throw optionInvalid(name, value, 'an object');
}

function completeRules(rules: RulesLike): Rules {
  checkObject('rules', rules);
  const { jackpot = {} } = rules;
  checkObject('jackpot rules', jackpot);
  const checked: Rules = Object.freeze({
    paytable: toPaytable(rules.paytable ?? PAYTABLES.standard),
    qualifier: toQualifier(rules.qualifier),
    jackpot: Object.freeze({
      table: toJackpotTable(jackpot.table ?? JACKPOT_TABLES.standard),
      rule: checkOneOf('jackpot rule', jackpot.rule ?? 'independent', ['independent', 'qualified']),
      onFold: checkOneOf('jackpot on fold', jackpot.onFold ?? 'pays', ['pays', 'forfeit']),
    }),
    bonus: toBonusPaytable(rules.bonus ?? BONUS_PAYTABLE),
  });
  complete.add(checked);
  return checked;
}

/** The rules when none are given. */
const STANDARD = completeRules({});

import { GameError, quote } from '../errors.js';
import { BONUS_PAYTABLE, toBonusPaytable, type BonusPaytable, type BonusPaytableLike } from './bonus.js';
import { JACKPOT_TABLES, toJackpotTable, type JackpotRules, type JackpotTableLike } from './jackpot.js';
import { PAYTABLES, toPaytable, type Paytable, type PaytableLike } from './paytable.js';
import { toQualifier, type Qualifier } from './qualifier.js';

/** The house rules of a table, complete and checked. */
export interface Rules {
  /** What the call bet pays. */
  readonly paytable: Paytable;
  /** The lowest hand with which the dealer plays. */
  readonly qualifier: Qualifier;
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

function oneOf<T extends string>(name: string, value: T, allowed: readonly T[]): T {
  if (allowed.includes(value)) return value;
  throw new GameError('option-invalid', `${name} ${quote(value)}: expected ${allowed.join(' or ')}`);
}

const complete = new WeakSet<object>();

/**
 * Complete house rules: what is absent takes its standard value.
 * Throws `paytable-invalid`, `jackpot-invalid` or `option-invalid`.
 */
export function toRules(rules: RulesLike = {}): Rules {
  if (complete.has(rules)) return rules as Rules;
  const checked: Rules = Object.freeze({
    paytable: toPaytable(rules.paytable ?? PAYTABLES.standard),
    qualifier: toQualifier(rules.qualifier),
    jackpot: Object.freeze({
      table: toJackpotTable(rules.jackpot?.table ?? JACKPOT_TABLES.standard),
      rule: oneOf('jackpot rule', rules.jackpot?.rule ?? 'independent', ['independent', 'qualified']),
      onFold: oneOf('jackpot on fold', rules.jackpot?.onFold ?? 'pays', ['pays', 'forfeit']),
    }),
    bonus: toBonusPaytable(rules.bonus ?? BONUS_PAYTABLE),
  });
  complete.add(checked);
  return checked;
}

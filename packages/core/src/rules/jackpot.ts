import { MAX_ODDS } from '../check-option.js';
import { GameError, quote } from '../errors.js';
import type { Category } from '../evaluator/category.js';
import { CATEGORIES_DOWNWARD, parseOdds, splitList } from './paytable.js';
import { percentOf, profitAt } from './payout.js';

/**
 * What the jackpot bet pays for one category: a share of the meter in percent (0 to 100), or a multiple of the stake.
 * Prizes are "for one": the stake itself does not come back.
 */
export type JackpotPrize = { readonly percent: number } | { readonly times: number };

/** Prizes of the jackpot bet by the player's category; a category that is absent pays nothing. */
export type JackpotTable = Readonly<Partial<Record<Category, JackpotPrize>>>;

/** Wherever a jackpot table is taken: a preset's name, a list as text, or the prizes by category. */
export type JackpotTableLike = string | JackpotTable;

/** How the house runs the jackpot bet. */
export interface JackpotRules {
  readonly table: JackpotTable;
  /** `independent`: pays whatever the dealer holds; `qualified`: only when the dealer qualifies. */
  readonly rule: 'independent' | 'qualified';
  /** What a fold does to the jackpot bet: it still `pays`, or it is a `forfeit`. */
  readonly onFold: 'pays' | 'forfeit';
}

/** The categories a jackpot table may list, in the order in which it is written. */
const JACKPOT_CATEGORIES: readonly Category[] = Object.freeze(CATEGORIES_DOWNWARD.slice(0, 7));

const FEWEST_ENTRIES = 5;

function invalid(culprit: unknown, why: string): GameError {
  return new GameError('jackpot-invalid', `jackpot paytable ${quote(culprit)}: ${why}`);
}

function parsePrize(text: string): JackpotPrize | null {
  const isShare = text.endsWith('%');
  const value = parseOdds(isShare ? text.slice(0, -1) : text);
  if (value === null) return null;
  if (!isShare) return Object.freeze({ times: value });
  return value <= 100 ? Object.freeze({ percent: value }) : null;
}

function fromList(text: string): JackpotTable {
  const entries = splitList(text);
  if (entries.length < FEWEST_ENTRIES || entries.length > JACKPOT_CATEGORIES.length) {
    throw invalid(
      text,
      'write a preset name or 5 to 7 prizes from royal flush downward, as in 100%/10%/500/100/50',
    );
  }
  const prizes = entries.map((entry, i) => {
    const prize = parsePrize(entry);
    if (prize === null) {
      throw invalid(
        text,
        `${quote(entry)} is no prize: write a multiple of the stake or a share of the meter such as 10%`,
      );
    }
    return [JACKPOT_CATEGORIES[i], prize] as const;
  });
  return Object.freeze(Object.fromEntries(prizes)) as JackpotTable;
}

/** The preset jackpot tables, named after how much the fixed prizes pay. */
export const JACKPOT_TABLES = Object.freeze({
  standard: fromList('100%/10%/500/100/50'),
  low: fromList('100%/10%/100/75/50'),
  medium: fromList('100%/10%/150/100/50'),
  high: fromList('100%/10%/500/150/75'),
});

/**
 * Reads a jackpot table: a preset name, or 5 to 7 prizes from the royal flush down to the flush, straight or trips,
 * separated by `/`; each a multiple of the stake or a share of the meter (`10%`). Throws `jackpot-invalid`.
 */
export function parseJackpotTable(text: string): JackpotTable {
  if (typeof text !== 'string') throw invalid(text, 'expected a text');
  const name = text.trim();
  return Object.hasOwn(JACKPOT_TABLES, name)
    ? JACKPOT_TABLES[name as keyof typeof JACKPOT_TABLES]
    : fromList(text);
}

/** A checked jackpot table from any accepted form. Throws `jackpot-invalid`. */
export function toJackpotTable(table: JackpotTableLike): JackpotTable {
  if (typeof table === 'string') return parseJackpotTable(table);
  if (typeof table !== 'object' || table === null) {
    throw invalid(table, 'expected a text or prizes by category');
  }
  if (Object.keys(table).length === 0) throw invalid(table, 'it pays nothing');
  const prizes = Object.entries(table).map(([category, prize]) => {
    if (!JACKPOT_CATEGORIES.includes(category as Category)) {
      throw invalid(category, 'no category a jackpot pays');
    }
    if (typeof prize !== 'object' || prize === null) {
      throw invalid(prize, `the prize of ${category} must have percent or times`);
    }
    const [value, most] = 'percent' in prize ? [prize.percent, 100] : [prize.times, MAX_ODDS];
    if (typeof value !== 'number' || !(value >= 0 && value <= most)) {
      throw invalid(value, `the prize of ${category} must be a number from 0 to ${most}`);
    }
    return [category, Object.freeze({ ...prize })];
  });
  return Object.freeze(Object.fromEntries(prizes)) as JackpotTable;
}

/** The prize of a jackpot bet, rounded down to the smallest unit; `stake` and `meter` are in smallest units. */
export function jackpotPrize(table: JackpotTable, category: Category, stake: number, meter: number): number {
  const prize = table[category];
  if (prize === undefined) return 0;
  return 'percent' in prize ? percentOf(prize.percent, meter) : profitAt(prize.times, stake);
}

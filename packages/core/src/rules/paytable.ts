import { MAX_ODDS } from '../check-option.js';
import { GameError, quote } from '../errors.js';
import { CATEGORIES, type Category } from '../evaluator/category.js';

/**
 * What the call bet pays by the player's category, n to 1, as a number from 0 to 1,000,000.
 * Fractional payouts (`3:2`) are held as the nearest number, and count exactly in all that is computed from them.
 */
export type Paytable = Readonly<Record<Category, number>>;

/** Wherever a paytable is taken: a preset's name, a list as text, or the payouts by category. */
export type PaytableLike = string | Paytable;

/** The categories from royal flush down to high card: the order in which paytables are written. */
export const CATEGORIES_DOWNWARD: readonly Category[] = Object.freeze([...CATEGORIES].reverse());

const NUMBER = /^\d{1,7}(\.\d{1,6})?$/;

/** One payout: an integer, a decimal or `n:d`; `null` when it is none of these or above 1,000,000. */
export function parseOdds(text: string): number | null {
  const [profit, stake, more] = text.split(':') as [string, string?, string?];
  if (more !== undefined || !isNumber(profit) || (stake !== undefined && !isNumber(stake))) return null;
  const odds = Number(profit) / Number(stake ?? 1);
  return odds <= MAX_ODDS ? odds : null;
}

function isNumber(text: string): boolean {
  return NUMBER.test(text.trim());
}

function invalid(culprit: unknown, why: string): GameError {
  return new GameError('paytable-invalid', `paytable ${quote(culprit)}: ${why}`);
}

/** The entries of a list that is separated by slashes, without the spaces around them. */
export function splitList(text: string): string[] {
  return text.split('/').map((entry) => entry.trim());
}

function fromList(text: string): Paytable {
  const entries = splitList(text);
  if (entries.length !== 9 && entries.length !== 10) {
    throw invalid(
      text,
      'write a preset name or 9 or 10 payouts from royal flush to pair or high card, as in 100/50/20/7/5/4/3/2/1',
    );
  }
  const odds = entries.map((entry) => {
    const value = parseOdds(entry);
    if (value === null) throw invalid(text, `${quote(entry)} is no payout from 0 to 1,000,000`);
    return value;
  });
  return byCategory((i) => (odds[i] ?? odds[8]) as number);
}

function byCategory(oddsAt: (downward: number) => number): Paytable {
  return Object.freeze(
    Object.fromEntries(CATEGORIES_DOWNWARD.map((category, i) => [category, oddsAt(i)])),
  ) as Paytable;
}

/**
 * The preset paytables. `standard` is the usual US table, `betmgm` and `software` those of two well-known houses,
 * `uk` and `nl` those of British and Dutch casinos.
 */
export const PAYTABLES = Object.freeze({
  standard: fromList('100/50/20/7/5/4/3/2/1'),
  betmgm: fromList('100/50/25/10/7/5/3/2/1'),
  software: fromList('100/50/20/7/5/3/2/1/1'),
  uk: fromList('100/50/20/8/5/4/3/2/1'),
  nl: fromList('200/50/20/7/5/4/3/2/1'),
});

/**
 * Reads a paytable: a preset name, or 9 or 10 payouts from royal flush down to the pair (the high card then pays as the
 * pair) or the high card, separated by `/`. Throws `paytable-invalid`, naming the entry.
 */
export function parsePaytable(text: string): Paytable {
  if (typeof text !== 'string') throw invalid(text, 'expected a text');
  const name = text.trim();
  return Object.hasOwn(PAYTABLES, name) ? PAYTABLES[name as keyof typeof PAYTABLES] : fromList(text);
}

/** A checked paytable from any accepted form. Throws `paytable-invalid`. */
export function toPaytable(paytable: PaytableLike): Paytable {
  if (typeof paytable === 'string') return parsePaytable(paytable);
  if (typeof paytable !== 'object' || paytable === null) {
    throw invalid(paytable, 'expected a text or payouts by category');
  }
  for (const key of Object.keys(paytable)) {
    if (!CATEGORIES.includes(key as Category)) throw invalid(key, 'no such category');
  }
  return byCategory((i) => {
    const category = CATEGORIES_DOWNWARD[i] as Category;
    const odds: unknown = paytable[category] ?? (category === 'high-card' ? paytable.pair : undefined);
    if (typeof odds !== 'number' || !(odds >= 0 && odds <= MAX_ODDS)) {
      throw invalid(odds, `the payout of ${category} must be a number from 0 to 1,000,000`);
    }
    return odds;
  });
}

import { MAX_ODDS } from '../check-option.js';
import { GameError, quote } from '../errors.js';
import type { Category } from '../evaluator/category.js';
import { CATEGORIES_DOWNWARD, parseOdds, splitList } from './paytable.js';

/**
 * What the 5+1 side bet pays, to one, for the best five of the player's five cards and the dealer's upcard.
 * A category that is absent loses.
 */
export type BonusPaytable = Readonly<Partial<Record<Category, number>>>;

/** Wherever the payouts of the 5+1 bet are taken: `5+1` or a list as text, or the payouts by category. */
export type BonusPaytableLike = string | BonusPaytable;

/** The categories the 5+1 bet pays: royal flush down to three of a kind. */
const BONUS_CATEGORIES: readonly Category[] = Object.freeze(CATEGORIES_DOWNWARD.slice(0, 7));

function invalid(culprit: unknown, why: string): GameError {
  return new GameError('paytable-invalid', `5+1 paytable ${quote(culprit)}: ${why}`);
}

function fromList(text: string): BonusPaytable {
  const entries = splitList(text);
  if (entries.length !== BONUS_CATEGORIES.length) {
    throw invalid(
      text,
      'write "5+1" or 7 payouts from royal flush to three of a kind, as in 1000/200/100/20/15/10/7',
    );
  }
  const payouts = entries.map((entry, i) => {
    const odds = parseOdds(entry);
    if (odds === null) throw invalid(text, `${quote(entry)} is no payout from 0 to 1,000,000`);
    return [BONUS_CATEGORIES[i], odds] as const;
  });
  return Object.freeze(Object.fromEntries(payouts)) as BonusPaytable;
}

/** The payouts of the best-known live tables: 1000/200/100/20/15/10/7. */
export const BONUS_PAYTABLE: BonusPaytable = fromList('1000/200/100/20/15/10/7');

/** Reads the payouts of the 5+1 bet: `5+1`, or seven payouts from royal flush to trips. Throws `paytable-invalid`. */
export function parseBonusPaytable(text: string): BonusPaytable {
  if (typeof text !== 'string') throw invalid(text, 'expected a text');
  return text.trim() === '5+1' ? BONUS_PAYTABLE : fromList(text);
}

/** Checked payouts of the 5+1 bet from any accepted form. Throws `paytable-invalid`. */
export function toBonusPaytable(paytable: BonusPaytableLike): BonusPaytable {
  if (typeof paytable === 'string') return parseBonusPaytable(paytable);
  if (typeof paytable !== 'object' || paytable === null) {
    throw invalid(paytable, 'expected a text or payouts by category');
  }
  if (Object.keys(paytable).length === 0) throw invalid(paytable, 'it pays nothing');
  for (const [category, odds] of Object.entries(paytable)) {
    if (!BONUS_CATEGORIES.includes(category as Category)) throw invalid(category, 'no category the bet pays');
    if (typeof odds !== 'number' || !(odds >= 0 && odds <= MAX_ODDS)) {
      throw invalid(odds, `the payout of ${category} must be a number from 0 to 1,000,000`);
    }
  }
  return Object.freeze({ ...paytable });
}

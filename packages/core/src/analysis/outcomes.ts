import { CATEGORIES, type Category } from '../evaluator/category.js';
import { categoryIndex, type HandValue } from '../evaluator/value.js';
import type { Decision } from '../rules/settle.js';
import type { Layout } from './suit-layouts.js';
import { tallyAgainst } from './tally-against.js';

/** How many deals end in which way when the player holds a hand of one category. The other five add up to `deals`. */
export interface CategoryOutcomes {
  readonly deals: number;
  readonly folds: number;
  /** Calls against a dealer who does not qualify. */
  readonly notQualified: number;
  readonly wins: number;
  readonly ties: number;
  readonly losses: number;
}

/** The outcomes of all 19,933,230,517,200 deals of hand, upcard and hole cards, by the player's category. */
export type Outcomes = Readonly<Record<Category, CategoryOutcomes>>;

type Counts = { -readonly [Outcome in keyof CategoryOutcomes]: number };

/** Counts outcomes hand by hand. */
export class OutcomeCounts {
  private readonly counts: readonly Counts[] = CATEGORIES.map(() => ({
    deals: 0,
    folds: 0,
    notQualified: 0,
    wins: 0,
    ties: 0,
    losses: 0,
  }));

  /** Counts a hand of this value in these layouts; `limit` is the value below which the dealer does not qualify. */
  add(layouts: readonly Layout[], value: HandValue, limit: HandValue, choice: Decision): void {
    const counts = this.counts[categoryIndex(value)] as Counts;
    for (const { weight, dealer } of layouts) {
      counts.deals += weight * dealer.ranks.hands;
      if (choice === 'fold') {
        counts.folds += weight * dealer.ranks.hands;
      } else {
        const tally = tallyAgainst(dealer, value, limit);
        counts.notQualified += weight * tally.notQualified;
        counts.wins += weight * tally.wins;
        counts.ties += weight * tally.ties;
        counts.losses += weight * tally.losses;
      }
    }
  }

  /** All that was counted. */
  outcomes(): Outcomes {
    const entries = CATEGORIES.map((category, i) => [
      category,
      Object.freeze({ ...(this.counts[i] as Counts) }),
    ]);
    return Object.freeze(Object.fromEntries(entries)) as Outcomes;
  }
}

import { CATEGORIES, type Category } from '../evaluator/category.js';
import { BONUS_PAYTABLE, toBonusPaytable, type BonusPaytableLike } from '../rules/bonus.js';
import { sixCardHands } from './six-cards.js';

/** Which 5+1 bet is asked for. */
export interface BonusQuery {
  /** 1000/200/100/20/15/10/7 when absent. */
  readonly paytable?: BonusPaytableLike | undefined;
}

/** What the 5+1 bet is worth, nothing rounded. */
export interface BonusAnalysis {
  /** The mean of what comes back, stakes of winning bets included, per unit staked. */
  readonly expectedReturn: number;
  /** What the house keeps of each unit staked. */
  readonly houseEdge: number;
  /** Of the 20,358,520 ways to deal five cards and the upcard: how many hold a best hand of each category. */
  readonly outcomes: Readonly<Record<Category, number>>;
}

/**
 * The exact value of the 5+1 bet: the best five of the player's five cards and the dealer's upcard pay "to one".
 * Throws `paytable-invalid`.
 */
export function analyzeBonus({ paytable }: BonusQuery = {}): BonusAnalysis {
  const odds = toBonusPaytable(paytable ?? BONUS_PAYTABLE);
  const outcomes = sixCardHands();
  let hands = 0;
  let returned = 0;
  for (const category of CATEGORIES) {
    hands += outcomes[category];
    const pays = odds[category];
    if (pays !== undefined) returned += (pays + 1) * outcomes[category];
  }
  const expectedReturn = returned / hands;
  return Object.freeze({ expectedReturn, houseEdge: 1 - expectedReturn, outcomes });
}

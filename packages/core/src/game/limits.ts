import { GameError } from '../errors.js';
import type { TableConfig } from './config.js';
import { sumOfBets, sumOfSideBets, type Bets, type TableState } from './state.js';

/** The balance with all chips on the table taken back. */
export function fullBalance(state: TableState): number {
  return state.balance + sumOfBets(state.bets);
}

/** The stake of the 5+1 bet: the minimum ante. */
export function bonusStake(terms: TableConfig): number {
  return terms.minAnte;
}

/** The same bets at the stakes that side bets have on these terms; where no jackpot bet is offered, its stake stays. */
export function atStakes(terms: TableConfig, bets: Bets): Bets {
  return {
    ...bets,
    jackpot: bets.jackpot > 0 ? (terms.jackpot?.stake ?? bets.jackpot) : 0,
    bonus: bets.bonus > 0 ? bonusStake(terms) : 0,
  };
}

/** The highest ante that limits and credit allow beside these side bets; below the minimum ante when there is none. */
export function highestAnte(state: TableState, sideBets: number): number {
  const { maxAnte, credit } = state.terms;
  if (credit === 'register') return maxAnte;
  return Math.min(maxAnte, Math.floor((fullBalance(state) - sideBets) / 3));
}

/** Whether the smallest ante and its call can no longer be paid. */
export function isBroke(state: TableState): boolean {
  return highestAnte(state, 0) < state.terms.minAnte;
}

/**
 * Checks a whole set of bets against limits, offers and credit: three antes and the side bets must be covered, so that
 * the call can always be paid. Throws `limit`, `funds` or `action-illegal`.
 */
export function checkBets(state: TableState, bets: Bets): void {
  const { ante, jackpot, bonus } = bets;
  const sideBets = sumOfSideBets(bets);
  const { minAnte, maxAnte } = state.terms;
  if (ante < minAnte || ante > maxAnte) {
    throw new GameError(
      'limit',
      `an ante of ${ante} is outside the table's limits, ${minAnte} to ${maxAnte}`,
    );
  }
  if (jackpot > 0 && state.terms.jackpot === null) {
    throw new GameError('action-illegal', 'this table has no jackpot bet');
  }
  if (bonus > 0 && !state.terms.bonus) throw new GameError('action-illegal', 'this table has no 5+1 bet');
  if (ante > highestAnte(state, sideBets)) {
    throw new GameError(
      'funds',
      `an ante of ${ante} with side bets of ${sideBets} is not covered: three antes and the side bets may not exceed the balance of ${fullBalance(state)}`,
    );
  }
}

/** Whether {@link checkBets} accepts these bets. */
export function allows(state: TableState, bets: Bets): boolean {
  try {
    checkBets(state, bets);
    return true;
  } catch {
    return false;
  }
}

import type { ErrorCode } from '../../../src/index.js';
import type { Terms } from './terms.js';

/** The chips of the player that lie on the table before the call, in smallest units. */
export interface Chips {
  readonly ante: number;
  readonly jackpot: number;
  readonly bonus: number;
}

/** An empty table. */
export const NO_CHIPS: Chips = { ante: 0, jackpot: 0, bonus: 0 };

/** All chips together. */
export function sum({ ante, jackpot, bonus }: Chips): number {
  return ante + jackpot + bonus;
}

/** Side bets cost what the table asks now: the jackpot its stake, the 5+1 the minimum ante. */
export function atStakes({ ante, jackpot, bonus }: Chips, terms: Terms): Chips {
  return {
    ante,
    jackpot: jackpot > 0 ? (terms.jackpot?.stake ?? jackpot) : 0,
    bonus: bonus > 0 ? terms.minAnte : 0,
  };
}

/** The highest ante beside these side bets for a player with `all` units; below the minimum when there is none. */
export function highestAnte(sideBets: number, all: number, { maxAnte, credit }: Terms): number {
  return credit === 'register' ? maxAnte : Math.min(maxAnte, Math.floor((all - sideBets) / 3));
}

/** Why a player with `all` units may not have these chips on the table; `null` when nothing is against it. */
export function chipsRefused(chips: Chips, all: number, terms: Terms): ErrorCode | null {
  const { ante, jackpot, bonus } = chips;
  if (ante < terms.minAnte || ante > terms.maxAnte) return 'limit';
  if ((jackpot > 0 && !terms.jackpot) || (bonus > 0 && !terms.bonus)) return 'action-illegal';
  return ante > highestAnte(jackpot + bonus, all, terms) ? 'funds' : null;
}

import { percentOf } from './payout.js';

/**
 * What several winners take off one meter at the same time, in smallest units, for hosts that settle many side bets on
 * one meter. `percents` are the shares of the seats, clockwise from the dealer's left. Each takes its percentage of the
 * meter, rounded down; shares of more than 100 % together are cut in proportion, and the odd units go to the first of them.
 */
export function shareMeter(percents: readonly number[], meter: number): number[] {
  const sum = percents.reduce((total, percent) => total + percent, 0);
  if (sum <= 100) return percents.map((percent) => percentOf(percent, meter));
  const shares = percents.map((percent) => Math.floor((meter * percent) / sum));
  const odd = meter - shares.reduce((total, share) => total + share, 0);
  const first = percents.findIndex((percent) => percent > 0);
  return shares.map((share, seat) => (seat === first ? share + odd : share));
}

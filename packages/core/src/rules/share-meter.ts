import { checkNumber } from '../check-option.js';
import { checkAmount } from './amount.js';
import { percentOf } from './payout.js';

/**
 * What several winners take off one meter at the same time, in smallest units: for hosts that settle the jackpot bets
 * of several seats on one meter. `percents` are the prizes of the seats, clockwise from the dealer's left, each from 0
 * to 100. Each seat takes its percentage of the meter, rounded down; prizes of more than 100 % together are cut in
 * proportion, and the odd units go to the first winner.
 * Throws `amount-invalid` for a meter that is no whole number of smallest units, `option-invalid` for a percentage.
 */
export function shareMeter(percents: readonly number[], meter: number): number[] {
  checkAmount('jackpot meter', meter);
  for (const percent of percents) checkNumber('jackpot prize in percent', percent, 0, 100);
  const sum = percents.reduce((total, percent) => total + percent, 0);
  // Decimals such as 5.4 lie a little off in binary, and their sum as well.
  if (sum < 100 + 1e-9) return percents.map((percent) => percentOf(percent, meter));
  const shares = percents.map((percent) => Math.floor((meter * percent) / sum));
  const odd = meter - shares.reduce((total, share) => total + share, 0);
  const first = percents.findIndex((percent) => percent > 0);
  return shares.map((share, seat) => (seat === first ? share + odd : share));
}

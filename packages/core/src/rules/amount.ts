import { GameError, quote } from '../errors.js';

/** The amount itself when it is a whole number of smallest units from `least` to 2^53 - 1. Throws `amount-invalid`. */
export function checkAmount(name: string, amount: unknown, least = 0): number {
  if (Number.isSafeInteger(amount) && (amount as number) >= least) return amount as number;
  throw new GameError(
    'amount-invalid',
    `${name} ${quote(amount)}: expected a whole number of smallest units, ${least} or more`,
  );
}

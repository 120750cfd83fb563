import { GameError, quote } from './errors.js';

/** The highest payout that any bet may have, as a multiple of the bet. */
export const MAX_ODDS = 1_000_000;

/** The error for an option outside its range: it names the option, its value, and what was expected instead. */
export function optionInvalid(name: string, value: unknown, expected: string): GameError {
  return new GameError('option-invalid', `${name} ${quote(value)}: expected ${expected}`);
}

/** The option itself when it is one of those allowed. Throws `option-invalid`. */
export function checkOneOf<const T>(name: string, option: unknown, allowed: readonly T[]): T {
  if (allowed.includes(option as T)) return option as T;
  throw optionInvalid(name, option, allowed.map(String).join(' or '));
}

/** The option itself when it is a whole number within the bounds, both included. Throws `option-invalid`. */
export function checkWhole(name: string, option: unknown, least: number, most: number): number {
  if (Number.isInteger(option) && (option as number) >= least && (option as number) <= most) {
    return option as number;
  }
  throw optionInvalid(name, option, `a whole number from ${least} to ${most}`);
}

/** The option itself when it is a number within the bounds, both included. Throws `option-invalid`. */
export function checkNumber(name: string, option: unknown, least: number, most: number): number {
  if (typeof option === 'number' && option >= least && option <= most) return option;
  throw optionInvalid(name, option, `a number from ${least} to ${most}`);
}

import { GameError, quote } from '@caribbean-stud/core';

/** A value that a page has written: an attribute's text, or what was assigned to the property of the same name. */
export type Written = unknown;

/** Turns what a page has written into a value, or throws a `GameError` that names it. */
export type Reader<T> = (written: Written, money: Money) => T;

/** How amounts are written in the currency in force: so many decimals, none for symbolic units. */
export interface Money {
  readonly currency: string | null;
  readonly decimals: number;
}

/** `option-invalid`, naming the value and what was expected. */
export function unreadable(written: Written, expected: string): GameError {
  return new GameError('option-invalid', `${quote(written)}: expected ${expected}`);
}

/** The written value as trimmed text; numbers and booleans as they are written in HTML. */
export function textOf(written: Written): string {
  if (typeof written === 'string') return written.trim();
  if (typeof written === 'number' || typeof written === 'boolean') return String(written);
  throw unreadable(written, 'a text');
}

/** `""`, `true` and `on` switch on, `false` and `off` switch off. */
export const flag: Reader<boolean> = (written) => {
  const text = textOf(written).toLowerCase();
  if (['', 'true', 'on'].includes(text)) return true;
  if (['false', 'off'].includes(text)) return false;
  throw unreadable(written, 'on or off');
};

/** A switch whose value is one of the words `on` and `off`. */
export const onOff: Reader<'on' | 'off'> = (written, money) => (flag(written, money) ? 'on' : 'off');

/** One of some words; `off` and `false` mean the same where `off` is one of them. */
export function word<const T extends string>(...words: readonly T[]): Reader<T> {
  return (written) => {
    const text = textOf(written).toLowerCase();
    const found = words.find((candidate) => candidate === text || (candidate === 'off' && text === 'false'));
    if (found === undefined) throw unreadable(written, words.join(', '));
    return found;
  };
}

/** `null` for `off` and `false`, otherwise what the reader makes of it. */
export function orOff<T>(reader: Reader<T>): Reader<T | null> {
  return (written, money) => {
    const off =
      written === false ||
      (typeof written === 'string' && ['off', 'false'].includes(written.trim().toLowerCase()));
    return off ? null : reader(written, money);
  };
}

const DECIMAL = /^(\d{1,10})(?:\.(\d+))?$/;

/** An amount in major units as a whole number of the smallest: `2.01` is 201 where there are two decimals. */
export function amount(most: number, least: 0 | 1 = 0): Reader<number> {
  return (written, { decimals }) => {
    const [, whole, fraction = ''] = DECIMAL.exec(textOf(written)) ?? [];
    const units = Number((whole ?? 'NaN') + fraction.padEnd(decimals, '0'));
    if (fraction.length > decimals || !(units >= least) || !(units <= most * 10 ** decimals)) {
      const precision = decimals === 0 ? 'a whole number' : `a number with at most ${decimals} decimals`;
      throw new GameError(
        'amount-invalid',
        `${quote(written)}: expected ${precision} up to ${most}, with a dot and without grouping`,
      );
    }
    return units;
  };
}

/** A whole number within bounds. */
export function wholeNumber(least: number, most: number): Reader<number> {
  return (written) => {
    const text = textOf(written);
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw unreadable(written, `a whole number from ${least} to ${most}`);
  };
}

/** A plain decimal from 0 to 1. */
export const share: Reader<number> = (written) => {
  const text = textOf(written);
  const number = /^\d(\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
  if (number >= 0 && number <= 1) return number;
  throw unreadable(written, 'a number from 0 to 1');
};

/** The words of a list separated by spaces or commas, or an array. */
export function listOf(written: Written): string[] {
  if (Array.isArray(written)) return written.map(textOf);
  return textOf(written)
    .split(/[\s,]+/)
    .filter((entry) => entry !== '');
}

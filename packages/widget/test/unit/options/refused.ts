import type { GameError } from '@caribbean-stud/core';
import { readOptions, type ReadOptions } from '../../../src/options/read-options.js';
import type { OptionName, Options } from '../../../src/options/options.js';

/** Options as a page has written them. */
export function written(options: Partial<Record<OptionName, unknown>>): ReadOptions {
  return readOptions(new Map(Object.entries(options)) as ReadonlyMap<OptionName, unknown>);
}

/** What an option is when it is written like this, beside other options. */
export function valueOf<K extends OptionName>(
  name: K,
  value: unknown,
  others: Partial<Record<OptionName, unknown>> = {},
): Options[K] {
  return written({ ...others, [name]: value }).options[name];
}

/** The codes with which values are refused, by option; an accepted value is not listed. */
export function refused(options: Partial<Record<OptionName, unknown>>): Record<string, string> {
  return Object.fromEntries(written(options).refusals.map(({ name, error }) => [name, error.code]));
}

/** The only refusal of these options. */
export function refusal(options: Partial<Record<OptionName, unknown>>): GameError {
  const { refusals } = written(options);
  if (refusals.length !== 1 || !refusals[0]) throw new Error(`${refusals.length} refusals`);
  return refusals[0].error;
}

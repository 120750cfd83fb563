import type { OptionName, Options } from './options.js';
import type { Money, Written } from './read.js';
import type { ReadOptions } from './read-options.js';

/** Options that are attributes only: `lang` is a property of every element, and `deal` is the method that deals. */
export const ATTRIBUTES_ONLY = ['lang', 'deal'] as const satisfies readonly OptionName[];

/** Options that are properties of the element. */
export type OptionProperty = Exclude<OptionName, (typeof ATTRIBUTES_ONLY)[number]>;

/** Properties take what attributes take, or the value itself; they read back as the value in force. */
export type OptionProperties = { [K in OptionProperty]: Options[K] | string | number | boolean | null };

const AMOUNTS: readonly OptionName[] = [
  'jackpot',
  'jackpotBet',
  'jackpotReset',
  'ante',
  'minAnte',
  'maxAnte',
  'balance',
];

function inMajor(units: number, { decimals }: Money): number {
  return units / 10 ** decimals;
}

/** An option as its property reads: amounts in major units, as in the attribute. */
export function propertyValue(name: OptionProperty, { options, money }: ReadOptions): Written {
  const value = options[name];
  if (name === 'rounds') return value ?? 'endless';
  if (name === 'ante') return inMajor(options.ante ?? options.minAnte, money);
  if (name === 'chips') return options.chips.map((chip) => inMajor(chip, money));
  return AMOUNTS.includes(name) && value !== null ? inMajor(value as number, money) : value;
}

import { GameError, quote, type TableConfigLike } from '@caribbean-stud/core';
import { readCurrency, UNITS } from './money.js';
import { OPTION_NAMES, OPTIONS, type OptionName, type Options } from './options.js';
import { flag, onOff, type Money, type Written } from './read.js';

/** What a page has written, by option; absent options are missing. */
export type WrittenOptions = ReadonlyMap<OptionName, Written>;

/** A value that could not be read and was replaced by its default. */
export interface Refusal {
  readonly name: OptionName;
  readonly written: Written;
  readonly error: GameError;
}

/** Options as they are in force, and what had to be refused on the way. */
export interface ReadOptions {
  readonly options: Options;
  readonly money: Money;
  readonly refusals: readonly Refusal[];
}

/** An empty value is a value for a switch, and absence for all others. */
function isSwitch(name: OptionName): boolean {
  const { read } = OPTIONS[name];
  return read === flag || read === onOff;
}

function isAbsent(name: OptionName, written: Written): boolean {
  return written === undefined || written === null || (written === '' && !isSwitch(name));
}

/** A value from outside may throw anything while it is read; what is not a `GameError` becomes one. */
function asGameError(name: OptionName, written: Written, error: unknown): GameError {
  const code = error instanceof GameError ? error.code : 'option-invalid';
  const message = error instanceof GameError ? error.message : `${quote(typeof written)} cannot be read`;
  return new GameError(code, `${OPTIONS[name].attribute}: ${message}`, { cause: error });
}

/**
 * Reads all options: what cannot be read takes its default, never the nearest allowed value, and is reported. Where there
 * is money that is `held`, amounts are in that, whatever the currency that is written.
 */
export function readOptions(written: WrittenOptions, held: Money | null = null): ReadOptions {
  const refusals: Refusal[] = [];
  const refuse = (name: OptionName, error: unknown): void => {
    refusals.push({ name, written: written.get(name), error: asGameError(name, written.get(name), error) });
  };

  let money = held ?? UNITS;
  const currency = written.get('currency');
  if (!isAbsent('currency', currency)) {
    try {
      const asked = readCurrency(currency);
      money = held ?? asked;
    } catch (error) {
      refuse('currency', error);
    }
  }

  const fallback = (name: OptionName): unknown => {
    const { read, fallback } = OPTIONS[name];
    return fallback === null ? null : read(fallback, money);
  };
  const read = (name: OptionName): unknown => {
    const value = written.get(name);
    if (name === 'currency') return money.currency;
    if (isAbsent(name, value)) return fallback(name);
    try {
      return OPTIONS[name].read(value, money);
    } catch (error) {
      refuse(name, error);
      return fallback(name);
    }
  };
  const options = Object.fromEntries(OPTION_NAMES.map((name) => [name, read(name)])) as {
    -readonly [K in OptionName]: Options[K];
  };

  if (options.minAnte > options.maxAnte) {
    const minimum = written.get('minAnte');
    const stands = !isAbsent('minAnte', minimum) && !refusals.some(({ name }) => name === 'minAnte');
    refuse(
      stands ? 'minAnte' : 'maxAnte',
      new GameError('option-invalid', 'the minimum ante is above the maximum ante'),
    );
    options.minAnte = fallback('minAnte') as number;
    options.maxAnte = fallback('maxAnte') as number;
  }
  if (options.ante !== null && (options.ante < options.minAnte || options.ante > options.maxAnte)) {
    refuse('ante', new GameError('limit', 'the preset ante is outside the limits of the table'));
    options.ante = null;
  }
  return { options: Object.freeze(options), money, refusals };
}

/** The core's table configuration that these options ask for. */
export function tableConfig(options: Options): TableConfigLike {
  const { paytable, qualifier, jackpot, bonus } = options;
  return {
    rules: {
      paytable,
      qualifier,
      jackpot: { table: options.jackpotPaytable, rule: options.jackpotRule, onFold: options.jackpotOnFold },
      ...(bonus && { bonus }),
    },
    rounds: options.rounds,
    balance: options.balance,
    ante: options.ante,
    minAnte: options.minAnte,
    maxAnte: options.maxAnte,
    credit: options.credit,
    currency: options.currency,
    jackpot:
      jackpot === null
        ? null
        : {
            meter: jackpot,
            stake: options.jackpotBet,
            rise: options.jackpotRise,
            reset: options.jackpotReset ?? jackpot,
          },
    bonus: bonus !== null,
    seats: options.seats,
    reshuffle: options.reshuffle,
    deal: options.deal,
    seed: options.seed,
    example: options.example,
    practice: options.practice,
  };
}

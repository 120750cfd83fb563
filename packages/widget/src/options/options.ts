import {
  JACKPOT_TABLES,
  parseBonusPaytable,
  parseCards,
  PAYTABLES,
  parseJackpotTable,
  parsePaytable,
  toRules,
  type BonusPaytable,
  type Card,
  type Credit,
  type JackpotTable,
  type Paytable,
  type Qualifier,
  type Reshuffle,
} from '@caribbean-stud/core';
import {
  amount,
  flag,
  listOf,
  onOff,
  orOff,
  share,
  textOf,
  unreadable,
  wholeNumber,
  word,
  type Reader,
  type Written,
} from './read.js';

/** The panels beside the table. */
export const PANELS = ['paytable', 'odds', 'register', 'chart', 'rules', 'fairness'] as const;

/** The name of a panel. */
export type PanelName = (typeof PANELS)[number];

/**
 * Everything a page may set, read and checked. Amounts are whole numbers of the currency's smallest unit. What each option
 * means is told at the property of the same name, in `options-element.ts`.
 */
export interface Options {
  readonly paytable: Paytable;
  readonly qualifier: Qualifier;
  /** `null` for endless play. */
  readonly rounds: number | null;
  /** The opening meter; `null` when there is no jackpot bet. */
  readonly jackpot: number | null;
  readonly jackpotPaytable: JackpotTable;
  readonly jackpotBet: number;
  readonly jackpotRise: number;
  /** `null`: back to the opening meter. */
  readonly jackpotReset: number | null;
  readonly jackpotRule: 'independent' | 'qualified';
  readonly jackpotOnFold: 'pays' | 'forfeit';
  readonly jackpotSrc: string | null;
  /** `null`: the minimum ante. */
  readonly ante: number | null;
  readonly minAnte: number;
  readonly maxAnte: number;
  readonly chips: readonly number[];
  readonly balance: number;
  readonly credit: Credit;
  readonly currency: string | null;
  readonly bonus: BonusPaytable | null;
  readonly seats: number;
  readonly reshuffle: Reshuffle;
  readonly deal: 'up' | 'down';
  readonly advice: 'off' | 'hint' | 'review';
  readonly panels: readonly PanelName[];
  readonly lang: string | null;
  readonly heading: string | null;
  readonly theme: 'auto' | 'light' | 'dark';
  readonly cardFace: 'standard' | 'four-color' | 'large';
  readonly motion: 'auto' | 'full' | 'reduced' | 'none';
  readonly speed: 'slow' | 'normal' | 'fast';
  readonly sound: 'off' | 'on';
  readonly shortcuts: 'on' | 'off';
  readonly engine: 'auto' | 'wasm' | 'js';
  readonly seed: string | null;
  readonly example: { readonly player: readonly Card[]; readonly dealer: readonly Card[] } | null;
  readonly practice: boolean;
  readonly storageKey: string | null;
  readonly disabled: boolean;
}

/** The name of an option, as a property. */
export type OptionName = keyof Options;

const MOST_MONEY = 1_000_000_000;
const MOST_STAKE = 1_000_000;
const MOST_CHIPS = 6;

const rounds: Reader<number | null> = (written, money) =>
  textOf(written).toLowerCase() === 'endless' ? null : wholeNumber(1, 1_000_000)(written, money);

const paytable: Reader<Paytable> = (written) =>
  toRules({ paytable: asTable<Paytable>(written, parsePaytable) }).paytable;
const jackpotPaytable: Reader<JackpotTable> = (written) =>
  toRules({ jackpot: { table: asTable<JackpotTable>(written, parseJackpotTable) } }).jackpot.table;
const bonus: Reader<BonusPaytable> = (written) =>
  toRules({ bonus: asTable<BonusPaytable>(written, parseBonusPaytable) }).bonus;

function asTable<T>(written: Written, parse: (text: string) => T): T {
  return typeof written === 'object' && written !== null ? (written as T) : parse(textOf(written));
}

const chips: Reader<readonly number[]> = (written, money) => {
  const values = listOf(written).map((entry) => amount(MOST_STAKE, 1)(entry, money));
  if (values.length === 0 || values.length > MOST_CHIPS || new Set(values).size < values.length) {
    throw unreadable(written, `1 to ${MOST_CHIPS} different chip values`);
  }
  return Object.freeze(values.sort((a, b) => a - b));
};

const reshuffle: Reader<Reshuffle> = (written, money) =>
  textOf(written).toLowerCase() === 'round' ? 'round' : wholeNumber(1, 52)(written, money);

const panels: Reader<readonly PanelName[]> = (written, money) => {
  const names = listOf(written).map((name) => word(...PANELS)(name, money));
  return Object.freeze([...new Set(names)]);
};

const example: Reader<Options['example']> = (written) => {
  const hands = textOf(written).split('|').map(parseCards);
  const [player, dealer] = hands;
  if (hands.length !== 2 || player?.length !== 5 || dealer?.length !== 5) {
    throw unreadable(
      written,
      'the player\'s five cards, a bar, and the dealer\'s five, as in "Qh Qs 9d 6c 2h | Jh Jc As 8d 3c"',
    );
  }
  // No card may lie in both hands.
  parseCards(textOf(written).replace('|', ' '));
  return Object.freeze({ player: Object.freeze(player), dealer: Object.freeze(dealer) });
};

/** One option: its attribute, how it is read and what it is when absent or unreadable (in major units for amounts). */
interface OptionSpec<T> {
  readonly attribute: string;
  readonly read: Reader<T>;
  readonly fallback: Written;
}

function option<T>(attribute: string, read: Reader<T>, fallback: Written): OptionSpec<T> {
  return { attribute, read, fallback };
}

/**
 * Every option beside its attribute, reader and default. The default is written as a page would write it, `null` where
 * absence is a value of its own. `currency` is read first: see `read-options.ts`.
 */
export const OPTIONS: { readonly [K in OptionName]: OptionSpec<Options[K]> } = {
  paytable: option('paytable', paytable, PAYTABLES.standard),
  qualifier: option('qualifier', word('ace-king', 'ace-high', 'pair', 'any'), 'ace-king'),
  rounds: option('rounds', rounds, '20'),
  jackpot: option('jackpot', orOff(amount(MOST_MONEY)), null),
  jackpotPaytable: option('jackpot-paytable', jackpotPaytable, JACKPOT_TABLES.standard),
  jackpotBet: option('jackpot-bet', amount(MOST_STAKE, 1), '1'),
  jackpotRise: option('jackpot-rise', share, '0.7'),
  jackpotReset: option('jackpot-reset', amount(MOST_MONEY), null),
  jackpotRule: option('jackpot-rule', word('independent', 'qualified'), 'independent'),
  jackpotOnFold: option('jackpot-on-fold', word('pays', 'forfeit'), 'pays'),
  jackpotSrc: option('jackpot-src', textOf, null),
  ante: option('ante', amount(MOST_STAKE, 1), null),
  minAnte: option('min-ante', amount(MOST_STAKE, 1), '1'),
  maxAnte: option('max-ante', amount(MOST_STAKE, 1), '100'),
  chips: option('chips', chips, '1 5 25 100'),
  balance: option('balance', amount(MOST_MONEY), '1000'),
  credit: option('credit', word('strict', 'register'), 'strict'),
  currency: option<string | null>('currency', textOf, null),
  bonus: option('bonus', orOff(bonus), null),
  seats: option('seats', wholeNumber(1, 7), '1'),
  reshuffle: option('reshuffle', reshuffle, 'round'),
  deal: option('deal', word('up', 'down'), 'up'),
  advice: option('advice', word('off', 'hint', 'review'), 'off'),
  panels: option('panels', panels, 'paytable register'),
  lang: option<string | null>('lang', textOf, null),
  heading: option<string | null>('heading', textOf, null),
  theme: option('theme', word('auto', 'light', 'dark'), 'auto'),
  cardFace: option('card-face', word('standard', 'four-color', 'large'), 'standard'),
  motion: option('motion', word('auto', 'full', 'reduced', 'none'), 'auto'),
  speed: option('speed', word('slow', 'normal', 'fast'), 'normal'),
  sound: option('sound', onOff, 'off'),
  shortcuts: option('shortcuts', onOff, 'on'),
  engine: option('engine', word('auto', 'wasm', 'js'), 'auto'),
  seed: option<string | null>('seed', textOf, null),
  example: option<Options['example']>('example', example, null),
  practice: option('practice', flag, 'off'),
  storageKey: option<string | null>('storage-key', textOf, null),
  disabled: option('disabled', flag, 'off'),
};

/** The names of all options. */
export const OPTION_NAMES = Object.freeze(Object.keys(OPTIONS)) as readonly OptionName[];

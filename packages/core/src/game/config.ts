import type { Card, CardsLike } from '../cards/card.js';
import { checkDistinct, toCards } from '../cards/parse.js';
import { checkNumber, checkOneOf, checkWhole, optionInvalid } from '../check-option.js';
import { checkAmount } from '../rules/amount.js';
import { toRules, type Rules, type RulesLike } from '../rules/rules.js';
import { MOST_SEATS } from '../shoe/deal-size.js';
import { checkReshuffle, type Reshuffle } from '../shoe/shoe.js';

/** `strict`: the ante is at most a third of the balance; `register`: play goes on below zero, "on the register". */
export type Credit = 'strict' | 'register';

/** The jackpot bet of a table. Amounts in smallest units. */
export interface JackpotConfig {
  /** The meter when the session opens. */
  readonly meter: number;
  /** The fixed stake of the bet. */
  readonly stake: number;
  /** The part of each stake that feeds the meter, 0 to 1. */
  readonly rise: number;
  /** The meter after a hit of 100 %. */
  readonly reset: number;
}

/** Everything that makes up a table, complete. Amounts in smallest units. */
export interface TableConfig {
  readonly rules: Rules;
  /** Counted rounds of a session; `null` for endless play. */
  readonly rounds: number | null;
  /** The balance when the session opens. */
  readonly balance: number;
  /** The ante that lies on the circle when the session opens; `null` for the minimum. */
  readonly ante: number | null;
  readonly minAnte: number;
  readonly maxAnte: number;
  readonly credit: Credit;
  /** ISO 4217 code of the money, `null` for symbolic units. Kept in saves; the table itself only counts. */
  readonly currency: string | null;
  /** `null`: no jackpot bet is offered. */
  readonly jackpot: JackpotConfig | null;
  /** Whether the 5+1 side bet is offered; its stake is the minimum ante. */
  readonly bonus: boolean;
  /** Hands at the table beside the dealer's, 1 to 7; the player sits at seat 0, at the dealer's left. */
  readonly seats: number;
  /** When the cards are shuffled. */
  readonly reshuffle: Reshuffle;
  /** Whether the player's cards are dealt face up, or face down until the player looks. */
  readonly deal: 'up' | 'down';
  /** Text from which every deal is derived, for reproducible sessions; `null`: the source decides. */
  readonly seed: string | null;
  /** Given hands for the player and the dealer (upcard first) in round 1; `null` for none. */
  readonly example: { readonly player: readonly Card[]; readonly dealer: readonly Card[] } | null;
  /** Whether `deckFor` chooses hands worth practicing: those whose decision is close. */
  readonly practice: boolean;
}

/** A table's configuration as a host gives it: every field has its default. */
export type TableConfigLike = {
  readonly [K in Exclude<keyof TableConfig, 'rules' | 'jackpot' | 'example'>]?: TableConfig[K] | undefined;
} & {
  readonly rules?: RulesLike | undefined;
  readonly jackpot?:
    | (Pick<JackpotConfig, 'meter'> & { readonly [K in keyof JackpotConfig]?: JackpotConfig[K] | undefined })
    | null
    | undefined;
  readonly example?: { readonly player: CardsLike; readonly dealer: CardsLike } | null | undefined;
};

function textOrNull(name: string, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw optionInvalid(name, value, 'a text');
}

function toJackpot(jackpot: NonNullable<TableConfigLike['jackpot']>): JackpotConfig {
  const { meter, stake = 1, rise = 0.7, reset = meter } = jackpot;
  return Object.freeze({
    meter: checkAmount('jackpot meter', meter),
    stake: checkAmount('jackpot stake', stake, 1),
    rise: checkNumber('jackpot rise', rise, 0, 1),
    reset: checkAmount('jackpot reset', reset),
  });
}

function toExample(example: NonNullable<TableConfigLike['example']>): NonNullable<TableConfig['example']> {
  const [player, dealer] = [toCards(example.player, 5), toCards(example.dealer, 5)];
  checkDistinct([...player, ...dealer]);
  return Object.freeze({ player: Object.freeze(player), dealer: Object.freeze(dealer) });
}

/** The most rounds a counted session may have. */
const MOST_ROUNDS = 1_000_000;

/** A complete, checked configuration. Throws `option-invalid`, `amount-invalid`, and the errors of rules and cards. */
export function toTableConfig(config: TableConfigLike = {}): TableConfig {
  const minAnte = checkAmount('minimum ante', config.minAnte ?? 1, 1);
  const maxAnte = checkAmount('maximum ante', config.maxAnte ?? Math.max(100, minAnte), 1);
  if (minAnte > maxAnte) throw optionInvalid('minimum ante', minAnte, `at most the maximum ante ${maxAnte}`);
  return Object.freeze({
    rules: toRules(config.rules ?? undefined),
    rounds: config.rounds === null ? null : checkWhole('rounds', config.rounds ?? 20, 1, MOST_ROUNDS),
    balance: checkAmount('balance', config.balance ?? 1000),
    ante: config.ante === undefined || config.ante === null ? null : checkAmount('ante', config.ante, 1),
    minAnte,
    maxAnte,
    credit: checkOneOf('credit', config.credit ?? 'strict', ['strict', 'register']),
    currency: textOrNull('currency', config.currency),
    jackpot: config.jackpot ? toJackpot(config.jackpot) : null,
    bonus: checkOneOf('bonus', config.bonus ?? false, [true, false]),
    seats: checkWhole('seats', config.seats ?? 1, 1, MOST_SEATS),
    reshuffle: checkReshuffle(config.reshuffle ?? 'round'),
    deal: checkOneOf('deal', config.deal ?? 'up', ['up', 'down']),
    seed: textOrNull('seed', config.seed),
    example: config.example ? toExample(config.example) : null,
    practice: checkOneOf('practice', config.practice ?? false, [true, false]),
  });
}

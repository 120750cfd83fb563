import { checkNumber, checkOneOf, checkWhole, MAX_ODDS, optionInvalid } from '../../check-option.js';
import { CATEGORIES, type Category } from '../category.js';
import { toQualifier, type Qualifier } from '../qualifier.js';
import type { DecisionTable } from './decision-table.js';
import type { SimulationJackpotRules, SimulationRules, SimulationStrategy } from './strategy.js';

/** A jackpot bet in every round. Amounts in antes, unrounded. */
export interface SimulationJackpot {
  /** The meter at the start. */
  readonly meter: number;
  /** The stake of the bet; 1 when absent. */
  readonly stake?: number | undefined;
  /** The part of each stake that feeds the meter, 0 to 1; 0.7 when absent. */
  readonly rise?: number | undefined;
  /** The meter after a hit of 100 %; the meter at the start when absent. */
  readonly reset?: number | undefined;
}

/** Rounds played as sessions with money of their own. */
export interface SimulationBankroll {
  /** The money at the start of each session, in antes. */
  readonly amount: number;
  /** The rounds of a session that is not ruined before its end. */
  readonly rounds: number;
}

/** What to simulate: one player against the dealer, an ante of one unit in every round. */
export interface SimulationOptions {
  /** Rounds to play, 1 to 1,000,000,000. */
  readonly rounds: number;
  readonly strategy: SimulationStrategy | DecisionTable;
  readonly rules: SimulationRules;
  /** Any text; the same seed gives the same rounds in both engines. The empty text when absent. */
  readonly seed?: string | undefined;
  /**
   * `round`, or absent: shuffle before every round. A number from 1 to 52: shuffle before a round when so many cards
   * have been drawn, or too few are left for it. The strategy does not look at the cards that are gone.
   */
  readonly reshuffle?: 'round' | number | undefined;
  readonly jackpot?: SimulationJackpot | null | undefined;
  readonly bankroll?: SimulationBankroll | null | undefined;
  /** Stops the simulation: its promise rejects with `aborted`. An `AbortSignal` will do. */
  readonly signal?: { readonly aborted: boolean } | undefined;
  /** Called now and then with the share of rounds played, 0 to 1. */
  readonly onProgress?: ((done: number) => void) | undefined;
}

/** {@link SimulationOptions}, checked and complete. */
export interface Simulation {
  readonly rounds: number;
  readonly seed: string;
  /** How many cards must have been drawn for the deck to be shuffled before a round. */
  readonly reshuffle: number;
  /** The rules as they were given: strategies may know them by identity. */
  readonly rules: SimulationRules;
  readonly qualifier: Qualifier;
  readonly jackpot: ({ readonly [K in keyof SimulationJackpot]-?: number } & SimulationJackpotRules) | null;
  readonly bankroll: SimulationBankroll | null;
}

const MAX_ROUNDS = 1_000_000_000;
const MAX_AMOUNT = 1e12;

/** Fills in and checks the options of a simulation. Throws `option-invalid`. */
export function toSimulation(options: SimulationOptions): Simulation {
  const { rounds, seed = '', reshuffle = 'round', rules } = options;
  checkWhole('rounds', rounds, 1, MAX_ROUNDS);
  if (typeof seed !== 'string') throw optionInvalid('seed', seed, 'a text');
  if (reshuffle !== 'round') checkWhole('reshuffle', reshuffle, 1, 52);
  for (const category of CATEGORIES) {
    checkNumber(`the payout of ${category}`, rules?.paytable?.[category], 0, MAX_ODDS);
  }
  const jackpot = toJackpot(options);
  return {
    rounds,
    seed,
    reshuffle: reshuffle === 'round' ? 1 : reshuffle,
    rules,
    qualifier: toQualifier(rules.qualifier),
    jackpot,
    bankroll: toBankroll(options, costOfRound(jackpot)),
  };
}

/** What a round may cost, in antes: the ante, the call bet of two antes, and the stake of the jackpot bet. */
export function costOfRound(jackpot: Simulation['jackpot']): number {
  return 3 + (jackpot?.stake ?? 0);
}

function toJackpot({ jackpot, rules }: SimulationOptions): Simulation['jackpot'] {
  if (!jackpot) return null;
  const { meter, stake = 1, rise = 0.7, reset = meter } = jackpot;
  checkNumber('jackpot meter', meter, 0, MAX_AMOUNT);
  checkNumber('jackpot stake', stake, 0, MAX_AMOUNT);
  checkNumber('jackpot rise', rise, 0, 1);
  checkNumber('jackpot reset', reset, 0, MAX_AMOUNT);
  return { ...checkJackpotRules(rules.jackpot), meter, stake, rise, reset };
}

function checkJackpotRules(rules: SimulationJackpotRules | undefined): SimulationJackpotRules {
  if (typeof rules?.table !== 'object' || rules.table === null) {
    throw optionInvalid('rules.jackpot.table', rules?.table, 'prizes by category');
  }
  for (const category of CATEGORIES) checkPrize(`the jackpot prize of ${category}`, rules.table[category]);
  checkOneOf('rules.jackpot.rule', rules.rule, ['independent', 'qualified']);
  checkOneOf('rules.jackpot.onFold', rules.onFold, ['pays', 'forfeit']);
  return rules;
}

function checkPrize(name: string, prize: SimulationJackpotRules['table'][Category]): void {
  if (prize === undefined) return;
  if (typeof prize !== 'object' || prize === null) throw optionInvalid(name, prize, 'percent or times');
  if ('percent' in prize) checkNumber(name, prize.percent, 0, 100);
  else checkNumber(name, prize.times, 0, MAX_ODDS);
}

function toBankroll({ bankroll, rounds }: SimulationOptions, roundCosts: number): SimulationBankroll | null {
  if (!bankroll) return null;
  checkNumber('bankroll amount', bankroll.amount, roundCosts, MAX_AMOUNT);
  checkWhole('bankroll rounds', bankroll.rounds, 1, rounds);
  return { amount: bankroll.amount, rounds: bankroll.rounds };
}

import type { Card } from '../cards/card.js';
import type { Category } from '../evaluator/category.js';
import type { HandEvaluator } from '../evaluator/hand-evaluator.js';
import type { HandValue } from '../evaluator/value.js';
import type { Decision, Result, Settlement } from '../rules/settle.js';
import type { Shoe } from '../shoe/shoe.js';
import type { TableConfig } from './config.js';

/**
 * Where a round stands. `betting`: chips are put down; `deciding`: the cards lie, the player calls or folds;
 * `settled`: the showdown is over and paid; `finished`: the session is over.
 */
export type Phase = 'betting' | 'deciding' | 'settled' | 'finished';

/** Who won a session: its total is above zero, below, or zero. */
export type Verdict = 'player' | 'bank' | 'draw';

/**
 * Why a session is over: all rounds played, the balance too low for the smallest ante and its call, or ended by hand.
 */
export type EndReason = 'rounds' | 'funds' | 'end';

/** The chips on the table, in smallest units; 0 when there is no such bet. */
export interface Bets {
  readonly ante: number;
  readonly call: number;
  readonly jackpot: number;
  readonly bonus: number;
}

/** The cards of a dealt round, hidden from the player except for what `playerView` shows. */
export interface Deal {
  /** Five cards for each seat, seat 0 first. */
  readonly hands: readonly (readonly Card[])[];
  /** The dealer's five, the upcard first. */
  readonly dealer: readonly Card[];
  /** The values of the seats' hands, from the engine in force. */
  readonly values: readonly HandValue[];
  readonly dealerValue: HandValue;
  /** The value of the best five of seat 0's cards and the upcard, for the 5+1 bet. */
  readonly bonusValue: HandValue;
  /** The meter for which the jackpot bet plays, in thousandths of the smallest unit: it rises before the first card. */
  readonly meter: number | null;
  /** Whether the deck was shuffled for this deal. */
  readonly shuffled: boolean;
}

/** What one seat did and got. Seat 0 is the player; only that seat's side bets, balance and register exist. */
export interface SeatResult {
  readonly decision: Decision;
  readonly settlement: Settlement;
}

/** One line of the session's record. Amounts in smallest units. */
export interface RegisterRow {
  /** The number of the round among the counted ones; `null` for a voided round. */
  readonly round: number | null;
  readonly void: boolean;
  /** Why a round was voided. */
  readonly reason: string | null;
  readonly player: readonly Card[] | null;
  readonly dealer: readonly Card[] | null;
  readonly playerCategory: Category | null;
  readonly dealerCategory: Category | null;
  readonly dealerQualified: boolean | null;
  readonly decision: Decision | null;
  readonly result: Result | null;
  readonly bets: Bets;
  /** What the decision cost beside the best one, in antes, side bets left out: 0 when it was the best. */
  readonly cost: number;
  readonly net: number;
  /** The session's total after this round. */
  readonly total: number;
}

/** The record of a session: the last 1,000 rows, and what older counted rounds added up to. */
export interface Register {
  readonly rows: readonly RegisterRow[];
  readonly carried: { readonly rounds: number; readonly net: number };
}

/** A table: everything a round depends on, as one frozen value. Only `reduce` and its kin make new ones. */
export interface TableState {
  readonly phase: Phase;
  /** The configuration that the host wants by now; it comes into force with the next round. */
  readonly config: TableConfig;
  /** The configuration in force for the round on the table. */
  readonly terms: TableConfig;
  /** What values the hands of the deals. */
  readonly evaluator: HandEvaluator;
  readonly balance: number;
  /** The jackpot meter in thousandths of the smallest unit; `null` while no jackpot bet has been offered. */
  readonly meter: number | null;
  /** The number of the round on the table among the counted ones, from 1. */
  readonly round: number;
  /** How often this round was taken back by a void. */
  readonly attempt: number;
  readonly bets: Bets;
  /** What `rebet` puts down: the bets of the last settled round. */
  readonly lastBets: Bets | null;
  readonly shoe: Shoe;
  /** Cards of earlier rounds that the player has seen since the last shuffle. */
  readonly seen: readonly Card[];
  readonly deal: Deal | null;
  /** Whether the player's own cards lie face up. */
  readonly looked: boolean;
  /** One result a seat once the round is settled. */
  readonly results: readonly SeatResult[] | null;
  readonly register: Register;
  /** Why the session is over; `null` until it is. */
  readonly reason: EndReason | null;
}

/** Bets of an empty table. */
export const NO_BETS: Bets = Object.freeze({ ante: 0, call: 0, jackpot: 0, bonus: 0 });

/** Thousandths in a smallest unit: the fineness of the meter. */
export const METER_UNIT = 1000;

/** The meter as it is shown and paid: in smallest units, rounded down. */
export function meterShown(meter: number | null): number {
  return Math.floor((meter ?? 0) / METER_UNIT);
}

/** The sum of the side bets. */
export function sumOfSideBets({ jackpot, bonus }: Bets): number {
  return jackpot + bonus;
}

/** The sum of all chips on the table. */
export function sumOfBets(bets: Bets): number {
  return bets.ante + bets.call + sumOfSideBets(bets);
}

/** A copy with some fields changed, frozen. */
export function change(state: TableState, fields: Partial<TableState>): TableState {
  return Object.freeze({ ...state, ...fields });
}

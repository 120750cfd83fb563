import type { Card } from '../cards/card.js';
import type { Category } from '../evaluator/category.js';
import { optionInvalid } from '../check-option.js';
import { describeValue } from '../evaluator/describe.js';
import type { EngineName } from '../evaluator/evaluator.js';
import type { HandValue } from '../evaluator/value.js';
import type { Rules } from '../rules/rules.js';
import type { Decision, Settlement } from '../rules/settle.js';
import { cardsPerDeal } from '../shoe/deal-size.js';
import { shuffleDue, type Reshuffle } from '../shoe/shoe.js';
import type { LegalAction } from './actions.js';
import type { Credit } from './config.js';
import { legalActions } from './legal-actions.js';
import { bonusStake } from './limits.js';
import { roundsPlayed, sessionTotal } from './register.js';
import { roundsOf, verdictOf } from './session.js';
import {
  meterShown,
  type Bets,
  type EndReason,
  type Phase,
  type Register,
  type RegisterRow,
  type TableState,
  type Verdict,
} from './state.js';

/**
 * A hand as the player may see it, with its category and its ranks, most significant first; all `null` while the cards
 * are hidden or not dealt.
 */
export interface HandView {
  readonly cards: readonly Card[] | null;
  readonly category: Category | null;
  readonly ranks: readonly number[] | null;
}

/** Another seat. Its cards are `null` until the showdown, and stay so after a fold, when they are cleared. */
export interface SeatView extends HandView {
  readonly seat: number;
  /** `null` before the seat has acted. */
  readonly decision: Decision | null;
  readonly settlement: Settlement | null;
}

/** All that the player at one seat may know, as plain frozen data. Amounts in smallest units. */
export interface PlayerView {
  readonly phase: Phase;
  /** The number of the round on the table among the counted ones, from 1. */
  readonly round: number;
  /** Counted rounds of the session; `null` for endless play. */
  readonly rounds: number | null;
  /** Counted rounds so far. */
  readonly played: number;
  readonly balance: number;
  /** Net of all counted rounds. */
  readonly total: number;
  readonly bets: Bets;
  readonly seat: number;
  /** The engine that values the hands. */
  readonly engine: EngineName;
  /** Who has won the session; `null` until it is over. */
  readonly verdict: Verdict | null;
  /** Why the session is over; `null` until it is. */
  readonly reason: EndReason | null;
  readonly player: HandView;
  /** `cards` are all five, the upcard first, once they are turned. */
  readonly dealer: HandView & { readonly upcard: Card | null };
  readonly others: readonly SeatView[];
  /** The jackpot bet: its meter, whether it is down, its stake; `null` when it is not offered. */
  readonly jackpot: { readonly meter: number; readonly on: boolean; readonly stake: number } | null;
  /** The 5+1 bet: whether it is down, its stake; `null` when it is not offered. */
  readonly bonus: { readonly on: boolean; readonly stake: number } | null;
  /** What became of the player's bets; `null` until the round is settled. */
  readonly settlement: Settlement | null;
  readonly register: readonly RegisterRow[];
  /** Counted rounds that the register no longer lists, and their net. */
  readonly carried: Register['carried'];
  readonly legalActions: readonly LegalAction[];
  /** The rules and limits in force for this round. */
  readonly terms: {
    readonly rules: Rules;
    readonly minAnte: number;
    readonly maxAnte: number;
    readonly credit: Credit;
    /** Whether the player's cards are dealt face up, or face down until the player looks. */
    readonly deal: 'up' | 'down';
    /** After which number of drawn cards the deck is shuffled; `'round'`: before every deal. */
    readonly reshuffle: Reshuffle;
    /** Whether the hands are chosen for practice. */
    readonly practice: boolean;
  };
  /** `drawn`: cards drawn since the last shuffle; `due`: the next deal will be shuffled; `shuffled`: this one was. */
  readonly shoe: { readonly drawn: number; readonly due: boolean; readonly shuffled: boolean };
  /** Cards of earlier rounds that the player has seen since the last shuffle: dead for any advice. */
  readonly seen: readonly Card[];
}

const HIDDEN: HandView = Object.freeze({ cards: null, category: null, ranks: null });

function openHand(cards: readonly Card[], value: HandValue): HandView {
  const { category, ranks } = describeValue(value);
  return Object.freeze({ cards, category, ranks: Object.freeze(ranks) });
}

/**
 * What the player may know. Only seat 0, the player's, has a view of its own.
 * Throws `option-invalid` for any other seat.
 */
export function playerView(state: TableState, seat = 0): PlayerView {
  if (seat !== 0) throw optionInvalid('seat', seat, "0, the only player's seat");
  const { terms, deal, bets, register } = state;
  const settlement = state.results?.[0]?.settlement ?? null;
  return Object.freeze({
    phase: state.phase,
    round: state.round,
    rounds: roundsOf(state),
    played: roundsPlayed(register),
    balance: state.balance,
    total: sessionTotal(register),
    bets,
    seat,
    engine: state.evaluator.engine,
    verdict: state.phase === 'finished' ? verdictOf(state) : null,
    reason: state.reason,
    player:
      deal && state.looked ? openHand(deal.hands[0] as readonly Card[], deal.values[0] as HandValue) : HIDDEN,
    dealer: Object.freeze({
      ...(deal && settlement ? openHand(deal.dealer, deal.dealerValue) : HIDDEN),
      upcard: deal ? (deal.dealer[0] as Card) : null,
    }),
    others: Object.freeze(Array.from({ length: terms.seats - 1 }, (_, i) => seatView(state, i + 1))),
    jackpot:
      terms.jackpot &&
      Object.freeze({ meter: meterShown(state.meter), on: bets.jackpot > 0, stake: terms.jackpot.stake }),
    bonus: terms.bonus ? Object.freeze({ on: bets.bonus > 0, stake: bonusStake(terms) }) : null,
    settlement,
    register: register.rows,
    carried: register.carried,
    legalActions: Object.freeze(legalActions(state)),
    terms: Object.freeze({
      rules: terms.rules,
      minAnte: terms.minAnte,
      maxAnte: terms.maxAnte,
      credit: terms.credit,
      deal: terms.deal,
      reshuffle: terms.reshuffle,
      practice: terms.practice,
    }),
    shoe: Object.freeze({
      drawn: state.shoe.drawn.length,
      due: state.shoe.drawn.length === 0 || shuffleDue(state.shoe, cardsPerDeal(terms.seats)),
      shuffled: deal?.shuffled ?? false,
    }),
    seen: state.seen,
  });
}

function seatView(state: TableState, seat: number): SeatView {
  const result = state.results?.[seat];
  const shown =
    state.deal && result?.decision === 'call'
      ? openHand(state.deal.hands[seat] as readonly Card[], state.deal.values[seat] as HandValue)
      : HIDDEN;
  return Object.freeze({
    ...shown,
    seat,
    decision: result?.decision ?? null,
    settlement: result?.settlement ?? null,
  });
}

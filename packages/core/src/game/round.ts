import { analyzeDecision } from '../analysis/decision.js';
import { strategies } from '../analysis/strategies.js';
import type { Card } from '../cards/card.js';
import { categoryOf, type HandValue } from '../evaluator/value.js';
import { percentOf } from '../rules/payout.js';
import { bonusHands, settleValues, type Decision, type Settlement } from '../rules/settle.js';
import { cardsPerDeal, HAND_SIZE } from '../shoe/deal-size.js';
import { draw, shuffleDue } from '../shoe/shoe.js';
import { addRow, roundsPlayed } from './register.js';
import {
  change,
  meterShown,
  METER_UNIT,
  NO_BETS,
  sumOfBets,
  type Bets,
  type Deal,
  type Register,
  type SeatResult,
  type TableState,
} from './state.js';

/** What the jackpot bet on the table feeds the meter, in its thousandths. */
export function meterRise({ bets, terms }: Pick<TableState, 'bets' | 'terms'>): number {
  return Math.round(bets.jackpot * METER_UNIT * (terms.jackpot?.rise ?? 0));
}

/** The meter moved up (1) or back down (-1) by what the jackpot bet on the table feeds it. */
function feedMeter(state: TableState, direction: 1 | -1): number | null {
  return state.meter === null ? null : state.meter + direction * meterRise(state);
}

/** What lies on the table with these cards, all hands valued in one batch by the engine in force. */
export function makeDeal(
  state: Pick<TableState, 'terms' | 'evaluator'>,
  cards: readonly Card[],
  { meter, shuffled }: Pick<Deal, 'meter' | 'shuffled'>,
): Deal {
  const hands = Array.from({ length: state.terms.seats }, (_, seat) =>
    Object.freeze(cards.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE)),
  );
  const dealer = Object.freeze(cards.slice(hands.length * HAND_SIZE, (hands.length + 1) * HAND_SIZE));
  const sixCards = bonusHands(hands[0] as readonly Card[], dealer[0] as Card);
  const values = state.evaluator.evaluateBatch(Uint8Array.from([...hands, dealer, ...sixCards].flat()));
  return Object.freeze({
    hands: Object.freeze(hands),
    dealer,
    values: Object.freeze(Array.from(values.subarray(0, hands.length))),
    dealerValue: values[hands.length] as HandValue,
    bonusValue: Math.max(...values.subarray(hands.length + 1)),
    meter,
    shuffled,
  });
}

/** Locks the side bets, feeds the meter and deals the first cards of an order. Throws `deal-invalid`. */
export function dealRound(state: TableState, order: ArrayLike<Card>): TableState {
  const count = cardsPerDeal(state.terms.seats);
  const shuffled = state.shoe.drawn.length === 0 || shuffleDue(state.shoe, count);
  const { cards, shoe } = draw(state.shoe, order, count);
  const meter = feedMeter(state, 1);
  return change(state, {
    phase: 'deciding',
    meter,
    shoe,
    seen: shuffled ? Object.freeze([]) : state.seen,
    deal: makeDeal(state, cards, { meter, shuffled }),
    looked: state.terms.deal === 'up',
    results: null,
  });
}

function seatResult(state: TableState, deal: Deal, seat: number, decision: Decision): SeatResult {
  const { bets, terms } = state;
  const isPlayer = seat === 0;
  const settlement = settleValues(
    {
      decision,
      ante: bets.ante,
      jackpot: isPlayer && bets.jackpot > 0 ? { stake: bets.jackpot, meter: meterShown(deal.meter) } : null,
      bonus: isPlayer && bets.bonus > 0 ? { stake: bets.bonus } : null,
    },
    { player: deal.values[seat] as HandValue, dealer: deal.dealerValue, bonus: deal.bonusValue },
    terms.rules,
  );
  return Object.freeze({ decision, settlement });
}

/** The meter after a prize: a percentage is taken off it, and after a hit of 100 % it goes back to its reset. */
function meterAfter({ terms }: TableState, deal: Deal, { bets }: Settlement): number | null {
  const prize = terms.rules.jackpot.table[categoryOf(deal.values[0] as HandValue)];
  const hit = (bets.jackpot?.returned ?? 0) > 0;
  if (!hit || !prize || !('percent' in prize) || !terms.jackpot || deal.meter === null) return deal.meter;
  if (prize.percent === 100) return terms.jackpot.reset * METER_UNIT;
  return deal.meter - percentOf(prize.percent, meterShown(deal.meter)) * METER_UNIT;
}

/** The cards that lie open in a settled round: all of them, except for the hands of other seats that folded. */
export function cardsShown(deal: Deal, results: readonly SeatResult[]): Card[] {
  const open = deal.hands.filter((_, seat) => seat === 0 || results[seat]?.decision === 'call');
  return [...open, deal.dealer].flat();
}

/** What each seat gets for its decision, seat 0 first; the call bet lies on the table already. */
export function seatResults(
  state: TableState,
  deal: Deal,
  decisions: readonly Decision[],
): readonly SeatResult[] {
  return Object.freeze(decisions.map((decision, seat) => seatResult(state, deal, seat, decision)));
}

/** The decisions of all seats, clockwise from the player's: the others play the exact strategy. */
function allDecisions({ terms }: TableState, { hands, dealer }: Deal, player: Decision): Decision[] {
  const upcard = dealer[0] as Card;
  const others = hands.slice(1).map((hand) => strategies.optimal.decide(hand, upcard, terms.rules).choice);
  return [player, ...others];
}

/** Carries out the player's decision, then the other seats', clockwise; turns the cards and settles every bet. */
export function settleRound(state: TableState, deal: Deal, decision: Decision): TableState {
  const call = decision === 'call' ? 2 * state.bets.ante : 0;
  const bets = Object.freeze({ ...state.bets, call });
  const called = change(state, { balance: state.balance - call, bets });
  const results = seatResults(called, deal, allDecisions(called, deal, decision));
  const { settlement } = results[0] as SeatResult;
  return change(called, {
    phase: 'settled',
    balance: called.balance + settlement.returned,
    meter: meterAfter(called, deal, settlement),
    lastBets: Object.freeze({ ...bets, call: 0 }),
    results,
    register: addSettledRow(called, deal, settlement),
  });
}

/** How much less the player's decision was worth than the best one, in antes; cards of earlier rounds count as dead. */
function costOf({ seen, terms }: TableState, { hands, dealer }: Deal, decision: Decision): number {
  const situation = {
    hand: hands[0] as readonly Card[],
    upcard: dealer[0] as Card,
    dead: seen,
    rules: terms.rules,
  };
  const { evCall, evFold } = analyzeDecision(situation);
  return Math.max(evCall, evFold) - (decision === 'call' ? evCall : evFold);
}

function addSettledRow(
  state: TableState,
  deal: Deal,
  { decision, result, dealerQualified, net }: Settlement,
): Register {
  return addRow(state.register, {
    round: roundsPlayed(state.register) + 1,
    void: false,
    reason: null,
    player: deal.hands[0] as readonly Card[],
    dealer: deal.dealer,
    playerCategory: categoryOf(deal.values[0] as HandValue),
    dealerCategory: categoryOf(deal.dealerValue),
    dealerQualified,
    decision,
    result,
    bets: state.bets,
    cost: costOf(state, deal, decision),
    net,
  });
}

/** Takes a round back: its bets lie on the circle again, the meter's rise is undone, and the deck will be shuffled. */
export function voidRound(state: TableState, reason: string): TableState {
  const bets: Bets = Object.freeze({ ...state.bets, call: 0 });
  return change(state, {
    phase: 'betting',
    attempt: state.attempt + 1,
    balance: state.balance + sumOfBets(state.bets) - sumOfBets(bets),
    meter: state.phase === 'deciding' ? feedMeter(state, -1) : state.meter,
    bets,
    shoe: Object.freeze({ ...state.shoe, drawn: Object.freeze([]) }),
    seen: Object.freeze([]),
    deal: null,
    looked: false,
    results: null,
    register: addRow(state.register, {
      round: null,
      void: true,
      reason,
      player: null,
      dealer: null,
      playerCategory: null,
      dealerCategory: null,
      dealerQualified: null,
      decision: null,
      result: null,
      bets: NO_BETS,
      cost: 0,
      net: 0,
    }),
  });
}

import { GameError, quote } from '../errors.js';
import { checkAmount } from '../rules/amount.js';
import type { Action, ActionType } from './actions.js';
import { continueBetting, withTerms } from './configure.js';
import { isLegal } from './legal-actions.js';
import { atStakes, bonusStake, checkBets } from './limits.js';
import { cardsShown, dealRound, settleRound, voidRound } from './round.js';
import { finish, openRound, openSession, withBets } from './session.js';
import {
  change,
  NO_BETS,
  type Bets,
  type Deal,
  type Phase,
  type SeatResult,
  type TableState,
} from './state.js';

/** The phases in which a move can be made at all; whether it is allowed there, its own checks tell. */
const PHASES: Readonly<Record<ActionType, readonly Phase[]>> = {
  ante: ['betting'],
  jackpot: ['betting'],
  bonus: ['betting'],
  clear: ['betting'],
  rebet: ['betting'],
  deal: ['betting'],
  look: ['deciding'],
  call: ['deciding'],
  fold: ['deciding'],
  next: ['settled'],
  void: ['betting', 'deciding'],
  restart: ['betting', 'settled', 'finished'],
  end: ['betting', 'settled'],
};

/**
 * The table after a move. Pure: `state` is left as it was, and a move that is not allowed throws and changes nothing.
 * Throws `action-illegal`, `limit`, `funds`, `amount-invalid` or `deal-invalid`.
 */
export function reduce(state: TableState, action: Action): TableState {
  const { type } = action;
  if (typeof type !== 'string' || !Object.hasOwn(PHASES, type) || !PHASES[type].includes(state.phase))
    throw illegal(state, action);
  switch (action.type) {
    case 'ante':
      return placeBets(state, { ...state.bets, ante: checkAmount('ante', action.amount) });
    case 'jackpot':
      return placeSideBet(state, action, state.terms.jackpot?.stake ?? null);
    case 'bonus':
      return placeSideBet(state, action, state.terms.bonus ? bonusStake(state.terms) : null);
    case 'rebet':
      if (!state.lastBets) throw illegal(state, action);
      return placeBets(state, atStakes(state.terms, state.lastBets));
    case 'next':
      return nextRound(state);
    case 'restart':
      return openSession(state.config, state.evaluator);
    case 'end':
      return finish(state, 'end');
    default:
      if (!isLegal(state, action.type)) throw illegal(state, action);
  }
  switch (action.type) {
    case 'clear':
      return withBets(state, NO_BETS);
    case 'deal':
      return dealRound(state, action.deck);
    case 'look':
      return change(state, { looked: true });
    case 'call':
    case 'fold':
      return settleRound(state, state.deal as Deal, action.type);
    case 'void':
      // What is no text could not be read back from a save. Bets are open again: on what the page wants by now.
      return continueBetting(voidRound(state, typeof action.reason === 'string' ? action.reason : ''));
  }
}

function illegal(state: TableState, action: Action): GameError {
  return new GameError('action-illegal', `${quote(action.type)} is not allowed while ${state.phase}`);
}

function placeBets(state: TableState, bets: Bets): TableState {
  checkBets(state, bets);
  return withBets(state, bets);
}

/** `stake` is `null` when the table does not offer the bet. */
function placeSideBet(
  state: TableState,
  action: Extract<Action, { type: 'jackpot' | 'bonus' }>,
  stake: number | null,
): TableState {
  const { type, on } = action;
  if (stake === null) throw new GameError('action-illegal', `this table has no ${type} bet`);
  if (state.bets.ante === 0) throw new GameError('action-illegal', `a ${type} bet needs an ante`);
  if (!on && !isLegal(state, type)) throw illegal(state, action);
  return placeBets(state, { ...state.bets, [type]: on ? stake : 0 });
}

/** Chips of the settled round are paid already: the table is cleared without touching the balance. */
function nextRound(state: TableState): TableState {
  const shown = cardsShown(state.deal as Deal, state.results as readonly SeatResult[]);
  const seen = Object.freeze([...state.seen, ...shown]);
  return openRound(withTerms(change(state, { bets: NO_BETS, attempt: 0, seen })));
}

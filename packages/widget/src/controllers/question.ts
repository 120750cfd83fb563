import type { Action, TableState } from '@caribbean-stud/core';
import { CsBetEvent, CsDecisionEvent } from '../events.js';

/** The event that asks the page before a bet or a decision; `bets` are as they will be. `null` for other moves. */
export function questionOf(action: Action, { bets }: TableState): Event | null {
  switch (action.type) {
    case 'ante':
    case 'jackpot':
    case 'bonus':
      return new CsBetEvent(action.type, bets[action.type]);
    case 'clear':
    case 'rebet':
      return new CsBetEvent(action.type, bets.ante + bets.jackpot + bets.bonus);
    case 'call':
    case 'fold':
      return new CsDecisionEvent(action.type);
    default:
      return null;
  }
}

import type { ActionType, LegalAction } from './actions.js';
import { allows, atStakes, bonusStake, highestAnte } from './limits.js';
import { sumOfBets, sumOfSideBets, type TableState } from './state.js';

/** The moves that are allowed now. What is listed here {@link reduce} accepts, and nothing else. */
export function legalActions(state: TableState): readonly LegalAction[] {
  switch (state.phase) {
    case 'betting':
      return bettingActions(state);
    case 'deciding':
      return state.looked
        ? [{ type: 'call' }, { type: 'fold' }, { type: 'void' }]
        : [{ type: 'look' }, { type: 'void' }];
    case 'settled':
      return [{ type: 'next' }, { type: 'restart' }, { type: 'end' }];
    case 'finished':
      return [{ type: 'restart' }];
  }
}

/** Whether a move of this type is allowed now. */
export function isLegal(state: TableState, type: ActionType): boolean {
  return legalActions(state).some((action) => action.type === type);
}

function bettingActions(state: TableState): LegalAction[] {
  const { bets, terms, lastBets } = state;
  // Betting is open only while the balance covers the smallest ante, and what lies on the table is allowed.
  const max = highestAnte(state, sumOfSideBets(bets));
  const actions: LegalAction[] = [{ type: 'ante', min: terms.minAnte, max }];
  if (terms.jackpot && allows(state, { ...bets, jackpot: terms.jackpot.stake }))
    actions.push({ type: 'jackpot' });
  if (terms.bonus && allows(state, { ...bets, bonus: bonusStake(terms) })) actions.push({ type: 'bonus' });
  if (sumOfBets(bets) > 0) actions.push({ type: 'clear' });
  if (lastBets && allows(state, atStakes(terms, lastBets))) actions.push({ type: 'rebet' });
  if (bets.ante > 0) actions.push({ type: 'deal' }, { type: 'void' });
  actions.push({ type: 'restart' }, { type: 'end' });
  return actions;
}

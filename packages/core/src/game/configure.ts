import { toTableConfig, type TableConfig, type TableConfigLike } from './config.js';
import { allows, atStakes } from './limits.js';
import { openRound, openSession, withBets } from './session.js';
import { change, METER_UNIT, NO_BETS, type Bets, type TableState } from './state.js';

/**
 * The table after its host changed the configuration. Rules, limits, side bet terms and the reshuffle policy take
 * effect with the next round, `rounds` at once (never below what was played); balance, currency, seed, example, seats
 * and the opening meter at once while nothing is played, else when the session is restarted.
 * Throws the errors of {@link toTableConfig}; the table then stays as it was.
 */
export function configure(state: TableState, config: TableConfigLike): TableState {
  const wished = change(state, { config: toTableConfig(config) });
  if (nothingPlayed(state)) return reopen(wished);
  return state.phase === 'betting' ? continueBetting(wished) : wished;
}

/**
 * Whether the session can still open anew. One that could not begin for lack of funds can, one that was ended cannot.
 */
function nothingPlayed({ register, phase, reason }: TableState): boolean {
  return register.rows.length === 0 && (phase === 'betting' || reason === 'funds');
}

/** Nothing is played yet: the session opens anew, and chips that the player has put down stay when they may. */
function reopen(state: TableState): TableState {
  const opened = openSession(state.config, state.evaluator);
  const preset = openSession(state.terms, state.evaluator).bets;
  const chosen = Object.entries(preset).some(([bet, amount]) => state.bets[bet as keyof Bets] !== amount);
  return chosen ? keepBets(opened, state.bets) : opened;
}

/** Betting on the terms that the host wants now; for chips that may not stay, the usual ante is put down. */
export function continueBetting(state: TableState): TableState {
  const opened = openRound(withTerms(withBets(state, NO_BETS)));
  return keepBets(opened, state.bets);
}

/** The opened round with the chips that lay there before, or none, when they may stay. */
function keepBets(opened: TableState, before: Bets): TableState {
  const bets = atStakes(opened.terms, before);
  const mayStay = opened.phase === 'betting' && (bets.ante === 0 || allows(opened, bets));
  return mayStay ? withBets(opened, bets) : opened;
}

/**
 * The terms that the host's configuration gives the next round: what belongs to the session stays until its restart.
 */
function nextTerms({ config, terms }: TableState): TableConfig {
  const { balance, currency, seed, example, seats } = terms;
  return Object.freeze({ ...config, balance, currency, seed, example, seats });
}

/** The table on the terms of its next round. A jackpot that was not offered before starts at its opening meter. */
export function withTerms(state: TableState): TableState {
  const terms = nextTerms(state);
  const { reshuffle, jackpot } = terms;
  return change(state, {
    terms,
    shoe: Object.freeze({ ...state.shoe, reshuffle }),
    meter: state.meter ?? (jackpot && jackpot.meter * METER_UNIT),
  });
}

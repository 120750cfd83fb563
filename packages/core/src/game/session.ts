import { jsHands, type HandEvaluator } from '../evaluator/hand-evaluator.js';
import { createShoe } from '../shoe/shoe.js';
import { toTableConfig, type TableConfig, type TableConfigLike } from './config.js';
import { allows, fullBalance, isBroke } from './limits.js';
import { EMPTY_REGISTER, roundsPlayed, sessionTotal } from './register.js';
import {
  change,
  METER_UNIT,
  NO_BETS,
  sumOfBets,
  type Bets,
  type EndReason,
  type TableState,
  type Verdict,
} from './state.js';

/**
 * A table at the start of its session, the preset ante on the circle. `evaluator` values every hand that is dealt
 * (default: the `js` engine). Throws the errors of {@link toTableConfig}.
 */
export function createTable(
  config: TableConfigLike = {},
  options: { readonly evaluator?: HandEvaluator | undefined } = {},
): TableState {
  return openSession(toTableConfig(config), options.evaluator ?? jsHands);
}

/** The same table, its further deals valued by another engine. */
export function withEvaluator(state: TableState, evaluator: HandEvaluator): TableState {
  return change(state, { evaluator });
}

/** The first round of a session on these terms. */
export function openSession(config: TableConfig, evaluator: HandEvaluator): TableState {
  return openRound(
    Object.freeze({
      phase: 'betting',
      config,
      terms: config,
      evaluator,
      balance: config.balance,
      meter: config.jackpot && config.jackpot.meter * METER_UNIT,
      round: 1,
      attempt: 0,
      bets: NO_BETS,
      lastBets: null,
      shoe: createShoe({ reshuffle: config.reshuffle }),
      seen: Object.freeze([]),
      deal: null,
      looked: false,
      results: null,
      register: EMPTY_REGISTER,
      reason: null,
    }),
  );
}

/** Counted rounds of the session, never fewer than were played or are being played; `null` for endless play. */
export function roundsOf(state: TableState): number | null {
  const { rounds } = state.config;
  const begun = roundsPlayed(state.register) + (state.phase === 'deciding' ? 1 : 0);
  return rounds === null ? null : Math.max(rounds, begun);
}

/** Who has won by now; meaningful once the session is finished. */
export function verdictOf(state: TableState): Verdict {
  const total = sessionTotal(state.register);
  return total > 0 ? 'player' : total < 0 ? 'bank' : 'draw';
}

/** Closes the session: chips still on the circle go back to the balance; those of a settled round are paid already. */
export function finish(state: TableState, reason: EndReason): TableState {
  const cleared = state.phase === 'settled' ? change(state, { bets: NO_BETS }) : withBets(state, NO_BETS);
  return change(cleared, { phase: 'finished', deal: null, looked: false, results: null, reason });
}

/** The table with just these bets on it; the difference goes to the balance or comes from it. */
export function withBets(state: TableState, bets: Bets): TableState {
  const full = fullBalance(state);
  return change(state, { bets: Object.freeze(bets), balance: full - sumOfBets(bets) });
}

/** An ante alone, when the table allows it; `null` otherwise. */
function anteAlone(state: TableState, ante: number | null): Bets | null {
  const bets = { ...NO_BETS, ante: ante ?? state.terms.minAnte };
  return allows(state, bets) ? bets : null;
}

/**
 * Betting begins, or the session ends because its rounds are played or the balance is too low. The last ante lies on
 * the circle, or else the preset one, when the balance covers it. `state` has no bets on the table.
 */
export function openRound(state: TableState): TableState {
  const played = roundsPlayed(state.register);
  const rounds = roundsOf(state);
  if (rounds !== null && played >= rounds) return finish(state, 'rounds');
  if (isBroke(state)) return finish(state, 'funds');
  const opened = change(state, {
    phase: 'betting',
    round: played + 1,
    bets: NO_BETS,
    deal: null,
    looked: false,
    results: null,
    reason: null,
  });
  const bets =
    (state.lastBets && anteAlone(opened, state.lastBets.ante)) ??
    anteAlone(opened, state.terms.ante) ??
    NO_BETS;
  return withBets(opened, bets);
}

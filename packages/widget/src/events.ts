import type {
  Card,
  Category,
  Decision,
  EndReason,
  GameError,
  Settlement,
  Verdict,
} from '@caribbean-stud/core';

/** All events bubble and cross shadow boundaries. Amounts are whole numbers of the smallest unit. */
class TableEvent extends Event {
  constructor(type: string, cancelable = false) {
    super(type, { bubbles: true, composed: true, cancelable });
  }
}

/** The engine has been chosen. `fallbackReason` tells why WebAssembly is not in use although it was not ruled out. */
export class CsReadyEvent extends TableEvent {
  constructor(
    readonly engine: 'wasm' | 'js',
    readonly fallbackReason: string | undefined,
  ) {
    super('cs-ready');
  }
}

/** What a bet is about. `clear` takes all chips back, `rebet` puts the last round's bets down. */
export type BetKind = 'ante' | 'jackpot' | 'bonus' | 'clear' | 'rebet';

/** Chips are about to be put down or taken back; `amount` is the bet as it will be. Cancelable. */
export class CsBetEvent extends TableEvent {
  constructor(
    readonly kind: BetKind,
    readonly amount: number,
  ) {
    super('cs-bet', true);
  }
}

/** The player is about to call or fold. Cancelable. */
export class CsDecisionEvent extends TableEvent {
  constructor(readonly decision: Decision) {
    super('cs-decision', true);
  }
}

/** The cards are dealt. `round` counts from 1; `cards` are the player's, `null` while they lie face down. */
export class CsDealEvent extends TableEvent {
  constructor(
    readonly round: number,
    readonly cards: readonly Card[] | null,
    readonly upcard: Card,
  ) {
    super('cs-deal');
  }
}

/** A round is settled and paid. `round` counts from 1. */
export class CsSettleEvent extends TableEvent {
  constructor(
    readonly round: number,
    readonly settlement: Settlement,
  ) {
    super('cs-settle');
  }
}

/**
 * A round was taken back: every bet is on the circle again, and the round does not count. `reason` is what `voidRound` was
 * given, or `deal-invalid` after a deal that failed.
 */
export class CsVoidEvent extends TableEvent {
  constructor(readonly reason: string) {
    super('cs-void');
  }
}

/** The jackpot bet has won `prize` with a hand of this category; `meter` is what the meter shows now. */
export class CsJackpotEvent extends TableEvent {
  constructor(
    readonly prize: number,
    readonly category: Category,
    readonly meter: number,
  ) {
    super('cs-jackpot');
  }
}

/**
 * The session is over. `rounds` were counted; `winner` is the verdict on `total`; `reason` tells whether they were all
 * played (`rounds`), the balance ran short (`funds`) or the session was ended (`end`).
 */
export class CsSessionEndEvent extends TableEvent {
  constructor(
    readonly total: number,
    readonly rounds: number,
    readonly winner: Verdict,
    readonly reason: EndReason,
  ) {
    super('cs-session-end');
  }
}

/** Something was wrong with what the page set or supplied; the table stays playable. `error.code` is stable. */
export class CsErrorEvent extends TableEvent {
  constructor(readonly error: GameError) {
    super('cs-error');
  }
}

/** The element's events by name. */
export interface CaribbeanStudEventMap {
  'cs-ready': CsReadyEvent;
  'cs-bet': CsBetEvent;
  'cs-decision': CsDecisionEvent;
  'cs-deal': CsDealEvent;
  'cs-settle': CsSettleEvent;
  'cs-void': CsVoidEvent;
  'cs-jackpot': CsJackpotEvent;
  'cs-session-end': CsSessionEndEvent;
  'cs-error': CsErrorEvent;
}

declare global {
  // The only way to add to the platform's own map of events.
  interface HTMLElementEventMap extends CaribbeanStudEventMap {}
}

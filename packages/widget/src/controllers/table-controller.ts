import {
  cardsToDeal,
  configure,
  createTable,
  cryptoSource,
  deckFor,
  GameError,
  legalActions,
  playerView,
  reduce,
  restore,
  save,
  withEvaluator,
  type Action,
  type Card,
  type EngineChoice,
  type HandEvaluator,
  type PlayerView,
  type RandomSource,
  type TableConfigLike,
  type TableState,
} from '@caribbean-stud/core';
import {
  CsDealEvent,
  CsErrorEvent,
  CsJackpotEvent,
  CsReadyEvent,
  CsSessionEndEvent,
  CsSettleEvent,
  CsVoidEvent,
} from '../events.js';
import type { Fairness } from '../scene/told.js';
import type { Dealer } from './dealer.js';
import { FairDeals } from './fair-deals.js';
import { MoveGate } from './move-gate.js';
import { dealFailure, PendingDeal } from './pending-deal.js';
import { questionOf } from './question.js';
import { fairnessIn, phaseIn, withFairness } from './saved-fields.js';
import { sharedEvaluator } from './shared-evaluator.js';

/** What the controller needs of its element. */
export interface TableHost {
  dispatchEvent(event: Event): boolean;
  requestUpdate(): void;
  randomSource: RandomSource | null;
  dealer: Dealer | null;
  /** The table has changed, in this moment, or a deal is awaited from now on; `view` shows the new one. */
  tableChanged(): void;
  /** The session has gone on, by a move or by other settings. */
  sessionAdvanced(before: PlayerView, after: PlayerView): void;
  /** The session is over, by a move, by other settings, or as it was found. */
  sessionEnded(view: PlayerView): void;
}

/**
 * Holds the table of one element: the only place where its state changes. Each move checks, asks the page through the
 * cancelable events, changes the state within the call, and tells what happened.
 */
export class TableController {
  readonly #fair: FairDeals;
  readonly #gate = new MoveGate();
  #state: TableState;
  #view: PlayerView;
  #pending: PendingDeal | null = null;
  /** What the page has wished while a deal was on its way. */
  #wished: TableConfigLike | null = null;
  #engine: EngineChoice | null = null;

  constructor(
    private readonly host: TableHost,
    config: TableConfigLike,
  ) {
    this.#fair = new FairDeals(host);
    this.#state = createTable(config);
    this.#view = playerView(this.#state);
  }

  /** What the player may know, as frozen data. */
  get view(): PlayerView {
    return this.#view;
  }

  /** Whether a deal is awaited: a host's, or the code for provable ones. */
  get dealing(): boolean {
    return this.#pending !== null;
  }

  /** Whether the cards of this round are given, by a seed or as the example. A page's wish for a seed waits for a restart. */
  get given(): boolean {
    const { terms, round, phase } = this.#state;
    return terms.seed !== null || (terms.example !== null && round === 1 && phase !== 'finished');
  }

  /**
   * Loads the engine that was asked for, tells the page which one it is, and plays on it from then on, unless another one
   * has been asked for in the meantime.
   */
  async load(engine: EngineChoice): Promise<HandEvaluator> {
    this.#engine = engine;
    const evaluator = await sharedEvaluator(engine);
    if (this.#engine !== engine) return evaluator;
    this.#become(withEvaluator(this.#state, evaluator));
    this.host.dispatchEvent(new CsReadyEvent(evaluator.engine, evaluator.fallbackReason));
    return evaluator;
  }

  /** The page has changed its settings. A deal on its way still finds the table that it was asked for. */
  configure(config: TableConfigLike): void {
    if (this.#pending) this.#wished = config;
    else this.#become(configure(this.#state, config));
  }

  /** The deal that was on its way is over. */
  #endWait(): void {
    const wished = this.#wished;
    this.#wished = null;
    if (wished) this.#become(configure(this.#state, wished));
  }

  /** Whether deals shall be provable where the table itself deals. */
  wantProofs(wanted: boolean): void {
    this.#fair.wanted = wanted;
    // What it takes is loaded now, so that the first deal need not wait.
    void this.#fair.awaits(this.#state);
  }

  /** Where the cards come from, and what may be known about them. */
  get fairness(): Fairness {
    return this.#fair.show(this.#state);
  }

  /** The table as text, hole cards and the seeds of its provable deals included. */
  save(): string {
    return withFairness(save(this.#state), this.#fair.keep());
  }

  /** Goes on with a saved table, under the page's configuration. Throws `save-invalid`; nothing has changed then. */
  restore(text: string, config: TableConfigLike): void {
    const state = restore(text, config, { evaluator: this.#state.evaluator });
    this.#pending?.abandon();
    [this.#pending, this.#wished] = [null, null];
    this.#fair.resume(fairnessIn(text));
    this.#put(state);
    this.host.tableChanged();
    // A session that was over when it was saved does not end again; one that the page has made shorter does.
    if (state.phase === 'finished' && phaseIn(text) !== 'finished') this.#tellEnd();
  }

  /** One move, except `deal` and `void`. Throws `GameError`; nothing has changed then. */
  move(action: Exclude<Action, { type: 'deal' | 'void' }>): void {
    this.#gate.pass();
    if (this.#pending) throw new GameError('action-illegal', 'the deal is awaited: only a void is accepted');
    this.#ask(action, reduce(this.#state, action));
    // A listener may have changed the settings of the page.
    this.#advance(reduce(this.#state, action));
    this.#tell(action);
  }

  /**
   * Deals: from the host's dealer where there is one, else from the shoe. Throws `action-illegal` at once. A deal that
   * fails or is not whole voids the round and rejects with `deal-invalid`; the bets lie on the circle as before.
   */
  deal(): Promise<void> {
    this.#gate.pass();
    if (this.#pending || !legalActions(this.#state).some(({ type }) => type === 'deal')) {
      throw new GameError('action-illegal', 'a deal is not allowed now');
    }
    return this.#deal();
  }

  async #deal(): Promise<void> {
    const { dealer } = this.host;
    const { round, attempt } = this.#state;
    const fair = dealer ? null : this.#fair.awaits(this.#state);
    if (dealer) {
      const cards = cardsToDeal(this.#state);
      await this.#layWhen(
        new PendingDeal(true),
        async () => dealer({ round, attempt, cards }),
        (deck) => deck,
      );
    } else if (fair) {
      await this.#layWhen(
        new PendingDeal(false),
        () => fair,
        () => this.#shuffle(),
      );
    } else {
      this.#lay(() => this.#shuffle());
    }
  }

  /** The order of the cards where no dealer of the page gives it. */
  #shuffle(): ArrayLike<Card> {
    const { randomSource } = this.host;
    return deckFor(this.#state, randomSource ?? this.#fair.source(this.#state) ?? cryptoSource());
  }

  /** Lays the cards as soon as what the deal needs is there, unless the deal has been abandoned. */
  async #layWhen<T>(
    pending: PendingDeal,
    coming: () => Promise<T>,
    deckOf: (come: T) => ArrayLike<Card>,
  ): Promise<void> {
    this.#pending = pending;
    this.host.tableChanged();
    const come = await pending.outcome(coming);
    if (pending.removed) return;
    if (this.#pending !== pending) throw new GameError('deal-invalid', 'the deal was abandoned');
    this.#pending = null;
    this.#gate.shut();
    try {
      this.#lay(() => deckOf(come()));
    } finally {
      this.#endWait();
    }
  }

  #lay(deck: () => ArrayLike<Card>): void {
    try {
      this.#advance(reduce(this.#state, { type: 'deal', deck: deck() }));
    } catch (cause) {
      const error = dealFailure(cause);
      this.#takeBack(error.code);
      this.host.dispatchEvent(new CsErrorEvent(error));
      throw error;
    }
    const { round, player, dealer } = this.#view;
    this.host.dispatchEvent(new CsDealEvent(round, player.cards, dealer.upcard as Card));
  }

  /** The table was removed. What its page was to deal may never come: the round is taken back, and `deal` resolves. */
  leave(): void {
    if (!this.#pending?.fromPage) return;
    this.#pending.removed = true;
    this.#takeBackAwaited('removed');
  }

  /** Takes the round back; a deal that is still awaited is abandoned. Throws `action-illegal`. */
  void(reason: string): void {
    this.#gate.pass();
    this.#takeBackAwaited(reason);
  }

  #takeBackAwaited(reason: string): void {
    const pending = this.#pending;
    this.#pending = null;
    this.#takeBack(reason);
    pending?.abandon();
    this.#endWait();
  }

  #takeBack(reason: string): void {
    this.#advance(reduce(this.#state, { type: 'void', reason }));
    this.host.dispatchEvent(new CsVoidEvent(reason));
  }

  /** The table after a move. */
  #advance(state: TableState): void {
    this.#fair.follow(this.#state, state);
    this.#become(state);
  }

  #become(state: TableState): void {
    const before = this.#view;
    this.#put(state);
    this.host.tableChanged();
    this.host.sessionAdvanced(before, this.#view);
    if (state.phase === 'finished' && before.phase !== 'finished') this.#tellEnd();
  }

  #put(state: TableState): void {
    this.#state = state;
    this.#view = playerView(state);
  }

  #tellEnd(): void {
    this.host.sessionEnded(this.#view);
    const { total, played, verdict, reason } = this.#view;
    this.host.dispatchEvent(new CsSessionEndEvent(total, played, verdict ?? 'draw', reason ?? 'end'));
  }

  /** Asks the page before a bet or a decision. Throws `cancelled` when a listener prevents it. */
  #ask(action: Action, next: TableState): void {
    const event = questionOf(action, next);
    if (event && !this.host.dispatchEvent(event)) {
      throw new GameError('cancelled', `the page prevented this ${action.type}`);
    }
  }

  #tell(action: Action): void {
    const { settlement, round, player, jackpot } = this.#view;
    if (!settlement || (action.type !== 'call' && action.type !== 'fold')) return;
    this.host.dispatchEvent(new CsSettleEvent(round, settlement));
    const prize = settlement.bets.jackpot?.returned ?? 0;
    if (prize > 0 && player.category)
      this.host.dispatchEvent(new CsJackpotEvent(prize, player.category, jackpot?.meter ?? 0));
  }
}

import type { PlayerView } from '@caribbean-stud/core';
import { adoptStyles, html, isServer, type LitElement, type TemplateResult } from 'lit';
import { Announcer } from './controllers/announcer.js';
import { Autoplay, READING_TIME, type AutoplayResult } from './controllers/autoplay.js';
import type { AutoplayOptions } from './controllers/autoplay-plan.js';
import { FocusController } from './controllers/focus-controller.js';
import { HandMoves, voidNotice } from './controllers/hand-moves.js';
import { InputGuard } from './controllers/input-guard.js';
import { LiveMeterController } from './controllers/live-meter.js';
import { momentOf } from './controllers/moment.js';
import { OddsController } from './controllers/odds.js';
import { PaperController } from './controllers/paper.js';
import { PressAnswer } from './controllers/press-answer.js';
import { buttonForKey } from './controllers/shortcuts.js';
import { Stage } from './controllers/stage.js';
import { Localizer } from './localize.js';
import { tableConfig } from './options/read-options.js';
import type { FeltPart, Scene } from './scene/scene.js';
import { statesOf } from './scene/states.js';
import { tableScene } from './scene/table.js';
import { TableElement } from './table-element.js';

/** A table that can be played, by hand, by methods and by itself, and that shows what happens. */
export class PlayableElement extends TableElement {
  readonly #localizer = new Localizer(this);
  readonly #moves = new HandMoves(this, () => this.written.current.options.chips);
  readonly #announcer = new Announcer();
  readonly #guard = new InputGuard();
  readonly #answer = new PressAnswer();
  readonly #stage = new Stage(this);
  readonly #autoplay = new Autoplay(this, () => READING_TIME[this.written.current.options.speed]);
  readonly #liveMeter = new LiveMeterController(() => this.requestUpdate());
  readonly #odds = new OddsController(() => this.requestUpdate());
  readonly #paper = new PaperController(this, () => {
    this.requestUpdate();
    this.performUpdate();
  });
  readonly #internals = this.attachInternals();
  #only: readonly FeltPart[] | null = null;

  constructor() {
    super();
    new FocusController(this);
  }

  /** Sets the ante to an amount in smallest units. Rejects with `limit`, `funds` or `amount-invalid`. */
  placeAnte(amount: number): Promise<void> {
    return this.#play(() => this.controller.move({ type: 'ante', amount }));
  }

  /** Puts the jackpot bet down or takes it back. Rejects with `funds`, and with `action-illegal` where there is none. */
  placeJackpot(on: boolean): Promise<void> {
    return this.#play(() => this.controller.move({ type: 'jackpot', on }));
  }

  /** Puts the 5+1 bet down or takes it back. Rejects with `funds`, and with `action-illegal` where there is none. */
  placeBonus(on: boolean): Promise<void> {
    return this.#play(() => this.controller.move({ type: 'bonus', on }));
  }

  /** Takes all chips back. */
  clearBets(): Promise<void> {
    return this.#play(() => this.controller.move({ type: 'clear' }));
  }

  /** Puts the bets of the last round down, side bets included. */
  rebet(): Promise<void> {
    return this.#play(() => this.controller.move({ type: 'rebet' }));
  }

  /** Deals. A deal that fails voids the round and rejects with `deal-invalid`. */
  get deal(): () => Promise<void> {
    return this.#deal;
  }

  /** The attribute of this name, for frameworks that assign to what they find on an element. */
  set deal(written: string | null) {
    if (this.written.write('deal', written)) this.optionsChanged();
  }

  /** Turns the player's own cards where they were dealt face down. */
  look(): Promise<void> {
    return this.#play(() => this.controller.move({ type: 'look' }));
  }

  /** Calls: adds exactly twice the ante, and the showdown follows. */
  call(): Promise<void> {
    return this.#play(() => this.controller.move({ type: 'call' }));
  }

  /** Folds: gives up the ante, and the cards are turned. */
  fold(): Promise<void> {
    return this.#play(() => this.controller.move({ type: 'fold' }));
  }

  /** Goes on from a settled round to the next, or to the end of the session. */
  next(): Promise<void> {
    return this.#play(() => this.controller.move({ type: 'next' }));
  }

  /** Takes back the round that is dealt or awaited: all bets lie on the circle again, and it does not count. */
  voidRound(reason = ''): Promise<void> {
    return this.#play(() => {
      this.controller.void(String(reason));
      this.#moves.notice = voidNotice;
    });
  }

  /** Ends the session. */
  end(): Promise<void> {
    return this.#play(() => this.controller.move({ type: 'end' }));
  }

  /** Begins a new session, with the settings of the page as they are by now. */
  restart(): Promise<void> {
    return this.#play(() => this.controller.move({ type: 'restart' }));
  }

  /**
   * Plays rounds by itself until one of the conditions holds or it is stopped; the decisions follow a strategy or are left
   * to the player. Resolves when it is over. Rejects with `option-invalid`, and with `action-illegal` while it runs already.
   */
  autoplay(options: AutoplayOptions = {}): Promise<AutoplayResult> {
    return this.#autoplay.play(options);
  }

  /** Stops autoplay after the move that is under way. */
  stop(): void {
    this.#autoplay.stop();
  }

  /** Goes on with a saved table; the page's settings hold from the next round. Rejects with `save-invalid`. */
  restore(text: string): Promise<void> {
    return this.#play(() => this.controller.restore(text, tableConfig(this.written.current.options)));
  }

  protected override get playerDecides(): boolean {
    return this.#autoplay.state !== 'plays';
  }

  override tableChanged(): void {
    super.tableChanged();
    this.#autoplay.tableChanged();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stage.close();
    this.#liveMeter.stop();
    this.#odds.stop();
    this.#autoplay.stop();
    // An element that is moved is back by then.
    queueMicrotask(() => {
      if (!this.isConnected) this.controller.leave();
    });
  }

  /**
   * Takes over a root that a server has drawn: what lies there gives way to the table as this page knows it, with its
   * language and what it has kept, before the next frame.
   */
  protected override createRenderRoot(): ShadowRoot {
    const Class = this.constructor as typeof LitElement;
    const root = this.shadowRoot ?? this.attachShadow(Class.shadowRootOptions);
    root.replaceChildren();
    adoptStyles(root, Class.elementStyles);
    return root;
  }

  protected override willUpdate(): void {
    super.willUpdate();
    const { options, money } = this.written.current;
    if (!isServer && this.isConnected)
      this.#liveMeter.follow(options.jackpot === null ? null : options.jackpotSrc, money);
  }

  protected override render(): TemplateResult {
    const scene = this.#scene();
    return html`${tableScene(scene, this.#announcer.say(scene), this.#only)}`;
  }

  /** @internal */
  drawFelt(parts: readonly FeltPart[]): void {
    this.#only = this.isUpdatePending ? null : parts;
    this.requestUpdate();
    this.performUpdate();
    this.#only = null;
  }

  protected override firstUpdated(): void {
    const root = this.renderRoot as ShadowRoot;
    root.addEventListener('click', this.#answer.onClick, { capture: true });
    root.addEventListener('click', this.#guard.onClick, { capture: true });
    root.addEventListener('keydown', this.#guard.onKeyDown, { capture: true });
    root.addEventListener('keydown', this.#onKey);
  }

  protected override async scheduleUpdate(): Promise<void> {
    if (this.#stage.begins) await this.#answer.shown;
    await super.scheduleUpdate();
  }

  /** The felt of a new phase follows some frames later: it belongs to the drawing. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await this.#stage.feltReady;
    return super.getUpdateComplete();
  }

  protected override updated(): void {
    const view = this.table;
    this.#guard.shows(momentOf(view), performance.now());
    this.#showStates(view);
    super.updated();
  }

  readonly #onKey = (event: Event): void => {
    if ((event as KeyboardEvent).key === 'Escape') this.stop();
    const { shortcuts } = this.written.current.options;
    const button = shortcuts === 'on' ? buttonForKey(event as KeyboardEvent, this.renderRoot) : null;
    if (!button) return;
    event.preventDefault();
    button.click();
  };

  readonly #deal = (): Promise<void> => this.#play(() => this.controller.deal());

  #showStates(view: PlayerView): void {
    const { states } = this.#internals;
    states.clear();
    for (const state of statesOf(view)) states.add(state);
  }

  /** The state changes at once; the promise waits until it is on the screen and nothing moves any more. */
  async #play(move: () => void | Promise<void>): Promise<void> {
    this.#moves.notice = null;
    await this.#stage.play(move, this.written.current.options);
  }

  #scene(): Scene {
    const { options, money } = this.written.current;
    const { activeChip, panel, notice, copied, erasing } = this.#moves;
    this.#stage.draws(this.table);
    const told = this.#stage.told(this.table);
    const scene: Scene = {
      view: this.table,
      told,
      onFelt: this.#stage.onFelt(this.table),
      dealtFaceDown: this.#stage.dealtFaceDown,
      options,
      money,
      localizer: this.#localizer,
      moves: this.#moves,
      dealing: this.controller.dealing,
      given: this.controller.given,
      autoplay: this.#autoplay.state,
      activeChip: Math.min(activeChip, options.chips.length - 1),
      panel,
      odds: () => (isServer ? 'computing' : this.#odds.of(this.table.terms.rules, this.table.rounds)),
      fairness: () => this.controller.fairness,
      copied,
      notKept: this.notKept,
      statistics: told === this.table ? this.keptStatistics.current : this.keptStatistics.before,
      erasing,
      liveMeter: this.#liveMeter.live,
      printing: this.#paper.printing,
      notice: null,
    };
    return { ...scene, notice: notice?.(scene) ?? null };
  }
}

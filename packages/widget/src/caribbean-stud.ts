import type { GameError, PlayerView, RandomSource } from '@caribbean-stud/core';
import { html, type PropertyDeclaration, type TemplateResult } from 'lit';
import { Announcer } from './controllers/announcer.js';
import type { Dealer } from './controllers/dealer.js';
import { FocusController } from './controllers/focus-controller.js';
import { HandMoves, voidNotice } from './controllers/hand-moves.js';
import { InputGuard } from './controllers/input-guard.js';
import { OddsController } from './controllers/odds.js';
import { Persistence } from './controllers/persistence.js';
import { buttonForKey } from './controllers/shortcuts.js';
import { Stage } from './controllers/stage.js';
import { TableController } from './controllers/table-controller.js';
import { define } from './define-element.js';
import { Localizer } from './localize.js';
import { OptionsElement } from './options-element.js';
import type { Options } from './options/options.js';
import { tableConfig } from './options/read-options.js';
import type { Scene } from './scene/scene.js';
import { statesOf } from './scene/states.js';
import { tableScene } from './scene/table.js';
import { styles } from './styles/index.js';
import { VERSION } from './version.js';

/** The engine in use, and why WebAssembly is not although it was not ruled out. */
export interface Readiness {
  readonly engine: 'wasm' | 'js';
  readonly fallbackReason?: string | undefined;
}

/**
 * A playable Caribbean Stud table.
 *
 * Amounts in attributes, and in the properties of the same name, are in major units (`2.01`); amounts in methods, events
 * and `table` are whole numbers of the smallest unit (`201`). Methods resolve once the state has changed and is on the
 * screen; a move that is not allowed rejects with a `GameError` and changes nothing.
 *
 * @tag caribbean-stud
 * @fires {CsReadyEvent} cs-ready - The engine has been chosen: `engine`, `fallbackReason`.
 * @fires {CsBetEvent} cs-bet - Chips are about to be put down or taken back: `kind`, `amount`. Cancelable.
 * @fires {CsDecisionEvent} cs-decision - The player is about to call or fold: `decision`. Cancelable.
 * @fires {CsDealEvent} cs-deal - The cards lie: `round`, `cards`, `upcard`.
 * @fires {CsSettleEvent} cs-settle - A round is settled and paid: `round`, `settlement`.
 * @fires {CsVoidEvent} cs-void - A round was taken back: `reason`.
 * @fires {CsJackpotEvent} cs-jackpot - The jackpot bet has won: `prize`, `category`, `meter`.
 * @fires {CsSessionEndEvent} cs-session-end - The session is over: `total`, `rounds`, `winner`, `reason`.
 * @fires {CsErrorEvent} cs-error - An attribute cannot be read, or a deal failed: `error` with its `code`.
 */
export class CaribbeanStud extends OptionsElement {
  /** The version of the package. */
  static readonly version = VERSION;

  static override styles = [...styles];

  static override properties: Record<string, PropertyDeclaration> = {
    randomSource: { attribute: false },
    dealer: { attribute: false },
  };

  /**
   * Registers the element under a name, by default its own. Where the name is taken by another copy, the first stays and
   * one warning names both versions.
   */
  static define(tag = 'caribbean-stud', registry: CustomElementRegistry = customElements): void {
    define(this, tag, registry);
  }

  /** Where the cards come from when there is no `dealer` and no seed; the platform's cryptographic source by default. */
  declare randomSource: RandomSource | null;
  /** Deals on behalf of the page, for instance from a server. */
  declare dealer: Dealer | null;

  readonly #localizer = new Localizer(this);
  readonly #moves = new HandMoves(this, () => this.written.current.options.chips);
  readonly #announcer = new Announcer();
  readonly #guard = new InputGuard();
  readonly #stage = new Stage(this);
  readonly #odds = new OddsController(() => this.requestUpdate());
  readonly #persistence = new Persistence((error) => this.report(error));
  readonly #internals = this.attachInternals();
  #controller: TableController | null = null;
  #stale = false;
  #engine: string | null = null;
  #storageKey: string | null = null;
  #ready: Promise<Readiness> | null = null;

  constructor() {
    super();
    this.randomSource = null;
    this.dealer = null;
    new FocusController(this);
  }

  /** What the player may know, as plain frozen data. */
  get table(): PlayerView {
    return this.#table.view;
  }

  /** Resolves to the engine in use once it is loaded. */
  get ready(): Promise<Readiness> {
    return (this.#ready ??= this.#load());
  }

  /** Sets the ante to an amount in smallest units. */
  placeAnte(amount: number): Promise<void> {
    return this.#play(() => this.#table.move({ type: 'ante', amount }));
  }

  /** Puts the jackpot bet down or takes it back. */
  placeJackpot(on: boolean): Promise<void> {
    return this.#play(() => this.#table.move({ type: 'jackpot', on }));
  }

  /** Puts the 5+1 bet down or takes it back. */
  placeBonus(on: boolean): Promise<void> {
    return this.#play(() => this.#table.move({ type: 'bonus', on }));
  }

  /** Takes all chips back. */
  clearBets(): Promise<void> {
    return this.#play(() => this.#table.move({ type: 'clear' }));
  }

  /** Puts the bets of the last round down, side bets included. */
  rebet(): Promise<void> {
    return this.#play(() => this.#table.move({ type: 'rebet' }));
  }

  /** Deals. A deal that fails voids the round and rejects with `deal-invalid`. */
  deal(): Promise<void> {
    return this.#play(() => this.#table.deal());
  }

  /** Turns the player's own cards where they were dealt face down. */
  look(): Promise<void> {
    return this.#play(() => this.#table.move({ type: 'look' }));
  }

  /** Calls: adds exactly twice the ante, and the showdown follows. */
  call(): Promise<void> {
    return this.#play(() => this.#table.move({ type: 'call' }));
  }

  /** Gives up the ante. */
  fold(): Promise<void> {
    return this.#play(() => this.#table.move({ type: 'fold' }));
  }

  /** Goes on from a settled round to the next, or to the end of the session. */
  next(): Promise<void> {
    return this.#play(() => this.#table.move({ type: 'next' }));
  }

  /** Takes the round back: all bets lie on the circle again, and the round does not count. */
  voidRound(reason = ''): Promise<void> {
    return this.#play(() => {
      this.#table.void(String(reason));
      this.#moves.notice = voidNotice;
    });
  }

  /** Ends the session. */
  end(): Promise<void> {
    return this.#play(() => this.#table.move({ type: 'end' }));
  }

  /** Begins a new session. */
  restart(): Promise<void> {
    return this.#play(() => this.#table.move({ type: 'restart' }));
  }

  /** The table as text, to be restored later. It holds the hole cards of a running round. */
  save(): string {
    return this.#table.save();
  }

  /** Goes on with a saved table; the page's settings hold from the next round. Rejects with `save-invalid`. */
  restore(text: string): Promise<void> {
    return this.#play(() => this.#table.restore(text, tableConfig(this.written.current.options)));
  }

  /** @internal */
  tableChanged(): void {
    this.requestUpdate();
    if (this.#controller) this.#persistence.write(this.#controller.save());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stage.finish();
    this.#odds.stop();
  }

  protected override optionsChanged(): void {
    this.#stale = true;
    super.optionsChanged();
  }

  protected override willUpdate(): void {
    const { engine } = this.written.current.options;
    if (engine !== this.#engine) this.#ready = this.#load();
  }

  protected override render(): TemplateResult {
    const scene = this.#scene();
    return html`${tableScene(scene, this.#announcer.say(scene))}`;
  }

  protected override firstUpdated(): void {
    const root = this.renderRoot as ShadowRoot;
    root.addEventListener('click', this.#guard.onClick, { capture: true });
    root.addEventListener('keydown', this.#guard.onKeyDown, { capture: true });
    root.addEventListener('keydown', this.#onKey);
  }

  protected override updated(): void {
    const { view } = this.#table;
    this.#guard.shows(`${view.phase} ${view.round}`, performance.now());
    this.#showStates(view);
    super.updated();
  }

  readonly #onKey = (event: Event): void => {
    const { shortcuts } = this.written.current.options;
    const button = shortcuts === 'on' ? buttonForKey(event as KeyboardEvent, this.renderRoot) : null;
    if (!button) return;
    event.preventDefault();
    button.click();
  };

  #showStates(view: PlayerView): void {
    const { states } = this.#internals;
    states.clear();
    for (const state of statesOf(view)) states.add(state);
  }

  /** The table, on the options in force. */
  get #table(): TableController {
    const { options } = this.written.current;
    if (!this.#controller) this.#controller = new TableController(this, tableConfig(options));
    else if (this.#stale) this.#controller.configure(tableConfig(options));
    this.#stale = false;
    if (options.storageKey !== this.#storageKey) this.#resume(this.#controller, options);
    return this.#controller;
  }

  /** Goes on with the table kept under the key, where there is one; a table that cannot be read starts fresh. */
  #resume(table: TableController, options: Options): void {
    this.#storageKey = options.storageKey;
    const kept = this.#persistence.open(options.storageKey);
    if (kept === null) return;
    try {
      table.restore(kept, tableConfig(options));
    } catch (error) {
      this.report(error as GameError);
    }
  }

  async #load(): Promise<Readiness> {
    const { engine } = this.written.current.options;
    this.#engine = engine;
    const { engine: used, fallbackReason } = await this.#table.load(engine);
    return { engine: used, fallbackReason };
  }

  /** The state changes at once; the promise waits until it is on the screen and nothing moves any more. */
  async #play(move: () => void | Promise<void>): Promise<void> {
    this.#stage.finish();
    this.#moves.notice = null;
    const before = this.table;
    await move();
    if (this.isConnected) await this.#stage.show(before, this.table, this.written.current.options);
  }

  #scene(): Scene {
    const { options, money } = this.written.current;
    const { activeChip, panel, notice } = this.#moves;
    const scene: Scene = {
      view: this.#table.view,
      told: this.#stage.told(this.#table.view),
      dealtFaceDown: this.#stage.dealtFaceDown,
      options,
      money,
      localizer: this.#localizer,
      moves: this.#moves,
      dealing: this.#table.dealing,
      activeChip: Math.min(activeChip, options.chips.length - 1),
      panel,
      odds: () => this.#odds.of(this.#table.view.terms.rules, this.#table.view.rounds),
      notice: null,
    };
    return { ...scene, notice: notice?.(scene) ?? null };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'caribbean-stud': CaribbeanStud;
  }
}

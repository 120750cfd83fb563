import type { GameError, PlayerView, RandomSource } from '@caribbean-stud/core';
import { isServer, type PropertyDeclaration } from 'lit';
import type { Dealer } from './controllers/dealer.js';
import { BrowserStorage } from './controllers/browser-storage.js';
import { Persistence } from './controllers/persistence.js';
import { StatisticsKeeper } from './controllers/statistics-keeper.js';
import { TableController } from './controllers/table-controller.js';
import { OptionsElement } from './options-element.js';
import type { Options } from './options/options.js';
import { ATTRIBUTES_ONLY } from './options/properties.js';
import type { NotKept } from './scene/scene.js';
import type { Statistics } from './statistics.js';
import { tableConfig } from './options/read-options.js';

/** The engine in use, and why WebAssembly is not although it was not ruled out. */
export interface Readiness {
  readonly engine: 'wasm' | 'js';
  readonly fallbackReason?: string | undefined;
}

/** Whether a round of the session was dealt, or is about to be: then its currency stays until the next session. */
function begun({ dealing, view: { register, phase, reason } }: TableController): boolean {
  return dealing || register.length > 0 || (phase !== 'betting' && reason !== 'funds');
}

/** An element that holds a table on the options in force, on the engine that was asked for, kept where the page wants it. */
export class TableElement extends OptionsElement {
  static override properties: Record<string, PropertyDeclaration> = {
    randomSource: { attribute: false },
    dealer: { attribute: false },
  };

  /** Where the cards come from when there is no `dealer` and no seed; the platform's cryptographic source by default. */
  declare randomSource: RandomSource | null;
  /** Deals on behalf of the page, for instance from a server. */
  declare dealer: Dealer | null;

  readonly #storage = new BrowserStorage((error) => this.#reportNotKept(error));
  readonly #persistence = new Persistence(this.#storage, (error) => this.#reportNotKept(error));
  readonly #statistics = new StatisticsKeeper(this.#storage, (error) => this.report(error));
  #controller: TableController | null = null;
  #stale = false;
  #engine: string | null = null;
  #storageKey: string | null = null;
  #notKept: NotKept | null = null;
  #ready: Promise<Readiness> | null = null;

  constructor() {
    super();
    this.randomSource = null;
    this.dealer = null;
  }

  /** What the player may know, as plain frozen data. */
  get table(): PlayerView {
    return this.controller.view;
  }

  /** Resolves to the engine in use once it is loaded. */
  get ready(): Promise<Readiness> {
    const { engine } = this.written.current.options;
    if (!this.#ready || engine !== this.#engine) this.#ready = this.#load(engine);
    return this.#ready;
  }

  /** The table as text, to be restored later. It holds the hole cards of a running round. */
  save(): string {
    return this.controller.save();
  }

  /** What the player has done in all sessions under this `storage-key`, frozen; `null` where none is set. */
  get statistics(): Statistics | null {
    return this.keptStatistics.current;
  }

  /** Forgets the statistics, here and in the browser's storage. */
  eraseStatistics(): void {
    this.keptStatistics.erase();
    this.requestUpdate();
  }

  /** @internal */
  tableChanged(): void {
    this.requestUpdate();
    const controller = this.#controller;
    if (!controller) return;
    // A session is played to its end in the money that it began with.
    if (this.written.holdMoney(begun(controller))) this.optionsChanged();
    this.#persistence.write(() => controller.save());
  }

  /** @internal */
  sessionAdvanced(before: PlayerView, after: PlayerView): void {
    const { currency } = this.written.current.money;
    this.#statistics.follow(before, after, { currency, decided: this.playerDecides });
  }

  /** @internal */
  sessionEnded({ played }: PlayerView): void {
    this.#statistics.endSession(played);
  }

  /** Whether decisions are the player's at this moment. */
  protected get playerDecides(): boolean {
    return true;
  }

  /** Why the table is not kept, or could not be brought back; `null` where all is well, or nothing is to be kept. */
  protected get notKept(): NotKept | null {
    return this.#notKept;
  }

  /** The statistics under the key in force. */
  protected get keptStatistics(): StatisticsKeeper {
    // The table is what turns to the key.
    void this.controller;
    return this.#statistics;
  }

  protected override optionsChanged(): void {
    this.#stale = true;
    super.optionsChanged();
  }

  protected override willUpdate(): void {
    if (isServer) {
      // A server draws once, from attributes, and tells an element only of those that are properties.
      for (const name of ATTRIBUTES_ONLY) this.written.write(name, this.getAttribute(name));
      return;
    }
    void this.ready;
  }

  /** The table, on the options in force. */
  protected get controller(): TableController {
    const { options } = this.written.current;
    if (!this.#controller) this.#controller = new TableController(this, tableConfig(options));
    else if (this.#stale) this.#controller.configure(tableConfig(options));
    this.#stale = false;
    this.#controller.wantProofs(options.panels.includes('fairness'));
    if (!isServer && options.storageKey !== this.#storageKey) this.#resume(this.#controller, options);
    return this.#controller;
  }

  /** Goes on with the table kept under the key, where there is one; a table that cannot be read starts fresh. */
  #resume(table: TableController, options: Options): void {
    this.#storageKey = options.storageKey;
    this.#notKept = null;
    this.#storage.tryAgain();
    const kept = this.#persistence.open(options.storageKey);
    this.#statistics.open(options.storageKey);
    if (kept === null) return;
    try {
      table.restore(kept, tableConfig(options));
    } catch (error) {
      this.#reportNotKept(error as GameError);
    }
  }

  /** The player is told as well: otherwise a table that is gone after the next reload would come as a surprise. */
  #reportNotKept(error: GameError): void {
    this.#notKept = error.code as NotKept;
    this.report(error);
    this.requestUpdate();
  }

  async #load(engine: Options['engine']): Promise<Readiness> {
    this.#engine = engine;
    const { engine: used, fallbackReason } = await this.controller.load(engine);
    return { engine: used, fallbackReason };
  }
}

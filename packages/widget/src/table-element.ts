import type { GameError, PlayerView, RandomSource } from '@caribbean-stud/core';
import { isServer, type PropertyDeclaration } from 'lit';
import type { Dealer } from './controllers/dealer.js';
import { Persistence } from './controllers/persistence.js';
import { TableController } from './controllers/table-controller.js';
import { OptionsElement } from './options-element.js';
import type { Options } from './options/options.js';
import { ATTRIBUTES_ONLY } from './options/properties.js';
import { tableConfig } from './options/read-options.js';

/** The engine in use, and why WebAssembly is not although it was not ruled out. */
export interface Readiness {
  readonly engine: 'wasm' | 'js';
  readonly fallbackReason?: string | undefined;
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

  readonly #persistence = new Persistence((error) => this.report(error));
  #controller: TableController | null = null;
  #stale = false;
  #engine: string | null = null;
  #storageKey: string | null = null;
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
    return (this.#ready ??= this.#load());
  }

  /** The table as text, to be restored later. It holds the hole cards of a running round. */
  save(): string {
    return this.controller.save();
  }

  /** @internal */
  tableChanged(): void {
    this.requestUpdate();
    if (this.#controller) this.#persistence.write(this.#controller.save());
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
    const { engine } = this.written.current.options;
    if (engine !== this.#engine) this.#ready = this.#load();
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
    const { engine: used, fallbackReason } = await this.controller.load(engine);
    return { engine: used, fallbackReason };
  }
}

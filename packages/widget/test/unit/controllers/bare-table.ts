import {
  parseCards,
  type Action,
  type PlayerView,
  type RandomSource,
  type TableConfigLike,
} from '@caribbean-stud/core';
import { Autoplay } from '../../../src/controllers/autoplay.js';
import type { Dealer } from '../../../src/controllers/dealer.js';
import { TableController } from '../../../src/controllers/table-controller.js';

/** The table of an element without the element: the same methods and events, and nothing to look at. */
export class BareTable extends EventTarget {
  readonly randomSource: RandomSource | null = null;
  dealer: Dealer | null = null;
  readonly controller: TableController;
  readonly autoplay: Autoplay;
  /** How long a settled round can be read, in milliseconds. */
  readingTime = 0;

  constructor(config: TableConfigLike = {}) {
    super();
    this.controller = new TableController(this, config);
    this.autoplay = new Autoplay(this, () => this.readingTime);
  }

  get table(): PlayerView {
    return this.controller.view;
  }

  /** Deals these hands in turn, the player's and the dealer's, upcard first. */
  deals(...hands: readonly (readonly [player: string, dealer: string])[]): this {
    let deals = 0;
    this.dealer = () => parseCards((hands[deals++ % hands.length] as readonly string[]).join(' '));
    return this;
  }

  placeAnte(amount: number): Promise<void> {
    return this.#move({ type: 'ante', amount });
  }

  placeJackpot(on: boolean): Promise<void> {
    return this.#move({ type: 'jackpot', on });
  }

  clearBets(): Promise<void> {
    return this.#move({ type: 'clear' });
  }

  rebet(): Promise<void> {
    return this.#move({ type: 'rebet' });
  }

  async deal(): Promise<void> {
    await this.controller.deal();
  }

  look(): Promise<void> {
    return this.#move({ type: 'look' });
  }

  call(): Promise<void> {
    return this.#move({ type: 'call' });
  }

  fold(): Promise<void> {
    return this.#move({ type: 'fold' });
  }

  next(): Promise<void> {
    return this.#move({ type: 'next' });
  }

  async voidRound(): Promise<void> {
    this.controller.void('');
  }

  end(): Promise<void> {
    return this.#move({ type: 'end' });
  }

  restart(): Promise<void> {
    return this.#move({ type: 'restart' });
  }

  requestUpdate(): void {}

  tableChanged(): void {
    this.autoplay.tableChanged();
  }

  sessionAdvanced: (before: PlayerView, after: PlayerView) => void = () => {};
  sessionEnded: (view: PlayerView) => void = () => {};

  async #move(action: Exclude<Action, { type: 'deal' | 'void' }>): Promise<void> {
    this.controller.move(action);
  }
}

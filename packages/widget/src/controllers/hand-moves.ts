import { GameError, type PlayerView } from '@caribbean-stud/core';
import type { PanelName } from '../options/options.js';
import { amountText, type Moves, type Scene } from '../scene/scene.js';
import { ChipStack } from './chip-stack.js';
import { copyFrom } from './clipboard.js';

/** The element's own methods, which moves by hand go through as well. */
interface TableApi {
  readonly table: PlayerView;
  placeAnte(amount: number): Promise<void>;
  placeJackpot(on: boolean): Promise<void>;
  placeBonus(on: boolean): Promise<void>;
  clearBets(): Promise<void>;
  rebet(): Promise<void>;
  deal(): Promise<void>;
  look(): Promise<void>;
  call(): Promise<void>;
  fold(): Promise<void>;
  next(): Promise<void>;
  restart(): Promise<void>;
  end(): Promise<void>;
  stop(): void;
  eraseStatistics(): void;
  requestUpdate(): void;
}

/** Something that the table tells in place of its usual sentence. */
type Notice = (scene: Scene) => string;

/** Moves by hand, and what only the screen knows: the active chip, the open panel, the last refusal. */
export class HandMoves implements Moves {
  readonly #api: TableApi;
  readonly #chipValues: () => readonly number[];
  readonly #stack = new ChipStack();
  activeChip = 0;
  panel: PanelName | null = null;
  notice: Notice | null = null;
  /** The text that was put on the clipboard last. */
  copied: string | null = null;
  /** The next press on the button that erases the statistics does so. */
  erasing = false;

  constructor(api: TableApi, chipValues: () => readonly number[]) {
    this.#api = api;
    this.#chipValues = chipValues;
  }

  /** One more chip on the ante; the first puts down at least the minimum of the table. */
  addChip(value: number): void {
    const { bets, terms } = this.#api.table;
    const amount = Math.max(bets.ante + value, terms.minAnte);
    this.#try(() => {
      const placed = this.#api.placeAnte(amount);
      // The chips lie there at once, whatever still moves.
      if (this.#api.table.bets.ante === amount)
        this.#stack.add(amount - bets.ante, bets.ante, this.#chipValues());
      return placed;
    });
  }

  /** Takes the last chip of the ante back; below the minimum of the table, all of them. */
  takeBack(): void {
    const { bets, terms } = this.#api.table;
    const rest = bets.ante - this.#stack.last(bets.ante, this.#chipValues());
    this.#try(() => {
      const taken = rest < terms.minAnte ? this.#api.clearBets() : this.#api.placeAnte(rest);
      if (this.#api.table.bets.ante < bets.ante) this.#stack.removeLast();
      return taken;
    });
  }

  clear(): void {
    this.#try(() => this.#api.clearBets());
  }

  rebet(): void {
    this.#try(() => this.#api.rebet());
  }

  jackpot(on: boolean): void {
    this.#try(() => this.#api.placeJackpot(on));
  }

  bonus(on: boolean): void {
    this.#try(() => this.#api.placeBonus(on));
  }

  deal(): void {
    this.#try(() => this.#api.deal());
  }

  look(): void {
    this.#try(() => this.#api.look());
  }

  call(): void {
    this.#try(() => this.#api.call());
  }

  fold(): void {
    this.#try(() => this.#api.fold());
  }

  next(): void {
    this.#try(() => this.#api.next());
  }

  restart(): void {
    this.#try(() => this.#api.restart());
  }

  end(): void {
    this.#try(() => this.#api.end());
  }

  stop(): void {
    this.#api.stop();
  }

  selectChip(place: number): void {
    this.activeChip = place;
    this.#api.requestUpdate();
  }

  showPanel(name: PanelName): void {
    this.panel = name;
    this.erasing = false;
    this.#api.requestUpdate();
  }

  copy(field: HTMLTextAreaElement): void {
    void copyFrom(field).then((done) => {
      if (!done) return;
      this.copied = field.value;
      this.#api.requestUpdate();
    });
  }

  /** The button asks for a second press before it erases. */
  eraseStatistics(): void {
    if (this.erasing) this.#api.eraseStatistics();
    this.notice = this.erasing ? erasedNotice : erasingNotice;
    this.erasing = !this.erasing;
    this.#api.requestUpdate();
  }

  /** The player has turned to something else. */
  keepStatistics(): void {
    this.erasing = false;
    if (this.notice === erasingNotice) this.notice = null;
    this.#api.requestUpdate();
  }

  /** What is refused is told at the table. */
  #try(move: () => Promise<void>): void {
    this.erasing = false;
    move().catch((error: unknown) => {
      if (!(error instanceof GameError)) throw error;
      this.notice = noticeFor(error);
      this.#api.requestUpdate();
    });
  }
}

/** Told after a round was taken back. */
export const voidNotice: Notice = ({ localizer }) => localizer.words.say.voided;

const erasingNotice: Notice = ({ localizer }) => localizer.words.statistics.erasing;
const erasedNotice: Notice = ({ localizer }) => localizer.words.statistics.erased;

/** What a refusal says at the table; `null` for those that need no words. */
function noticeFor({ code }: GameError): Notice | null {
  switch (code) {
    case 'limit':
      return (scene) => {
        const { minAnte, maxAnte } = scene.view.terms;
        return scene.localizer.words.refused.limit(amountText(scene, minAnte), amountText(scene, maxAnte));
      };
    case 'funds':
      return ({ localizer }) => localizer.words.refused.funds();
    case 'deal-invalid':
      return voidNotice;
    default:
      return null;
  }
}

import type { PlayerView } from '@caribbean-stud/core';
import type { ReactiveController } from 'lit';
import { momentOf } from './moment.js';

/** What the controller needs of its element. */
interface FocusHost {
  readonly table: PlayerView;
  readonly renderRoot: HTMLElement | DocumentFragment;
  addController(controller: ReactiveController): void;
}

/**
 * Keeps the keyboard in the game: when the button that had the focus is gone after a change, or is a place that takes no
 * chips any more, the focus goes to the main button of the new phase. A focus outside the table is never touched, and the
 * page is never scrolled.
 */
export class FocusController implements ReactiveController {
  #hadFocus = false;
  /** The button of the rail that had the focus when a new phase was about to be drawn. */
  #parked: HTMLElement | null = null;
  /** Phase and round on the screen. */
  #shown = '';

  constructor(private readonly host: FocusHost) {
    host.addController(this);
  }

  #focused(): HTMLElement | null {
    return this.host.renderRoot instanceof ShadowRoot
      ? (this.host.renderRoot.activeElement as HTMLElement | null)
      : null;
  }

  /**
   * In a new phase the rail is another. Its button gives the focus up before: browsers that remove an element with the
   * focus lay out the page there and then, half drawn, and once more when the drawing is done.
   */
  hostUpdate(): void {
    const shown = momentOf(this.host.table);
    const focused = this.#focused();
    this.#hadFocus = focused !== null;
    this.#parked = shown !== this.#shown && focused?.closest('.rail') ? focused : null;
    this.#parked?.blur();
    this.#shown = shown;
  }

  hostUpdated(): void {
    if (!this.#hadFocus) return;
    const kept = this.#parked?.isConnected ? this.#parked : this.#focused();
    const next =
      kept && !kept.matches('[data-spot][aria-disabled="true"]')
        ? kept
        : this.host.renderRoot.querySelector<HTMLElement>('.action.primary');
    if (next !== this.#focused()) next?.focus({ preventScroll: true });
  }
}

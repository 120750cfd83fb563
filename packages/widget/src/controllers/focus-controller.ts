import type { ReactiveController } from 'lit';

/** What the controller needs of its element. */
interface FocusHost {
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

  constructor(private readonly host: FocusHost) {
    host.addController(this);
  }

  #focused(): Element | null {
    return this.host.renderRoot instanceof ShadowRoot ? this.host.renderRoot.activeElement : null;
  }

  hostUpdate(): void {
    this.#hadFocus = this.#focused() !== null;
  }

  hostUpdated(): void {
    if (!this.#hadFocus) return;
    const focused = this.#focused();
    if (focused && !focused.matches('[data-spot][aria-disabled="true"]')) return;
    this.host.renderRoot.querySelector<HTMLElement>('.action.primary')?.focus({ preventScroll: true });
  }
}

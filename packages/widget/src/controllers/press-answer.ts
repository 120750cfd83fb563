import { inNextFrame } from '../motion/next-frame.js';

/**
 * Gives a press by mouse or finger a frame of its own, in which the button is seen to come up again: what follows from the
 * press is drawn after that, however long it takes. Keys get none: the next one may come at once, and needs its button.
 */
export class PressAnswer {
  #shown: Promise<void> | null = null;

  /** Resolves when the last press is answered; `null` where there is nothing to wait for. */
  get shown(): Promise<void> | null {
    return this.#shown;
  }

  /** For the capture phase of clicks. */
  readonly onClick = (event: Event): void => {
    const pressed = (event as MouseEvent).detail > 0 && (event.target as Element).closest('[data-action]');
    this.#shown = pressed ? new Promise((resolve) => inNextFrame(() => setTimeout(resolve))) : null;
  };
}

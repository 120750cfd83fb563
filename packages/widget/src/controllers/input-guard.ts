/** A second click this soon after the phase has changed belongs to a double click on a button that is gone. */
const DOUBLE_CLICK_MS = 450;

/** Keeps held keys and double clicks from making more moves than were meant. */
export class InputGuard {
  #phase = '';
  #changedAt = Number.NEGATIVE_INFINITY;

  /** Notes the phase on the screen; `now` as in `event.timeStamp`. */
  shows(phase: string, now: number): void {
    if (phase === this.#phase) return;
    this.#phase = phase;
    this.#changedAt = now;
  }

  /** For the capture phase of clicks: stops the second half of a double click after a change of phase. */
  readonly onClick = (event: Event): void => {
    const target = event.target as Element | null;
    if ((event as MouseEvent).detail < 2 || !target?.closest('[data-action]')) return;
    if (event.timeStamp - this.#changedAt < DOUBLE_CLICK_MS) event.stopPropagation();
  };

  /** For the capture phase of key presses: a held Enter or space presses a button once. */
  readonly onKeyDown = (event: Event): void => {
    const { key, repeat } = event as KeyboardEvent;
    const target = event.target as Element | null;
    if (repeat && (key === 'Enter' || key === ' ') && target?.closest('button')) event.preventDefault();
  };
}

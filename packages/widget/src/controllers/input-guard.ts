/** Further clicks of a series, this soon after the phase has changed, were meant for a button that is gone. */
const SERIES_MS = 450;

/** Keeps held keys and double clicks from making more moves than were meant. */
export class InputGuard {
  #phase = '';
  #changedAt = Number.NEGATIVE_INFINITY;
  /** The phase in which the last click was made. */
  #clickedIn = '';

  /** Notes the phase on the screen; `now` as in `event.timeStamp`. */
  shows(phase: string, now: number): void {
    if (phase === this.#phase) return;
    this.#phase = phase;
    this.#changedAt = now;
  }

  /**
   * For the capture phase of clicks: stops the second half of a double click whose first half has changed the phase,
   * however slow the machine is, and a third that comes as fast.
   */
  readonly onClick = (event: Event): void => {
    const before = this.#clickedIn;
    this.#clickedIn = this.#phase;
    const target = event.target as Element | null;
    if ((event as MouseEvent).detail < 2 || !target?.closest('[data-action]')) return;
    if (before !== this.#phase || event.timeStamp - this.#changedAt < SERIES_MS) event.stopPropagation();
  };

  /** For the capture phase of key presses: a held Enter or space presses a button once. */
  readonly onKeyDown = (event: Event): void => {
    const { key, repeat } = event as KeyboardEvent;
    const target = event.target as Element | null;
    if (repeat && (key === 'Enter' || key === ' ') && target?.closest('button')) event.preventDefault();
  };
}

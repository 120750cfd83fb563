import { inNextFrame } from './next-frame.js';

/** Something that begins to move at its moment of a sequence, and looks as it did before until then. */
export interface Cue {
  /** When it begins, in milliseconds from the start of the sequence at normal speed. */
  readonly at: number;
  readonly element: Element;
  /** The class that keeps the element as it was until then: not there yet, not gone yet, not raised, not lowered, not turned. */
  readonly hold: 'absent' | 'present' | 'flat' | 'risen' | 'down';
  readonly start: () => readonly Animation[];
}

/** Browsers hold back the clock of what is not drawn: this long after its end a sequence is over anyway. */
const GRACE = 300;

function endOf(animation: Animation): number {
  return Number(animation.effect?.getComputedTiming().endTime ?? 0);
}

/**
 * Runs cues over a table that is already in its final state. A frame begins with the cues of one moment only: where frames
 * take long, cards come later rather than many at once, and the browser lays out one at a time.
 */
export class Sequence {
  /** Resolves when nothing waits or moves any more. */
  readonly over: Promise<void>;
  readonly #rate: number;
  readonly #running: Animation[] = [];
  #waiting: readonly Cue[] = [];
  #callOff = () => {};
  #began: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #resolve = () => {};

  /** `rate` is how many times as fast as normal it runs. */
  constructor(rate: number) {
    this.#rate = rate;
    this.over = new Promise((resolve) => (this.#resolve = resolve));
  }

  /** Adds cues before the start: from now on their elements look as they did before. */
  add(cues: readonly Cue[]): void {
    this.#waiting = [...this.#waiting, ...cues].sort((one, other) => one.at - other.at);
    for (const { element, hold } of cues) element.classList.add(hold);
  }

  /** Begins with the next frame. */
  start(): void {
    this.#callOff = inNextFrame(this.#onFrame);
  }

  /** Brings everything to its end at once. */
  readonly finish = (): void => {
    this.#callOff();
    clearTimeout(this.#timer);
    for (const { element, hold } of this.#waiting) element.classList.remove(hold);
    this.#waiting = [];
    for (const animation of this.#running) animation.finish();
    this.#resolve();
  };

  readonly #onFrame = (now: number | null): void => {
    if (now === null) return this.finish();
    this.#began ??= now;
    const [next] = this.#waiting;
    if (next && next.at <= (now - this.#began) * this.#rate) this.#begin(next.at);
    if (this.#waiting.length > 0) this.#callOff = inNextFrame(this.#onFrame);
    else this.#rest();
  };

  #begin(moment: number): void {
    const due = this.#waiting.filter(({ at }) => at === moment);
    this.#waiting = this.#waiting.filter(({ at }) => at !== moment);
    // All classes first: to animate an element, the browser computes the styles of whatever has changed by then.
    for (const { element, hold } of due) element.classList.remove(hold);
    for (const animation of due.flatMap(({ start }) => start())) {
      animation.playbackRate = this.#rate;
      this.#running.push(animation);
    }
  }

  /** Everything moves by now: it is over when the last comes to rest. */
  #rest(): void {
    const end = Math.max(0, ...this.#running.map(endOf)) / this.#rate;
    this.#timer = setTimeout(this.finish, end + GRACE);
    void Promise.allSettled(this.#running.map((animation) => animation.finished)).then(this.finish);
  }
}

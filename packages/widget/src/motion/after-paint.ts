import { inNextFrame } from './next-frame.js';

/** Something that is done when the browser has painted what was drawn just now. */
export class AfterPaint {
  /** Resolves when it is done or called off. */
  readonly over: Promise<void>;
  #waits = true;
  #resolve = () => {};
  #callOff: () => void;

  constructor(task: () => void) {
    this.over = new Promise((resolve) => (this.#resolve = resolve));
    const run = () => {
      this.cancel();
      task();
    };
    // The first frame is the one that paints it.
    this.#callOff = inNextFrame((now) => {
      if (now === null) run();
      else this.#callOff = inNextFrame(run);
    });
  }

  get waits(): boolean {
    return this.#waits;
  }

  cancel(): void {
    this.#waits = false;
    this.#callOff();
    this.#resolve();
  }
}

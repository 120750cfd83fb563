import { inNextFrame } from './next-frame.js';

/** Tasks that are done one a frame, the first when the browser has painted what was drawn just now. */
export class FrameByFrame {
  /** Resolves when all are done or called off. */
  readonly over: Promise<void>;
  #waiting: readonly (() => void)[];
  #resolve = () => {};
  #callOff: () => void;

  constructor(tasks: readonly (() => void)[]) {
    this.#waiting = tasks;
    this.over = new Promise((resolve) => (this.#resolve = resolve));
    // The first frame is the one that paints it.
    this.#callOff = inNextFrame((now) => {
      if (now === null) this.#next(now);
      else this.#callOff = inNextFrame(this.#next);
    });
  }

  /** Calls off what waits. */
  cancel(): void {
    this.#waiting = [];
    this.#callOff();
    this.#resolve();
  }

  /** The next task; all that are left where no frames come. */
  readonly #next = (now: number | null): void => {
    const [task, ...rest] = this.#waiting;
    this.#waiting = rest;
    task?.();
    if (this.#waiting.length === 0) this.#resolve();
    else if (now === null) this.#next(now);
    else this.#callOff = inNextFrame(this.#next);
  };
}

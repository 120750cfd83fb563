import { GameError } from '@caribbean-stud/core';

/** Lets one move through in each tick: a second one would act on a table that nobody has seen yet. */
export class MoveGate {
  #shut = false;

  /** For a move that is asked for. Throws `action-illegal` where one has been made in this tick. */
  pass(): void {
    if (this.#shut) throw new GameError('action-illegal', 'one move at a time: await the one before');
    this.shut();
  }

  /** For a move that comes by itself, such as a deal that was awaited. */
  shut(): void {
    this.#shut = true;
    queueMicrotask(() => (this.#shut = false));
  }
}

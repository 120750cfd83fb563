import { announcement } from '../scene/announce.js';
import type { Scene } from '../scene/scene.js';

/** What the live region says: a sentence whenever something has happened, and nothing about the table as it was found. */
export class Announcer {
  #shown: string | null = null;
  #said = '';

  /** The sentence for a table that is about to be drawn. */
  say(scene: Scene): string {
    const { view, notice } = scene;
    const { ante, jackpot, bonus } = view.bets;
    const shown = [view.phase, view.round, ante, jackpot, bonus, view.player.cards !== null, notice].join();
    if (this.#shown !== null && shown !== this.#shown) this.#said = announcement(scene);
    this.#shown = shown;
    return this.#said;
  }
}

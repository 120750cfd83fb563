import { announcement } from '../scene/announce.js';
import type { Scene } from '../scene/scene.js';

/** What the live region says: a sentence whenever something has happened, and nothing about the table as it was found. */
export class Announcer {
  #shown: string | null = null;
  #notKept: Scene['notKept'] = null;
  #said = '';

  /** The sentence for a table that is about to be drawn. */
  say(scene: Scene): string {
    const { view, notice, notKept, localizer } = scene;
    const { ante, jackpot, bonus } = view.bets;
    const shown = [view.phase, view.round, ante, jackpot, bonus, view.player.cards !== null, notice].join();
    const news = [
      ...(shown !== this.#shown ? [announcement(scene)] : []),
      ...(notKept && notKept !== this.#notKept ? [localizer.words.notKept[notKept]] : []),
    ];
    if (this.#shown !== null && news.length > 0) this.#said = news.join(' ');
    this.#shown = shown;
    this.#notKept = notKept;
    return this.#said;
  }
}

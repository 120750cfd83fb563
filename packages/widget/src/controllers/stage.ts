import type { PlayerView } from '@caribbean-stud/core';
import { Motion } from '../motion/motion.js';
import type { Options } from '../options/options.js';
import { sequenceBetween } from './choreography.js';
import { Sounds } from './sounds.js';

/** What the controller needs of its element. */
interface StageHost {
  readonly updateComplete: Promise<boolean>;
  readonly renderRoot: ParentNode;
  requestUpdate(): void;
}

/** Moves the table from one state to the next on the screen. The state itself never waits for it. */
export class Stage {
  readonly #motion = new Motion();
  readonly #sounds = new Sounds();
  readonly #host: StageHost;
  #held: PlayerView | null = null;
  #dealtFaceDown = false;

  constructor(host: StageHost) {
    this.#host = host;
  }

  /** Takes note of a table that is about to be drawn: after a move, or as it was found. */
  draws({ phase, player }: PlayerView): void {
    if (phase === 'betting') this.#dealtFaceDown = false;
    else if (phase === 'deciding' && player.cards === null) this.#dealtFaceDown = true;
  }

  /** What header and panels show: while a showdown moves, the table as it was before, so that nothing gives it away. */
  told(view: PlayerView): PlayerView {
    return this.#held ?? view;
  }

  /** Whether the player's cards of this round lay face down at first. */
  get dealtFaceDown(): boolean {
    return this.#dealtFaceDown;
  }

  /** Lets go of what the browser lends: the audio device. */
  close(): void {
    this.finish();
    this.#sounds.close();
  }

  /** Brings what moves to its end at once. */
  finish(): void {
    this.#motion.finish();
    this.#held = null;
  }

  /** Shows what has happened; resolves when it is on the screen and nothing moves any more. */
  async show(
    before: PlayerView,
    after: PlayerView,
    { motion, speed, sound }: Pick<Options, 'motion' | 'speed' | 'sound'>,
  ): Promise<void> {
    this.#motion.level = motion;
    this.#motion.speed = speed;
    if (sound === 'on') this.#sounds.play(before, after, this.#motion.rate);
    if (after.phase === 'settled' && this.#motion.wanted) {
      this.#held = before;
      // The move has asked for a drawing already, which may have been made by now.
      this.#host.requestUpdate();
    }
    await this.#host.updateComplete;
    await this.#motion.play(() => sequenceBetween(before, after, this.#host.renderRoot));
    if (this.#held !== before) return;
    this.#held = null;
    this.#host.requestUpdate();
    await this.#host.updateComplete;
  }
}

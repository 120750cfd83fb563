import type { PlayerView } from '@caribbean-stud/core';
import type { ReactiveController } from 'lit';
import { FrameByFrame } from '../motion/frame-by-frame.js';
import { Motion } from '../motion/motion.js';
import type { Options } from '../options/options.js';
import type { OnFelt } from '../scene/scene.js';
import { sequenceBetween } from './choreography.js';
import { Sounds } from './sounds.js';

/** What the controller needs of its element. */
interface StageHost {
  readonly table: PlayerView;
  readonly isConnected: boolean;
  readonly updateComplete: Promise<boolean>;
  readonly renderRoot: ParentNode;
  addController(controller: ReactiveController): void;
  requestUpdate(): void;
  /** Draws what is due on the felt, at once. */
  drawFelt(): void;
}

/** Moves the table from one state to the next on the screen. The state itself never waits for it. */
export class Stage implements ReactiveController {
  readonly #motion = new Motion();
  readonly #sounds = new Sounds();
  readonly #host: StageHost;
  /** The table as it was before the move under way; `null` where nothing is to move. */
  #before: PlayerView | null = null;
  /** Draws the felt of a new phase when its words and buttons are on the screen. */
  #felt: FrameByFrame | null = null;
  #held: PlayerView | null = null;
  #dealtFaceDown = false;

  constructor(host: StageHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Takes note of a table that is about to be drawn: after a move, or as it was found. */
  draws({ phase, player }: PlayerView): void {
    if (phase === 'betting') this.#dealtFaceDown = false;
    else if (phase === 'deciding' && player.cards === null) this.#dealtFaceDown = true;
    if (!this.#before || this.#before.phase === phase) return;
    if (phase === 'settled') this.#held = this.#before;
    const draw = () => this.#host.drawFelt();
    // Chips first, then cards; in a showdown both at once, since neither may be seen before the movement begins.
    this.#felt ??= new FrameByFrame(phase === 'settled' ? [draw] : [draw, draw]);
  }

  /** What lies on the felt: in the first frames of a new phase still what lay there before. */
  onFelt(view: PlayerView): OnFelt {
    const before = this.#before ?? view;
    const { begun = true, waits = false } = this.#felt ?? {};
    return { chips: begun ? view : before, cards: waits ? before : view };
  }

  /** Resolves when the felt is to be drawn with all else. */
  get feltReady(): Promise<void> {
    return this.#felt?.over ?? Promise.resolve();
  }

  /** What header and panels show: while a showdown moves, the table as it was before, so that nothing gives it away. */
  told(view: PlayerView): PlayerView {
    return this.#held ?? view;
  }

  /** Whether a move is about to be shown that makes the table move. */
  get begins(): boolean {
    return this.#before !== null;
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
    if (this.#held || this.#felt) this.#host.requestUpdate();
    this.#forget();
    this.#held = null;
  }

  /** What is to move does so as soon as it is drawn, before the browser has laid it out. */
  hostUpdated(): void {
    if (this.#felt?.waits) return;
    const before = this.#before;
    const sequence = before ? sequenceBetween(before, this.#host.table, this.#host.renderRoot) : [];
    if (sequence.length === 0) return;
    this.#forget();
    this.#motion.play(sequence);
  }

  #forget(): void {
    this.#before = null;
    this.#felt?.cancel();
    this.#felt = null;
  }

  /** Makes a move and shows what has happened; resolves when it is on the screen and nothing moves any more. */
  async play(
    move: () => void | Promise<void>,
    { motion, speed, sound }: Pick<Options, 'motion' | 'speed' | 'sound'>,
  ): Promise<void> {
    this.finish();
    this.#motion.level = motion;
    this.#motion.speed = speed;
    const before = this.#host.table;
    if (this.#motion.wanted) this.#before = before;
    try {
      await move();
      if (!this.#host.isConnected) return;
      if (sound === 'on') this.#sounds.play(before, this.#host.table, this.#motion.rate);
      await this.#host.updateComplete;
    } finally {
      if (this.#before === before) this.#forget();
    }
    await this.#motion.rest;
    if (this.#held !== before) return;
    this.#held = null;
    this.#host.requestUpdate();
    await this.#host.updateComplete;
  }
}

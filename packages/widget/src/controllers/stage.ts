import type { PlayerView } from '@caribbean-stud/core';
import type { ReactiveController } from 'lit';
import { FrameByFrame } from '../motion/frame-by-frame.js';
import { Motion } from '../motion/motion.js';
import type { Movement } from '../motion/movements.js';
import type { Options } from '../options/options.js';
import { FELT_PARTS, type FeltPart, type OnFelt } from '../scene/scene.js';
import { movementBetween } from './choreography.js';
import { Sounds } from './sounds.js';

/** What the controller needs of its element. */
interface StageHost {
  readonly table: PlayerView;
  readonly isConnected: boolean;
  readonly updateComplete: Promise<boolean>;
  readonly renderRoot: ParentNode;
  addController(controller: ReactiveController): void;
  requestUpdate(): void;
  /** Draws parts of the felt, at once. */
  drawFelt(parts: readonly FeltPart[]): void;
}

/** What is drawn in each frame of a new phase, after words and buttons. */
function framesOf(before: PlayerView, after: PlayerView): readonly (readonly FeltPart[])[] {
  // The end of a session takes the place of the whole felt.
  if (before.phase === 'finished' || after.phase === 'finished') return [FELT_PARTS];
  return after.others.length > 0
    ? [['chips'], ['player'], ['seats'], ['dealer']]
    : [['chips'], ['player'], ['seats', 'dealer']];
}

/** Moves the table from one state to the next on the screen. The state itself never waits for it. */
export class Stage implements ReactiveController {
  readonly #motion = new Motion();
  readonly #sounds = new Sounds();
  readonly #host: StageHost;
  /** The table as it was before the move under way; `null` where nothing is to move. */
  #before: PlayerView | null = null;
  /** What this move makes move, once its first part is drawn. */
  #movement: Movement | null = null;
  /** Draws the felt of a new phase, part by part, when its words and buttons are on the screen. */
  #felt: FrameByFrame | null = null;
  /** Parts that show the table as it was. */
  readonly #late = new Set<FeltPart>();
  #held: PlayerView | null = null;
  #dealtFaceDown = false;

  constructor(host: StageHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Takes note of a table that is about to be drawn: after a move, or as it was found. */
  draws(view: PlayerView): void {
    const { phase, player } = view;
    if (phase === 'betting') this.#dealtFaceDown = false;
    else if (phase === 'deciding' && player.cards === null) this.#dealtFaceDown = true;
    if (!this.#before || this.#felt || this.#before.phase === phase) return;
    if (phase === 'settled') this.#held = this.#before;
    for (const part of FELT_PARTS) this.#late.add(part);
    const frames = framesOf(this.#before, view);
    this.#felt = new FrameByFrame(frames.map((parts) => () => this.#draw(parts)));
  }

  /** What lies on the felt: in the first frames of a new phase still what lay there before. */
  onFelt(view: PlayerView): OnFelt {
    const shown = (part: FeltPart) => (this.#late.has(part) ? (this.#before ?? view) : view);
    return { chips: shown('chips'), player: shown('player'), seats: shown('seats'), dealer: shown('dealer') };
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

  /** What is to move is held as it was as soon as it is drawn, before the browser has laid it out. */
  hostUpdated(): void {
    if (!this.#before || this.#movement) return;
    this.#movement = movementBetween(this.#before, this.#host.table);
    this.#prepare('words');
    if (this.#movement && !this.#felt) this.#move(FELT_PARTS);
  }

  /** A step of a new phase. */
  #draw(parts: readonly FeltPart[]): void {
    for (const part of parts) this.#late.delete(part);
    this.#host.drawFelt(parts);
    this.#move(parts);
  }

  /** Prepares the movement of what is drawn, and starts it with the last part. */
  #move(parts: readonly FeltPart[]): void {
    for (const part of parts) this.#prepare(part);
    if (this.#late.size > 0) return;
    this.#forget();
    this.#motion.start();
  }

  #prepare(part: keyof Movement): void {
    const cues = this.#movement?.[part];
    if (cues) this.#motion.prepare(cues(this.#host.renderRoot));
  }

  #forget(): void {
    this.#before = null;
    this.#movement = null;
    this.#late.clear();
    this.#felt?.cancel();
    this.#felt = null;
  }

  /** Makes a move and shows what has happened; resolves when it is on the screen and nothing moves any more. */
  async play(
    move: () => void | Promise<void>,
    { motion, speed, sound }: Pick<Options, 'motion' | 'speed' | 'sound'>,
  ): Promise<void> {
    const before = this.#host.table;
    // What is refused is thrown here: then whatever moves goes on.
    const moved = move();
    this.finish();
    this.#motion.level = motion;
    this.#motion.speed = speed;
    if (this.#motion.wanted) this.#before = before;
    try {
      await moved;
      if (!this.#host.isConnected) return;
      if (sound === 'on') this.#sounds.play(before, this.#host.table, this.#motion.rate);
      await this.#host.updateComplete;
    } finally {
      if (this.#before === before) this.finish();
    }
    await this.#motion.rest;
    if (this.#held !== before) return;
    this.#held = null;
    this.#host.requestUpdate();
    await this.#host.updateComplete;
  }
}

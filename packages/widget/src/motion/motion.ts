import { Sequence, type Cue } from './sequence.js';

/** How much the table moves: as the system says, or as the host does. */
export type MotionLevel = 'auto' | 'full' | 'reduced' | 'none';

/** How fast it moves. */
export type Speed = 'slow' | 'normal' | 'fast';

const RATES: Readonly<Record<Speed, number>> = { slow: 0.6, normal: 1, fast: 2 };

/** Plays sequences, one at a time, and knows whether any is wanted. */
export class Motion {
  level: MotionLevel = 'auto';
  speed: Speed = 'normal';
  #sequence: Sequence | null = null;

  /** Whether a sequence would be seen: motion is wanted, the page is shown, the browser can animate. */
  get wanted(): boolean {
    if (document.visibilityState === 'hidden' || typeof Element.prototype.animate !== 'function')
      return false;
    if (this.level === 'auto') return !matchMedia('(prefers-reduced-motion: reduce)').matches;
    return this.level === 'full';
  }

  /** How many times as fast as normal. */
  get rate(): number {
    return RATES[this.speed];
  }

  /** Resolves when nothing moves. */
  get rest(): Promise<void> {
    return this.#sequence?.over ?? Promise.resolve();
  }

  /** Holds what is going to move as it was, until the start. */
  prepare(cues: readonly Cue[]): void {
    this.#sequence ??= new Sequence(this.rate);
    this.#sequence.add(cues);
  }

  /** Starts what was prepared; where it would not be seen, that is over at once. */
  start(): void {
    if (this.wanted) this.#sequence?.start();
    else this.finish();
  }

  /** Brings what moves or is about to move to its end at once. */
  finish(): void {
    this.#sequence?.finish();
    this.#sequence = null;
  }
}

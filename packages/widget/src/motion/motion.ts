import { Sequence, type Cue } from './sequence.js';

/** How much the table moves: as the system says, or as the host does. */
export type MotionLevel = 'auto' | 'full' | 'reduced' | 'none';

/** How fast it moves. */
export type Speed = 'slow' | 'normal' | 'fast';

const RATES: Readonly<Record<Speed, number>> = { slow: 0.6, normal: 1, fast: 2 };

/**
 * Plays sequences, one at a time. Where motion is not wanted or cannot be seen, a sequence does not begin, so that nothing
 * waits for it.
 */
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

  /** Whether a sequence is running. */
  get running(): boolean {
    return this.#sequence !== null;
  }

  /** Resolves when nothing moves. */
  get rest(): Promise<void> {
    return this.#sequence?.over ?? Promise.resolve();
  }

  /** Starts a sequence; a running one is finished first. Resolves when it is over, at once when it is not wanted. */
  async play(cues: () => readonly Cue[]): Promise<void> {
    this.finish();
    if (!this.wanted) return;
    const sequence = new Sequence(cues(), this.rate);
    this.#sequence = sequence;
    await sequence.over;
    if (this.#sequence === sequence) this.#sequence = null;
  }

  /** Brings a running sequence to its end at once. */
  finish(): void {
    this.#sequence?.finish();
    this.#sequence = null;
  }
}

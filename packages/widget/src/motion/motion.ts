/** How much the table moves: as the system says, or as the host does. */
export type MotionLevel = 'auto' | 'full' | 'reduced' | 'none';

/** How fast it moves. */
export type Speed = 'slow' | 'normal' | 'fast';

const RATES: Readonly<Record<Speed, number>> = { slow: 0.6, normal: 1, fast: 2 };

/** Browsers hold back the clock of pages that are not drawn: this long after its end a sequence is over anyway. */
const GRACE = 300;

function endOf(animation: Animation): number {
  return Number(animation.effect?.getComputedTiming().endTime ?? 0);
}

/**
 * Plays sequences over a table that is already in its final state. Where motion is not wanted or cannot be seen, a
 * sequence does not begin, so that nothing waits for it.
 */
export class Motion {
  level: MotionLevel = 'auto';
  speed: Speed = 'normal';
  #animations: readonly Animation[] = [];

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
    return this.#animations.length > 0;
  }

  /** Starts a sequence; a running one is finished first. Resolves when it is over, at once when it is not wanted. */
  async play(sequence: () => readonly Animation[]): Promise<void> {
    this.finish();
    if (!this.wanted) return;
    const animations = sequence();
    const { rate } = this;
    for (const animation of animations) animation.playbackRate = rate;
    this.#animations = animations;
    const end = Math.max(0, ...animations.map(endOf)) / rate;
    const timer = setTimeout(() => finishAll(animations), end + GRACE);
    const onHidden = () => finishAll(animations);
    document.addEventListener('visibilitychange', onHidden);
    await Promise.allSettled(animations.map((animation) => animation.finished));
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onHidden);
    if (this.#animations === animations) this.#animations = [];
  }

  /** Brings a running sequence to its end at once. */
  finish(): void {
    finishAll(this.#animations);
    this.#animations = [];
  }
}

function finishAll(animations: readonly Animation[]): void {
  for (const animation of animations) animation.finish();
}

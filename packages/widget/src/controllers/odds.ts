import type { Rules, SessionAnalysis } from '@caribbean-stud/core';
import type { Odds } from '../scene/told.js';

/** Longer sessions are not looked ahead to: their outlook takes seconds, and it is a normal curve. */
const MOST_ROUNDS = 1000;

/** Computes the figures in slices when they are asked for, and anew when the settings have changed. */
export class OddsController {
  readonly #ready: () => void;
  #asked = '';
  #odds: Odds | null = null;
  #work: AbortController | null = null;

  /** `ready` is called when figures that were asked for have become available. */
  constructor(ready: () => void) {
    this.#ready = ready;
  }

  /** The figures of these settings, `null` while they are computed. */
  of(rules: Rules, rounds: number | null): Odds | null {
    const asked = JSON.stringify([rules.paytable, rules.qualifier, rules.bonus, rounds]);
    if (asked !== this.#asked) {
      this.stop();
      this.#asked = asked;
      void this.#compute(rules, rounds);
    }
    return this.#odds;
  }

  /** Forgets what was asked for and stops the work on it. */
  stop(): void {
    this.#work?.abort();
    this.#work = null;
    this.#asked = '';
    this.#odds = null;
  }

  async #compute(rules: Rules, rounds: number | null): Promise<void> {
    const work = new AbortController();
    this.#work = work;
    const { signal } = work;
    try {
      // The mathematics of whole games is loaded by those who look at the odds.
      const { analyzeBonus, analyzeGameAsync } = await import('@caribbean-stud/core/analysis');
      const game = await analyzeGameAsync({ rules, signal });
      const session =
        rounds === null || rounds > MOST_ROUNDS ? null : await sessionOutlook(rules, rounds, signal);
      if (this.#work !== work) return;
      this.#odds = { game, session, bonus: analyzeBonus({ paytable: rules.bonus }) };
      this.#ready();
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }
}

/** The outlook, or none for payouts too finely divided to be added up. */
async function sessionOutlook(
  rules: Rules,
  rounds: number,
  signal: AbortSignal,
): Promise<SessionAnalysis | null> {
  const { analyzeSessionAsync } = await import('@caribbean-stud/core/analysis');
  try {
    return await analyzeSessionAsync({ rules, rounds, signal });
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

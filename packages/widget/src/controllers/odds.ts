import type { Rules, SessionAnalysis } from '@caribbean-stud/core';
import type { OddsNow } from '../scene/told.js';

/** Longer sessions are not looked ahead to: their outlook takes seconds, and it is a normal curve. */
const MOST_ROUNDS = 1000;

/** The mathematics of whole games is loaded by those who look at the odds. */
const loadAnalysis = () => import('@caribbean-stud/core/analysis');

/** Computes the figures in slices when they are asked for, and anew when the settings have changed. */
export class OddsController {
  readonly #ready: () => void;
  readonly #load: typeof loadAnalysis;
  #asked = '';
  #odds: OddsNow = 'computing';
  #work: AbortController | null = null;

  /** `ready` is called when figures that were asked for have become available, or are known not to. */
  constructor(ready: () => void, load = loadAnalysis) {
    this.#ready = ready;
    this.#load = load;
  }

  /** The figures of these settings; to ask for others stops the work on these. */
  of(rules: Rules, rounds: number | null): OddsNow {
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
    this.#odds = 'computing';
  }

  async #compute(rules: Rules, rounds: number | null): Promise<void> {
    const work = new AbortController();
    this.#work = work;
    const { signal } = work;
    try {
      const analysis = await this.#load();
      const game = await analysis.analyzeGameAsync({ rules, signal });
      const session =
        rounds === null || rounds > MOST_ROUNDS
          ? null
          : await sessionOutlook(analysis, rules, rounds, signal);
      const bonus = analysis.analyzeBonus({ paytable: rules.bonus });
      if (!signal.aborted) this.#odds = { game, session, bonus };
    } catch {
      if (!signal.aborted) this.#odds = 'failed';
    }
    if (!signal.aborted) this.#ready();
  }
}

/** The outlook, or none for payouts too finely divided to be added up. */
async function sessionOutlook(
  { analyzeSessionAsync }: Awaited<ReturnType<typeof loadAnalysis>>,
  rules: Rules,
  rounds: number,
  signal: AbortSignal,
): Promise<SessionAnalysis | null> {
  try {
    return await analyzeSessionAsync({ rules, rounds, signal });
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}

import type { GameError, PlayerView } from '@caribbean-stud/core';
import {
  NO_STATISTICS,
  readStatistics,
  statisticsText,
  withRound,
  withSession,
  type Statistics,
} from '../statistics.js';
import type { BrowserStorage } from './browser-storage.js';

/** What else is to be known about a round that is counted. */
interface RoundTerms {
  readonly currency: string | null;
  /** Whether the player decided, not a strategy of autoplay. */
  readonly decided: boolean;
}

/**
 * Keeps the player's statistics beside a table that is kept. Several tables and tabs may add to the same ones: each adds
 * to what lies in the storage.
 */
export class StatisticsKeeper {
  readonly #storage: BrowserStorage;
  readonly #report: (error: GameError) => void;
  #key: string | null = null;
  #current = NO_STATISTICS;
  #before = NO_STATISTICS;

  constructor(storage: BrowserStorage, report: (error: GameError) => void) {
    this.#storage = storage;
    this.#report = report;
  }

  /** Turns to the statistics beside a table's key, or to none. */
  open(tableKey: string | null): void {
    this.#key = tableKey === null ? null : `${tableKey}.statistics`;
    this.#current = NO_STATISTICS;
    this.#current = this.#before = this.#read();
  }

  /** The statistics by now; `null` where none are kept. */
  get current(): Statistics | null {
    return this.#key === null ? null : this.#current;
  }

  /** The same as they were before the last round. */
  get before(): Statistics | null {
    return this.#key === null ? null : this.#before;
  }

  /** Notes a round that a move has settled. */
  follow(before: PlayerView, after: PlayerView, terms: RoundTerms): void {
    const row = after.register.at(-1);
    if (after.phase === 'settled' && before.phase === 'deciding' && row)
      this.#change((statistics) => withRound(statistics, row, terms));
  }

  /** Notes the end of a session of so many counted rounds. */
  endSession(played: number): void {
    if (played > 0) this.#change(withSession);
  }

  /** Forgets everything, here and in the storage. */
  erase(): void {
    if (this.#key === null) return;
    this.#storage.remove(this.#key);
    this.#current = this.#before = NO_STATISTICS;
  }

  #change(add: (statistics: Statistics) => Statistics): void {
    if (this.#key === null) return;
    this.#before = this.#current;
    this.#current = add(this.#read());
    this.#storage.write(this.#key, statisticsText(this.#current));
  }

  /** What lies in the storage; where that cannot be read, what is known here. */
  #read(): Statistics {
    const text = this.#key === null ? null : this.#storage.read(this.#key);
    if (text === null) return this.#storage.failed ? this.#current : NO_STATISTICS;
    try {
      return readStatistics(text);
    } catch (error) {
      this.#report(error as GameError);
      return this.#current;
    }
  }
}

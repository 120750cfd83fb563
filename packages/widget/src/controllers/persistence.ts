import { GameError } from '@caribbean-stud/core';
import type { BrowserStorage } from './browser-storage.js';

/**
 * Keeps a table under a key of the browser's storage, written in the same moment in which the table changes. When another
 * tab has written under the key since, this one stops writing, so that neither loses its session silently.
 */
export class Persistence {
  readonly #storage: BrowserStorage;
  readonly #report: (error: GameError) => void;
  #key: string | null = null;
  /** What lies in the storage as far as this table knows. */
  #known: string | null = null;

  constructor(storage: BrowserStorage, report: (error: GameError) => void) {
    this.#storage = storage;
    this.#report = report;
  }

  /** Turns to a key, or to none; the text kept under it, `null` when there is none. */
  open(key: string | null): string | null {
    this.#key = key;
    this.#known = key === null ? null : this.#storage.read(key);
    return this.#known;
  }

  /** Keeps the table as it is now. Its text, which is long, is made only where there is a key to keep it under. */
  write(textOf: () => string): void {
    const key = this.#key;
    if (key === null) return;
    const text = textOf();
    if (text === this.#known) return;
    const stored = this.#storage.read(key);
    // What was taken away meanwhile, by hand or by the browser, is nobody's session.
    if (stored !== null && stored !== this.#known && stored !== text) {
      this.#key = null;
      const message = 'another tab plays this table: the session here is no longer kept';
      this.#report(new GameError('storage-conflict', message));
    } else if (this.#storage.write(key, text)) {
      this.#known = text;
    }
  }
}

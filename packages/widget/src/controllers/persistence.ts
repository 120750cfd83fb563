import { GameError } from '@caribbean-stud/core';

/** What the controller needs of a storage: the browser's `localStorage`, which may be missing, blocked or full. */
type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function browserStorage(): TextStorage {
  try {
    const storage = globalThis.localStorage as TextStorage | undefined;
    if (storage) return storage;
  } catch (cause) {
    throw new GameError('storage-failed', 'the browser blocks its storage: the table is not kept', { cause });
  }
  throw new GameError('storage-failed', 'there is no storage here: the table is not kept');
}

/**
 * Keeps a table under a key of the browser's storage, written in the same moment in which the table changes. Whatever
 * fails is reported once and play goes on without being kept. When another tab has written under the key since, this one
 * stops writing, so that neither loses its session silently.
 */
export class Persistence {
  readonly #report: (error: GameError) => void;
  #key: string | null = null;
  /** What lies in the storage as far as this table knows. */
  #known: string | null = null;

  constructor(report: (error: GameError) => void) {
    this.#report = report;
  }

  /** Turns to a key, or to none; the text kept under it, `null` when there is none. */
  open(key: string | null): string | null {
    this.#key = key;
    this.#known = null;
    if (key === null) return null;
    return this.#guarded((storage) => (this.#known = storage.getItem(key)));
  }

  /** Keeps the table as it is now. */
  write(text: string): void {
    const key = this.#key;
    if (key === null || text === this.#known) return;
    this.#guarded((storage) => {
      if (storage.getItem(key) !== this.#known) {
        throw new GameError(
          'storage-conflict',
          'another tab plays this table: the session here is no longer kept',
        );
      }
      storage.setItem(key, text);
      this.#known = text;
    });
  }

  #guarded<T>(work: (storage: TextStorage) => T): T | null {
    try {
      return work(browserStorage());
    } catch (cause) {
      this.#key = null;
      this.#report(
        cause instanceof GameError
          ? cause
          : new GameError(
              'storage-failed',
              'the browser’s storage is full or blocked: the table is not kept',
              { cause },
            ),
      );
      return null;
    }
  }
}

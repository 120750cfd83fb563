import { GameError } from '@caribbean-stud/core';

/** What is needed of a storage. */
type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function localStorage(): TextStorage {
  try {
    const storage = globalThis.localStorage as TextStorage | undefined;
    if (storage) return storage;
  } catch (cause) {
    throw new GameError('storage-failed', 'the browser blocks its storage: nothing is kept', { cause });
  }
  throw new GameError('storage-failed', 'there is no storage here: nothing is kept');
}

/**
 * The browser's storage, which may be missing, blocked or full. The first failure is reported; then nothing is read or
 * written any more, and play goes on without being kept.
 */
export class BrowserStorage {
  readonly #report: (error: GameError) => void;
  #failed = false;

  constructor(report: (error: GameError) => void) {
    this.#report = report;
  }

  /** Whether nothing is read or written any more. */
  get failed(): boolean {
    return this.#failed;
  }

  /** Forgets an earlier failure. */
  tryAgain(): void {
    this.#failed = false;
  }

  /** The text under a key; `null` when there is none, or none can be read. */
  read(key: string): string | null {
    return this.#guarded((storage) => storage.getItem(key));
  }

  /** Puts a text under a key; whether it is kept. */
  write(key: string, text: string): boolean {
    const kept = this.#guarded((storage) => {
      storage.setItem(key, text);
      return true;
    });
    return kept ?? false;
  }

  /** Takes away what lies under a key, which may be possible when the storage is full. */
  remove(key: string): void {
    this.tryAgain();
    this.#guarded((storage) => storage.removeItem(key));
  }

  #guarded<T>(work: (storage: TextStorage) => T): T | null {
    if (this.#failed) return null;
    try {
      return work(localStorage());
    } catch (cause) {
      this.#failed = true;
      const message = 'the browser’s storage is full or blocked: nothing is kept';
      this.#report(cause instanceof GameError ? cause : new GameError('storage-failed', message, { cause }));
      return null;
    }
  }
}

import { GameError } from '@caribbean-stud/core';

/** A deal that is on its way. */
export class PendingDeal {
  #end!: () => void;
  readonly #ended = new Promise<undefined>((resolve) => (this.#end = () => resolve(undefined)));

  /** The table was removed while it waited: there is nobody left to be told. */
  removed = false;

  /** `fromPage` where the page's dealer deals: then it may never come. */
  constructor(readonly fromPage: boolean) {}

  /** What has come of it, to be asked for: a failure is thrown only then. Ends early when the deal is abandoned. */
  async outcome<T>(coming: () => Promise<T>): Promise<() => T> {
    try {
      const come = await Promise.race([coming(), this.#ended]);
      return () => come as T;
    } catch (error) {
      return () => {
        throw error;
      };
    }
  }

  /** It is not waited for any longer, whether it comes or not. */
  abandon(): void {
    this.#end();
  }
}

/** What a deal that failed rejects with: `deal-invalid`, with what it was that failed as its cause. */
export function dealFailure(cause: unknown): GameError {
  const why =
    cause instanceof GameError && cause.code === 'deal-invalid'
      ? cause.message
      : 'the source of the deal failed';
  return new GameError('deal-invalid', why, { cause });
}

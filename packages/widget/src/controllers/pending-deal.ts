/** A deal that is on its way. */
export class PendingDeal {
  #end!: () => void;
  readonly #ended = new Promise<undefined>((resolve) => (this.#end = () => resolve(undefined)));

  /** The table was removed while it waited: there is nobody left to be told. */
  removed = false;

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

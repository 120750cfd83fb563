/** Where a table's money can be. `pool` is the jackpot meter. */
export type Account = 'player' | 'chips' | 'house' | 'pool';

/**
 * Double-entry bookkeeping of one session, in thousandths of the smallest unit: what leaves one account reaches another.
 * The house may go below zero; it stakes what the players win.
 */
export class Ledger {
  readonly #accounts: Record<Account, number>;

  /** The opening, in smallest units. */
  constructor(opening: { readonly player: number; readonly pool: number }) {
    this.#accounts = { player: opening.player * 1000, chips: 0, house: 0, pool: opening.pool * 1000 };
  }

  /** Moves smallest units. */
  move(from: Account, to: Account, units: number): void {
    this.moveThousandths(from, to, units * 1000);
  }

  moveThousandths(from: Account, to: Account, thousandths: number): void {
    this.#accounts[from] -= thousandths;
    this.#accounts[to] += thousandths;
  }

  /** What lies in an account, in thousandths. */
  in(account: Account): number {
    return this.#accounts[account];
  }
}

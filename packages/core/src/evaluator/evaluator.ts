import type { BatchOptions, HandBatch } from './batch.js';
import type { SimulationOptions } from './simulation/options.js';
import type { SimulationResult } from './simulation/result.js';
import type { DealerQuery, Tally } from './tally.js';

/** How an evaluator computes: in WebAssembly, or in plain JavaScript. Both give the same numbers. */
export type EngineName = 'wasm' | 'js';

/** Work on many hands at once. */
export interface Evaluator {
  readonly engine: EngineName;
  /** Why WebAssembly is not in use although it was not ruled out; absent otherwise. */
  readonly fallbackReason?: string;
  /**
   * The values of hands of five cards each: the value of hand i is at index i of the result, which is `out` when given
   * (its further entries stay as they are). The cards of a hand stand together unless `layout` is `columns`.
   *
   * Throws `hand-size` when the number of cards is no multiple of five, `card-unknown` naming the first index that
   * holds no card, `option-invalid` for an unknown layout or when `out` is too short; nothing is written then. That the
   * cards of a hand differ is the caller's duty. The arrays may be of any size, empty too, and must not overlap.
   */
  evaluateBatch(cards: Uint8Array, out?: Uint32Array, options?: BatchOptions): Uint32Array;

  /**
   * Room for hands that the engine reads without copying them, 9 bytes per hand, freed when the batch is no longer
   * referenced. Rejects with `option-invalid` when `hands` is no whole number from 0, for an unknown layout, and when
   * there is no memory for so many.
   */
  createBatch(hands: number, options?: BatchOptions): Promise<HandBatch>;

  /**
   * Deals the dealer every hand that is possible beside the known cards, C(46 - dead cards, 4) in all, and counts how
   * the player's hand fares. Takes a few milliseconds at most; `analyzeDecision` gives the same counts in far less.
   *
   * Throws `hand-size` for a hand of other than five cards or when fewer than four cards are left for the dealer,
   * `card-unknown`, `card-repeated` (hand, upcard and dead cards together), `option-invalid` for an unknown qualifier.
   */
  tallyDealer(query: DealerQuery): Tally;

  /**
   * Plays rounds of the game and sums them up. The same options give the same result in both engines, to the last bit.
   * Lets other work run every few milliseconds. A `strategy` that is no decision table is asked about all hands first.
   *
   * Rejects with `option-invalid`, with what the strategy throws, and with `aborted` when stopped by its signal.
   */
  simulate(options: SimulationOptions): Promise<SimulationResult>;
}

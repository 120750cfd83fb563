import { checkOneOf, optionInvalid } from '../check-option.js';
import { GameError, quote } from '../errors.js';

/**
 * How the cards of a batch lie: in `rows` the five cards of a hand stand together (card j of hand i at 5 i + j), in
 * `columns` all first cards come first, then all second cards (card j of hand i at j x hands + i).
 */
export type BatchLayout = 'rows' | 'columns';

/** Options of work on batches. */
export interface BatchOptions {
  /** `rows` when absent. Columns are the faster layout in WebAssembly. */
  readonly layout?: BatchLayout;
}

/** Hands in memory that the engine reads without copying them: fill in `cards`, call `evaluate`, read `values`. */
export interface HandBatch {
  /** How many hands there is room for. */
  readonly hands: number;
  readonly layout: BatchLayout;
  /**
   * The cards, five per hand, at first all deuces of clubs. This array and `values` stay the same and stay valid as
   * long as the batch is in use: its memory is its own and never grows.
   */
  readonly cards: Uint8Array;
  /** The value of each hand, as of the last `evaluate`. */
  readonly values: Uint32Array;
  /**
   * Values all hands and returns `values`. Throws `card-unknown`, naming the first index that holds no card; `values`
   * are then left as they were.
   */
  evaluate(): Uint32Array;
}

/** The layout itself, `rows` when absent. Throws `option-invalid` for an unknown one. */
export function toLayout(layout: BatchLayout = 'rows'): BatchLayout {
  return checkOneOf('layout', layout, ['rows', 'columns']);
}

/** The number of hands in a batch. Throws `hand-size` or `card-unknown` for what is no batch. */
export function handsIn(cards: Uint8Array): number {
  if (!(cards instanceof Uint8Array)) {
    throw new GameError('card-unknown', `${quote(cards)} is no Uint8Array of cards`);
  }
  if (cards.length % 5 === 0) return cards.length / 5;
  throw new GameError('hand-size', `expected five cards a hand, got ${cards.length} cards`);
}

/** The array for the values of a batch: `out` itself, or a new one. Throws `option-invalid` when it is too short. */
export function valuesFor(hands: number, out: Uint32Array | undefined): Uint32Array {
  if (out === undefined) return new Uint32Array(hands);
  if (out instanceof Uint32Array && out.length >= hands) return out;
  const found = out instanceof Uint32Array ? `${out.length} entries` : quote(out);
  throw new GameError(
    'option-invalid',
    `out: expected a Uint32Array of at least ${hands} entries, got ${found}`,
  );
}

/** The error for a batch that holds bytes above 51: it names the first of them. */
export function unknownCard(cards: Uint8Array, layout: BatchLayout): GameError {
  const index = cards.findIndex((card) => card > 51);
  const hand = layout === 'rows' ? Math.floor(index / 5) : index % (cards.length / 5);
  return new GameError('card-unknown', `${cards[index]} at index ${index} (hand ${hand}) is not a card`);
}

/** The number of hands itself when a batch can have room for as many. Throws `option-invalid`. */
export function checkHandCount(hands: number): number {
  if (Number.isInteger(hands) && hands >= 0) return hands;
  throw optionInvalid('hands', hands, 'a whole number from 0');
}

/** The error for more hands than there is memory for. */
export function noRoom(hands: number, cause: unknown): GameError {
  return new GameError('option-invalid', `no memory for ${hands} hands`, { cause });
}

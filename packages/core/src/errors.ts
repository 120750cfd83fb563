/**
 * The closed list of reasons why the library refuses something. Codes are stable: programs may compare them.
 *
 * - `card-unknown`: a text or number that names no card of the deck
 * - `card-repeated`: the same physical card twice
 * - `hand-size`: a wrong count of cards
 * - `value-unknown`: a number that is no hand value
 * - `paytable-invalid`, `jackpot-invalid`: a list of payouts that cannot be read
 * - `amount-invalid`: an amount that is no whole number of the smallest unit, or out of range
 * - `limit`: an ante outside the table's limits
 * - `funds`: a bet the balance does not cover
 * - `action-illegal`: a move that is not allowed in this phase
 * - `cancelled`: a listener prevented the move
 * - `deal-invalid`: a deal that is incomplete, repeats a card or failed
 * - `save-invalid`: a saved table that cannot be restored
 * - `option-invalid`: an option outside its range
 * - `storage-failed`: the browser's storage is missing, blocked or full
 * - `storage-conflict`: another tab keeps a table under the same key
 * - `aborted`: the work was stopped by its signal
 */
export type ErrorCode =
  | 'card-unknown'
  | 'card-repeated'
  | 'hand-size'
  | 'value-unknown'
  | 'paytable-invalid'
  | 'jackpot-invalid'
  | 'amount-invalid'
  | 'limit'
  | 'funds'
  | 'action-illegal'
  | 'cancelled'
  | 'deal-invalid'
  | 'save-invalid'
  | 'option-invalid'
  | 'storage-failed'
  | 'storage-conflict'
  | 'aborted';

/** An error with a stable {@link ErrorCode}; its message names the culprit, for people. */
export class GameError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'GameError';
    this.code = code;
  }
}

/** A value from outside as it may stand in a message: text in quotes, and never more than 60 characters. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? `"${value}"` : textOf(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** Some objects have no text, or throw when asked for it: then the name of their type. */
function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}

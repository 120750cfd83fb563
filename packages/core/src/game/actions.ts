import type { Card } from '../cards/card.js';

/**
 * A move at the table. Amounts in smallest units.
 * `ante` sets the ante to the amount; `jackpot` and `bonus` put the side bet down or take it back; `clear` takes all
 * chips back; `rebet` puts the last round's bets down. `deal` carries the order of the cards: different cards of the
 * shoe, five for each seat clockwise from the dealer's left, then five for the dealer, the upcard first (a prefix of the
 * shoe's order is enough). `look` turns the player's cards that were dealt face down. `void` takes a round back.
 */
export type Action =
  | { readonly type: 'ante'; readonly amount: number }
  | { readonly type: 'jackpot'; readonly on: boolean }
  | { readonly type: 'bonus'; readonly on: boolean }
  | { readonly type: 'clear' }
  | { readonly type: 'rebet' }
  | { readonly type: 'deal'; readonly deck: ArrayLike<Card> }
  | { readonly type: 'look' }
  | { readonly type: 'call' }
  | { readonly type: 'fold' }
  | { readonly type: 'next' }
  | { readonly type: 'void'; readonly reason?: string | undefined }
  | { readonly type: 'restart' }
  | { readonly type: 'end' };

/** The name of a move. */
export type ActionType = Action['type'];

/** A move that is allowed now; `ante` tells the amounts that are accepted, lowest to highest. */
export interface LegalAction {
  readonly type: ActionType;
  readonly min?: number;
  readonly max?: number;
}

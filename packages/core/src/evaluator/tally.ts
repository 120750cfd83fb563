import { DECK, type Card, type CardLike, type CardsLike } from '../cards/card.js';
import { checkDistinct, toCard, toCards } from '../cards/parse.js';
import { GameError } from '../errors.js';
import { evaluate } from './evaluate.js';
import { lowestQualifying, toQualifier, type Qualifier } from './qualifier.js';
import type { HandValue } from './value.js';

/** What a player knows before the decision: the hand, the dealer's upcard and cards that are out of the deck. */
export interface DealerQuery {
  /** The player's five cards. */
  readonly hand: CardsLike;
  readonly upcard: CardLike;
  /** Further cards that the dealer cannot hold; none when absent. At least four cards must stay unseen. */
  readonly dead?: CardsLike;
  /** The lowest hand with which the dealer plays, `ace-king` when absent. */
  readonly qualifier?: Qualifier;
}

/** How the player fares against all hands that the dealer may hold. The other four counts add up to `deals`. */
export interface Tally {
  /** The dealer's possible completions: C(46 - dead cards, 4). */
  readonly deals: number;
  /** Completions with which the dealer does not qualify, whatever the player holds. */
  readonly notQualified: number;
  /** Completions that qualify and lose to the player's hand. */
  readonly wins: number;
  /** Completions that qualify and equal the player's hand. */
  readonly ties: number;
  /** Completions that qualify and beat the player's hand. */
  readonly losses: number;
}

/** A {@link DealerQuery}, read and checked. */
export interface DealerSituation {
  readonly hand: readonly Card[];
  readonly upcard: Card;
  /** The cards that the dealer's four hole cards may be, ascending. */
  readonly unseen: Uint8Array;
  /** The value of the player's hand. */
  readonly playerValue: HandValue;
  /** The value from which on the dealer's hand qualifies. */
  readonly qualifyingValue: HandValue;
}

const HOLE_CARDS = 4;

/**
 * Reads what a player knows. Throws `hand-size` for a hand of other than five cards or for dead cards that leave fewer
 * than four for the dealer, `card-unknown`, `card-repeated` (hand, upcard and dead cards together), `option-invalid`
 * for an unknown qualifier.
 */
export function readDealerQuery(query: DealerQuery): DealerSituation {
  const hand = toCards(query.hand, 5);
  const upcard = toCard(query.upcard);
  const dead = toCards(query.dead ?? []);
  const qualifyingValue = lowestQualifying(toQualifier(query.qualifier));
  const seen = new Set(checkDistinct([...hand, upcard, ...dead]));
  const unseen = Uint8Array.from(DECK.filter((card) => !seen.has(card)));
  if (unseen.length < HOLE_CARDS) {
    throw new GameError(
      'hand-size',
      `${dead.length} dead cards leave ${unseen.length} for the dealer's four`,
    );
  }
  return { hand, upcard, unseen, playerValue: evaluate(hand), qualifyingValue };
}

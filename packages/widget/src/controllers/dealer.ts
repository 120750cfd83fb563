import type { Card } from '@caribbean-stud/core';

/** What a host's dealer is asked for. */
export interface DealRequest {
  /** The number of the round among the counted ones, from 1. */
  readonly round: number;
  /** How often this round was dealt before and taken back. */
  readonly attempt: number;
  /** The cards that may be dealt, in no particular order: the whole deck after a shuffle, else what the shoe holds. */
  readonly cards: readonly Card[];
}

/**
 * Deals on behalf of the page, for instance from a server: promises the order of the cards, five for each seat clockwise
 * from the dealer's left, then five for the dealer, the upcard first. A rejection, a card that may not be dealt or comes
 * twice, or too few cards void the round; no bet is lost.
 */
export type Dealer = (request: DealRequest) => PromiseLike<ArrayLike<Card>> | ArrayLike<Card>;

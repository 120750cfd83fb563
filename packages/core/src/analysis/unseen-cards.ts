import type { Card, CardLike } from '../cards/card.js';
import { cardRepeated, toCard } from '../cards/parse.js';

const ALL_RANKS = (1 << 13) - 1;
const SUITS = 4;

/**
 * How many cards of each rank are unseen, as masks of ranks: those with four, three, two unseen cards and one. A rank is
 * in one of them at most.
 */
export interface UnseenRanks {
  readonly fours: number;
  readonly threes: number;
  readonly twos: number;
  readonly ones: number;
}

/**
 * The cards that nobody has seen: a whole deck from which seen cards are taken one by one. Can be used again and again.
 */
export class UnseenCards {
  /** The mask of the unseen ranks of each suit. */
  private readonly bySuit = new Int32Array(SUITS);

  /** Puts all cards back. */
  reset(): void {
    for (let suit = 0; suit < SUITS; suit++) this.bySuit[suit] = ALL_RANKS;
  }

  /** Takes a card out. Throws `card-unknown`, or `card-repeated` when it was seen before. */
  see(given: CardLike): Card {
    const card = toCard(given);
    const suit = card & 3;
    const unseen = this.bySuit[suit] as number;
    const rank = 1 << (card >> 2);
    if ((unseen & rank) === 0) throw cardRepeated(card);
    this.bySuit[suit] = unseen ^ rank;
    return card;
  }

  /** The mask of the unseen ranks of a suit. */
  ofSuit(suit: number): number {
    return this.bySuit[suit] as number;
  }

  /** All unseen cards by their ranks. */
  byRank(): UnseenRanks {
    const clubs = this.bySuit[0] as number;
    const diamonds = this.bySuit[1] as number;
    const hearts = this.bySuit[2] as number;
    const spades = this.bySuit[3] as number;
    const fours = clubs & diamonds & hearts & spades;
    const odd = clubs ^ diamonds ^ hearts ^ spades;
    const twice = (clubs & diamonds) | (hearts & spades) | ((clubs | diamonds) & (hearts | spades));
    return { fours, threes: odd & twice, twos: twice & ~odd & ~fours, ones: odd & ~twice };
  }
}

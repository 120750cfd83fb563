import type { Card, CardLike } from '../cards/card.js';
import { cardRepeated, toCard } from '../cards/parse.js';

const ALL_RANKS = (1 << 13) - 1;

/**
 * The cards that nobody has seen: a whole deck from which seen cards are taken one by one. Can be used again and again.
 */
export class UnseenCards {
  /** How many cards of each rank are unseen, deuce first. */
  readonly byRank: number[] = new Array<number>(13).fill(4);
  /** The mask of the unseen ranks of each suit. */
  readonly bySuit: [number, number, number, number] = [ALL_RANKS, ALL_RANKS, ALL_RANKS, ALL_RANKS];

  /** Puts all cards back. */
  reset(): void {
    for (let rank = 0; rank < this.byRank.length; rank++) this.byRank[rank] = 4;
    for (let suit = 0; suit < this.bySuit.length; suit++) this.bySuit[suit] = ALL_RANKS;
  }

  /** Takes a card out. Throws `card-unknown`, or `card-repeated` when it was seen before. */
  see(given: CardLike): Card {
    const card = toCard(given);
    const rank = card >> 2;
    const suit = (card & 3) as 0 | 1 | 2 | 3;
    if ((this.bySuit[suit] & (1 << rank)) === 0) throw cardRepeated(card);
    this.bySuit[suit] ^= 1 << rank;
    this.byRank[rank] = (this.byRank[rank] as number) - 1;
    return card;
  }
}

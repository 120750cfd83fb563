import type { Card } from '../cards/card.js';
import { pairedValue, unpairedValue } from './evaluate.js';
import { readDealerQuery, type DealerQuery, type Tally } from './tally.js';

/** Cards on their way to a hand: rank masks seen at all, at least twice, an odd number of times, and the one suit. */
interface PartialHand {
  readonly any: number;
  readonly twice: number;
  readonly odd: number;
  /** The suit that all cards share; -1 when they differ. */
  readonly suit: number;
}

function withCard({ any, twice, odd, suit }: PartialHand, card: Card): PartialHand {
  const rank = 1 << (card >> 2);
  return {
    any: any | rank,
    twice: twice | (any & rank),
    odd: odd ^ rank,
    suit: suit === (card & 3) ? suit : -1,
  };
}

/** Deals the dealer every possible hand, one by one, and compares it with the player's. */
export function tallyDealer(query: DealerQuery): Tally {
  const { upcard, unseen, playerValue, qualifyingValue } = readDealerQuery(query);
  const count = unseen.length;
  let [notQualified, wins, ties, losses] = [0, 0, 0, 0];
  const one = { any: 1 << (upcard >> 2), twice: 0, odd: 1 << (upcard >> 2), suit: upcard & 3 };
  for (let a = 0; a < count - 3; a++) {
    const two = withCard(one, unseen[a] as Card);
    for (let b = a + 1; b < count - 2; b++) {
      const three = withCard(two, unseen[b] as Card);
      for (let c = b + 1; c < count - 1; c++) {
        const { any, twice, odd, suit } = withCard(three, unseen[c] as Card);
        for (let d = c + 1; d < count; d++) {
          const card = unseen[d] as Card;
          const rank = 1 << (card >> 2);
          const equal = twice | (any & rank);
          const value =
            equal === 0
              ? unpairedValue(any | rank, suit === (card & 3))
              : pairedValue(any | rank, equal, odd ^ rank);
          if (value < qualifyingValue) notQualified++;
          else if (value < playerValue) wins++;
          else if (value === playerValue) ties++;
          else losses++;
        }
      }
    }
  }
  return { deals: notQualified + wins + ties + losses, notQualified, wins, ties, losses };
}

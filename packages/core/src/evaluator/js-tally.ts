import type { Card } from '../cards/card.js';
import { valueOfRanks } from './evaluate.js';
import { readDealerQuery, type DealerQuery, type DealerSituation, type Tally } from './tally.js';

/** Some of the dealer's cards: rank masks seen at all, at least twice, an odd number of times, and the one suit. */
interface PartialHand {
  readonly any: number;
  readonly twice: number;
  readonly odd: number;
  /** The suit that all cards share; -1 when they differ. */
  readonly suit: number;
}

type Counts = { -readonly [count in Exclude<keyof Tally, 'deals'>]: number };

/** Deals the dealer every possible hand, one by one, and compares it with the player's. */
export function tallyDealer(query: DealerQuery): Tally {
  const situation = readDealerQuery(query);
  const { upcard, unseen } = situation;
  const counts: Counts = { notQualified: 0, wins: 0, ties: 0, losses: 0 };
  const one = { any: 1 << (upcard >> 2), twice: 0, odd: 1 << (upcard >> 2), suit: upcard & 3 };
  for (let a = 0; a < unseen.length; a++) {
    const two = withCard(one, unseen[a] as Card);
    for (let b = a + 1; b < unseen.length; b++) {
      const three = withCard(two, unseen[b] as Card);
      for (let c = b + 1; c < unseen.length; c++) {
        dealLast(withCard(three, unseen[c] as Card), c + 1, situation, counts);
      }
    }
  }
  const { notQualified, wins, ties, losses } = counts;
  return { deals: notQualified + wins + ties + losses, ...counts };
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

/** Completes four cards with each unseen card from an index on. */
function dealLast(four: PartialHand, from: number, situation: DealerSituation, counts: Counts): void {
  const { any, twice, odd, suit } = four;
  const { unseen, playerValue, qualifyingValue } = situation;
  for (let d = from; d < unseen.length; d++) {
    const card = unseen[d] as Card;
    const rank = 1 << (card >> 2);
    const value = valueOfRanks(any | rank, twice | (any & rank), odd ^ rank, suit === (card & 3));
    if (value < qualifyingValue) counts.notQualified++;
    else if (value < playerValue) counts.wins++;
    else if (value === playerValue) counts.ties++;
    else counts.losses++;
  }
}

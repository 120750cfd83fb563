import { CATEGORIES, type Category } from '../evaluator/category.js';
import { rankCount, ROYAL_MASK } from '../evaluator/value.js';
import { choose } from './choose.js';
import { straightsWithin } from './straights.js';

const RANKS = 13;
const SUITS = 4;

type HandCounts = Record<Category, number>;

/**
 * The best five of six cards, over all 20,358,520 ways to deal six: how many are of each category.
 * First by ranks alone, as if there were no flushes; then each hand with a flush moves to its real category.
 */
export function sixCardHands(): Readonly<HandCounts> {
  const hands = Object.fromEntries(CATEGORIES.map((category) => [category, 0])) as HandCounts;
  countByRanks(hands, { rank: 0, missing: 6, ways: 1, ranks: 0, most: 0, second: 0 });
  for (let suited = 0; suited < 1 << RANKS; suited++) {
    const cards = rankCount(suited);
    if (cards === 6) moveFlushes(hands, suited, suited, SUITS);
    if (cards === 5) {
      // The sixth card is of another suit; where its rank is among the five it makes a pair.
      for (let rank = 0; rank < RANKS; rank++)
        moveFlushes(hands, suited, suited | (1 << rank), SUITS * (SUITS - 1));
    }
  }
  return Object.freeze(hands);
}

/** Some of six cards, those of the ranks below `rank`. */
interface RanksSoFar {
  /** The next rank. */
  readonly rank: number;
  /** How many cards are still to come. */
  readonly missing: number;
  /** Ways to give suits to the cards so far. */
  readonly ways: number;
  /** The mask of the ranks so far. */
  readonly ranks: number;
  /** The two largest numbers of cards of one rank. */
  readonly most: number;
  readonly second: number;
}

function countByRanks(hands: HandCounts, { rank, missing, ways, ranks, most, second }: RanksSoFar): void {
  if (missing === 0) hands[categoryByRanks(ranks, most, second)] += ways;
  if (missing === 0 || rank === RANKS) return;
  countByRanks(hands, { rank: rank + 1, missing, ways, ranks, most, second });
  for (let held = 1; held <= Math.min(SUITS, missing); held++) {
    countByRanks(hands, {
      rank: rank + 1,
      missing: missing - held,
      ways: ways * choose(SUITS, held),
      ranks: ranks | (1 << rank),
      most: Math.max(most, held),
      second: held > most ? most : Math.max(second, held),
    });
  }
}

/** The best hand of some cards when suits are ignored. */
function categoryByRanks(ranks: number, most: number, second: number): Category {
  if (most === 4) return 'four-of-a-kind';
  if (most === 3 && second > 1) return 'full-house';
  if (straightsWithin(ranks) !== 0) return 'straight';
  if (most === 3) return 'three-of-a-kind';
  if (most === 2) return second === 2 ? 'two-pair' : 'pair';
  return 'high-card';
}

/** Moves six cards of these ranks, of which the `suited` ones are of one suit, from where they stand by ranks alone. */
function moveFlushes(hands: HandCounts, suited: number, ranks: number, ways: number): void {
  const paired = rankCount(ranks) < 6;
  hands[categoryByRanks(ranks, paired ? 2 : 1, 1)] -= ways;
  const royal = (suited & ROYAL_MASK) === ROYAL_MASK;
  hands[royal ? 'royal-flush' : straightsWithin(suited) !== 0 ? 'straight-flush' : 'flush'] += ways;
}

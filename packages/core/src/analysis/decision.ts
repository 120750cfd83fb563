import type { CardLike, CardsLike } from '../cards/card.js';
import { checkList, parseCards } from '../cards/parse.js';
import { GameError } from '../errors.js';
import { evaluate } from '../evaluator/evaluate.js';
import type { Tally } from '../evaluator/tally.js';
import { categoryIndex } from '../evaluator/value.js';
import type { Fraction } from '../rules/fraction.js';
import type { RulesLike } from '../rules/rules.js';
import type { Decision } from '../rules/settle.js';
import { callIsBetter, callValue, callValueExact, FOLD_NET } from './call-value.js';
import type { DealerHands } from './dealer-below.js';
import type { ExactFraction } from './exact-fraction.js';
import { FlushCounter } from './flush-counter.js';
import { RankCounter } from './rank-counter.js';
import { tallyAgainst } from './tally-against.js';
import { termsOf } from './terms.js';
import { UnseenCards } from './unseen-cards.js';

/** What a player knows when deciding. */
export interface Situation {
  /** The player's five cards. */
  readonly hand: CardsLike;
  /** The dealer's one open card. */
  readonly upcard: CardLike;
  /** Other cards known to be out of the deck, at most 42. */
  readonly dead?: CardsLike | undefined;
  readonly rules?: RulesLike | undefined;
}

/** Both choices weighed exactly, over every hand the dealer can have. Values are in units of the ante. */
export interface DecisionAnalysis extends Tally {
  /** The mean net result of a call, side bets excluded. */
  readonly evCall: number;
  /** The net result of a fold: always -1. */
  readonly evFold: number;
  /** The choice of higher value; `fold` when both are equal. */
  readonly best: Decision;
  /** `evCall` without rounding. */
  readonly evCallExact: ExactFraction;
}

// These are set for every decision, one after the other: making new ones would take longer than counting.
const unseen = new UnseenCards();
const ranks = new RankCounter();
const flushes = new FlushCounter();
const dealer: DealerHands = { ranks, flushes: [{ hands: flushes, times: 1 }] };

/**
 * What a call is worth and whether to make it, counted over all hands that the dealer can have.
 * Payouts count unrounded. Throws `hand-size` for a hand of other than five cards and for too many dead cards,
 * `card-unknown`, `card-repeated` (hand, upcard and dead cards together), and the errors of the rules.
 */
export function analyzeDecision({ hand, upcard, dead, rules }: Situation): DecisionAnalysis {
  const { limit, odds } = termsOf(rules);
  const value = evaluate(hand);
  seeCards(hand, upcard, dead);
  const tally = tallyAgainst(dealer, value, limit);
  return weigh(tally, odds[categoryIndex(value)] as Fraction);
}

/** Sets the counters to the hands that the dealer can have when these cards are known. */
function seeCards(hand: CardsLike, upcard: CardLike, dead: CardsLike | undefined): void {
  unseen.reset();
  seeAll(hand);
  const open = unseen.see(upcard);
  if (dead !== undefined) seeAll(dead);
  ranks.set(unseen.byRank(), open >> 2);
  if (ranks.hands === 0) {
    throw new GameError('hand-size', "the dead cards leave fewer than four for the dealer's hand");
  }
  flushes.set(unseen.ofSuit(open & 3), open >> 2);
}

function seeAll(cards: CardsLike): void {
  const list = typeof cards === 'string' ? parseCards(cards) : checkList(cards);
  for (let i = 0; i < list.length; i++) unseen.see(list[i] as CardLike);
}

function weigh(tally: Tally, odds: Fraction): DecisionAnalysis {
  // Written out: spreading the tally takes several times as long as counting it.
  return {
    deals: tally.deals,
    notQualified: tally.notQualified,
    wins: tally.wins,
    ties: tally.ties,
    losses: tally.losses,
    evCall: callValue(tally, odds),
    evFold: FOLD_NET,
    best: callIsBetter(tally, odds) ? 'call' : 'fold',
    evCallExact: callValueExact(tally, odds),
  };
}

import type { Card } from '../../cards/card.js';
import { runAtOnce, type Steps } from '../../slices.js';
import { allHandValues } from '../ordinal.js';
import { categoryNumber, madeRanks, otherRanks, WHEEL_MASK, WHEEL_RANKS, type HandValue } from '../value.js';
import { HAND_CLASSES, handClass } from './hand-class.js';
import { isCall, type SimulationRules, type SimulationStrategy } from './strategy.js';

const UPCARD_RANKS = 13;
/** The suit of the upcards about which a strategy is asked: which one it is makes no difference. */
const UPCARD_SUIT = 3;
/** The bits of a hand that calls whatever its suits. */
const ALWAYS = 0xffff_ffff;

/**
 * When to call, for all hands and upcards: 32 bits for each hand class and upcard rank. Bit i tells whether to call
 * when i is the set of the hand's different ranks, the lowest as bit 0, that it holds in the upcard's suit: they keep
 * the dealer from a flush, which is all that suits can mean before other cards are known.
 */
export interface DecisionTable {
  readonly calls: Uint32Array;
}

/** Whether something is a decision table of the right size. */
export function isDecisionTable(value: unknown): value is DecisionTable {
  if (typeof value !== 'object' || value === null || !('calls' in value)) return false;
  return value.calls instanceof Uint32Array && value.calls.length === HAND_CLASSES * UPCARD_RANKS;
}

/** The entry of a decision table for a hand and the rank of the upcard. */
export function decisionEntry(value: HandValue, upcardRank: number): number {
  return handClass(value) * UPCARD_RANKS + upcardRank;
}

/**
 * Asks a strategy about all hands and upcards. It is taken to fear the dealer's flush at most: where it decides alike
 * with none of the hand's ranks in the upcard's suit and with as many as there can be, it is not asked about those
 * between. Takes some tenths of a second for a strategy that computes each decision.
 *
 * Throws what the strategy throws, and `option-invalid` for an answer that is neither call nor fold.
 */
export function createDecisionTable(strategy: SimulationStrategy, rules: SimulationRules): DecisionTable {
  return runAtOnce(decisionTableSteps(strategy, rules));
}

/** {@link createDecisionTable} in steps. */
export function* decisionTableSteps(
  strategy: SimulationStrategy,
  rules: SimulationRules,
): Steps<DecisionTable> {
  const calls = new Uint32Array(HAND_CLASSES * UPCARD_RANKS);
  const values = allHandValues();
  for (const [i, value] of values.entries()) {
    const shape = shapeOf(value);
    for (let upcardRank = 0; upcardRank < UPCARD_RANKS; upcardRank++) {
      calls[decisionEntry(value, upcardRank)] = strategy.byValue
        ? bitsIf(isCall(strategy.byValue(value, upcardRank)))
        : callBits(shape, upcardRank, (hand, upcard) => isCall(strategy.decide(hand, upcard, rules)));
    }
    if (i % 16 === 0) yield i / values.length;
  }
  return Object.freeze({ calls });
}

function bitsIf(call: boolean): number {
  return call ? ALWAYS : 0;
}

/**
 * The 32 bits for one hand and upcard rank, of which `calls` tells whether to call with given suits. The bits of sets
 * that no hand can hold mean nothing.
 */
function callBits(shape: Shape, upcardRank: number, calls: (hand: Card[], upcard: Card) => boolean): number {
  const { smallest, largest } = suitedSets(shape, upcardRank);
  if (largest.length === 0) return 0;
  const upcard = upcardRank * 4 + UPCARD_SUIT;
  const callsWith = (set: number): boolean => calls(handHolding(shape, set), upcard);
  const call = callsWith(smallest);
  if (largest.every((set) => callsWith(set) === call)) return bitsIf(call);
  let bits = 0;
  for (let set = smallest; set < 1 << shape.ranks.length; set++) {
    const between = (set & smallest) === smallest && largest.some((most) => (set & most) === set);
    const possible = shape.flush ? set === smallest || largest.includes(set) : between;
    if (possible && callsWith(set)) bits |= 1 << set;
  }
  return bits;
}

/**
 * What a hand is but for its suits: its different ranks, ascending, how often each comes, and whether it is a flush.
 */
interface Shape {
  readonly ranks: readonly { readonly rank: number; readonly count: number }[];
  readonly flush: boolean;
}

function shapeOf(value: HandValue): Shape {
  const category = categoryNumber(value);
  const madeCount = [0, 2, 2, 3, 0, 0, 3, 4, 0][category] as number;
  const otherCount = category === 6 ? 2 : 1;
  const wheel = (category === 4 || category === 8) && otherRanks(value) === WHEEL_MASK;
  const others = wheel ? WHEEL_RANKS : otherRanks(value);
  const ranks: { rank: number; count: number }[] = [];
  for (let rank = 0; rank < 13; rank++) {
    if ((madeRanks(value) >> rank) & 1) ranks.push({ rank, count: madeCount });
    else if ((others >> rank) & 1) ranks.push({ rank, count: otherCount });
  }
  return { ranks, flush: category === 5 || category === 8 };
}

/**
 * The sets of its ranks that a hand can hold in the upcard's suit: the smallest, and the largest; none of these when
 * hand and upcard exclude one another. Whatever lies between is possible too, unless the hand is a flush.
 */
function suitedSets({ ranks, flush }: Shape, upcardRank: number): { smallest: number; largest: number[] } {
  const all = (1 << ranks.length) - 1;
  // The upcard itself is not in the hand; of four cards of a rank, one is of the upcard's suit.
  const barred = ranks.reduce((set, { rank }, i) => set | (Number(rank === upcardRank) << i), 0);
  const quads = ranks.reduce((set, { count }, i) => set | (Number(count === 4) << i), 0);
  if ((barred & quads) !== 0) return { smallest: quads, largest: [] };
  if (flush) return { smallest: 0, largest: barred === 0 ? [all] : [0] };
  // Five single cards are not all of one suit, or they would be a flush.
  const fiveSingles = ranks.length === 5 && barred === 0;
  return { smallest: quads, largest: fiveSingles ? ranks.map((_, i) => all ^ (1 << i)) : [all & ~barred] };
}

/** A hand of this shape that holds just this set of its ranks in the upcard's suit. */
function handHolding({ ranks, flush }: Shape, set: number): Card[] {
  const hand: Card[] = [];
  for (const [i, { rank, count }] of ranks.entries()) {
    const suited = (set >> i) & 1;
    if (suited) hand.push(rank * 4 + UPCARD_SUIT);
    // The rest are of other suits, in turn from rank to rank, so that they make no flush of a hand that is none.
    const first = flush ? 0 : i;
    for (let copy = 0; copy < count - suited; copy++) hand.push(rank * 4 + ((first + copy) % UPCARD_SUIT));
  }
  return hand;
}

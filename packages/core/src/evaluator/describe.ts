import type { CardsLike } from '../cards/card.js';
import type { Category } from './category.js';
import { evaluate } from './evaluate.js';
import { categoryNumber, categoryOf, madeRanks, otherRanks, WHEEL_MASK, type HandValue } from './value.js';

/** A hand in terms that a program can put into words. */
export interface HandDescription {
  readonly category: Category;
  /**
   * The hand's different ranks, 0 (deuce) to 12 (ace), most significant first: those of the quads, trips or pairs,
   * then the rest downward; in A-2-3-4-5 the ace comes last. Of two hands of one category, the first place where
   * their ranks differ decides.
   */
  readonly ranks: readonly number[];
}

/** Category and ranks of a five-card hand. Throws `hand-size`, `card-unknown` or `card-repeated`. */
export function describeHand(hand: CardsLike): HandDescription {
  return describeValue(evaluate(hand));
}

/** Category and ranks of a hand value. Throws `value-unknown`. */
export function describeValue(value: HandValue): HandDescription {
  return { category: categoryOf(value), ranks: ranksOf(value) };
}

/** The different ranks of a hand value, most significant first. Not validated. */
export function ranksOf(value: HandValue): number[] {
  const made = madeRanks(value);
  const others = otherRanks(value);
  const category = categoryNumber(value);
  const wheel = (category === 4 || category === 8) && others === WHEEL_MASK;
  return [...ranksDownward(made), ...ranksDownward(others), ...(wheel ? [12] : [])];
}

function ranksDownward(mask: number): number[] {
  const ranks: number[] = [];
  for (let rank = 12; rank >= 0; rank--) if ((mask >> rank) & 1) ranks.push(rank);
  return ranks;
}

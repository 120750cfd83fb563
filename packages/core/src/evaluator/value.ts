import { GameError, quote } from '../errors.js';
import { CATEGORIES, type Category } from './category.js';

/**
 * The strength of a five-card hand: `category (0..8) << 26 | made ranks << 13 | other ranks`, with 13-bit rank masks
 * (bit 0 deuce .. bit 12 ace). Bigger is better; equal hands are equal numbers.
 *
 * Made ranks are those of the quads, trips or pairs (in a full house: the trips); other ranks are the kickers, the pair
 * of a full house, or all five ranks of a high card, straight or flush. The ace bit of A-2-3-4-5 is cleared.
 */
export type HandValue = number;

/** The five ranks of A-2-3-4-5. */
export const WHEEL_RANKS = 0b1_0000_0000_1111;
/** A-2-3-4-5 as it stands in a hand value: the ace counts low, its bit is cleared. */
export const WHEEL_MASK = 0b0_0000_0000_1111;
/** The top five ranks: ten to ace. */
export const ROYAL_MASK = 0b1_1111_0000_0000;

const ALL_RANKS = 0b1_1111_1111_1111;

/** How many made and how many other ranks the hands of each category have (the wheel has one bit less). */
const MADE_RANKS = [0, 1, 2, 1, 0, 0, 1, 1, 0] as const;
const OTHER_RANKS = [5, 3, 1, 2, 5, 5, 1, 1, 5] as const;

/** Puts a hand value together. */
export function handValue(category: number, made: number, others: number): HandValue {
  return (category << 26) | (made << 13) | others;
}

/** The category of a hand value as a number 0 (high card) to 8 (straight flush). */
export function categoryNumber(value: HandValue): number {
  return value >> 26;
}

/** The mask of the ranks that make a hand's quads, trips or pairs; 0 when there are none. */
export function madeRanks(value: HandValue): number {
  return (value >> 13) & ALL_RANKS;
}

/** The mask of a hand's other ranks: kickers, the pair of a full house, or all of a hand without equal ranks. */
export function otherRanks(value: HandValue): number {
  return value & ALL_RANKS;
}

/** The highest hand value: the royal flush. */
export const ROYAL_FLUSH: HandValue = handValue(8, 0, ROYAL_MASK);

/** The index of a hand value's category in {@link CATEGORIES}: 0 (high card) to 9 (royal flush). Not validated. */
export function categoryIndex(value: HandValue): number {
  return value === ROYAL_FLUSH ? 9 : value >> 26;
}

/** The category of a hand value; a royal flush has its own. Throws `value-unknown` for a number that is none. */
export function categoryOf(value: HandValue): Category {
  return CATEGORIES[categoryIndex(checkHandValue(value))] as Category;
}

/** The hand value itself. Throws `value-unknown` for a number that is none. */
export function checkHandValue(value: HandValue): HandValue {
  if (isHandValue(value)) return value;
  throw new GameError('value-unknown', `${quote(value)} is not a hand value`);
}

/** Whether a number is one of the 7,462 hand values. */
export function isHandValue(value: unknown): value is HandValue {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > ROYAL_FLUSH) return false;
  const category = categoryNumber(value);
  const made = madeRanks(value);
  const others = otherRanks(value);
  if (category === 4 || category === 8) return made === 0 && (others === WHEEL_MASK || isRun(others));
  if (rankCount(made) !== MADE_RANKS[category] || rankCount(others) !== OTHER_RANKS[category]) return false;
  return (made & others) === 0 && others !== WHEEL_RANKS && !isRun(others);
}

/** The rank masks that may stand as the other ranks of a category's hands, ascending. */
export function otherMasks(category: number): number[] {
  return category === 4 || category === 8 ? straightMasks() : masksOf(OTHER_RANKS[category] as number);
}

/** The rank masks that may stand as the made ranks of a category's hands, ascending. */
export function madeMasks(category: number): number[] {
  return masksOf(MADE_RANKS[category] as number);
}

function straightMasks(): number[] {
  return [WHEEL_MASK, ...masksOf(5).filter(isRun)];
}

function masksOf(ranks: number): number[] {
  return Array.from({ length: ALL_RANKS + 1 }, (_, mask) => mask).filter((mask) => rankCount(mask) === ranks);
}

/** Whether a mask is five ranks in a row; the ace counts high only, so the wheel is none. */
export function isRun(mask: number): boolean {
  return mask !== 0 && mask === (mask & -mask) * 0b11111;
}

/** The number of ranks in a mask: its ones are added up two by two, four by four, eight by eight, then all. */
export function rankCount(mask: number): number {
  const pairs = mask - ((mask >> 1) & 0x1555);
  const fours = (pairs & 0x3333) + ((pairs >> 2) & 0x3333);
  const eights = (fours + (fours >> 4)) & 0x0f0f;
  return (eights + (eights >> 8)) & 0xf;
}

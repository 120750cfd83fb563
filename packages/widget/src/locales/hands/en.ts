import type { Category } from '@caribbean-stud/core';
import type { HandWords } from '../translation.js';
import { capital } from './capital.js';

const RANKS = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'jack',
  'queen',
  'king',
  'ace',
];
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];

const rank = (of: number | undefined): string => RANKS[of ?? 0] as string;
const several = (of: number | undefined): string => (rank(of) === 'six' ? 'sixes' : `${rank(of)}s`);
/** Only an ace and an eight begin with a vowel. */
const a = (words: string): string => `${/^[ae]/.test(words) ? 'an' : 'a'} ${words}`;

function handName(category: Category, [first, second]: readonly number[]): string {
  switch (category) {
    case 'royal-flush':
      return 'royal flush';
    case 'straight-flush':
      return `${rank(first)}-high straight flush`;
    case 'four-of-a-kind':
      return `four ${several(first)}`;
    case 'full-house':
      return `full house, ${several(first)} over ${several(second)}`;
    case 'flush':
      return `${rank(first)}-high flush`;
    case 'straight':
      return `${rank(first)}-high straight`;
    case 'three-of-a-kind':
      return `three ${several(first)}`;
    case 'two-pair':
      return `two pair, ${several(first)} and ${several(second)}`;
    case 'pair':
      return `pair of ${several(first)}`;
    case 'high-card':
      return first === 12 && second === 11 ? 'ace-king high' : `${rank(first)} high`;
  }
}

/** Hands that take no article: "with three aces", "with king high". */
const WITHOUT_ARTICLE: readonly Category[] = ['four-of-a-kind', 'three-of-a-kind', 'two-pair', 'high-card'];

/** What a hand is called in English. */
export function hand(category: Category, ranks: readonly number[]): HandWords {
  const name = handName(category, ranks);
  return { title: capital(name), withIt: WITHOUT_ARTICLE.includes(category) ? name : a(name) };
}

/** A card's full name. */
export function card(of: number, suit: number): string {
  return `${rank(of)} of ${SUITS[suit]}`;
}

/** A card of this rank, with its article. */
export function oneOf(of: number): string {
  return a(rank(of));
}

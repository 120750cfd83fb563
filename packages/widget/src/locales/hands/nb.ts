import type { Category } from '@caribbean-stud/core';
import type { HandWords } from '../translation.js';
import { capital } from './capital.js';

const RANKS = [
  'to',
  'tre',
  'fire',
  'fem',
  'seks',
  'sju',
  'åtte',
  'ni',
  'ti',
  'knekt',
  'dame',
  'konge',
  'ess',
];
const SEVERAL = [
  'toere',
  'treere',
  'firere',
  'femmere',
  'seksere',
  'sjuere',
  'åttere',
  'niere',
  'tiere',
  'knekter',
  'damer',
  'konger',
  'ess',
];
const SINGLE = [
  'en toer',
  'en treer',
  'en firer',
  'en femmer',
  'en sekser',
  'en sjuer',
  'en åtter',
  'en nier',
  'en tier',
  'en knekt',
  'en dame',
  'en konge',
  'et ess',
];
const SUITS = ['kløver', 'ruter', 'hjerter', 'spar'];

const rank = (of: number | undefined): string => RANKS[of ?? 0] as string;
const several = (of: number | undefined): string => SEVERAL[of ?? 0] as string;

function handName(category: Category, [first, second]: readonly number[]): string {
  switch (category) {
    case 'royal-flush':
      return 'royal flush';
    case 'straight-flush':
      return `straight flush til ${rank(first)}`;
    case 'four-of-a-kind':
      return `fire ${several(first)}`;
    case 'full-house':
      return `hus, ${several(first)} over ${several(second)}`;
    case 'flush':
      return `flush til ${rank(first)}`;
    case 'straight':
      return `straight til ${rank(first)}`;
    case 'three-of-a-kind':
      return `tre ${several(first)}`;
    case 'two-pair':
      return `to par, ${several(first)} og ${several(second)}`;
    case 'pair':
      return `ett par ${several(first)}`;
    case 'high-card':
      return first === 12 && second === 11 ? 'ess-konge' : `${rank(first)} som høyeste kort`;
  }
}

/** What a hand is called in Norwegian. */
export function hand(category: Category, ranks: readonly number[]): HandWords {
  const name = handName(category, ranks);
  return { title: capital(name), withIt: name };
}

/** A card's full name. */
export function card(of: number, suit: number): string {
  return `${SUITS[suit]} ${rank(of)}`;
}

/** A card of this rank, with its article. */
export function oneOf(of: number): string {
  return SINGLE[of] as string;
}

import type { Category } from '@caribbean-stud/core';
import type { HandWords } from '../translation.js';
import { capital } from './capital.js';

const RANKS = [
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'jota',
  'reina',
  'rey',
  'as',
];
const SEVERAL = [
  'doses',
  'treses',
  'cuatros',
  'cincos',
  'seises',
  'sietes',
  'ochos',
  'nueves',
  'dieces',
  'jotas',
  'reinas',
  'reyes',
  'ases',
];
const SUITS = ['tréboles', 'diamantes', 'corazones', 'picas'];
/** The jack and the queen. */
const FEMININE = [9, 10];

const rank = (of: number | undefined): string => RANKS[of ?? 0] as string;
const several = (of: number | undefined): string => SEVERAL[of ?? 0] as string;
const upTo = (of: number | undefined): string =>
  FEMININE.includes(of ?? 0) ? `a la ${rank(of)}` : `al ${rank(of)}`;

/** The article that a hand takes after "con", with its space. */
const ARTICLES: Readonly<Record<Category, string>> = {
  'royal-flush': 'una ',
  'straight-flush': 'una ',
  'four-of-a-kind': 'un ',
  'full-house': 'un ',
  flush: 'un ',
  straight: 'una ',
  'three-of-a-kind': 'un ',
  'two-pair': '',
  pair: 'una ',
  'high-card': '',
};

function handName(category: Category, [first, second]: readonly number[]): string {
  switch (category) {
    case 'royal-flush':
      return 'escalera real';
    case 'straight-flush':
      return `escalera de color ${upTo(first)}`;
    case 'four-of-a-kind':
      return `póquer de ${several(first)}`;
    case 'full-house':
      return `full de ${several(first)} y ${several(second)}`;
    case 'flush':
      return `color ${upTo(first)}`;
    case 'straight':
      return `escalera ${upTo(first)}`;
    case 'three-of-a-kind':
      return `trío de ${several(first)}`;
    case 'two-pair':
      return `dobles parejas de ${several(first)} y ${several(second)}`;
    case 'pair':
      return `pareja de ${several(first)}`;
    case 'high-card':
      return first === 12 && second === 11 ? 'as y rey' : `carta alta, ${rank(first)}`;
  }
}

/** What a hand is called in Spanish. */
export function hand(category: Category, ranks: readonly number[]): HandWords {
  const name = handName(category, ranks);
  return { title: capital(name), withIt: ARTICLES[category] + name };
}

/** A card's full name. */
export function card(of: number, suit: number): string {
  return `${rank(of)} de ${SUITS[suit]}`;
}

/** A card of this rank, with its article. */
export function oneOf(of: number): string {
  return `${FEMININE.includes(of) ? 'una' : 'un'} ${rank(of)}`;
}

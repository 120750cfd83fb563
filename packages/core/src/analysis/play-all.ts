import type { HandValue } from '../evaluator/value.js';
import type { Choices } from './choices.js';
import { HAND_PATTERNS, handPatterns, type HandPattern } from './hand-patterns.js';
import { OutcomeCounts, type Outcomes } from './outcomes.js';
import { RankCounter } from './rank-counter.js';
import { NO_UPCARD } from './straights.js';
import { SuitLayouts, type Layout } from './suit-layouts.js';

const RANKS = 13;
const SUITS = 4;

/** The layouts of a pattern's hands that are worth the same: added up in as few as possible, or each by itself. */
interface Suits {
  together(layouts: SuitLayouts): Layout[];
  apart(layouts: SuitLayouts): Layout[];
}

const MIXED_SUITS: Suits = {
  together: (layouts) => layouts.mixedSuits(),
  apart: (layouts) => layouts.bySharedRanks(),
};
const ONE_SUIT: Suits = {
  together: (layouts) => layouts.oneSuit(),
  apart: (layouts) => layouts.oneSuit(),
};

/**
 * Plays every possible deal of hand, upcard and hole cards, and counts how they end; below `limit` the dealer does not
 * qualify. Goes through patterns of ranks, and into upcards and suits only where the choice depends on them.
 * Yields the share done, up to 1.
 */
export function* playAll(choices: Choices, limit: HandValue): Generator<number, Outcomes> {
  const counts = new OutcomeCounts();
  const ranks = new RankCounter();

  function play(pattern: HandPattern, value: HandValue, suits: Suits): void {
    const always = choices.always(value);
    if (always !== null) {
      counts.add(suits.together(new SuitLayouts(ranks, pattern, NO_UPCARD)), value, limit, always);
      return;
    }
    for (let upcard = 0; upcard < RANKS; upcard++) {
      if (pattern.copies[upcard] === SUITS) continue;
      const layouts = new SuitLayouts(ranks, pattern, upcard);
      const choice = choices.against(value, upcard, layouts);
      if (typeof choice === 'string') {
        counts.add(suits.together(layouts), value, limit, choice);
      } else {
        for (const layout of suits.apart(layouts)) counts.add([layout], value, limit, choice(layout));
      }
    }
  }

  let done = 0;
  for (const pattern of handPatterns()) {
    play(pattern, pattern.value, MIXED_SUITS);
    if (pattern.flushValue !== null) play(pattern, pattern.flushValue, ONE_SUIT);
    yield ++done / HAND_PATTERNS;
  }
  return counts.outcomes();
}

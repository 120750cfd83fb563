import { choose } from './choose.js';
import type { DealerHands } from './dealer-below.js';
import { FlushCounter } from './flush-counter.js';
import type { HandPattern } from './hand-patterns.js';
import type { RankCounter } from './rank-counter.js';
import { NO_UPCARD } from './straights.js';

const RANKS = 13;
const ALL_RANKS = (1 << RANKS) - 1;
const SUITS = 4;

/**
 * Ways in which the suits of hand and upcard can lie, and the dealer's hands that go with them: those of every such way,
 * or their average.
 */
export interface Layout {
  /** How many ways there are; negative when they were counted in another layout and are taken out again. */
  readonly weight: number;
  readonly dealer: DealerHands;
}

/** Any of five hidden cards may be the one that is turned. */
const UPCARD_PLACES = 5;

/**
 * The part of the dealer's hands of five different ranks that are flushes, averaged over the suits of the player's
 * cards: of the 4^5 ways to give suits to five ranks 4 are flushes, and the player's cards favor none of them.
 */
const FLUSH_SHARE = SUITS / SUITS ** 5;

/** The suits of one pattern against one upcard's rank. */
export class SuitLayouts {
  private readonly ranks: RankCounter;
  private readonly pattern: HandPattern;
  private readonly upcard: number;
  /** All the ways in which the suits can lie. */
  private readonly ways: number;

  /**
   * `upcard`: the rank of the dealer's open card, or {@link NO_UPCARD} to take all five cards as hidden. `ranks` is
   * set for this pattern and upcard: the layouts hold until it is set again.
   */
  constructor(ranks: RankCounter, pattern: HandPattern, upcard: number) {
    // Index n: the ranks with n unseen cards.
    const unseen: [number, number, number, number, number] = [0, 0, 0, 0, 0];
    let ways = upcard === NO_UPCARD ? UPCARD_PLACES : SUITS;
    for (let rank = 0; rank < RANKS; rank++) {
      const held = pattern.copies[rank] as number;
      const cards = rank === upcard ? SUITS - 1 : SUITS;
      unseen[(cards - held) as 0] |= 1 << rank;
      if (held !== 0) ways *= choose(cards, held);
    }
    this.ranks = ranks.set({ fours: unseen[4], threes: unseen[3], twos: unseen[2], ones: unseen[1] }, upcard);
    this.pattern = pattern;
    this.upcard = upcard;
    this.ways = ways;
  }

  /** The dealer's hands if none could be a flush: better for the player than any layout. */
  noFlush(): DealerHands {
    return { ranks: this.ranks, flushes: [] };
  }

  /** The dealer's hands if the player held nothing of the upcard's suit: no layout is worse for the player. */
  mostFlushes(): DealerHands {
    return this.withOpen(ALL_RANKS);
  }

  /** The pattern dealt in more than one suit: an average over all suits, with the hands of one suit taken out. */
  mixedSuits(): Layout[] {
    const average = { ranks: this.ranks, flushes: [{ hands: this.ranks, times: FLUSH_SHARE }] };
    return [
      { weight: this.ways, dealer: average },
      ...this.oneSuit().map(({ weight, dealer }) => ({ weight: -weight, dealer })),
    ];
  }

  /** The pattern dealt in one suit: the upcard's or another. None when ranks repeat. */
  oneSuit(): Layout[] {
    const { ranks, flushValue } = this.pattern;
    if (flushValue === null) return [];
    if (this.upcard === NO_UPCARD) {
      const flushes = [
        { hands: this.flushesOf(ALL_RANKS & ~ranks), times: 1 },
        { hands: this.flushesOf(ALL_RANKS), times: SUITS - 1 },
      ];
      return [{ weight: SUITS * UPCARD_PLACES, dealer: { ranks: this.ranks, flushes } }];
    }
    const others = { weight: SUITS * (SUITS - 1), dealer: this.mostFlushes() };
    if ((ranks & (1 << this.upcard)) !== 0) return [others];
    return [others, { weight: SUITS, dealer: this.withOpen(ALL_RANKS & ~ranks) }];
  }

  /** The pattern dealt in more than one suit, told apart by the ranks that are of the upcard's suit. */
  bySharedRanks(): Layout[] {
    const candidates = this.pattern.ranks & ~(1 << this.upcard);
    const layouts: Layout[] = [];
    for (let shared = candidates; ; shared = (shared - 1) & candidates) {
      const weight = this.waysToShare(shared);
      if (weight > 0) layouts.push({ weight, dealer: this.withOpen(ALL_RANKS & ~shared) });
      if (shared === 0) return layouts;
    }
  }

  /** The ways in which just these ranks of the hand are of the upcard's suit, hands of one suit left out. */
  private waysToShare(shared: number): number {
    let ways = SUITS;
    for (let rank = 0; rank < RANKS; rank++) {
      const held = this.pattern.copies[rank] as number;
      ways *= choose(SUITS - 1, (shared >> rank) & 1 ? held - 1 : held);
    }
    if (this.pattern.flushValue === null) return ways;
    if (shared === 0) return ways - SUITS * (SUITS - 1);
    return shared === this.pattern.ranks ? ways - SUITS : ways;
  }

  private withOpen(open: number): DealerHands {
    return { ranks: this.ranks, flushes: [{ hands: this.flushesOf(open), times: 1 }] };
  }

  private flushesOf(open: number): FlushCounter {
    return new FlushCounter().set(open, this.upcard);
  }
}

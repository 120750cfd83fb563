import type { HandValue } from '../value.js';

/** Plays the next rounds of a simulation and returns an outcome byte for each; the next call overwrites them. */
export type PlayRounds = (rounds: number) => Uint8Array;

/** What an engine needs to play rounds. */
export interface RoundsSetup {
  readonly seed: string;
  /** How many cards must have been drawn for the deck to be shuffled before a round. */
  readonly reshuffle: number;
  /** The value from which on the dealer's hand qualifies. */
  readonly qualifyingValue: HandValue;
  /** When to call, as in a decision table. */
  readonly calls: Uint32Array;
}

/** The most rounds that are played at a time, a multiple of sixteen: about a millisecond of work. */
export const MOST_ROUNDS = 16_384;

/** Cards of a round: five to the player, then five to the dealer, the upcard first. */
export const CARDS_PER_ROUND = 10;

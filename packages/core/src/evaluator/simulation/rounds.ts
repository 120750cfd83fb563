import type { HandValue } from '../value.js';

/** Plays the next rounds of a simulation and gives an outcome byte for each; the bytes are overwritten by the next. */
export type PlayRounds = (rounds: number) => Uint8Array;

/** What an engine needs to play rounds. */
export interface RoundsSetup {
  readonly seed: string;
  /** Cards drawn from which on the deck is shuffled before a round. */
  readonly reshuffle: number;
  /** The value from which on the dealer's hand qualifies. */
  readonly qualifyingValue: HandValue;
  /** As in a decision table. */
  readonly calls: Uint32Array;
}

/** The most rounds that are played at a time, a multiple of sixteen: about a millisecond of work. */
export const MOST_ROUNDS = 16_384;

/** Cards of a round: five to the player, then five to the dealer, the upcard first. */
export const CARDS_PER_ROUND = 10;

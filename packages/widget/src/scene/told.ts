import type { BonusAnalysis, Card, GameAnalysis, SessionAnalysis } from '@caribbean-stud/core';
import type { RoundProof } from '@caribbean-stud/core/fair';

// What a scene is told of things that go on beside the table, by the controllers that look after them.

/** Where the cards come from; `loading`, `failed`: deals would be provable if the code for it were here; `off`: unwanted. */
export type Origin =
  'fair' | 'loading' | 'failed' | 'off' | 'dealer' | 'example' | 'practice' | 'seed' | 'source';

/** All that may be known about the deals by now. */
export interface Fairness {
  readonly origin: Origin;
  /** The commitment to the secret of the next deal; `null` when that deal carries no proof. */
  readonly commitment: string | null;
  /** Cards drawn since the last shuffle that will be missing from the next deal. */
  readonly drawn: readonly Card[];
  /** The player's seed for the next deal. */
  readonly clientSeed: string;
  /** Takes another text as the player's seed, from the next deal on. */
  readonly chooseSeed: (text: string) => void;
  /** The deal on the table; `null` when there is none, or none that carries a proof. */
  readonly current: Pick<RoundProof, 'commitment' | 'clientSeed'> | null;
  /** The last deal that was opened, and the text of its proof: `null` when the proof does not hold. */
  readonly opened: { readonly proof: RoundProof; readonly text: string | null } | null;
}

/** The longest seed of a player, in UTF-16 code units. */
export const LONGEST_SEED = 64;

/** A meter that runs elsewhere, for display only. */
export interface LiveMeter {
  /** The last good value, in smallest units. */
  readonly meter: number;
  /** The source is silent or gives nonsense: this is the last good value. */
  readonly stale: boolean;
}

/** The exact figures of some settings. `session` is missing in endless play, and where no exact outlook can be given. */
export interface Odds {
  readonly game: GameAnalysis;
  readonly session: SessionAnalysis | null;
  readonly bonus: BonusAnalysis;
}

/** The figures, or why they are not here: `failed` when the code that computes them could not be loaded. */
export type OddsNow = Odds | 'computing' | 'failed';

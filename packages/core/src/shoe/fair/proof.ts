import { formatCards, type CardsLike } from '../../cards/card.js';
import { toCards } from '../../cards/parse.js';
import type { FairDeal } from './fair-source.js';

/** The name of the way to deal that docs/fairness.md describes; another way would have another name. */
export const PROOF_SCHEME = 'caribbean-stud-fair-1';

/** What is published after a round, so that anyone can deal it again. */
export interface RoundProof extends FairDeal {
  /** Absent, or {@link PROOF_SCHEME}. */
  readonly scheme?: string | undefined;
  /** What was published before the bet: see `commit`. */
  readonly commitment: string;
  /** Hands that were dealt beside the dealer's, 1 to 7; 1 when absent. */
  readonly seats?: number | undefined;
  /** The player's cards as they lay on the table: all five, or as many as were seen. */
  readonly player?: CardsLike | undefined;
  /** The dealer's cards as they lay on the table, the upcard first: all five, or as many as were seen. */
  readonly dealer?: CardsLike | undefined;
  /** Instead, or as well: the cards in the order in which they were dealt, from the first on, as many as are known. */
  readonly cards?: CardsLike | undefined;
}

function cardsText(cards: CardsLike): string {
  return formatCards(toCards(cards));
}

/**
 * A proof as a text to be copied: JSON, its fields always in the same order, cards written as text.
 * Throws `card-unknown` or `card-repeated`.
 */
export function proofText(proof: RoundProof): string {
  const { commitment, serverSeed, clientSeed, round, attempt = 0, seats = 1 } = proof;
  const { drawn = [], player, dealer, cards } = proof;
  const fields = {
    scheme: PROOF_SCHEME,
    commitment,
    serverSeed,
    clientSeed,
    round,
    attempt,
    drawn: cardsText(drawn),
    seats,
    ...(player && { player: cardsText(player) }),
    ...(dealer && { dealer: cardsText(dealer) }),
    ...(cards && { cards: cardsText(cards) }),
  };
  return JSON.stringify(fields, null, 2);
}

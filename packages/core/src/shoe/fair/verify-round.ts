import { DECK, formatCards, type Card, type CardsLike } from '../../cards/card.js';
import { toCards } from '../../cards/parse.js';
import { checkOneOf, checkWhole, optionInvalid } from '../../check-option.js';
import { GameError, quote } from '../../errors.js';
import { cardsPerDeal, HAND_SIZE, MOST_SEATS } from '../deal-size.js';
import { fairDeck } from './fair-source.js';
import { PROOF_SCHEME, type RoundProof } from './proof.js';
import { commit } from './server-seed.js';

/** One thing that was checked, and what came of it in a sentence for the player. */
export interface VerificationStep {
  /**
   * `values`: the proof cannot be read; `commitment`: the seed is the one that was committed to; `drawn`: the cards
   * missing from the deck; `deck`: the order of the cards; `player`, `dealer`, `cards`: the cards on the table.
   */
  readonly check: 'values' | 'commitment' | 'drawn' | 'deck' | 'player' | 'dealer' | 'cards';
  readonly ok: boolean;
  readonly text: string;
}

/** What came of a verification. */
export interface Verification {
  /** Every step is in order. */
  readonly valid: boolean;
  /** The order of the cards that the seeds give, `null` when the proof cannot be read. */
  readonly deck: readonly Card[] | null;
  readonly steps: readonly VerificationStep[];
}

function checkScheme(proof: RoundProof): void {
  if (typeof proof !== 'object' || proof === null)
    throw optionInvalid('proof', proof, 'an object with its fields');
  const { scheme = PROOF_SCHEME } = proof;
  checkOneOf('scheme', scheme, [PROOF_SCHEME]);
}

function checkSeats({ seats = 1 }: RoundProof): number {
  return checkWhole('seats', seats, 1, MOST_SEATS);
}

/** The SHA-256 of the server seed beside the commitment. */
function commitmentStep({ serverSeed, commitment }: RoundProof): VerificationStep {
  const made = commit(serverSeed);
  const ok = made === String(commitment).toLowerCase();
  return {
    check: 'commitment',
    ok,
    text: ok
      ? 'The SHA-256 of the server seed is the commitment: the seed was fixed before the bet.'
      : `The SHA-256 of the server seed is ${made}, not the commitment ${quote(commitment)}: this is not the seed that was fixed before the bet.`,
  };
}

/** The cards drawn before this deal beside what the deal before left out: what it dealt, and its own `drawn`. */
function drawnStep({ drawn = [] }: RoundProof, before: RoundProof | undefined): VerificationStep | null {
  const cards = toCards(drawn);
  if (cards.length === 0) return null;
  const told = `${cards.length} cards had been drawn since the last shuffle: ${formatCards(cards)}.`;
  if (!before) {
    return { check: 'drawn', ok: true, text: `${told} Compare them with the rounds before.` };
  }
  const dealt = cardsPerDeal(checkSeats(before));
  const expected = [...toCards(before.drawn ?? []), ...fairDeck(before).slice(0, dealt)];
  const ok = expected.length === cards.length && new Set([...expected, ...cards]).size === cards.length;
  return {
    check: 'drawn',
    ok,
    text: ok
      ? `${told} They are what the round before left out of the deck.`
      : `${told} After the round before they should be ${formatCards(expected)}.`,
  };
}

/** The order of the cards that the seeds give: told, not compared. */
function deckStep(deck: readonly Card[], { clientSeed, round, attempt = 0 }: RoundProof): VerificationStep {
  return {
    check: 'deck',
    ok: true,
    text: `Server seed, client seed ${quote(clientSeed)}, round ${round} and attempt ${attempt} put ${deck.length} cards in this order: ${formatCards(deck)}.`,
  };
}

/** The cards that lay on the table beside those that the seeds give, from a place of the deck on. */
function tableStep(
  check: 'player' | 'dealer' | 'cards',
  shown: CardsLike | undefined,
  deck: readonly Card[],
  from: number,
): VerificationStep | null {
  const cards = toCards(shown ?? []);
  if (cards.length === 0) return null;
  if (check !== 'cards' && cards.length > HAND_SIZE) {
    throw new GameError('hand-size', `${check}: expected at most ${HAND_SIZE} cards, got ${cards.length}`);
  }
  const due = deck.slice(from, from + cards.length);
  const ok = formatCards(due) === formatCards(cards);
  const whose = { player: 'The player’s cards', dealer: 'The dealer’s cards', cards: 'The cards dealt' }[
    check
  ];
  return {
    check,
    ok,
    text: ok
      ? `${whose}, ${formatCards(cards)}, lie in this order from place ${from + 1} on.`
      : `${whose} were ${formatCards(cards)}; from place ${from + 1} on there should be ${formatCards(due)}.`,
  };
}

/**
 * Deals a round again from its proof and tells step by step whether everything is as it was published; never throws.
 * `before` is the proof of the deal before from the same shoe: with it, the cards named in `drawn` are checked too.
 */
export function verifyRound(
  proof: RoundProof,
  { before }: { readonly before?: RoundProof | undefined } = {},
): Verification {
  try {
    checkScheme(proof);
    const seats = checkSeats(proof);
    const deck = Object.freeze(fairDeck(proof));
    if (deck.length < cardsPerDeal(seats)) {
      throw new GameError(
        'deal-invalid',
        `${DECK.length - deck.length} drawn cards leave too few for the deal`,
      );
    }
    const steps = [
      commitmentStep(proof),
      drawnStep(proof, before),
      deckStep(deck, proof),
      tableStep('player', proof.player, deck, 0),
      tableStep('dealer', proof.dealer, deck, HAND_SIZE * seats),
      tableStep('cards', proof.cards, deck, 0),
    ].filter((step) => step !== null);
    return Object.freeze({ valid: steps.every(({ ok }) => ok), deck, steps: Object.freeze(steps) });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const step: VerificationStep = { check: 'values', ok: false, text: `The proof cannot be read: ${why}.` };
    return Object.freeze({ valid: false, deck: null, steps: Object.freeze([step]) });
  }
}

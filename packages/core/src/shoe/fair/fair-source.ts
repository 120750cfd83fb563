import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { DECK, type Card, type CardsLike } from '../../cards/card.js';
import { toCards } from '../../cards/parse.js';
import { checkWhole, optionInvalid } from '../../check-option.js';
import type { RandomSource } from '../random-source.js';
import { shuffle } from '../shuffle.js';
import { seedBytes } from './server-seed.js';

/** All that decides the order of the cards. Each combination serves for one deal only. */
export interface FairSeeds {
  /** The dealer's secret, 64 hexadecimal digits, opened after the round. */
  readonly serverSeed: string;
  /** The player's own text, chosen once the commitment is known. */
  readonly clientSeed: string;
  /** The number of the round among the counted ones, from 1. */
  readonly round: number;
  /** How often this round was dealt before and taken back: 0 unless there was a void. */
  readonly attempt?: number | undefined;
}

/** A deal: its seeds, and the cards that were missing from the deck. */
export interface FairDeal extends FairSeeds {
  /** Cards drawn since the last shuffle, before this deal; none after a shuffle. */
  readonly drawn?: CardsLike | undefined;
}

/** Words of 32 bits in one SHA-256 digest. */
const WORDS_PER_BLOCK = 8;

function checkClientSeed(clientSeed: string): string {
  // A lone surrogate has no form in UTF-8: verifiers in other languages would disagree about it.
  if (typeof clientSeed === 'string' && !/\p{Surrogate}/u.test(clientSeed)) return clientSeed;
  throw optionInvalid('client seed', clientSeed, 'a well-formed text');
}

/**
 * The words by which a provable deal is shuffled. Block b = 0, 1, 2 ... is the HMAC-SHA-256 (RFC 2104), keyed by the 32
 * bytes of the server seed, of the UTF-8 text `clientSeed:round:attempt:b`; each block gives eight big-endian words.
 * The format is set out in docs/fairness.md. Throws `option-invalid`.
 */
export function fairSource({ serverSeed, clientSeed, round, attempt = 0 }: FairSeeds): RandomSource {
  const key = seedBytes(serverSeed);
  const message = [
    checkClientSeed(clientSeed),
    checkWhole('round', round, 1, Number.MAX_SAFE_INTEGER),
    checkWhole('attempt', attempt, 0, Number.MAX_SAFE_INTEGER),
  ].join(':');
  let block = new DataView(new ArrayBuffer(0));
  let blocks = 0;
  let used = WORDS_PER_BLOCK;
  return {
    uint32() {
      if (used === WORDS_PER_BLOCK) {
        block = new DataView(hmac(sha256, key, utf8ToBytes(`${message}:${blocks++}`)).buffer);
        used = 0;
      }
      return block.getUint32(4 * used++);
    },
  };
}

/**
 * The deck of a provable deal: the cards that were not drawn before, in ascending order, shuffled by the words of
 * {@link fairSource}. Throws `option-invalid`, `card-unknown` or `card-repeated`.
 */
export function fairDeck(deal: FairDeal): Card[] {
  const drawn = new Set(toCards(deal.drawn ?? []));
  return shuffle(
    DECK.filter((card) => !drawn.has(card)),
    fairSource(deal),
  );
}

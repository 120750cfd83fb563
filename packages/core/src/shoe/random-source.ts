import { GameError, quote } from '../errors.js';

/** A source of randomness: each call gives the next unsigned 32-bit integer, all 2^32 equally likely. */
export interface RandomSource {
  uint32(): number;
}

/** Words that are taken from the platform at a time. */
const POOL_SIZE = 64;

/** Fewer than half of the words are rejected: 128 of an honest source in a row, with a chance below 2^-128. */
const MOST_ATTEMPTS = 128;

/**
 * The platform's cryptographic generator (`crypto.getRandomValues`), in browsers, workers and Node. Where the platform
 * has none, `uint32` throws `deal-invalid`.
 */
export function cryptoSource(): RandomSource {
  const pool = new Uint32Array(POOL_SIZE);
  let used = POOL_SIZE;
  return {
    uint32() {
      if (used === POOL_SIZE) {
        const { crypto } = globalThis as { crypto?: { getRandomValues(array: Uint32Array): unknown } };
        if (!crypto) throw new GameError('deal-invalid', 'no cryptographic random source on this platform');
        crypto.getRandomValues(pool);
        used = 0;
      }
      return pool[used++] as number;
    },
  };
}

/**
 * A uniform integer from 0 to `count` - 1, by rejection: words from the incomplete last stretch of the 32-bit range are
 * drawn again, so that no result is likelier than another. `count` is 1 to 2^32.
 * Throws `deal-invalid` when the source gives something that is no 32-bit word, or only words that are rejected.
 */
export function uniformBelow(count: number, source: RandomSource): number {
  const limit = 2 ** 32 - (2 ** 32 % count);
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const word = source.uint32();
    if (!Number.isInteger(word) || word < 0 || word >= 2 ** 32) {
      throw new GameError(
        'deal-invalid',
        `the random source gave ${quote(word)}, not an unsigned 32-bit integer`,
      );
    }
    if (word < limit) return word % count;
  }
  throw new GameError('deal-invalid', 'the random source repeats itself');
}

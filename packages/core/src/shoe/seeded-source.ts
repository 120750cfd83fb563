import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { seedWords } from '../seed-words.js';
import type { RandomSource } from './random-source.js';

/**
 * A reproducible source: the same seed text gives the same words in every engine and browser. For demonstrations and
 * tests, not for play that matters: whoever knows the seed knows the cards. The text is hashed whole into the 128 bits
 * of the generator's state (xoroshiro128+, David Blackman and Sebastiano Vigna).
 */
export function seededSource(seed: string): RandomSource {
  const generator = xoroshiro128plusFromState(seedWords(String(seed)));
  return { uint32: () => generator.next() >>> 0 };
}

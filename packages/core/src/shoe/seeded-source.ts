import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomSource } from './random-source.js';

/**
 * A reproducible source: the same seed text gives the same words in every engine and browser. For demonstrations and
 * tests, not for secrets. The text is hashed whole, by its UTF-16 code units, into the 128 bits of the generator's state
 * (xoroshiro128+, David Blackman and Sebastiano Vigna).
 */
export function seededSource(seed: string): RandomSource {
  const text = String(seed);
  const generator = xoroshiro128plusFromState([hash(text, 1), hash(text, 2), hash(text, 3), hash(text, 4)]);
  return { uint32: () => generator.next() >>> 0 };
}

/** FNV-1a over the code units, started from a basis of its own for each lane, finished by MurmurHash3's mixer. */
function hash(text: string, lane: number): number {
  let h = Math.imul(lane, 0x9e3779b1) ^ 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

import { seedWords } from '../../seed-words.js';

/** The state of the generator: four words, not all zero. */
export type RandomState = Int32Array;

/** The state that a seed text stands for. */
export function randomState(seed: string): RandomState {
  return Int32Array.from(seedWords(seed));
}

/**
 * The next 32 random bits, as a signed integer.
 *
 * xoshiro128** 1.1 by David Blackman and Sebastiano Vigna (public domain),
 * https://prng.di.unimi.it/xoshiro128starstar.c
 */
export function nextRandom(state: RandomState): number {
  const s0 = state[0] as number;
  const s1 = state[1] as number;
  const s2 = (state[2] as number) ^ s0;
  const s3 = (state[3] as number) ^ s1;
  const times5 = Math.imul(s1, 5);
  state[0] = s0 ^ s3;
  state[1] = s1 ^ s2;
  state[2] = s2 ^ (s1 << 9);
  state[3] = (s3 << 11) | (s3 >>> 21);
  return Math.imul((times5 << 7) | (times5 >>> 25), 9);
}

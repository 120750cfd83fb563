/*
 * xoshiro128** 1.1 by David Blackman and Sebastiano Vigna (public domain), https://prng.di.unimi.it/xoshiro128starstar.c
 */
let s0: u32 = 0;
let s1: u32 = 0;
let s2: u32 = 0;
let s3: u32 = 0;

/** Takes the generator's state from memory. */
export function loadRandom(state: usize): void {
  s0 = load<u32>(state);
  s1 = load<u32>(state, 4);
  s2 = load<u32>(state, 8);
  s3 = load<u32>(state, 12);
}

/** Puts the generator's state back into memory. */
export function storeRandom(state: usize): void {
  store<u32>(state, s0);
  store<u32>(state, s1, 4);
  store<u32>(state, s2, 8);
  store<u32>(state, s3, 12);
}

/** The next 32 random bits. */
export function nextRandom(): u32 {
  const result = rotl<u32>(s1 * 5, 7) * 9;
  const t = s1 << 9;
  s2 ^= s0;
  s3 ^= s1;
  s1 ^= s2;
  s0 ^= s3;
  s2 ^= t;
  s3 = rotl<u32>(s3, 11);
  return result;
}

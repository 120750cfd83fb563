/** The state of a 128-bit generator: four signed 32-bit words, never all zero. */
export type SeedWords = [number, number, number, number];

/**
 * A text hashed whole, by its UTF-16 code units, into 128 bits. The four words always differ, because every step of the
 * hash can be undone: so they are never all zero, which is the one state that a generator cannot leave.
 */
export function seedWords(text: string): SeedWords {
  return [hash(text, 1), hash(text, 2), hash(text, 3), hash(text, 4)];
}

/** FNV-1a over the code units, from another basis for each word, finished by the mixer of MurmurHash3. */
function hash(text: string, word: number): number {
  let h = Math.imul(word, 0x9e3779b1) ^ 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

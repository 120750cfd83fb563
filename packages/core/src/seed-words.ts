/** The four words of a 128-bit generator state. */
export type SeedWords = [number, number, number, number];

/** A text hashed whole, by its UTF-16 code units, into 128 bits, as signed words. */
export function seedWords(text: string): SeedWords {
  return [hash(text, 1), hash(text, 2), hash(text, 3), hash(text, 4)];
}

/** FNV-1a over the code units, started from a basis of its own for each lane, finished by MurmurHash3's mixer. */
function hash(text: string, lane: number): number {
  let h = Math.imul(lane, 0x9e3779b1) ^ 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

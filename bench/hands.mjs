/**
 * A seeded generator (xorshift32), so that hands are the same for every contestant, in Node and in browsers. It is good
 * enough to mix cards for a measurement, and no source of deals.
 * @param {number} seed not 0
 * @returns {(below: number) => number}
 */
function randomNumbers(seed) {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    // As a small integer: a fraction by its type would make of every hand an array of fractions, slower for everyone.
    return ((state >>> 0) % below) | 0;
  };
}

/**
 * Random hands of `size` different cards, as arrays of card numbers.
 * @param {number} count
 * @param {number} [size]
 * @param {number} [seed]
 * @returns {number[][]}
 */
export function randomHands(count, size = 5, seed = 20_260_101) {
  const random = randomNumbers(seed);
  return Array.from({ length: count }, () => {
    /** @type {number[]} */
    const hand = [];
    while (hand.length < size) {
      const card = random(52);
      if (!hand.includes(card)) hand.push(card);
    }
    // A copy takes as much memory as its cards need; an array that grew by pushing, three times as much.
    return hand.slice();
  });
}

/**
 * Hands as bytes, the five cards of each together.
 * @param {number[][]} hands
 */
export function toRows(hands) {
  return Uint8Array.from(hands.flat());
}

/**
 * Hands as bytes, all first cards first, then all second cards.
 * @param {number[][]} hands
 */
export function toColumns(hands) {
  return Uint8Array.from([0, 1, 2, 3, 4].flatMap((place) => hands.map((hand) => hand[place] ?? 0)));
}

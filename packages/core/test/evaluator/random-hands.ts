/** A small seeded generator (xorshift) for test data. */
export function randomNumbers(seed: number): (below: number) => number {
  let state = Math.imul(seed, 2_654_435_769) || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** `count` different cards in random order. */
export function randomCards(count: number, random: (below: number) => number): number[] {
  const deck = Array.from({ length: 52 }, (_, card) => card);
  for (let i = 0; i < count; i++) {
    const j = i + random(52 - i);
    [deck[i], deck[j]] = [deck[j] as number, deck[i] as number];
  }
  return deck.slice(0, count);
}

/** Random hands of five different cards each, one after the other. */
export function randomHands(hands: number, seed: number): Uint8Array {
  const random = randomNumbers(seed);
  const cards = new Uint8Array(hands * 5);
  for (let hand = 0; hand < hands; hand++) cards.set(randomCards(5, random), hand * 5);
  return cards;
}

/** The same hands with all first cards first, then all second cards, and so on. */
export function toColumns(rows: Uint8Array): Uint8Array {
  const hands = rows.length / 5;
  return rows.map((_, i) => rows[(i % hands) * 5 + Math.floor(i / hands)] as number);
}

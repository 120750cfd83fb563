const MOST_CARDS = 52;
/** Entries of a row: none to five cards taken. */
const WIDTH = 6;

/** Pascal's triangle for up to 52 cards, of which up to five are taken. */
const TRIANGLE = pascal();

function pascal(): Int32Array {
  const table = new Int32Array((MOST_CARDS + 1) * WIDTH);
  for (let n = 0; n <= MOST_CARDS; n++) {
    table[n * WIDTH] = 1;
    for (let k = 1; k < WIDTH && k <= n; k++) {
      const above = (n - 1) * WIDTH + k;
      table[n * WIDTH + k] = (table[above - 1] as number) + (table[above] as number);
    }
  }
  return table;
}

/** The number of ways to take `k` (at most 5) of `n` (0 to 52) cards: one way to take none, no way to take fewer. */
export function choose(n: number, k: number): number {
  return k < 0 ? 0 : (TRIANGLE[n * WIDTH + k] as number);
}

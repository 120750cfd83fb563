/** All 2,598,960 five-card hands, five cards each one after the other, in ascending order. */
export function allHands(): Uint8Array {
  const cards = new Uint8Array(2_598_960 * 5);
  let at = 0;
  for (let a = 0; a < 48; a++) {
    for (let b = a + 1; b < 49; b++) {
      for (let c = b + 1; c < 50; c++) {
        for (let d = c + 1; d < 51; d++) {
          for (let e = d + 1; e < 52; e++, at += 5) {
            cards[at] = a;
            cards[at + 1] = b;
            cards[at + 2] = c;
            cards[at + 3] = d;
            cards[at + 4] = e;
          }
        }
      }
    }
  }
  return cards;
}

import { nextRandom, type RandomState } from './random.js';
import { CARDS_PER_ROUND } from './rounds.js';

/**
 * Draws the ten cards of a round: moves them to the places from `drawn` on, each from a place among the cards that are
 * left, all equally likely (Daniel Lemire, "Fast random integer generation in an interval", 2019, with 16 bits).
 */
export function dealRound(deck: Uint8Array, drawn: number, random: RandomState): void {
  for (let place = drawn; place < drawn + CARDS_PER_ROUND; place += 2) {
    const bits = nextRandom(random);
    drawCard(deck, place, bits & 0xffff, random);
    drawCard(deck, place + 1, bits >>> 16, random);
  }
}

function drawCard(deck: Uint8Array, place: number, bits: number, random: RandomState): void {
  const left = 52 - place;
  let product = bits * left;
  if ((product & 0xffff) < left) {
    while ((product & 0xffff) < 0x1_0000 % left) product = (nextRandom(random) & 0xffff) * left;
  }
  const chosen = place + (product >>> 16);
  const card = deck[chosen] as number;
  deck[chosen] = deck[place] as number;
  deck[place] = card;
}

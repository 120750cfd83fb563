import { dealRound } from '../../src/evaluator/simulation/deal.js';
import { randomState } from '../../src/evaluator/simulation/random.js';

/** The cards of a simulation's rounds, dealt again from its seed. */
export function* replayDeals(
  seed: string,
  rounds: number,
  reshuffle: 'round' | number = 'round',
): Generator<{ player: number[]; dealer: number[] }> {
  const random = randomState(seed);
  const deck = Uint8Array.from({ length: 52 }, (_, card) => card);
  let drawn = 0;
  for (let round = 0; round < rounds; round++) {
    if (reshuffle === 'round' || drawn >= reshuffle || 52 - drawn < 10) drawn = 0;
    dealRound(deck, drawn, random);
    const cards = Array.from(deck.subarray(drawn, drawn + 10));
    yield { player: cards.slice(0, 5), dealer: cards.slice(5) };
    drawn += 10;
  }
}

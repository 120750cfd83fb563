import type { Kernels } from '@caribbean-stud/evaluator-as';
import { handsIn, unknownCard, valuesFor } from './batch.js';
import type { Evaluator } from './evaluator.js';
import { readDealerQuery, type DealerQuery, type Tally } from './tally.js';

/** Hands per call into the module: few enough to stay in the processor's nearest cache, a multiple of 16. */
const CHUNK = 4096;

/** The evaluator in WebAssembly, on an instance of its own whose memory never grows afterwards. */
export function wasmEngine(kernels: Kernels): Evaluator {
  const cardsAt = kernels.heapStart();
  const valuesAt = cardsAt + CHUNK * 5;
  const chunkCards = new Uint8Array(kernels.memory.buffer, cardsAt, CHUNK * 5);
  const chunkValues = new Uint32Array(kernels.memory.buffer, valuesAt, CHUNK);

  /** Copies hands into the module, and known cards into the places that it reads beyond them. */
  function load(cards: Uint8Array, hand: number, hands: number): void {
    chunkCards.set(cards.subarray(hand * 5, (hand + hands) * 5));
    if (hands < CHUNK) chunkCards.fill(0, hands * 5, (hands + 16) * 5);
  }

  function evaluateBatch(cards: Uint8Array, out?: Uint32Array): Uint32Array {
    const hands = handsIn(cards);
    const values = valuesFor(hands, out);
    // The caller's array must not change when a later card is unknown: all are checked before the first write.
    const checkFirst = out !== undefined && hands > CHUNK;
    for (let hand = 0; checkFirst && hand < hands; hand += CHUNK) {
      const count = Math.min(CHUNK, hands - hand);
      load(cards, hand, count);
      if (kernels.allCards(cardsAt, count * 5) === 0) throw unknownCard(cards);
    }
    for (let hand = 0; hand < hands; hand += CHUNK) {
      const count = Math.min(CHUNK, hands - hand);
      load(cards, hand, count);
      if (kernels.evaluateRows(cardsAt, valuesAt, count) === 0) throw unknownCard(cards);
      values.set(count === CHUNK ? chunkValues : chunkValues.subarray(0, count), hand);
    }
    return values;
  }

  function tallyDealer(query: DealerQuery): Tally {
    const { upcard, unseen, playerValue, qualifyingValue } = readDealerQuery(query);
    chunkCards.set(unseen);
    kernels.tallyDealer(cardsAt, unseen.length, upcard, playerValue, qualifyingValue, valuesAt);
    const [deals, notQualified, wins, ties] = chunkValues as unknown as [number, number, number, number];
    return { deals, notQualified, wins, ties, losses: deals - notQualified - wins - ties };
  }

  return Object.freeze({ engine: 'wasm', evaluateBatch, tallyDealer });
}

import type { Kernels } from '@caribbean-stud/evaluator-as';
import { handsIn, unknownCardAt, valuesFor } from './batch.js';
import type { Evaluator } from './evaluator.js';

/** Hands per call into the module: small enough to stay in the processor's nearest cache, a multiple of 16. */
const CHUNK = 4096;

/** The evaluator in WebAssembly, on an instance of its own whose memory never grows afterwards. */
export function wasmEngine(kernels: Kernels): Evaluator {
  const cardsAt = kernels.heapStart();
  const valuesAt = cardsAt + CHUNK * 5;
  const chunkCards = new Uint8Array(kernels.memory.buffer, cardsAt, CHUNK * 5);
  const chunkValues = new Uint32Array(kernels.memory.buffer, valuesAt, CHUNK);

  function load(cards: Uint8Array, hand: number, hands: number): void {
    chunkCards.set(cards.subarray(hand * 5, (hand + hands) * 5));
    const unknown = kernels.firstUnknown(cardsAt, hands * 5);
    if (unknown >= 0) throw unknownCardAt(cards, hand * 5 + unknown);
  }

  function evaluateBatch(cards: Uint8Array, out?: Uint32Array): Uint32Array {
    const hands = handsIn(cards);
    const values = valuesFor(hands, out);
    // Values of the caller's must not change when a later card is unknown, so all are checked before the first write.
    const checkFirst = out !== undefined && hands > CHUNK;
    for (let hand = 0; checkFirst && hand < hands; hand += CHUNK) {
      load(cards, hand, Math.min(CHUNK, hands - hand));
    }
    for (let hand = 0; hand < hands; hand += CHUNK) {
      const count = Math.min(CHUNK, hands - hand);
      load(cards, hand, count);
      kernels.evaluateRows(cardsAt, valuesAt, count);
      values.set(count === CHUNK ? chunkValues : chunkValues.subarray(0, count), hand);
    }
    return values;
  }

  return Object.freeze({ engine: 'wasm', evaluateBatch });
}

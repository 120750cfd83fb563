import { instantiateKernels } from '@caribbean-stud/evaluator-as';
import type { HandKernels } from '@caribbean-stud/evaluator-as/hands';
import {
  checkHandCount,
  handsIn,
  noRoom,
  toLayout,
  unknownCard,
  valuesFor,
  type BatchLayout,
  type BatchOptions,
  type HandBatch,
} from './batch.js';
import type { Evaluator } from './evaluator.js';
import { evaluateRoom, GROUP, reserve, type Room } from './wasm-room.js';

/** The wasm engine's {@link Evaluator.evaluateBatch}: copies hands into a room, as many at a time as it holds. */
export function batchEvaluator(kernels: HandKernels, room: Room): Evaluator['evaluateBatch'] {
  const chunk = room.values.length;

  function evaluateBatch(cards: Uint8Array, out?: Uint32Array, options: BatchOptions = {}): Uint32Array {
    const hands = handsIn(cards);
    const values = valuesFor(hands, out);
    const layout = toLayout(options.layout);
    // The caller's array must not change when a later card is unknown: all are checked before the first write.
    if (out !== undefined && hands > chunk) checkAll(cards, layout);
    for (let hand = 0; hand < hands; hand += chunk) {
      const count = Math.min(chunk, hands - hand);
      copyIn(cards, hand, count, layout);
      if (!evaluateRoom(kernels, room, count, layout)) throw unknownCard(cards, layout);
      values.set(count === chunk ? room.values : room.values.subarray(0, count), hand);
    }
    return values;
  }

  function copyIn(cards: Uint8Array, hand: number, count: number, layout: BatchLayout): void {
    if (layout === 'rows') {
      room.cards.set(cards.subarray(hand * 5, (hand + count) * 5));
    } else {
      const hands = cards.length / 5;
      for (let j = 0; j < 5; j++) {
        room.cards.set(cards.subarray(j * hands + hand, j * hands + hand + count), j * count);
      }
    }
    fillGroup(count * 5);
  }

  /** Puts cards behind the last hand, up to the end of its group: the kernels read them too. */
  function fillGroup(length: number): void {
    room.cards.fill(0, length, length + GROUP * 5);
  }

  function checkAll(cards: Uint8Array, layout: BatchLayout): void {
    for (let at = 0; at < cards.length; at += chunk * 5) {
      const part = cards.subarray(at, at + chunk * 5);
      room.cards.set(part);
      fillGroup(part.length);
      if (kernels.allCards(room.cardsAt, part.length) === 0) throw unknownCard(cards, layout);
    }
  }

  return evaluateBatch;
}

/** The wasm engine's {@link Evaluator.createBatch}: each batch has an instance of the module to itself. */
export async function createBatch(hands: number, options: BatchOptions = {}): Promise<HandBatch> {
  checkHandCount(hands);
  const layout = toLayout(options.layout);
  const kernels = await instantiateKernels().catch((error: unknown) => {
    throw noRoom(hands, error);
  });
  const room = reserve(kernels, hands);
  const { cards, values } = room;
  function evaluate(): Uint32Array {
    if (kernels.allCards(room.cardsAt, cards.length) === 0) throw unknownCard(cards, layout);
    evaluateRoom(kernels, room, hands, layout);
    return values;
  }
  return Object.freeze({ hands, layout, cards, values, evaluate });
}

import type { HandKernels } from '@caribbean-stud/evaluator-as/hands';
import { noRoom, type BatchLayout } from './batch.js';

/** The kernels work on groups of sixteen hands: they read and write up to fifteen hands beyond the last. */
const GROUP = 16;
const PAGE_BYTES = 65_536;

/** A part of a module's memory with room for hands and their values. */
export interface Room {
  readonly cardsAt: number;
  readonly valuesAt: number;
  readonly cards: Uint8Array;
  readonly values: Uint32Array;
}

/** Lays out room for hands in an instance's memory, which grows for it if need be. Throws `option-invalid`. */
export function reserve(kernels: HandKernels, hands: number): Room {
  const { memory } = kernels;
  const groups = Math.ceil(hands / GROUP);
  const cardsAt = kernels.heapStart();
  const valuesAt = cardsAt + groups * GROUP * 5;
  const missing = valuesAt + groups * GROUP * 4 - memory.buffer.byteLength;
  try {
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES));
  } catch (error) {
    throw noRoom(hands, error);
  }
  return {
    cardsAt,
    valuesAt,
    cards: new Uint8Array(memory.buffer, cardsAt, hands * 5),
    values: new Uint32Array(memory.buffer, valuesAt, hands),
  };
}

/**
 * Values the first `hands` hands of a room. The bytes after them, up to the end of their group of sixteen, must be
 * cards too. Returns false when some byte is no card; the room's values mean nothing then.
 */
export function evaluateRoom(kernels: HandKernels, room: Room, hands: number, layout: BatchLayout): boolean {
  const { cardsAt, valuesAt } = room;
  return layout === 'rows'
    ? kernels.evaluateRows(cardsAt, valuesAt, hands) !== 0
    : kernels.evaluateColumns(cardsAt, hands, valuesAt, hands) !== 0;
}

import type { HandKernels } from '@caribbean-stud/evaluator-as/hands';
import { noRoom, type BatchLayout } from './batch.js';

/** The kernels work on groups of sixteen hands: they read and write up to fifteen hands beyond the last. */
export const GROUP = 16;
const PAGE_BYTES = 65_536;

/** The part of an instance's memory where hands and their values lie: byte offsets, and what is there. */
export interface Room {
  readonly cardsAt: number;
  readonly valuesAt: number;
  readonly cards: Uint8Array;
  readonly values: Uint32Array;
}

/** Grows an instance's memory to so many bytes at least. Throws a `RangeError` when memory is refused. */
export function growTo({ memory }: HandKernels, bytes: number): void {
  const missing = bytes - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES));
}

/** Lays out room for hands in an instance's memory, which grows if need be. Throws `option-invalid` when it cannot. */
export function reserve(kernels: HandKernels, hands: number): Room {
  const groups = Math.ceil(hands / GROUP);
  const cardsAt = kernels.heapStart();
  const valuesAt = cardsAt + groups * GROUP * 5;
  try {
    growTo(kernels, valuesAt + groups * GROUP * 4);
  } catch (error) {
    throw noRoom(hands, error);
  }
  const { buffer } = kernels.memory;
  return {
    cardsAt,
    valuesAt,
    cards: new Uint8Array(buffer, cardsAt, hands * 5),
    values: new Uint32Array(buffer, valuesAt, hands),
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

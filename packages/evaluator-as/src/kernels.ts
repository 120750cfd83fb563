/**
 * What one instance of the module offers. Addresses are byte offsets into `memory`; nothing is checked in here, and
 * nothing in here ever grows the memory.
 */
export interface Kernels {
  readonly memory: KernelMemory;
  /** The first address that the host may use, a multiple of 16. */
  heapStart(): number;
  /** The index of the first of `length` bytes that is no card (above 51), or -1. */
  firstUnknown(cards: number, length: number): number;
  /** Values `hands` hands, five cards each one after the other, and writes a 32-bit value for each. */
  evaluateRows(cards: number, values: number, hands: number): void;
}

/** The part of `WebAssembly.Memory` that a host needs. */
export interface KernelMemory {
  readonly buffer: ArrayBuffer;
  /** Adds pages of 64 KiB and detaches the buffer so far. Throws a `RangeError` when memory is refused. */
  grow(pages: number): number;
}

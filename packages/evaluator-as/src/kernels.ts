/**
 * The kernels that value hands. Addresses are byte offsets into `memory`. The kernels check no address or size, and never
 * grow the memory.
 */
export interface HandKernels {
  readonly memory: KernelMemory;
  /** The first address that the host may use, a multiple of 16. */
  heapStart(): number;
  /** Whether `length` bytes are all cards; reads on to the next multiple of 80. Returns 0 or 1. */
  allCards(cards: number, length: number): number;
  /**
   * Values `hands` hands, five cards each one after the other, and writes a 32-bit value for each. Works in groups of
   * sixteen: up to fifteen hands beyond the last are read and valued too, and must be cards. Returns 1, or 0 when a byte
   * was no card; the values mean nothing then.
   */
  evaluateRows(cards: number, values: number, hands: number): number;
  /** As `evaluateRows`, for hands whose cards lie in five columns that begin `stride` bytes apart. */
  evaluateColumns(cards: number, stride: number, values: number, hands: number): number;
}

/** What one instance of the whole module offers: hands, and the kernels for volume work. */
export interface Kernels extends HandKernels {
  /**
   * Deals the dealer every possible hand: the upcard and four of the `count` (4 to 51) unseen cards. Writes four 32-bit
   * counts: all hands, those below `qualifyingValue`, and of the others those below and those equal to `playerValue`.
   */
  tallyDealer(
    unseen: number,
    count: number,
    upcard: number,
    playerValue: number,
    qualifyingValue: number,
    counts: number,
  ): void;
  /**
   * Plays rounds of Caribbean Stud, in groups of sixteen, and writes an outcome byte for each: the player's category in
   * bits 0..3 (9 for a royal flush), the result in bits 4..6 (0 fold, 1 not qualified, 2 win, 3 tie, 4 lose), in bit 7
   * whether the dealer qualifies. A deck is shuffled before a round when `reshuffle` of its cards or more are drawn, or
   * fewer than ten are left.
   *
   * `state` holds a xoshiro128** state (16 bytes), the deck (52 bytes) and how many of its cards are drawn (1 byte), from
   * one call to the next.
   * `decisions` has 32 bits for each of 11,236 hand classes and 13 upcard ranks: bit i tells whether to call when i is
   * the set of the hand's ranks, the lowest as bit 0, that it holds in the upcard's suit. `places` has 16 bits for each
   * mask of ranks: its place among those with as many ranks (the wheel's 0b1111: 1287).
   */
  playRounds(
    state: number,
    rounds: number,
    outcomes: number,
    decisions: number,
    places: number,
    qualifyingValue: number,
    reshuffle: number,
  ): void;
}

/** The part of `WebAssembly.Memory` that a host needs. */
export interface KernelMemory {
  readonly buffer: ArrayBuffer;
  /** Adds pages of 64 KiB and detaches the buffer so far. Throws a `RangeError` when memory is refused. */
  grow(pages: number): number;
}

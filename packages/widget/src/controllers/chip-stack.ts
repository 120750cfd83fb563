/** Chips of one value that are counted out one by one. */
const MOST_COUNTED = 1000;

/**
 * The chips of the ante in the order in which they were put down, so that the last one can be taken back. An ante that
 * came about otherwise (preset, rebet, set by the page) is counted out in the largest chips first.
 */
export class ChipStack {
  #chips: number[] = [];

  /** Notes that `chip` was put down on an ante of this amount. */
  add(chip: number, ante: number, values: readonly number[]): void {
    this.#recount(ante, values);
    this.#chips.push(chip);
  }

  /** The last chip of an ante of this amount, given the chip values in use; 0 when there is none. */
  last(ante: number, values: readonly number[]): number {
    this.#recount(ante, values);
    return this.#chips.at(-1) ?? 0;
  }

  /** Notes that the last chip was taken back. */
  removeLast(): void {
    this.#chips.pop();
  }

  #recount(ante: number, values: readonly number[]): void {
    if (this.#chips.reduce((sum, chip) => sum + chip, 0) === ante) return;
    this.#chips = [];
    let rest = ante;
    for (const value of [...values].sort((a, b) => b - a)) {
      // A huge ante in small chips needs no full count: only its last chip is asked for.
      const count = Math.min(Math.floor(rest / value), MOST_COUNTED);
      for (let i = 0; i < count; i++) this.#chips.push(value);
      rest %= value;
    }
    if (rest > 0) this.#chips.push(rest);
  }
}

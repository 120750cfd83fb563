import { isCard, type Card } from '../cards/card.js';
import { checkDistinct } from '../cards/parse.js';

/** An error that names the place in the save. */
export function broken(path: string, why: string): Error {
  return new Error(`${path} ${why}`);
}

/** A field of a save that is read, and where it stands. */
export class SaveField {
  constructor(
    private readonly value: unknown,
    private readonly path: string,
  ) {}

  /** A field of an object. Fields of an object's prototype do not count. */
  field(name: string): SaveField {
    const value = this.object();
    return new SaveField(
      Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined,
      `${this.path}.${name}`,
    );
  }

  /** `null`, or what the reader makes of the field. */
  orNull<T>(read: (field: SaveField) => T): T | null {
    return this.value === null ? null : read(this);
  }

  /** A whole number of at least so much. */
  integer(least = Number.MIN_SAFE_INTEGER): number {
    const { value } = this;
    if (Number.isSafeInteger(value) && (value as number) >= least) return value as number;
    throw broken(this.path, `is no whole number from ${least}`);
  }

  /** A number of zero or more, whole or not. */
  quantity(): number {
    const { value } = this;
    if (Number.isFinite(value) && (value as number) >= 0) return value as number;
    throw broken(this.path, 'is no number of zero or more');
  }

  boolean(): boolean {
    if (typeof this.value === 'boolean') return this.value;
    throw broken(this.path, 'is neither true nor false');
  }

  text(): string {
    if (typeof this.value === 'string') return this.value;
    throw broken(this.path, 'is no text');
  }

  oneOf<T extends string>(words: readonly T[]): T {
    const found = words.find((word) => word === this.value);
    if (found !== undefined) return found;
    throw broken(this.path, `is none of ${words.join(', ')}`);
  }

  /** A list of so many entries at most. */
  list<T>(read: (field: SaveField) => T, most: number): readonly T[] {
    if (!Array.isArray(this.value) || this.value.length > most)
      throw broken(this.path, `is no list of at most ${most}`);
    return Object.freeze(this.value.map((entry, i) => read(new SaveField(entry, `${this.path}[${i}]`))));
  }

  /** Different cards, of a given count when there is one. */
  cards(count?: number): readonly Card[] {
    const cards = this.list((field) => field.card(), 52);
    if (count !== undefined && cards.length !== count)
      throw broken(this.path, `does not hold ${count} cards`);
    return checkDistinct(cards);
  }

  card(): Card {
    if (isCard(this.value)) return this.value;
    throw broken(this.path, 'is no card');
  }

  /** An object, for a reader that checks its fields itself. */
  object(): object {
    if (typeof this.value === 'object' && this.value !== null) return this.value;
    throw broken(this.path, 'is no object');
  }
}

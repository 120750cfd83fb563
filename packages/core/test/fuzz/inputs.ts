import fc from 'fast-check';
import { GameError } from '../../src/index.js';

/** What strangers write where a text of the game is expected: pieces of the right thing, wrongly put together. */
export const textOf = (...pieces: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc
      .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 2 })), { maxLength: 24 })
      .map((list) => list.join('')),
    fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((list) => list.join(' ')),
  );

/** Numbers at the edges of what amounts, counts and shares may be. */
export const numbers = fc.oneof(
  fc.constantFrom(
    0,
    -0,
    1,
    -1,
    0.5,
    2,
    5,
    7,
    8,
    52,
    53,
    100,
    1e6,
    1e9,
    1e21,
    2 ** 31,
    2 ** 53,
    -(2 ** 53),
    5e-324,
  ),
  fc.integer({ min: 0, max: 1000 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Any value that JSON can hold, hostile names of fields included. */
export const values = fc.oneof(
  numbers,
  fc.constantFrom(null, true, false, '', '__proto__', 'constructor', 'toString', 'length'),
  fc.string({ maxLength: 8 }),
  fc.jsonValue({ maxDepth: 2 }),
  fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'length', 'toString', '0'), numbers, {
    maxKeys: 3,
  }),
);

/** What an action returns; nothing when it refuses with a `GameError`. Any other error is a fault. */
export function orRefused<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    if (error instanceof GameError) return undefined;
    throw error;
  }
}

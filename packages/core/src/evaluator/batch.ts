import { GameError, quote } from '../errors.js';

/** The number of hands in a batch. Throws `hand-size` or `card-unknown` for what is no batch. */
export function handsIn(cards: Uint8Array): number {
  if (!(cards instanceof Uint8Array)) {
    throw new GameError('card-unknown', `${quote(cards)} is no Uint8Array of cards`);
  }
  if (cards.length % 5 === 0) return cards.length / 5;
  throw new GameError('hand-size', `expected five cards a hand, got ${cards.length} cards`);
}

/** The array for the values of a batch: `out` itself, or a new one. Throws `option-invalid` when it is too short. */
export function valuesFor(hands: number, out: Uint32Array | undefined): Uint32Array {
  if (out === undefined) return new Uint32Array(hands);
  if (out instanceof Uint32Array && out.length >= hands) return out;
  const found = out instanceof Uint32Array ? `${out.length} entries` : quote(out);
  throw new GameError(
    'option-invalid',
    `out: expected a Uint32Array of at least ${hands} entries, got ${found}`,
  );
}

/** The error for a batch that holds a byte above 51: it names the first. */
export function unknownCard(cards: Uint8Array): GameError {
  const index = cards.findIndex((card) => card > 51);
  const hand = Math.floor(index / 5);
  return new GameError('card-unknown', `${cards[index]} at index ${index} (hand ${hand}) is not a card`);
}

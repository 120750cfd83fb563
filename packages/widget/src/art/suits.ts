/** Outlines of clubs, diamonds, hearts and spades, in a box of 20 x 20 units, drawn from its middle. */
const SUIT_SHAPES: readonly string[] = [
  'm-3.2 9.4c1.6-1 2.3-2.8 2.4-5.1a4.4 4.4 0 1 1-2.5-6.5 4.3 4.3 0 1 1 6.6 0 4.4 4.4 0 1 1-2.5 6.5c.1 2.3.8 4.1 2.4 5.1',
  'm0-9.8c1.8 4 4.4 7.2 7.4 9.8-3 2.6-5.6 5.8-7.4 9.8-1.8-4-4.4-7.2-7.4-9.8 3-2.6 5.6-5.8 7.4-9.8',
  'm0 9c-3-4.1-9-7.5-9-12.6 0-3.2 2.2-5.2 4.6-5.2 2 0 3.6 1.2 4.4 3 .8-1.8 2.4-3 4.4-3 2.4 0 4.6 2 4.6 5.2 0 5.1-6 8.5-9 12.6',
  'm0-9.4c2.6 4 8.8 7.6 8.8 12.4 0 2.8-2 4.4-4.1 4.4-1.7 0-3.1-.8-3.8-2.2.2 2 .9 3.4 2.3 4.2h-6.4c1.4-.8 2.1-2.2 2.3-4.2-.7 1.4-2.1 2.2-3.8 2.2-2.1 0-4.1-1.6-4.1-4.4 0-4.8 6.2-8.4 8.8-12.4',
];

/** Class names of the suits, from which their color comes: clubs, diamonds, hearts, spades. */
export const SUIT_CLASSES: readonly string[] = ['clubs', 'diamonds', 'hearts', 'spades'];

/** A place on a card, in units of the drawing. */
export type Point = readonly [x: number, y: number];

/** The sign of a suit (0 clubs .. 3 spades) around each of some places, as the data of a single path. */
export function suitSigns(suit: number, places: readonly Point[]): string {
  return places.map(([x, y]) => `M${x} ${y}${SUIT_SHAPES[suit] ?? ''}`).join('');
}

/** The sign of a suit (0 clubs .. 3 spades) around the origin, as the data of a path. */
export function suitSign(suit: number): string {
  return suitSigns(suit, [[0, 0]]);
}

import { svg, type SVGTemplateResult } from 'lit';

/** Outlines of clubs, diamonds, hearts and spades, in a box of 20 x 20 units around the origin. */
const SUIT_SHAPES: readonly string[] = [
  'M-3.2 9.4C-1.6 8.4-.9 6.6-.8 4.3A4.4 4.4 0 1 1-3.3-2.2 4.3 4.3 0 1 1 3.3-2.2 4.4 4.4 0 1 1 .8 4.3C.9 6.6 1.6 8.4 3.2 9.4',
  'M0-9.8C1.8-5.8 4.4-2.6 7.4 0 4.4 2.6 1.8 5.8 0 9.8-1.8 5.8-4.4 2.6-7.4 0-4.4-2.6-1.8-5.8 0-9.8',
  'M0 9C-3 4.9-9 1.5-9-3.6-9-6.8-6.8-8.8-4.4-8.8-2.4-8.8-.8-7.6 0-5.8.8-7.6 2.4-8.8 4.4-8.8 6.8-8.8 9-6.8 9-3.6 9 1.5 3 4.9 0 9',
  'M0-9.4C2.6-5.4 8.8-1.8 8.8 3 8.8 5.8 6.8 7.4 4.7 7.4 3 7.4 1.6 6.6.9 5.2 1.1 7.2 1.8 8.6 3.2 9.4H-3.2C-1.8 8.6-1.1 7.2-.9 5.2-1.6 6.6-3 7.4-4.7 7.4-6.8 7.4-8.8 5.8-8.8 3-8.8-1.8-2.6-5.4 0-9.4',
];

/** Class names of the suits, from which their color comes: clubs, diamonds, hearts, spades. */
export const SUIT_CLASSES: readonly string[] = ['clubs', 'diamonds', 'hearts', 'spades'];

/** The sign of a suit (0 clubs .. 3 spades), centered at `x`, `y`; `turned` stands on its head. */
export function suitSign(
  suit: number,
  x: number,
  y: number,
  scale: number,
  turned = false,
): SVGTemplateResult {
  return svg`<path
    transform="translate(${x} ${y}) scale(${turned ? -scale : scale})"
    d=${SUIT_SHAPES[suit] ?? ''}
  ></path>`;
}

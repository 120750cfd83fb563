import { svg, type SVGTemplateResult } from 'lit';
import { suitSigns, type Point } from './suits.js';

/** Centers of the three columns. The left one keeps clear of the index, so the middle one is right of the card's. */
const LEFT = 38;
const MIDDLE = 56;
const RIGHT = 74;

/** Rows are counted in sixths of the way from the top row to the bottom row. */
const TOP = 24;
const BOTTOM = 116;
const LAST_ROW = 6;

/** Rows of the pips in the two outer columns, and of those in the middle one, for deuce (0) to ten (8). */
const LAYOUTS: readonly { readonly outer: readonly number[]; readonly middle: readonly number[] }[] = [
  { outer: [], middle: [0, 6] },
  { outer: [], middle: [0, 3, 6] },
  { outer: [0, 6], middle: [] },
  { outer: [0, 6], middle: [3] },
  { outer: [0, 3, 6], middle: [] },
  { outer: [0, 3, 6], middle: [1.5] },
  { outer: [0, 3, 6], middle: [1.5, 4.5] },
  { outer: [0, 2, 4, 6], middle: [3] },
  { outer: [0, 2, 4, 6], middle: [1, 5] },
];

/** Where the pips of a number card lie, rank 0 (deuce) to 8 (ten). */
function places(rank: number): Point[] {
  const { outer, middle } = LAYOUTS[rank] ?? { outer: [], middle: [] };
  const y = (row: number) => TOP + ((BOTTOM - TOP) / LAST_ROW) * row;
  return [
    ...outer.flatMap((row): Point[] => [
      [LEFT, y(row)],
      [RIGHT, y(row)],
    ]),
    ...middle.map((row): Point => [MIDDLE, y(row)]),
  ];
}

/** The pips of a number card, rank 0 (deuce) to 8 (ten). Those below the middle are turned. */
export function pips(rank: number, suit: number): SVGTemplateResult {
  const all = places(rank);
  const center = (TOP + BOTTOM) / 2;
  const upright = all.filter(([, y]) => y <= center);
  const turned = all.filter(([, y]) => y > center).map(([x, y]): Point => [-x, -y]);
  return svg`<path d=${suitSigns(suit, upright)}></path>
    <path transform="scale(-1)" d=${suitSigns(suit, turned)}></path>`;
}

import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';

/** Radii: the body with its rim, the ring of edge marks, the well that carries the value. */
const BODY = 23.5;
const MARKS = 20.2;
const WELL = 14.5;

/**
 * Edge marks by place in the chip row, as dashes and gaps of a ring that is 24 long:
 * four wide, six wide, eight, four pairs, twelve, twelve thin. They tell the chips apart without color.
 */
const EDGE_MARKS: readonly string[] = ['2 4', '2 2', '1 2', '.8 .8 .8 3.6', '1 1', '.5 1.5'];

/** Number of different chips; further places begin again with the first look. */
const CHIP_LOOKS = EDGE_MARKS.length;

/** Type size by number of characters, from one on, so that the value stays inside the well. */
const TYPE_SIZES: readonly number[] = [14, 14, 11.5, 9.5, 7.8, 6.6, 5.8];
const SMALLEST_TYPE = 5.2;

/** Digits are about 0.7 of their size high: half of that brings them to the middle. */
const BASELINE = 0.35;

function value(text: string): SVGTemplateResult {
  const size = TYPE_SIZES[text.length - 1] ?? SMALLEST_TYPE;
  return svg`<text font-size=${size} y=${(size * BASELINE).toFixed(2)}>${text}</text>`;
}

/** A chip as decoration. `place` is its index in the chip row and gives color and edge; `text` is its value in figures. */
export function chip(place: number, text: string): TemplateResult {
  const look = place % CHIP_LOOKS;
  return html`<svg class="chip look-${look}" part="chip" viewBox="-24 -24 48 48" aria-hidden="true">
    <circle class="body" r=${BODY}></circle>
    <circle class="marks" r=${MARKS} pathLength="24" stroke-dasharray=${EDGE_MARKS[look] ?? ''}></circle>
    <circle class="well" r=${WELL}></circle>
    ${value(text)}
  </svg>`;
}

import { svg, type SVGTemplateResult } from 'lit';
import { suitSign } from './suits.js';

/** Jack, queen and king are ranks 9, 10 and 11. */
const JACK = 9;
const QUEEN = 10;
const KING = 11;

/** Shoulders, in the color of the suit. */
const BUST = svg`<path d="M-28 0V-12C-28-28-14-35 0-35S28-28 28-12V0z"></path>`;

/** Three points. */
const CROWN = svg`<path class="gold" d="M-15-64-20-90-9.5-79 0-97 9.5-79 20-90 15-64z"></path>`;

/** A coronet with three pearls. */
const CORONET = svg`<path class="gold" d="M-15-66-19-84C-14-77-8-76-5-85H5C8-76 14-77 19-84L15-66z"></path>
  <circle class="gold" cx="-20" cy="-87" r="3.6"></circle>
  <circle class="gold" cy="-91" r="4.6"></circle>
  <circle class="gold" cx="20" cy="-87" r="3.6"></circle>`;

/** A pointed brim and a long feather. */
const HAT = svg`<path d="M0-74C3-92 14-102 27-104 27-92 20-80 9-70z"></path>
  <path class="gold" d="M-24-58C-8-66 8-66 25-67L12-71C10-86-9-90-13-71z"></path>`;

/** Head, beard with its outline, and eyes. */
const KING_HEAD = svg`<path class="blank" d="M-13-66h26v20a13 13 0 0 1-26 0z"></path>
  <path class="beard" d="M-13-54C-11-46-7-48 0-48S11-46 13-54V-44C13-30 6-24 0-19-6-24-13-30-13-44z"></path>
  <path class="features" d="M-9-58q3 2.4 6 0M3-58q3 2.4 6 0"></path>`;

/** Long hair, face and neck, eyes and mouth. */
const QUEEN_HEAD = svg`<path d="M-20-26V-58a20 20 0 0 1 40 0v32z"></path>
  <path class="blank" d="M-12-64C-4-62 4-62 12-64v14a12 12 0 0 1-7 11v5L0-28-5-34v-5a12 12 0 0 1-7-11z"></path>
  <path class="features" d="M-8.5-53q3 2.4 6 0M2.5-53q3 2.4 6 0M-2.5-44.5q2.5 1.6 5 0"></path>`;

/** A bob, face and neck, eyes and mouth. */
const JACK_HEAD = svg`<path d="M-17-40V-64h34v24z"></path>
  <path class="blank" d="M-11.5-64h23v15a11.5 11.5 0 0 1-6.5 10v6h-10v-6a11.5 11.5 0 0 1-6.5-10z"></path>
  <path class="features" d="M-8-53q3 2.4 6 0M2.5-53q3 2.4 6 0M-2-44.5q2.5 1.6 5 0"></path>`;

const HEADS: Readonly<Record<number, SVGTemplateResult>> = {
  [JACK]: JACK_HEAD,
  [QUEEN]: QUEEN_HEAD,
  [KING]: KING_HEAD,
};
const HATS: Readonly<Record<number, SVGTemplateResult>> = { [JACK]: HAT, [QUEEN]: CORONET, [KING]: CROWN };

/** What a court wears on its head, drawn upwards from a base at 0,0; `null` for any other rank. */
export function hat(rank: number): SVGTemplateResult | null {
  return HATS[rank] ?? null;
}

/**
 * The portrait of a jack, queen or king on its tinted plate, drawn upwards from the middle of its base, with the suit on
 * the chest. It is not mirrored: the cards are never turned.
 */
export function court(rank: number, suit: number): SVGTemplateResult {
  return svg`<rect class="plate" x="33" y="12" width="58" height="117" rx="4"></rect>
    <g transform="translate(62 129)">
      ${BUST}${HEADS[rank] ?? null}${hat(rank)}
      <path class="blank" transform="translate(0 -13) scale(.85)" d=${suitSign(suit)}></path>
    </g>`;
}

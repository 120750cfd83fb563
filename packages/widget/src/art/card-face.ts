import { svg, html, type SVGTemplateResult, type TemplateResult } from 'lit';
import { court, hat } from './courts.js';
import { pips } from './pips.js';
import { rankSign } from './ranks.js';
import { SUIT_CLASSES, suitSign } from './suits.js';

const TEN = 8;
const ACE = 12;

/** What fills the full face: pips, a portrait, or the ace's one suit. */
function picture(rank: number, suit: number): SVGTemplateResult {
  if (rank <= TEN) return pips(rank, suit);
  return rank === ACE
    ? svg`<path transform="translate(56 70) scale(2.6)" d=${suitSign(suit)}></path>`
    : court(rank, suit);
}

/**
 * The face of a card (0..51 = rank x 4 + suit), as decoration: its name is for the caller to add as text. Both drawings
 * are there; the style sheet shows the compact one where cards are less than 70 px wide: a big rank and one suit, which
 * on courts wears the hat. On the full one the ten, which is broad, starts further left.
 */
export function cardFace(card: number): TemplateResult {
  const rank = card >> 2;
  const suit = card & 3;
  const rankPath = rankSign(rank);
  const suitPath = suitSign(suit);
  const crown = hat(rank);
  return html`<svg class="face ${SUIT_CLASSES[suit] ?? ''}" viewBox="0 0 100 140" aria-hidden="true">
    <g class="full">
      <path class="rank" transform="translate(${rank === TEN ? 7 : 8} 9) scale(1.5)" d=${rankPath}></path>
      <path transform="translate(14.5 44) scale(.82)" d=${suitPath}></path>
      ${picture(rank, suit)}
    </g>
    <g class="compact">
      <path class="rank" transform="translate(9 10) scale(3.143)" d=${rankPath}></path>
      <path transform="translate(64 101) scale(3)" d=${suitPath}></path>
      ${crown && svg`<g transform="translate(65 125) scale(.86)">${crown}</g>`}
    </g>
  </svg>`;
}

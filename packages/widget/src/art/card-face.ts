import { svg, html, type SVGTemplateResult, type TemplateResult } from 'lit';
import { court, hat } from './courts.js';
import { pips } from './pips.js';
import { rankSign } from './ranks.js';
import { SUIT_CLASSES, suitSign } from './suits.js';

const TEN = 8;
const ACE = 12;

/** The index in the corner of the full face. The ten is broad and starts further left. */
const INDEX = { x: 8, xOfTen: 7, y: 9, height: 21, suitX: 14.5, suitY: 44, suitScale: 0.82 };

/** The one suit of an ace. */
const ACE_PIP = { x: 56, y: 70, scale: 2.6 };

/** The compact face: a big rank and one suit; on courts the suit wears the hat. */
const COMPACT = { rankX: 9, rankY: 10, rankHeight: 44, suitX: 64, suitY: 101, suitScale: 3 };
const COMPACT_HAT = { x: 65, y: 125, scale: 0.86 };

/** Index in the corner, then pips, a portrait, or the ace's one suit. */
function fullFace(rank: number, suit: number): SVGTemplateResult {
  const picture =
    rank <= TEN
      ? pips(rank, suit)
      : rank === ACE
        ? suitSign(suit, ACE_PIP.x, ACE_PIP.y, ACE_PIP.scale)
        : court(rank, suit);
  return svg`<g class="full">
    ${rankSign(rank, rank === TEN ? INDEX.xOfTen : INDEX.x, INDEX.y, INDEX.height)}
    ${suitSign(suit, INDEX.suitX, INDEX.suitY, INDEX.suitScale)}
    ${picture}
  </g>`;
}

function compactFace(rank: number, suit: number): SVGTemplateResult {
  const crown = hat(rank);
  return svg`<g class="compact">
    ${rankSign(rank, COMPACT.rankX, COMPACT.rankY, COMPACT.rankHeight)}
    ${suitSign(suit, COMPACT.suitX, COMPACT.suitY, COMPACT.suitScale)}
    ${crown && svg`<g transform="translate(${COMPACT_HAT.x} ${COMPACT_HAT.y}) scale(${COMPACT_HAT.scale})">${crown}</g>`}
  </g>`;
}

/**
 * The face of a card (0..51 = rank x 4 + suit), as decoration: its name is for the caller to add as text.
 * Both drawings are there; the style sheet shows the compact one on cards narrower than 70 px.
 */
export function cardFace(card: number): TemplateResult {
  const rank = card >> 2;
  const suit = card & 3;
  return html`<svg class="face ${SUIT_CLASSES[suit] ?? ''}" viewBox="0 0 100 140" aria-hidden="true">
    ${fullFace(rank, suit)}${compactFace(rank, suit)}
  </svg>`;
}

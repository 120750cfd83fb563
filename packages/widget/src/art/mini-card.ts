import { html, type TemplateResult } from 'lit';
import { rankSign } from './ranks.js';
import { SUIT_CLASSES, suitSign } from './suits.js';

/** Room for the rank above the suit, and for nothing else. */
const RANK = { x: 1.7, y: 2.4, height: 9.6 };
const SUIT = { x: 5, y: 18.6, scale: 0.4 };

/** A card of another seat, only as wide as its index; `null` is its back. Decoration: the caller adds names. */
export function miniCard(card: number | null): TemplateResult {
  if (card === null) return html`<span class="mini mini-back"></span>`;
  const suit = card & 3;
  return html`<span class="mini mini-face">
    <svg class="face ${SUIT_CLASSES[suit] ?? ''}" viewBox="0 0 10 25" aria-hidden="true">
      ${rankSign(card >> 2, RANK.x, RANK.y, RANK.height)}${suitSign(suit, SUIT.x, SUIT.y, SUIT.scale)}
    </svg>
  </span>`;
}

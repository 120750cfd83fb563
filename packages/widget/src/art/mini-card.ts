import { html, type TemplateResult } from 'lit';
import { rankSign } from './ranks.js';
import { SUIT_CLASSES, suitSign } from './suits.js';

/** A card of another seat, only as wide as its index; `null` is its back. Decoration: the caller adds names. */
export function miniCard(card: number | null): TemplateResult {
  if (card === null) return html`<span class="mini mini-back"></span>`;
  const suit = card & 3;
  return html`<span class="mini mini-face">
    <svg class="face ${SUIT_CLASSES[suit] ?? ''}" viewBox="0 0 10 25" aria-hidden="true">
      <path class="rank" transform="translate(1.7 2.4) scale(.686)" d=${rankSign(card >> 2)}></path>
      <path transform="translate(5 18.6) scale(.4)" d=${suitSign(suit)}></path>
    </svg>
  </span>`;
}

import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { placeView, type CardInput } from './card.js';

/** A name of more characters is written smaller where the table is narrow. */
const LONG = 22;

const NO_CARDS = Array.from({ length: 5 }, () => null);

/** A hand of five on the felt, the player's or the dealer's. */
export interface HandInput {
  readonly who: 'dealer' | 'player';
  /** Whose hand it is, as it is printed on the felt. */
  readonly label: string;
  /** What the hand is, in words; empty before the deal. */
  readonly name: string;
  /** Five cards, or `null` before the deal: then five boxes are printed. */
  readonly cards: readonly CardInput[] | null;
}

/** Five cards and a line that says whose they are and what they make: above the dealer's, below the player's. */
export function handView({ who, label, name, cards }: HandInput): TemplateResult {
  const words = html`<div class="hand-words">
    <span class="hand-label" part="hand-label">${label}</span>
    ${
      name
        ? html`<em class=${classMap({ 'hand-name': true, long: name.length > LONG })} part="hand-name"
            >${name}</em
          >`
        : nothing
    }
  </div>`;
  const row = html`<div
    class="cards"
    part="cards"
    role=${cards ? 'list' : nothing}
    aria-label=${cards ? label : nothing}
  >
    ${(cards ?? NO_CARDS).map(placeView)}
  </div>`;
  return html`<div class="hand ${who}" part="hand ${who}" data-hand=${who}>
    ${who === 'dealer' ? [words, row] : [row, words]}
  </div>`;
}

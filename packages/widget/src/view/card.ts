import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { cardBack } from '../art/card-back.js';
import { cardFace } from '../art/card-face.js';

/** One card on the table. */
export interface CardInput {
  /** 0..51, or `null` for a card that lies face down: a hidden card has no number here. */
  readonly card: number | null;
  /** Its name for those who do not see it: "queen of hearts", "face down". */
  readonly label: string;
  /** Used by the hand: lifted, with a bar below. */
  readonly raised?: boolean | undefined;
  /** Folded: at half strength. */
  readonly dimmed?: boolean | undefined;
  /** Was face down before this state: its back is kept behind it, so that the card can turn. */
  readonly turned?: boolean | undefined;
}

/** A card, or its back. */
export function cardView(input: CardInput): TemplateResult {
  const { card, label, raised = false, dimmed = false, turned = false } = input;
  const faceDown = card === null;
  return html`<div class=${classMap({ place: true, raised, dimmed, turned })} role="listitem">
    <div class="card" part="card ${faceDown ? 'card-back' : 'card-face'}">
      <span class="hidden-text">${label}</span>${faceDown ? cardBack() : cardFace(card)}
    </div>
    ${turned ? html`<div class="card ghost" aria-hidden="true">${cardBack()}</div>` : nothing}
  </div>`;
}

/** The printed box where a card will lie. */
export function cardBox(): TemplateResult {
  return html`<div class="place" part="card-box" aria-hidden="true"></div>`;
}

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

function faceView(card: number, label: string): TemplateResult {
  return html`<div class="card" part="card card-face">
    <span class="hidden-text">${label}</span>${cardFace(card)}
  </div>`;
}

function backView(label: string, ghost: boolean): TemplateResult {
  return html`<div
    class="card ${ghost ? 'ghost' : ''}"
    part="card card-back"
    aria-hidden=${ghost ? 'true' : nothing}
  >
    <span class="hidden-text">${label}</span>${cardBack()}
  </div>`;
}

/** When a card turns, its back is the one that lay there: only the face is drawn. */
function cardOn({ card, label, turned = false }: CardInput): TemplateResult {
  const faceDown = card === null;
  return html`${faceDown ? nothing : faceView(card, label)}${
    faceDown || turned ? backView(faceDown ? label : '', !faceDown) : nothing
  }`;
}

/** The place of a card: the card or its back, or `null` for the printed box where one will lie. */
export function placeView(input: CardInput | null): TemplateResult {
  const { raised = false, dimmed = false, turned = false } = input ?? {};
  return html`<div
    class=${classMap({ place: true, raised, dimmed, turned })}
    part=${input ? nothing : 'card-box'}
    role=${input ? 'listitem' : nothing}
    aria-hidden=${input ? nothing : 'true'}
  >
    ${input ? cardOn(input) : nothing}
  </div>`;
}

import { html, nothing, type TemplateResult } from 'lit';
import { miniCard } from '../art/mini-card.js';

/** What another seat waits for, did, or got. */
export type SeatState = 'waits' | 'folded' | 'won' | 'lost' | 'push';

/** Another seat at the table. */
export interface SeatInput {
  /** "Seat 2". */
  readonly label: string;
  readonly state: SeatState;
  /** The state in a word, or the hand it made. */
  readonly word: string;
  /** The result in a word, for those who do not see its sign; empty where `word` tells it. */
  readonly outcome: string;
  /** Five cards once they are turned, five backs (`'hidden'`), or none (`null`): before the deal or cleared after a fold. */
  readonly cards: readonly number[] | 'hidden' | null;
  /** The cards in words; empty when there are none. */
  readonly cardsLabel: string;
}

const HAND_SIZE = 5;
const SIGNS: Readonly<Record<SeatState, string>> = {
  waits: '…',
  folded: '×',
  won: '▲',
  lost: '▼',
  push: '=',
};

function fan(cards: SeatInput['cards']): TemplateResult {
  if (cards === null) return html`<div class="fan" aria-hidden="true"><span class="mini box"></span></div>`;
  const row = cards === 'hidden' ? Array.from({ length: HAND_SIZE }, () => null) : cards;
  return html`<div class="fan" aria-hidden="true">${row.map(miniCard)}</div>`;
}

function seatView({ label, state, word, outcome, cards, cardsLabel }: SeatInput): TemplateResult {
  return html`<li class="seat ${state}" part="seat">
    ${fan(cards)}
    <span class="seat-label">${label}</span>
    ${cardsLabel ? html`<span class="hidden-text">${cardsLabel}</span>` : nothing}
    <span class="seat-state">
      ${
        word
          ? html`<span aria-hidden="true">${SIGNS[state]}</span>
              <span class="hidden-text">${outcome}</span> ${word}`
          : nothing
      }
    </span>
  </li>`;
}

/** The other hands of the table as small fans, between the arc and the bets. */
export function seatsView(label: string, seats: readonly SeatInput[]): TemplateResult {
  return html`<ul class="seats" part="seats" role="list" aria-label=${label}>
    ${seats.map(seatView)}
  </ul>`;
}

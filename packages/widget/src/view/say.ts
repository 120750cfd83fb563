import { html, nothing, type TemplateResult } from 'lit';

/** Whether an amount was won, lost, or neither. */
export type Outcome = 'won' | 'lost' | 'push';

/** What the table says, and beside it what came of it. */
export interface SayInput {
  readonly sentence: string;
  /** Smaller lines below: what each bet paid, a review of the decision. */
  readonly notes?: readonly string[] | undefined;
  /** A caption beside the sentence. */
  readonly aside?: string | undefined;
  readonly net?: NetInput | undefined;
}

/** The net of a round. */
export interface NetInput {
  readonly outcome: Outcome;
  /** Signed. */
  readonly figure: string;
  readonly label: string;
}

/** Signs for won, lost and neither, so that color is not the only sign. */
export function outcomeSign(outcome: Outcome): string {
  return outcome === 'won' ? '▲' : outcome === 'lost' ? '▼' : '=';
}

function netView({ outcome, figure, label }: NetInput): TemplateResult {
  return html`<div class="net ${outcome}" part="net">
    <span class="net-sign" aria-hidden="true">${outcomeSign(outcome)}</span> ${figure}
    <span class="net-label">${label}</span>
  </div>`;
}

/** The sentence of a phase. It is not live: the element announces through one region of its own. */
export function sayView({ sentence, notes = [], aside, net }: SayInput): TemplateResult {
  return html`<div class="say" part="say">
    ${net ? netView(net) : nothing}
    <div class="words">
      <p class="sentence" part="sentence">${sentence}</p>
      ${notes.map((note) => html`<p class="note" part="note">${note}</p>`)}
    </div>
    ${aside ? html`<span class="aside">${aside}</span>` : nothing}
  </div>`;
}

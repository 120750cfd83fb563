import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { actionView, type ActionInput } from './action.js';
import { sayView, type SayInput } from './say.js';

/** The expected value of one choice, above its button. */
export interface AdviceCell {
  /** Whose value it is, for those who do not see the button below. */
  readonly label: string;
  readonly figure: string;
  /** "better", for the better choice. */
  readonly best?: string | undefined;
}

/** The rail while the player decides. */
export interface DecisionInput {
  readonly say: SayInput;
  readonly advice?: { readonly fold: AdviceCell; readonly call: AdviceCell } | null | undefined;
  readonly fold: ActionInput;
  readonly call: ActionInput;
  /** Ends playing by itself, where that is what goes on around the decisions. */
  readonly stop?: ActionInput | null | undefined;
}

function adviceCell({ label, figure, best }: AdviceCell): TemplateResult {
  return html`<div class=${classMap({ 'advice-cell': true, best: Boolean(best) })}>
    <span class="hidden-text">${label}</span><span>${figure}</span>
    ${best ? html`<span class="best-word"><span aria-hidden="true">✓</span> ${best}</span>` : nothing}
  </div>`;
}

/** Fold and call, and above each what it is worth. */
export function decisionView({ say, advice, fold, call, stop }: DecisionInput): TemplateResult {
  return html`<div class="rail deciding" part="rail">
    ${sayView(say)}
    ${
      advice
        ? html`<div class="advice" part="advice">${adviceCell(advice.fold)}${adviceCell(advice.call)}</div>`
        : nothing
    }
    <div class="actions two">${actionView(fold)}${actionView(call)}${stop ? actionView(stop) : nothing}</div>
  </div>`;
}

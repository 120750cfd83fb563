import { html, nothing, type TemplateResult } from 'lit';
import { actionView, type ActionInput } from './action.js';
import { sayView, type SayInput } from './say.js';

/** The rail when there is one thing to do: look at the cards, go on after a round, begin a new session. */
export interface SingleActionInput {
  /** `null` when the felt says it all. */
  readonly say: SayInput | null;
  readonly action: ActionInput;
  /** Less common: end an endless session, stop playing by itself. */
  readonly secondary?: ActionInput | null | undefined;
}

/** A sentence and the one button that leads on. */
export function singleActionView({ say, action, secondary }: SingleActionInput): TemplateResult {
  return html`<div class="rail ${say ? 'single' : 'bare'}" part="rail">
    ${say ? sayView(say) : nothing}
    <div class="actions ${secondary ? 'two' : 'one'}">
      ${secondary ? actionView(secondary) : nothing}${actionView(action)}
    </div>
  </div>`;
}

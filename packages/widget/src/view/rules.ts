import { html, type TemplateResult } from 'lit';

/** The rules in force as numbered sentences; the host may put its own in their place. */
export function rulesView(sentences: readonly string[]): TemplateResult {
  return html`<div class="rules" part="rules">
    <slot name="rules">
      <ol>
        ${sentences.map((sentence) => html`<li>${sentence}</li>`)}
      </ol>
    </slot>
  </div>`;
}

import { html, nothing, type TemplateResult } from 'lit';

/** A named value that can be copied and checked elsewhere. */
export interface Fact {
  readonly name: string;
  readonly value: string;
  /** Set in figures of one width and broken anywhere: fingerprints, seeds. */
  readonly code?: boolean | undefined;
}

/** How the cards come about, and what it takes to check them. */
export function fairnessView(sentences: readonly string[], facts: readonly Fact[]): TemplateResult {
  return html`<div class="fairness" part="fairness">
    ${sentences.map((sentence) => html`<p>${sentence}</p>`)}
    ${
      facts.length > 0
        ? html`<dl class="facts">
            ${facts.map(
              ({ name, value, code }) =>
                html`<dt>${name}</dt>
                  <dd>${code ? html`<code>${value}</code>` : value}</dd>`,
            )}
          </dl>`
        : nothing
    }
  </div>`;
}

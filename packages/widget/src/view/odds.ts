import { html, nothing, type TemplateResult } from 'lit';

/** A number that matters, its name, and what it means. */
export interface Figure {
  readonly figure: string;
  readonly name: string;
  readonly meaning: string;
}

/** Figures one below the other: house edge, element of risk and the like. */
export function oddsView(figures: readonly Figure[], caption?: string): TemplateResult {
  return html`<dl class="figures" part="odds">
      ${figures.map(
        ({ figure, name, meaning }) =>
          html`<div class="figure">
            <dt>${name}</dt>
            <dd class="number">${figure}</dd>
            <dd class="meaning">${meaning}</dd>
          </div>`,
      )}
    </dl>
    ${caption ? html`<p class="caption">${caption}</p>` : nothing}`;
}

import { html, type TemplateResult } from 'lit';
import { chartView, type ChartInput } from './chart.js';

/** The felt after the last round. */
export interface FinishedInput {
  /** Who won the session. */
  readonly verdict: string;
  /** Signed. */
  readonly total: string;
  /** How many rounds were played, and why no more. */
  readonly note: string;
  readonly chart: ChartInput;
}

/** Verdict, total and the line that led there; as high as the table was. */
export function finishedView({ verdict, total, note, chart }: FinishedInput): TemplateResult {
  return html`<div class="finished" part="finished">
    <h3 class="verdict" part="verdict">${verdict}</h3>
    <div class="total" part="total">${total}</div>
    <p class="finished-note">${note}</p>
    ${chartView(chart)}
  </div>`;
}

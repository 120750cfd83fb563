import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';

/** What one bet pays for one hand. */
export interface PayCell {
  readonly text: string;
  /** It was paid in this round. */
  readonly hit?: boolean | undefined;
}

/** One hand of the paytable. */
export interface PayRow {
  readonly hand: string;
  /** One for each column after the first. */
  readonly cells: readonly PayCell[];
  /** The hand that won this round. */
  readonly hit?: boolean | undefined;
}

/** What every hand pays. */
export interface PaytableInput {
  /** What the table is, for those who do not see the tab. */
  readonly label: string;
  /** The name of the hands' column, then of each bet. */
  readonly columns: readonly string[];
  readonly rows: readonly PayRow[];
  /** Says "this hand" after the name of the winning one. */
  readonly hitLabel: string;
  readonly caption?: string | undefined;
}

/** Hands and payouts. The winning row has an arrow, weight, tint and rule, and a word for those who see none of these. */
export function paytableView({ label, columns, rows, hitLabel, caption }: PaytableInput): TemplateResult {
  return html`<table class="pays" part="paytable" aria-label=${label}>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr class=${classMap({ hit: Boolean(row.hit) })} aria-current=${row.hit ? 'true' : nothing}>
              <th scope="row">
                ${row.hit ? html`<span aria-hidden="true">▸</span> ` : nothing}${row.hand}${
                  row.hit ? html`<span class="hidden-text"> ${hitLabel}</span>` : nothing
                }
              </th>
              ${row.cells.map((cell) => html`<td class=${classMap({ paid: Boolean(cell.hit) })}>${cell.text}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
    ${caption ? html`<p class="caption">${caption}</p>` : nothing}`;
}

import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { outcomeSign, type Outcome } from './say.js';

/** One round of the session's record. */
export interface RegisterLine {
  /** Its number, or a dash for a voided round. */
  readonly round: string;
  readonly hand: string;
  /** A second line below the hand. */
  readonly detail?: string | undefined;
  /** `null` for a voided round. */
  readonly outcome: Outcome | null;
  /** The result in a word. */
  readonly result: string;
  /** Signed. */
  readonly net: string;
  readonly total: string;
}

/** The record of the session. */
export interface RegisterInput {
  readonly label: string;
  /** Names of the five columns: round, hand, result, net, total. */
  readonly columns: readonly string[];
  /** The same objects as before where nothing has changed: then nothing is drawn. */
  readonly lines: readonly RegisterLine[];
  /** What stands here before the first round. */
  readonly empty: string;
  /** What earlier rounds added up to that are no longer listed, or another remark. */
  readonly caption?: string | undefined;
  /** Ways to keep the record as a file. */
  readonly exports?: readonly { readonly label: string; readonly onPress: () => void }[] | undefined;
}

function line({ round, hand, detail, outcome, result, net, total }: RegisterLine): TemplateResult {
  return html`<tr class=${outcome ?? 'void'}>
    <th scope="row">${round}</th>
    <td>${hand}${detail ? html`<span class="register-detail">${detail}</span>` : ''}</td>
    <td class="result"><span aria-hidden="true">${outcome ? outcomeSign(outcome) : '–'}</span> ${result}</td>
    <td><b>${net}</b></td>
    <td>${total}</td>
  </tr>`;
}

/** One line a round: sign, word, signed net, running total. */
export function registerView({
  label,
  columns,
  lines,
  empty,
  caption,
  exports = [],
}: RegisterInput): TemplateResult {
  if (lines.length === 0) return html`<p class="caption">${empty}</p>`;
  return html`<table class="register" part="register" aria-label=${label}>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${guard([...lines], () => lines.map(line))}
      </tbody>
    </table>
    ${caption ? html`<p class="caption">${caption}</p>` : ''}
    <div class="exports">
      ${exports.map(
        ({ label, onPress }) =>
          html`<button class="export" part="button export" type="button" @click=${onPress}>${label}</button>`,
      )}
    </div>`;
}

import { html, nothing, type TemplateResult } from 'lit';

/** What a player has done over all sessions. */
export interface StatisticsInput {
  readonly sentences: readonly string[];
  readonly save: string;
  /** What the button says now: it asks for a second press before it erases. */
  readonly erase: string;
  /** No input by hand. */
  readonly disabled: boolean;
  readonly onSave: () => void;
  readonly onErase: () => void;
  /** The button was left. */
  readonly onKeep: () => void;
}

/** Sentences, and the ways to keep them or to have them forgotten. */
export function statisticsView(input: StatisticsInput): TemplateResult {
  const { sentences, save, erase, disabled, onSave, onErase, onKeep } = input;
  return html`<div class="statistics" part="statistics">
    ${sentences.map((sentence) => html`<p class="caption">${sentence}</p>`)}
    <div class="exports">
      <button class="export" part="button export" type="button" data-statistics="save" @click=${onSave}>
        ${save}
      </button>
      ${
        disabled
          ? nothing
          : html`<button
              class="export"
              part="button export"
              type="button"
              data-statistics="erase"
              @click=${onErase}
              @blur=${onKeep}
            >
              ${erase}
            </button>`
      }
    </div>
  </div>`;
}

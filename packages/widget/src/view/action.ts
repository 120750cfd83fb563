import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';

/** What a button does. The element finds its buttons by this name, to keep the focus when they change. */
export type ActionName =
  'deal' | 'call' | 'fold' | 'next' | 'restart' | 'clear' | 'rebet' | 'take-back' | 'look' | 'end' | 'stop';

/** A button below the table. */
export interface ActionInput {
  readonly action: ActionName;
  readonly label: string;
  /** A second line: what it costs. */
  readonly detail?: string | undefined;
  readonly primary?: boolean | undefined;
  /** Not possible now. The button stays focusable, so that the focus is never lost with it. */
  readonly disabled?: boolean | undefined;
  /** The key that presses it while the widget has the focus. */
  readonly shortcut?: string | undefined;
  readonly onPress: () => void;
}

/** A button with a label, perhaps a second line and its key. */
export function actionView(input: ActionInput): TemplateResult {
  const { action, label, detail, primary = false, disabled = false, shortcut, onPress } = input;
  return html`<button
    class=${classMap({ action: true, primary })}
    part="button ${primary ? 'button-primary' : 'button-secondary'} ${action}"
    type="button"
    data-action=${action}
    aria-disabled=${disabled}
    aria-keyshortcuts=${shortcut ?? nothing}
    @click=${() => !disabled && onPress()}
  >
    <span class="action-label">${label}</span>
    ${detail ? html`<span class="action-detail">${detail}</span>` : nothing}
    ${shortcut ? html`<kbd class="key" part="key" aria-hidden="true">${shortcut}</kbd>` : nothing}
  </button>`;
}

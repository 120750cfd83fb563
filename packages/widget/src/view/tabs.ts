import { html, nothing, type TemplateResult } from 'lit';
import { stepOf } from './arrow-keys.js';

/** One panel that can be shown. */
export interface TabInput {
  /** Letters, digits and hyphens. */
  readonly name: string;
  readonly label: string;
}

/** The panels beside or below the table; one is shown. */
export interface TabsInput {
  /** What the row of tabs is for. */
  readonly label: string;
  readonly tabs: readonly TabInput[];
  /** The name of the shown tab. */
  readonly selected: string;
  readonly panel: unknown;
  readonly onSelect: (name: string) => void;
}

/** Arrow keys show the next panel, as is usual where all panels are at hand. */
function onKeyDown(event: KeyboardEvent, { tabs, selected, onSelect }: TabsInput): void {
  const list = event.currentTarget as HTMLElement;
  const index = tabs.findIndex((tab) => tab.name === selected);
  const next = stepOf(event.key, index, tabs.length, getComputedStyle(list).direction === 'rtl');
  const tab = next === null ? undefined : tabs[next];
  if (!tab || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  list.querySelector<HTMLElement>(`#tab-${tab.name}`)?.focus();
  onSelect(tab.name);
}

/** A row of tabs and the shown panel. A single panel needs no tabs: its name is a heading. */
export function tabsView(input: TabsInput): TemplateResult {
  const { label, tabs, selected, panel, onSelect } = input;
  const [only] = tabs;
  const single = tabs.length === 1;
  const row = single
    ? html`<div class="tabs"><h3 class="tab" id="tab-${only?.name}">${only?.label}</h3></div>`
    : html`<div
        class="tabs"
        part="tabs"
        role="tablist"
        aria-label=${label}
        @keydown=${(event: KeyboardEvent) => onKeyDown(event, input)}
      >
        ${tabs.map(
          (tab) =>
            html`<button
              class="tab"
              part="tab"
              type="button"
              role="tab"
              id="tab-${tab.name}"
              data-tab=${tab.name}
              aria-selected=${tab.name === selected}
              aria-controls="panel"
              tabindex=${tab.name === selected ? 0 : -1}
              @click=${() => onSelect(tab.name)}
            >
              ${tab.label}
            </button>`,
        )}
      </div>`;
  return html`<div class="side" part="side">
    ${row}
    <div
      class="panel"
      part="panel"
      id="panel"
      role=${single ? 'group' : 'tabpanel'}
      aria-labelledby="tab-${selected}"
      tabindex="0"
    >
      ${panel ?? nothing}
    </div>
  </div>`;
}

/** A panel on paper, below the others. */
export function printedPanelView(label: string, panel: unknown): TemplateResult {
  return html`<div class="side" part="side">
    <div class="tabs"><h3 class="tab">${label}</h3></div>
    <div class="panel" part="panel">${panel}</div>
  </div>`;
}

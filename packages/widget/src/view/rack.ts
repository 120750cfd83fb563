import { html, nothing, type TemplateResult } from 'lit';
import { chip } from '../art/chip.js';
import { actionView, type ActionInput } from './action.js';
import { stepOf } from './arrow-keys.js';
import type { ChipValue } from './pile.js';
import { sayView, type SayInput } from './say.js';

/** A chip that can be chosen. */
export interface RackChip extends ChipValue {
  /** Its name: "Chip 25". */
  readonly label: string;
}

/** The rail while bets are made. */
export interface RackInput {
  readonly say: SayInput;
  /** The name of the chip row. */
  readonly label: string;
  readonly chips: readonly RackChip[];
  /** The place of the active chip in the row. */
  readonly active: number;
  /** No chip can be put down now. */
  readonly disabled?: boolean | undefined;
  /** The little button that takes the last chip back; its label is read, not shown. */
  readonly takeBack: ActionInput;
  readonly clear: ActionInput;
  readonly rebet: ActionInput;
  readonly deal: ActionInput;
  readonly onSelect: (place: number) => void;
  /** Double click: one more of this chip on the ante. */
  readonly onAdd: (place: number) => void;
}

/** Arrow keys move the choice and the focus with it, as in any group of radio buttons. */
function onKeyDown(event: KeyboardEvent, { chips, active, disabled, onSelect }: RackInput): void {
  const row = event.currentTarget as HTMLElement;
  const place = stepOf(event.key, active, chips.length, getComputedStyle(row).direction === 'rtl');
  if (place === null || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  row.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus();
  if (!disabled) onSelect(place);
}

function chipButton(input: RackInput, { text, value, label }: RackChip, place: number): TemplateResult {
  const { active, disabled = false, onSelect, onAdd } = input;
  return html`<button
    class="chip-button"
    part="chip-button"
    type="button"
    role="radio"
    data-chip=${text}
    data-value=${value}
    data-place=${place}
    aria-checked=${place === active}
    aria-disabled=${disabled}
    tabindex=${place === active ? 0 : -1}
    @click=${() => !disabled && onSelect(place)}
    @dblclick=${() => !disabled && onAdd(place)}
  >
    <span class="hidden-text">${label}</span>${chip(place, text)}
  </button>`;
}

function takeBackView({ label, disabled = false, onPress, shortcut }: ActionInput): TemplateResult {
  return html`<button
    class="take-back"
    part="button button-secondary take-back"
    type="button"
    data-action="take-back"
    aria-label=${label}
    aria-disabled=${disabled}
    aria-keyshortcuts=${shortcut ?? nothing}
    @click=${() => !disabled && onPress()}
  >
    <span class="minus-sign"></span>
  </button>`;
}

/** The row of chips, and below it clear, rebet and deal. */
export function rackView(input: RackInput): TemplateResult {
  const { say, label, chips, takeBack, clear, rebet, deal } = input;
  return html`<div class="rail betting" part="rail">
    ${sayView(say)}
    <div class="rack" part="rack">
      <div
        class="chips"
        role="radiogroup"
        aria-label=${label}
        @keydown=${(event: KeyboardEvent) => onKeyDown(event, input)}
      >
        ${chips.map((one, place) => chipButton(input, one, place))}
      </div>
      ${takeBackView(takeBack)}
    </div>
    <div class="actions three">${actionView(clear)}${actionView(rebet)}${actionView(deal)}</div>
  </div>`;
}

import { html, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { chip } from '../art/chip.js';

/** A chip of the row: its value in smallest units, and that value in figures. */
export interface ChipValue {
  readonly value: number;
  readonly text: string;
}

/** A higher pile would run into the cards; the figure below it tells the amount. */
const HIGHEST_PILE = 5;

/**
 * The chips that stand for an amount: their places in the chip row, the largest value first, at most five.
 * An amount below the smallest chip is still one chip, no amount is none.
 */
export function pilePlaces(amount: number, chips: readonly ChipValue[]): number[] {
  const descending = chips.map((_, place) => place).sort((a, b) => valueAt(chips, b) - valueAt(chips, a));
  const pile: number[] = [];
  let rest = amount;
  for (const place of descending) {
    const value = valueAt(chips, place);
    while (value > 0 && rest >= value && pile.length < HIGHEST_PILE) {
      pile.push(place);
      rest -= value;
    }
  }
  const smallest = descending.at(-1);
  if (pile.length === 0 && amount > 0 && smallest !== undefined) pile.push(smallest);
  return pile;
}

function valueAt(chips: readonly ChipValue[], place: number): number {
  return chips[place]?.value ?? 0;
}

/**
 * A pile of chips, the largest value at the bottom. `taken`: the dealer has taken it, so that it shows only while
 * it moves away.
 */
export function pileView(amount: number, chips: readonly ChipValue[], taken = false): TemplateResult {
  return html`<span class=${classMap({ pile: true, taken })} part="pile" aria-hidden="true">
    ${pilePlaces(amount, chips).map((place) => chip(place, chips[place]?.text ?? ''))}
  </span>`;
}

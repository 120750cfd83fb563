import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pilePlaces, type ChipValue } from '../../src/view/pile.js';

const row = (...values: number[]): ChipValue[] => values.map((value) => ({ value, text: String(value) }));
const usual = row(1, 5, 25, 100);

describe('the pile that stands for an amount', () => {
  it('has the largest chip at the bottom', () => {
    expect(pilePlaces(30, usual)).toEqual([2, 1]);
    expect(pilePlaces(137, usual)).toEqual([3, 2, 1, 1, 0]);
  });

  it('is never higher than five chips and keeps the largest', () => {
    expect(pilePlaces(900, usual)).toEqual([3, 3, 3, 3, 3]);
    expect(pilePlaces(499, usual)).toEqual([3, 3, 3, 3, 2]);
  });

  it('is empty for nothing and one chip for less than the smallest', () => {
    expect(pilePlaces(0, usual)).toEqual([]);
    expect(pilePlaces(1, row(5, 25))).toEqual([0]);
  });

  it('names places of the row as it was given, in whatever order', () => {
    expect(pilePlaces(30, row(25, 1, 5))).toEqual([0, 2]);
  });

  it('adds up to the amount wherever five chips can', () => {
    const amounts = fc.array(fc.constantFrom(1, 5, 25, 100), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(amounts, (chips) => {
        const amount = chips.reduce((sum, value) => sum + value, 0);
        const pile = pilePlaces(amount, usual).map((place) => usual[place]?.value ?? 0);
        // The greedy choice uses the fewest chips of this row, so five are always enough here.
        expect(pile.reduce((sum, value) => sum + value, 0)).toBe(amount);
        expect(pile).toEqual([...pile].sort((a, b) => b - a));
      }),
    );
  });
});

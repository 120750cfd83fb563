import { describe, expect, it } from 'vitest';
import { ChipStack } from '../../../src/controllers/chip-stack.js';

const VALUES = [1, 5, 25, 100];

/** Takes chips back until none is left: what came back, one after the other. */
function takeAll(stack: ChipStack, ante: number): number[] {
  const taken: number[] = [];
  for (let rest = ante; rest > 0; rest -= taken.at(-1)!) {
    taken.push(stack.last(rest, VALUES));
    stack.removeLast();
  }
  return taken;
}

function stackOf(...chips: number[]): ChipStack {
  const stack = new ChipStack();
  let ante = 0;
  for (const chip of chips) {
    stack.add(chip, ante, VALUES);
    ante += chip;
  }
  return stack;
}

describe('the chips of the ante', () => {
  it('come back in the reverse order in which they were put down, whatever their values', () => {
    expect(takeAll(stackOf(5, 25, 1, 25), 56)).toEqual([25, 1, 25, 5]);
  });

  it('put on an ante that lay there before come back first', () => {
    const stack = new ChipStack();
    stack.add(25, 6, VALUES);
    expect(takeAll(stack, 31)).toEqual([25, 1, 5]);
  });

  it('that came about otherwise are counted out, the smallest on top', () => {
    expect(takeAll(new ChipStack(), 137)).toEqual([1, 1, 5, 5, 25, 100]);
    expect(takeAll(stackOf(5, 5), 26)).toEqual([1, 25]);
  });

  it('that no chips make up exactly have the odd rest on top', () => {
    const stack = new ChipStack();
    expect(stack.last(27, [5, 25])).toBe(2);
    stack.removeLast();
    expect(stack.last(25, [5, 25])).toBe(25);
  });

  it('are none on an empty circle', () => {
    expect(new ChipStack().last(0, VALUES)).toBe(0);
    expect(stackOf(5).last(0, VALUES)).toBe(0);
  });

  it('of a huge ante are not counted one by one', () => {
    expect(new ChipStack().last(1_000_000_000_000, [1])).toBe(1);
  });
});

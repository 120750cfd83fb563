import { describe, expect, it } from 'vitest';
import { stepOf } from '../../src/view/arrow-keys.js';

describe('arrow keys in a row of four', () => {
  it('lead to the neighbor, and around at the ends', () => {
    expect(stepOf('ArrowRight', 1, 4, false)).toBe(2);
    expect(stepOf('ArrowRight', 3, 4, false)).toBe(0);
    expect(stepOf('ArrowLeft', 0, 4, false)).toBe(3);
    expect(stepOf('ArrowDown', 0, 4, false)).toBe(1);
    expect(stepOf('ArrowUp', 1, 4, false)).toBe(0);
  });

  it('follow the direction of the text', () => {
    expect(stepOf('ArrowLeft', 1, 4, true)).toBe(2);
    expect(stepOf('ArrowRight', 1, 4, true)).toBe(0);
    expect(stepOf('ArrowDown', 1, 4, true)).toBe(2);
  });

  it('are joined by Home and End, and by no other key', () => {
    expect(stepOf('Home', 2, 4, false)).toBe(0);
    expect(stepOf('End', 2, 4, true)).toBe(3);
    expect(stepOf('Enter', 2, 4, false)).toBeNull();
    expect(stepOf('a', 2, 4, false)).toBeNull();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartLine } from '../../src/view/chart.js';

function points(line: string): { x: number; y: number }[] {
  return [...line.matchAll(/[ML](\S+) ([^ML\s]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
}

describe('the line of a session', () => {
  it('begins at zero and has a point for each round', () => {
    const { line, zero } = chartLine([30, 0, -90]);
    expect(points(line)).toEqual([
      { x: 0, y: zero },
      { x: 100, y: 8 },
      { x: 200, y: zero },
      { x: 300, y: 112 },
    ]);
    expect(zero).toBe(34);
  });

  it('encloses its area with the zero line', () => {
    const { line, area, zero } = chartLine([10, 20]);
    expect(area).toBe(`${line}L300 ${zero}L0 ${zero}z`);
  });

  it('runs through the middle while nothing is won or lost', () => {
    expect(chartLine([0, 0]).zero).toBe(60);
    expect(chartLine([])).toMatchObject({ line: 'M0 60', zero: 60 });
  });

  it('keeps its zero inside when all totals are on one side', () => {
    expect(chartLine([50, 100]).zero).toBe(112);
    expect(chartLine([-50, -100]).zero).toBe(8);
  });

  it('stays inside the drawing, higher totals above lower ones', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1, maxLength: 60 }),
        (totals) => {
          const drawn = points(chartLine(totals).line);
          expect(drawn).toHaveLength(totals.length + 1);
          for (const { x, y } of drawn) {
            expect(x).toBeGreaterThanOrEqual(0);
            expect(x).toBeLessThanOrEqual(300);
            expect(y).toBeGreaterThanOrEqual(8);
            expect(y).toBeLessThanOrEqual(112);
          }
          const all = [0, ...totals];
          for (let i = 1; i < all.length; i++) {
            const rises = (all[i] ?? 0) >= (all[i - 1] ?? 0);
            const [before, after] = [drawn[i - 1]?.y ?? 0, drawn[i]?.y ?? 0];
            expect(rises ? before >= after : after >= before).toBe(true);
          }
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shareMeter } from '../../src/index.js';

describe('several winners on one meter', () => {
  test('take their percentages while these are 100 % or less together', () => {
    expect(shareMeter([10, 0, 10], 1005)).toEqual([100, 0, 100]);
    expect(shareMeter([50, 50], 1001)).toEqual([500, 500]);
    expect(shareMeter([], 1001)).toEqual([]);
  });

  test('share the whole meter in proportion when they are more, the odd units going to the first clockwise', () => {
    expect(shareMeter([100, 100], 1001)).toEqual([501, 500]);
    expect(shareMeter([0, 100, 10], 1000)).toEqual([0, 910, 90]);
  });

  test.each([
    ['amount-invalid', [50], -1],
    ['amount-invalid', [50], 1.5],
    ['option-invalid', [50, -1], 1000],
    ['option-invalid', [101], 1000],
    ['option-invalid', [Number.NaN], 1000],
  ])('are refused with %s for %j of %d', (code, percents, meter) =>
    expect(() => shareMeter(percents, meter)).toThrow(expect.objectContaining({ code })),
  );

  test('never take more than there is, and all of it when they claim more than all', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(100), { minLength: 1, maxLength: 7 }),
        fc.nat(1_000_000_000),
        (percents, meter) => {
          const taken = shareMeter(percents, meter).reduce((sum, share) => sum + share, 0);
          expect(taken).toBeLessThanOrEqual(meter);
          if (percents.reduce((sum, percent) => sum + percent, 0) > 100) expect(taken).toBe(meter);
        },
      ),
      { seed: 3 },
    );
  });
});

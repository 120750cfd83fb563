import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shareMeter } from '../../src/index.js';

describe('several winners on one meter', () => {
  test('take their percentages while these are 100 % or less together', () => {
    expect(shareMeter([10, 0, 10], 1005)).toEqual([100, 0, 100]);
    expect(shareMeter([50, 50], 1001)).toEqual([500, 500]);
    expect(shareMeter([16.2, 78.4, 5.4], 751_277)).toEqual([121_706, 589_001, 40_568]);
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
        fc.array(fc.nat(1000), { minLength: 1, maxLength: 7 }),
        fc.nat(1_000_000_000),
        (perMille, meter) => {
          const shares = shareMeter(
            perMille.map((share) => share / 10),
            meter,
          );
          const taken = shares.reduce((sum, share) => sum + share, 0);
          expect(taken).toBeLessThanOrEqual(meter);
          const claimed = perMille.reduce((sum, share) => sum + share, 0);
          if (claimed > 1000) expect(taken).toBe(meter);
          else expect(shares).toEqual(perMille.map((share) => Math.floor((meter * share) / 1000)));
        },
      ),
      { seed: 3 },
    );
  });
});

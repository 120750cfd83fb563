import { describe, expect, it } from 'vitest';
import { analyzeBonus } from '../../src/analysis/bonus.js';
import { analyzeJackpot } from '../../src/analysis/jackpot.js';
import { CATEGORIES } from '../../src/evaluator/category.js';
import { evaluateCards } from '../../src/evaluator/evaluate.js';
import { categoryIndex } from '../../src/evaluator/value.js';
import { shareMeter } from '../../src/rules/share-meter.js';
import { codeOf } from '../error-code.js';
import { allHands } from '../evaluator/all-hands.js';

describe('the jackpot bet', () => {
  it.each([
    ['standard', 4_142_900 / 19],
    ['low', 263_205.26],
    ['medium', 246_784.21],
    ['high', 176_613.16],
  ])('with the %s table breaks even at the published meter', (table, meter) => {
    expect(analyzeJackpot({ table, meter: 0 }).breakEvenMeter).toBeCloseTo(meter, 2);
  });

  it.each(['100%/10%/500/100/50', '100%/50%/1000/200/75/10/5', '20000/10%/2.5/3/0/0/1', '12.5%/0/0/0/0'])(
    'with %s returns what all hands together are paid',
    (table) => {
      const entries = table.split('/');
      const meter = 125_000;
      let paid = 0;
      const counts = categoryCounts();
      for (const [i, entry] of entries.entries()) {
        const count = counts[9 - i]!;
        paid += count * (entry.endsWith('%') ? (parseFloat(entry) / 100) * meter : 5 * Number(entry));
      }
      const analysis = analyzeJackpot({ table, meter, stake: 5 });
      expect(analysis.expectedReturn).toBeCloseTo(paid / 2_598_960 / 5, 12);
      expect(analysis.houseEdge).toBeCloseTo(1 - analysis.expectedReturn, 15);
      const even = analysis.breakEvenMeter!;
      expect(analyzeJackpot({ table, meter: even, stake: 5 }).expectedReturn).toBeCloseTo(1, 12);
    },
  );

  it('always breaks even when its fixed prizes return the stake, never when they do not and no prize grows', () => {
    expect(analyzeJackpot({ table: '100%/10%/5000/1000/500', meter: 0 }).breakEvenMeter).toBe(0);
    expect(analyzeJackpot({ table: '1000/100/10/5/1', meter: 1e6 }).breakEvenMeter).toBeNull();
  });

  it('refuses amounts and tables that make no sense', () => {
    expect(codeOf(() => analyzeJackpot({ meter: -1 }))).toBe('amount-invalid');
    expect(codeOf(() => analyzeJackpot({ meter: NaN }))).toBe('amount-invalid');
    expect(codeOf(() => analyzeJackpot({ meter: 1, stake: 0 }))).toBe('amount-invalid');
    expect(codeOf(() => analyzeJackpot({ meter: 1, table: '1/2' }))).toBe('jackpot-invalid');
    for (const prize of [50, null, undefined, '50', {}]) {
      expect(codeOf(() => analyzeJackpot({ meter: 1, table: { flush: prize as never } }))).toBe(
        'jackpot-invalid',
      );
    }
  });

  it('is shared among its winners in whole units of whole shares only', () => {
    for (const meter of [1.5, -1, NaN, 2 ** 53])
      expect(codeOf(() => shareMeter([100], meter))).toBe('amount-invalid');
    for (const percent of [-1, 101, NaN, Infinity, '100' as never])
      expect(codeOf(() => shareMeter([percent], 100))).toBe('option-invalid');
  });
});

/** Five-card hands by category. */
function categoryCounts(): number[] {
  const counts = new Array<number>(10).fill(0);
  const cards = allHands();
  for (let i = 0; i < cards.length; i += 5) {
    counts[
      categoryIndex(evaluateCards(cards[i]!, cards[i + 1]!, cards[i + 2]!, cards[i + 3]!, cards[i + 4]!))
    ]!++;
  }
  return counts;
}

describe('the 5+1 bet', () => {
  it('has a house edge of 8.5614 %', () => {
    const { houseEdge, expectedReturn } = analyzeBonus();
    expect(houseEdge).toBeCloseTo(0.085614, 6);
    expect(expectedReturn + houseEdge).toBeCloseTo(1, 15);
  });

  it('knows how many of all six-card deals hold which best hand', () => {
    const counts = new Array<number>(10).fill(0);
    for (let a = 0; a < 47; a++) {
      for (let b = a + 1; b < 48; b++) {
        for (let c = b + 1; c < 49; c++) {
          for (let d = c + 1; d < 50; d++) {
            for (let e = d + 1; e < 51; e++) {
              const five = evaluateCards(a, b, c, d, e);
              for (let f = e + 1; f < 52; f++) {
                const best = Math.max(
                  five,
                  evaluateCards(f, b, c, d, e),
                  evaluateCards(a, f, c, d, e),
                  evaluateCards(a, b, f, d, e),
                  evaluateCards(a, b, c, f, e),
                  evaluateCards(a, b, c, d, f),
                );
                counts[categoryIndex(best)]!++;
              }
            }
          }
        }
      }
    }
    const { outcomes } = analyzeBonus();
    expect(CATEGORIES.map((category) => outcomes[category])).toEqual(counts);
  }, 300_000);

  it('returns the stake and the odds of any paytable', () => {
    const { outcomes } = analyzeBonus();
    const { expectedReturn } = analyzeBonus({ paytable: '0/0/0/0/0/0/1:2' });
    const lower = outcomes['high-card'] + outcomes.pair + outcomes['two-pair'];
    const better = 20_358_520 - lower - outcomes['three-of-a-kind'];
    expect(expectedReturn).toBeCloseTo((better + 1.5 * outcomes['three-of-a-kind']) / 20_358_520, 14);
    expect(codeOf(() => analyzeBonus({ paytable: '1/2' }))).toBe('paytable-invalid');
  });
});

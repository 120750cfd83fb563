import { describe, expect, it } from 'vitest';
import {
  analyzeGame,
  analyzeJackpot,
  CATEGORIES,
  strategies,
  type StrategyName,
} from '../packages/core/dist/index.js';
import type { CaribbeanStud } from '../packages/widget/dist/index.js';
import { useBrowser } from './support/browser.js';

const { openPage } = useBrowser();

/** What a page may quote, by the words of its `data-figure`. */
function compute([figure, ...terms]: readonly string[]): number {
  const [first = '', second = ''] = terms;
  if (figure === 'house-edge') {
    return analyzeGame({ strategy: strategies[first as StrategyName], rules: { paytable: second } })
      .houseEdge;
  }
  if (figure === 'break-even') {
    return analyzeJackpot({ table: first, meter: 0, stake: Number(second) }).breakEvenMeter ?? NaN;
  }
  throw new Error(`unknown figure: ${figure}`);
}

describe.each(['es', 'nb', 'en'])('the rules page in %s', (language) => {
  it('prints the paytable that its table pays by', async () => {
    const { page } = await openPage({ path: `/examples/${language}.html` });
    const { printed, paid } = await page.evaluate(() => {
      const rows = document.querySelectorAll('#pays tbody tr');
      return {
        printed: Array.from(rows, (row) => row.querySelector('.figure')?.textContent ?? ''),
        paid: Object(document.querySelector<CaribbeanStud>('caribbean-stud')?.paytable) as Record<
          string,
          number
        >,
      };
    });
    const odds = printed.map((text) => Number.parseInt(text, 10));
    expect(odds.reverse()).toEqual(CATEGORIES.map((category) => paid[category]));
  });

  it('quotes figures that are right to the last digit it gives', async () => {
    const { page } = await openPage({ path: `/examples/${language}.html` });
    const quoted = await page.locator('data[data-figure]').evaluateAll((figures) =>
      figures.map((figure) => ({
        name: figure.getAttribute('data-figure') ?? '',
        value: figure.getAttribute('value') ?? '',
        text: figure.textContent,
      })),
    );
    expect(quoted).not.toEqual([]);
    for (const { name, value, text } of quoted) {
      const decimals = value.split('.')[1]?.length ?? 0;
      expect(compute(name.split(' ')).toFixed(decimals), name).toBe(value);
      const digits = text.replace(/[^\d,.]/g, '').replace(',', '.');
      const scale = text.includes('%') ? 100 : 1;
      expect((Number(value) * scale).toFixed(digits.split('.')[1]?.length ?? 0), text).toBe(digits);
    }
  });
});

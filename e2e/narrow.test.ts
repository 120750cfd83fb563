import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.js';
import { openTable, WIN } from './support/player.js';

const harness = useBrowser();

/** Tables with the longest amounts that their pages are likely to have. */
const TABLES = {
  'a jackpot in kroner':
    'currency="NOK" min-ante="10" max-ante="1000" ante="1000" balance="50000" jackpot="1250000" jackpot-bet="10"',
  'both side bets in euros': 'currency="EUR" ante="25" jackpot="125000" bonus="5+1"',
  'the highest ante': 'currency="EUR" balance="1000000" max-ante="100000" ante="99999"',
};

describe('amounts on a narrow felt', () => {
  it.each(Object.entries(TABLES))('keep to their places: %s', async (_, attributes) => {
    const player = await openTable(harness, { attributes: `${WIN} motion="none" ${attributes}` });
    await player.ask(async (table) => {
      if (table.table.jackpot) await table.placeJackpot(true);
      if (table.table.bonus) await table.placeBonus(true);
      await table.deal();
      await table.call();
    });
    for (const lang of ['en', 'es', 'nb']) {
      await player.ask(async (table, language) => {
        table.lang = language;
        await table.updateComplete;
      }, lang);
      for (const width of [320, 344, 360, 376, 390]) {
        await player.page.setViewportSize({ width, height: 800 });
        const edges = await player.ask((table) => {
          const written = (selector: string) =>
            [...(table.shadowRoot?.querySelectorAll(selector) ?? [])].map((place) => {
              const range = document.createRange();
              range.selectNodeContents(place);
              return range.getBoundingClientRect();
            });
          const felt = table.shadowRoot?.querySelector('[part~=felt]')?.getBoundingClientRect();
          const amounts = written('.spot-figure').filter((box) => box.width > 0);
          return [felt?.left, ...amounts.flatMap(({ left, right }) => [left, right]), felt?.right];
        });
        expect(edges.length, `${lang} at ${width}`).toBeGreaterThan(6);
        expect(edges, `${lang} at ${width}`).toEqual(edges.toSorted((a = 0, b = 0) => a - b));
      }
    }
  });
});

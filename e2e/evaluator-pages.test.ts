import { announceExposed, parseCards } from '../packages/core/dist/index.js';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.js';

const { openPage } = useBrowser();

describe('the stud page', () => {
  it('deals street by street and announces what the cards say', async () => {
    const { page } = await openPage({ path: '/examples/stud.html' });
    await page.selectOption('#seats', '7');
    for (let street = 1; street <= 4; street++) {
      await page.click('#deal');
      const boards = await page.locator('#table li').evaluateAll((seats) =>
        seats.map((seat) => {
          const names = Array.from(seat.querySelectorAll('.playing-card'), (card) => card.textContent);
          return names.length === 0 ? null : names.join(' ');
        }),
      );
      const { seat, possible } = announceExposed(boards);
      expect(boards.filter((board) => board !== null).map((board) => parseCards(board).length)).toEqual(
        new Array(street === 4 ? 6 : 7).fill(street),
      );
      expect(await page.locator('#table li.high h3').textContent()).toBe(`Seat ${seat + 1}`);
      const said = (await page.locator('#caller').textContent()) ?? '';
      expect(said).toContain(`${street === 1 ? 'must bet' : 'bets'}: seat ${seat + 1}.`);
      for (const draw of possible) {
        expect(said).toMatch(
          new RegExp(`Seat ${draw.seat + 1}: ${draw.flush ? 'possible flush' : 'possible straight'}`),
        );
      }
      if (street === 3) await page.click('#table li:nth-child(2) button');
    }
    expect(await page.locator('#deal').textContent()).toBe('New deal');
  });

  it('gives the pot to the last seat left', async () => {
    const { page } = await openPage({ path: '/examples/stud.html' });
    await page.selectOption('#seats', '2');
    await page.click('#deal');
    await page.click('#table li:nth-child(1) button');
    expect(await page.locator('#caller').textContent()).toBe('Seat 2 takes the pot.');
  });
});

describe('the page that measures', () => {
  it('measures every topic and finds that all contestants agree', { timeout: 120_000 }, async () => {
    const { page } = await openPage({ path: '/examples/bench.html?rounds=1' });
    await page.click('#run');
    await page.waitForFunction(
      () => document.querySelector('#state')?.textContent.match(/^(Done|It stopped)/),
      null,
      {
        timeout: 110_000,
      },
    );
    expect(await page.locator('#state').textContent()).toMatch(/^Done/);
    const rows = await page.locator('#results tbody tr').allTextContents();
    expect(rows.length).toBeGreaterThanOrEqual(10);
    for (const row of rows) expect(row).toMatch(/\d (ns|µs|ms)/);
  });
});

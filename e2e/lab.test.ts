import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { jsEngine } from '../packages/core/dist/index.js';
import { useBrowser } from './support/browser.js';

const { openPage } = useBrowser();

async function openLab(query = ''): Promise<Page> {
  const { page } = await openPage({ path: `/examples/lab.html${query}` });
  return page;
}

/** The figure that a list shows under a name, once it is what is expected: the analysis takes a moment. */
async function expectFigure(page: Page, list: string, name: string, figure: string): Promise<void> {
  const entry = page.locator(`#${list} > div`, {
    has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }),
  });
  await expect.poll(() => entry.locator('dd').first().textContent(), { timeout: 20_000 }).toBe(figure);
}

async function columnOf(page: Page, table: string, column: number): Promise<string[]> {
  return page.locator(`#${table} tbody tr td:nth-child(${column})`).allTextContents();
}

describe('the lab', () => {
  it('opens with worked example 1 and what its call is worth', async () => {
    const page = await openLab();
    expect(await page.locator('#choice').textContent()).toBe(
      'Call. It is worth 2.3113 antes more than a fold.',
    );
    expect(await page.locator('#ev-call').textContent()).toBe('+1.3113');
    expect(await page.locator('#exact').textContent()).toBe('213985 / 163185');
    const { notQualified, wins, ties, losses } = jsEngine.tallyDealer({
      hand: 'Qh Qs 9d 6c 2h',
      upcard: 'Jh',
    });
    const counts = await page.locator('#tally > div dd:nth-of-type(1)').allTextContents();
    expect(counts.map((text) => Number(text.replaceAll(',', '')))).toEqual([
      notQualified,
      wins,
      ties,
      losses,
    ]);
  });

  it('shows a hand whose best choice depends on its suits', async () => {
    const page = await openLab();
    await page.getByRole('button', { name: 'A-K-5-3-2 against a five' }).click();
    expect(await page.locator('#choice').textContent()).toMatch(/^Call\./);
    await page.getByRole('button', { name: 'The same ranks in other suits' }).click();
    expect(await page.locator('#choice').textContent()).toMatch(/^Fold\./);
  });

  it('lets a hand be chosen on the deck by keyboard alone', async () => {
    const page = await openLab();
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(await page.locator('#missing').textContent()).toBe('Choose 5 more for your hand.');
    await page.locator('#deck button[tabindex="0"]').focus();
    for (let card = 0; card < 5; card++) {
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowRight');
    }
    expect(await page.getByRole('textbox', { name: 'Your hand' }).inputValue()).toBe('As Ks Qs Js Ts');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    expect(await page.locator('#upcard').inputValue()).toBe('9h');
    expect(await page.locator('#hand-name').textContent()).toBe('Royal flush');
    await page.keyboard.press('Space');
    expect(await page.locator('#upcard').inputValue()).toBe('');
  });

  it('counts dead cards in, and names what cannot be', async () => {
    const page = await openLab();
    await page.getByRole('textbox', { name: 'Dead cards' }).fill('Jc Js Jd Ac Ad');
    const { deals, wins } = jsEngine.tallyDealer({
      hand: 'Qh Qs 9d 6c 2h',
      upcard: 'Jh',
      dead: 'Jc Js Jd Ac Ad',
    });
    expect(await page.locator('#deals').textContent()).toBe(
      `Of ${deals.toLocaleString('en')} hands that the dealer can have.`,
    );
    expect(await page.locator('#tally').textContent()).toContain(wins.toLocaleString('en'));
    await page.getByRole('textbox', { name: 'Dead cards' }).fill('Jh');
    await page.getByText('Jh appears more than once').waitFor();
    await page.getByRole('textbox', { name: 'Dead cards' }).fill('Jx');
    await page.getByText('"Jx" is not a card').waitFor();
  });

  // Published totals of the whole game over 19,933,230,517,200 deals, as rates.
  it('gives the known figures of the usual game', async () => {
    const page = await openLab();
    await expectFigure(page, 'game', 'House edge', '5.2243%');
    await expectFigure(page, 'game', 'Element of risk', '2.5553%');
    await expectFigure(page, 'game', 'Rounds called', '52.23%');
    await expectFigure(page, 'game', 'Average wager', '2.0445');
  });

  it('moves them with the paytable, and keeps it in the address', async () => {
    const page = await openLab();
    await page.getByLabel('The call pays').selectOption('software');
    await expectFigure(page, 'game', 'House edge', '12.9106%');
    expect(new URL(page.url()).search).toBe('?pays=software');
    await page.getByLabel('Straight', { exact: true }).fill('4');
    await page.getByLabel('Three of a kind').fill('3');
    await page.getByLabel('Two pair').fill('2');
    await expectFigure(page, 'game', 'House edge', '5.2243%');
    expect(await page.getByLabel('The call pays').inputValue()).toBe('standard');
    await page.getByLabel('Flush', { exact: true }).fill('many');
    await page.getByText('is no payout').waitFor();
  });

  it('compares seven ways to play', async () => {
    const page = await openLab('?pays=standard');
    await expect
      .poll(() => columnOf(page, 'strategies', 2), { timeout: 30_000 })
      .toEqual(['5.2243%', '5.2245%', '5.3163%', '5.3337%', '5.4696%', '5.6820%', '16.6072%']);
  });

  it('knows the meters at which the jackpot bet breaks even', async () => {
    const page = await openLab();
    const meters = { standard: '218,047.37', low: '263,205.26', medium: '246,784.21', high: '176,613.16' };
    for (const [preset, meter] of Object.entries(meters)) {
      await page.getByLabel('Prizes').selectOption(preset);
      await expectFigure(page, 'jackpot-figures', 'Break-even', meter);
    }
    await page.getByLabel('Meter', { exact: true }).fill('218047.3684');
    await page.getByLabel('Prizes').selectOption('standard');
    await expectFigure(page, 'jackpot-figures', 'Return', '100.0000%');
    expect(await page.locator('#bonus-edge').textContent()).toBe('8.5614%');
  });

  it('adds up a session, and brings a linked result back', async () => {
    const page = await openLab('?rounds=20');
    await expectFigure(page, 'session-figures', 'Ahead', '39.4566%');
    await page.getByLabel('Rounds', { exact: true }).fill('1');
    await expectFigure(page, 'session-figures', 'Mean', '−0.0522');
    await page.getByLabel('You play').selectOption('Call everything');
    await expectFigure(page, 'session-figures', 'Mean', '−0.1661');

    const address = new URL(page.url());
    expect(address.search).toBe('?strategy=always&rounds=1');
    await page.reload();
    await expectFigure(page, 'session-figures', 'Mean', '−0.1661');
    await page.getByLabel('Rounds', { exact: true }).fill('0');
    await page.getByText('expected a whole number from 1').waitFor();
  });
});

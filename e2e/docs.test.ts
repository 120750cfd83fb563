import { beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../scripts/docs/build.mjs';
import { PAGES } from '../scripts/docs/pages.mjs';
import { accessibilityProblems } from './support/accessibility.js';
import { useBrowser } from './support/browser.js';
import { tablesReady } from './support/tables-ready.js';

const { openPage, address } = useBrowser();
const SITE = '/build/docs';

/** One page of each kind: a form, tables, code, text in another language; each color scheme twice and more. */
const AUDITS = [
  ['configure', 'light'],
  ['configure', 'dark'],
  ['element', 'dark'],
  ['widget', 'light'],
  ['rules-es', 'dark'],
] as const;

beforeAll(async () => {
  await buildSite();
});

describe('the documentation', () => {
  it('opens without a message, fits 320 pixels and asks no other address for anything', async () => {
    const { page, messages } = await openPage({
      path: `${SITE}/`,
      viewport: { width: 320, height: 640 },
      mayTalk: true,
    });
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${address()}${SITE}/`)) elsewhere.push(request.url());
    });
    for (const { name } of PAGES) {
      await page.goto(`${address()}${SITE}/${name}.html`);
      await tablesReady(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(320);
    }
    expect(elsewhere).toEqual([]);
    // Browsers ask for the icon late: the next page comes before it.
    expect(messages.filter((line) => !/icon\.svg net::ERR_ABORTED/.test(line))).toEqual([]);
  });

  it.each(AUDITS)('gives axe nothing to complain about: %s, %s', async (name, colorScheme) => {
    const { page } = await openPage({
      path: `${SITE}/${name}.html`,
      colorScheme,
      reducedMotion: 'reduce',
    });
    await tablesReady(page);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('finds what is searched for, by keyboard too', async () => {
    const { page } = await openPage({ path: `${SITE}/` });
    await page.keyboard.press('/');
    await page.keyboard.type('evaluateBatch');
    await page
      .getByRole('link', { name: /^evaluateBatch|^Millions of hands/ })
      .first()
      .waitFor();
    await page.getByLabel('Search the documentation').fill('lead capture');
    await page.getByRole('link', { name: /^Lead capture/ }).click();
    await page.waitForURL(/recipes\.html#lead-capture$/);
    await page.getByLabel('Search the documentation').fill('qqq');
    await page.getByText('Nothing found.').waitFor();
  });

  it('has a control for every attribute, which sets the table of the page', async () => {
    const { page } = await openPage({ path: `${SITE}/configure.html` });
    await tablesReady(page);
    const missing = await page.evaluate(() => {
      const { observedAttributes } = customElements.get('caribbean-stud') as unknown as {
        observedAttributes: string[];
      };
      return observedAttributes.filter((name) => !document.querySelector(`#settings [name="${name}"]`));
    });
    expect(missing).toEqual([]);
    await page.getByLabel('Rounds').fill('7');
    await page.locator('#table').getByText('Round 1 of 7').waitFor();
  });

  it('tells below a live table what its script hears', async () => {
    const { page } = await openPage({ path: `${SITE}/drive.html`, reducedMotion: 'reduce' });
    await tablesReady(page);
    const table = page.locator('#heard');
    await table.locator('[data-action="deal"]').click();
    await page.getByText('round 1 is dealt').waitFor();
  });

  it('shows its pages on a narrow screen when asked', async () => {
    const { page } = await openPage({ path: `${SITE}/`, viewport: { width: 320, height: 640 } });
    const pages = page.getByRole('navigation', { name: 'Pages' });
    expect(await pages.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Pages' }).click();
    await pages.getByRole('link', { name: 'Regler' }).click();
    await page.getByRole('heading', { level: 1, name: 'Reglene' }).waitFor();
    expect(await page.locator('caribbean-stud').getAttribute('lang')).toBe('nb');
  });
});

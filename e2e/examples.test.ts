import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from './support/accessibility.js';
import { useBrowser } from './support/browser.js';
import { examplePages } from './support/example-pages.js';
import { tablesReady } from './support/tables-ready.js';

const { openPage } = useBrowser();

/** True for a page that shows the HTML of its tables. */
function showsHtml(path: string): boolean {
  return readFileSync(resolve(import.meta.dirname, `..${path}`), 'utf8').includes('data-html-of');
}

describe('the examples', () => {
  it('begin with a start page', () => {
    expect(examplePages).toContain('/examples/index.html');
  });

  it('are all listed on the start page', async () => {
    const { page } = await openPage({ path: '/examples/index.html' });
    const listed = await page
      .locator('nav a')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    expect(['/examples/index.html', ...listed].sort()).toEqual([...examplePages].sort());
  });

  it.each(examplePages)('%s opens without a message in the console, and fits 320 pixels', async (path) => {
    const { page } = await openPage({ path, viewport: { width: 320, height: 640 } });
    await tablesReady(page);
    expect(await page.title()).not.toBe('');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  it.each(examplePages)('%s gives axe nothing to complain about, light or dark', async (path) => {
    const { page } = await openPage({ path, colorScheme: 'light', reducedMotion: 'reduce' });
    await tablesReady(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it.each(examplePages.filter(showsHtml))('%s shows the HTML that its tables are made of', async (path) => {
    const { page } = await openPage({ path });
    const pairs = await page.locator('pre[data-html-of]').evaluateAll((listings) => {
      const written = (element: Element | null): string[] =>
        Array.from(element?.attributes ?? [], ({ name, value }) => `${name}=${value}`)
          .filter((attribute) => !/^(id|class)=/.test(attribute))
          .sort();
      return listings.map((listing) => {
        const shown = new DOMParser().parseFromString(listing.textContent, 'text/html');
        const table = document.getElementById(listing.getAttribute('data-html-of') ?? '');
        return { shown: written(shown.querySelector('caribbean-stud')), table: written(table) };
      });
    });
    expect(pairs).not.toEqual([]);
    for (const { shown, table } of pairs) expect(shown).toEqual(table);
  });
});

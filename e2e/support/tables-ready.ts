import type { Page } from 'playwright-core';
import type {} from '../../packages/widget/dist/index.js';

/** Waits until all tables of a page are there and know their engine. */
export async function tablesReady(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector(':not(:defined)') === null);
  await page.evaluate(() =>
    Promise.all(Array.from(document.querySelectorAll('caribbean-stud'), (table) => table.ready)),
  );
}

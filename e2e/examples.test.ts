import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.js';

const EXAMPLES = resolve(import.meta.dirname, '../examples');

/** Every page among the examples, as a path below the repository. */
function examplePages(folder: string, path = '/examples'): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) {
      return entry.name === 'node_modules'
        ? []
        : examplePages(join(folder, entry.name), `${path}/${entry.name}`);
    }
    return entry.name.endsWith('.html') ? [`${path}/${entry.name}`] : [];
  });
}

const { openPage } = useBrowser();
const pages = examplePages(EXAMPLES);

describe('the examples', () => {
  it('begin with a start page', () => {
    expect(pages).toContain('/examples/index.html');
  });

  it.each(pages)('%s opens without a message in the console', async (path) => {
    const { page } = await openPage({ path });
    await page.waitForFunction(() => document.querySelector(':not(:defined)') === null);
    await page.evaluate(() =>
      Promise.all(Array.from(document.querySelectorAll('caribbean-stud'), (el) => 'ready' in el && el.ready)),
    );
    expect(await page.title()).not.toBe('');
  });
});

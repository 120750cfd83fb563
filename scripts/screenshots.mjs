// Pictures of the built element. `npm run screenshots` takes every phase at four widths, light and dark, in three
// languages, into build/screenshots for people to look at; `npm run screenshots -- readme` takes those of docs/images.
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumOptions } from './browsers.mjs';
import { PHASES, pageWith, play, README_PHASE } from './phases.mjs';
import { startServer } from './serve.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const PAGE = '/screenshots.html';

const WIDTHS = [320, 390, 768, 1280];
const SCHEMES = /** @type {const} */ (['light', 'dark']);
const LANGUAGES = ['en', 'es', 'nb'];

/**
 * @typedef {object} Shot
 * @property {string} path of the picture
 * @property {number} width of the page
 * @property {'light' | 'dark'} scheme
 * @property {string} language
 * @property {import('./phases.mjs').Phase} phase
 * @property {boolean} [tableOnly] the table on nothing, not the whole page
 */

/** Takes the pictures. @param {Shot[]} shots */
async function take(shots) {
  let html = '';
  const server = await startServer({ root: ROOT, page: (url) => (url.pathname === PAGE ? html : undefined) });
  const browser = await chromium.launch(chromiumOptions());
  try {
    for (const { path, width, scheme, language, phase, tableOnly = false } of shots) {
      html = pageWith(language, phase.attributes);
      const page = await browser.newPage({
        viewport: { width, height: 900 },
        colorScheme: scheme,
      });
      await page.goto(server.address + PAGE);
      await play(page, phase);
      if (tableOnly) await page.locator('caribbean-stud').screenshot({ path, omitBackground: true });
      else await page.screenshot({ path, fullPage: true });
      await page.close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

const forReadme = process.argv.includes('readme');
const folder = join(ROOT, forReadme ? 'docs/images' : 'build/screenshots');
await mkdir(folder, { recursive: true });

/** @type {Shot[]} */
const shots = forReadme
  ? SCHEMES.map((scheme) => ({
      path: join(folder, `table-${scheme}.png`),
      width: 1056,
      scheme,
      language: 'en',
      phase: README_PHASE,
      tableOnly: true,
    }))
  : Object.entries(PHASES).flatMap(([name, phase]) =>
      LANGUAGES.flatMap((language) =>
        WIDTHS.flatMap((width) =>
          SCHEMES.map((scheme) => ({
            path: join(folder, `${name}-${language}-${width}-${scheme}.png`),
            width,
            scheme,
            language,
            phase,
          })),
        ),
      ),
    );
await take(shots);
console.log(`${shots.length} pictures in ${folder}`);

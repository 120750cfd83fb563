// Pictures of the built element. `npm run screenshots` takes every phase at four widths, light and dark, in three
// languages, into build/screenshots for people to look at; `npm run screenshots -- readme` takes those of docs/images.
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { parseCards } from '../packages/core/dist/index.js';
import { chromiumArguments, findBrowsers } from './browsers.mjs';
import { startServer } from './serve.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const PAGE = '/screenshots.html';

const WIDTHS = [320, 390, 768, 1280];
const SCHEMES = /** @type {const} */ (['light', 'dark']);
const LANGUAGES = ['en', 'es', 'nb'];

/**
 * A page with one table. Attributes are written as in HTML.
 * @param {string} language
 * @param {string} attributes
 */
function pageWith(language, attributes) {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Screenshot</title>
    <meta name="color-scheme" content="light dark" />
    <script type="module" src="/packages/widget/dist/caribbean-stud.min.js"></script>
  </head>
  <body>
    <main><caribbean-stud motion="none" ${attributes}></caribbean-stud></main>
  </body>
</html>`;
}

/** Deals, the player's five cards before the dealer's, upcard first. */
const QUEENS = 'Qh Qs 9d 6c 2h Jh Jc As 8d 3c';
const LOST = 'Ac Kd 9s 5h 3c Kh Kc 7d 4s 2d';
const UNQUALIFIED = 'As Kd 9s 5h 3c Qh Jc 7d 4s 2d';

const EVERYTHING = 'jackpot="125000" advice="hint" panels="paytable odds register rules"';

/**
 * @typedef {object} Phase
 * @property {string} attributes
 * @property {string[]} [deals] one for each round; by default a seed decides
 * @property {string[]} moves methods of the element, in order; an argument follows a colon
 */

/** @type {Record<string, Phase>} */
const PHASES = {
  betting: { attributes: EVERYTHING, moves: ['placeJackpot:1', 'placeAnte:30'] },
  deciding: { attributes: EVERYTHING, deals: [QUEENS], moves: ['placeJackpot:1', 'placeAnte:30', 'deal'] },
  won: { attributes: EVERYTHING, deals: [QUEENS], moves: ['placeJackpot:1', 'placeAnte:30', 'deal', 'call'] },
  lost: { attributes: EVERYTHING, deals: [LOST], moves: ['placeAnte:30', 'deal', 'call'] },
  unqualified: {
    attributes: 'advice="review"',
    deals: [UNQUALIFIED],
    moves: ['placeAnte:30', 'deal', 'call'],
  },
  folded: { attributes: 'advice="review"', deals: [LOST], moves: ['placeAnte:30', 'deal', 'fold'] },
  seats: { attributes: 'seats="7" jackpot="125000" seed="lagoon"', moves: ['placeAnte:30', 'deal', 'call'] },
  facedown: { attributes: 'deal="down" seats="4" seed="lagoon"', moves: ['placeAnte:5', 'deal'] },
  finished: {
    attributes: 'rounds="6" seed="lagoon" panels="register paytable"',
    moves: Array.from({ length: 6 }, () => ['placeAnte:25', 'deal', 'call', 'next']).flat(),
  },
};

/** The picture of the README: the moment of the decision, in the fifth round of a session. */
const README_PHASE = {
  attributes: EVERYTHING.replace('odds ', ''),
  deals: [UNQUALIFIED, 'Td 8c 7s 4h 2s 9c 9h Kd 5s 3d', QUEENS, LOST, 'Qh Qs Kd 6c 2h Jh Jc As 8d 3c'],
  moves: [
    ...[
      'placeAnte:10',
      'deal',
      'call',
      'next',
      'deal',
      'fold',
      'next',
      'deal',
      'call',
      'next',
      'deal',
      'call',
    ],
    ...['next', 'placeJackpot:1', 'placeAnte:30', 'deal'],
  ],
};

/**
 * Plays a phase on the page's table and waits until it is on the screen.
 * @param {import('playwright-core').Page} page
 * @param {Phase} phase
 */
async function play(page, { deals, moves }) {
  await page.waitForFunction(() => customElements.get('caribbean-stud') !== undefined);
  await page.evaluate(
    async ({ decks, moves }) => {
      const table = /** @type {any} */ (document.querySelector('caribbean-stud'));
      if (decks) table.dealer = (/** @type {{ round: number }} */ { round }) => decks[round - 1];
      await table.ready;
      for (const move of moves) {
        const [name = '', argument] = move.split(':');
        await table[name](...(argument === undefined ? [] : [Number(argument)]));
      }
      // The exact figures of the odds come in slices.
      await new Promise((resume) => setTimeout(resume, 200));
    },
    { decks: deals?.map((deal) => parseCards(deal)), moves },
  );
}

/**
 * @typedef {object} Shot
 * @property {string} path
 * @property {number} width of the page
 * @property {'light' | 'dark'} scheme
 * @property {string} language
 * @property {Phase} phase
 * @property {boolean} [tableOnly]
 */

/** @type {(shots: Shot[]) => Promise<void>} */
async function take(shots) {
  const executablePath = findBrowsers().chromium;
  if (executablePath === undefined)
    throw new Error('Chromium not found: run node scripts/ensure-browsers.mjs');
  let html = '';
  const server = await startServer({ root: ROOT, page: (url) => (url.pathname === PAGE ? html : undefined) });
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
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

// Plays a round on a page of a project, by hand in Chromium, and looks at what the page does meanwhile.
import assert from 'node:assert/strict';
import { brotliCompressSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { collectMessages } from '../../scripts/page-messages.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** What a page has been seen doing while its script arrived. */
function watchPage() {
  const seen = { shift: 0, gaps: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += /** @type {any} */ (entry).value;
  }).observe({ type: 'layout-shift', buffered: true });
  let drawn = false;
  // Once a table is to be seen, it must be in every frame.
  const look = () => {
    const frame = document.querySelector('caribbean-stud')?.shadowRoot?.querySelector('[part=frame]');
    const here = (frame?.getBoundingClientRect().height ?? 0) > 100;
    if (drawn && !here) seen.gaps += 1;
    drawn ||= here;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * A page that a server has drawn must look the same before its script has arrived and after, and not jump in between.
 * @param {Page} page
 * @param {string} address
 */
async function takeOver(page, address) {
  /** @type {() => void} */
  let arrive = () => {};
  const arrival = new Promise((resolve) => (arrive = () => resolve(undefined)));
  await page.route('**/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  // All of the page has come, its scripts have not.
  await page.waitForFunction(() => document.readyState === 'interactive');
  await page.getByRole('button', { name: 'Deal' }).waitFor();
  assert.equal(await page.evaluate(() => customElements.get('caribbean-stud')), undefined);
  const before = await page.screenshot();
  arrive();
  await page.waitForLoadState('load');
  await page.locator('caribbean-stud').evaluate(ready);
  const after = await page.screenshot();
  assert.equal(changedBytes(before, after), 0, 'the page looks different once its script has arrived');
  const { shift, gaps } = await page.evaluate(() => /** @type {any} */ (globalThis).seen);
  assert.deepEqual({ shift, gaps }, { shift: 0, gaps: 0 });
}

/** Browsers do not draw every rounded corner alike: so much of 255 tells nothing. */
const NOISE = 2;

/** How many color values of two pictures differ. @param {Buffer} one @param {Buffer} other */
function changedBytes(one, other) {
  const [a, b] = [PNG.sync.read(one), PNG.sync.read(other)];
  assert.deepEqual([a.width, a.height], [b.width, b.height]);
  return a.data.filter((value, i) => Math.abs(value - (b.data[i] ?? 0)) > NOISE).length;
}

/** Runs in the page. @param {Element} element */
async function ready(element) {
  await customElements.whenDefined('caribbean-stud');
  const table = /** @type {import('../../packages/widget/dist/index.js').CaribbeanStud} */ (element);
  await table.ready;
  await table.updateComplete;
  const { engine } = await table.ready;
  return { engine, chips: table.chips, title: table.heading, ante: table.table.bets.ante };
}

/** Runs in the page. @param {Element} element */
function view(element) {
  const { table } = /** @type {import('../../packages/widget/dist/index.js').CaribbeanStud} */ (element);
  return { phase: table.phase, cards: table.player.cards, net: table.settlement?.net ?? null };
}

/**
 * Opens a page and plays a round on it. The page has a table with a title, a seed, cards dealt face down and a lowest ante
 * of 2, has given it chips of 2 and 10 before it was defined, and writes the result of a round into `#result`.
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @param {boolean} drawnByServer
 * @returns {Promise<{ dealt: string, bytes: number }>} the cards that were dealt, and how much JavaScript came, compressed
 */
export async function drive(browser, address, drawnByServer) {
  const page = await browser.newPage({ viewport: { width: 1100, height: 900 } });
  try {
    const messages = collectMessages(page);
    /** @type {Promise<Buffer>[]} */
    const scripts = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    await page.addInitScript(watchPage);
    if (drawnByServer) await takeOver(page, address);
    else await page.goto(address, { waitUntil: 'load' });
    const table = page.locator('caribbean-stud');
    await table.waitFor();
    assert.deepEqual(await table.evaluate(ready), {
      engine: 'wasm',
      chips: [2, 10],
      title: 'Our table',
      ante: 2,
    });
    // A build whose class fields shadow the accessors would not draw it.
    await table.evaluate((element) => Object.assign(element, { balance: 500 }));
    await page.getByText('498', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Deal' }).click();
    await page.getByRole('button', { name: 'Look' }).waitFor();
    assert.deepEqual(await table.evaluate(view), { phase: 'deciding', cards: null, net: null });
    await page.getByRole('button', { name: 'Look' }).click();
    await page.getByRole('button', { name: 'Fold' }).click();
    await page.getByText('net -2', { exact: true }).waitFor();
    const { phase, cards, net } = await table.evaluate(view);
    assert.deepEqual({ phase, net, dealt: cards?.length }, { phase: 'settled', net: -2, dealt: 5 });
    assert.deepEqual(messages, []);
    const bytes = (await Promise.all(scripts)).map((script) => brotliCompressSync(script).length);
    return { dealt: String(cards), bytes: bytes.reduce((sum, one) => sum + one, 0) };
  } finally {
    await page.close();
  }
}

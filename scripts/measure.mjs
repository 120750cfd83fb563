// Measures the built element in Chromium at a quarter of this machine's speed: long tasks, layout shift, answers to input,
// frames while dealing, and what 1,000 mounts leave behind. Prints figures; judges nothing. Run after a build.
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumOptions } from './browsers.mjs';
import { startServer } from './serve.mjs';

const THROTTLE = 4;
const SCRIPT = '../packages/widget/dist/caribbean-stud.min.js';

/** @param {string} body */
function toDocument(body) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Measured</title>
<meta name="viewport" content="width=device-width, initial-scale=1">${body}</html>`;
}

const TABLE = `<script type="module" src="${SCRIPT}"></script>
<caribbean-stud advice="hint" seed="m" jackpot="125000" bonus="5+1" panels="odds paytable register chart rules"></caribbean-stud>`;

const pages = new Map([
  ['/examples/measured.html', toDocument(TABLE)],
  ['/examples/empty.html', toDocument(`<script type="module" src="${SCRIPT}"></script>`)],
]);

const { address, close } = await startServer({
  root: resolve(import.meta.dirname, '..'),
  page: (url) => pages.get(url.pathname),
});
const browser = await chromium.launch(chromiumOptions());

/** Opens a page that notes what is to be measured, in `seen`. @param {string} path */
async function open(path) {
  const page = await browser.newPage({ viewport: { width: 1000, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.addInitScript(() => {
    const seen = { tasks: /** @type {number[]} */ ([]), events: /** @type {number[]} */ ([]), shift: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) =>
      seen.tasks.push(...list.getEntries().map((entry) => entry.duration)),
    ).observe({
      type: 'longtask',
      buffered: true,
    });
    // TypeScript's types do not know the threshold.
    const events = Object.assign({ type: 'event', buffered: true }, { durationThreshold: 16 });
    new PerformanceObserver((list) =>
      seen.events.push(
        // Only presses are interactions; a pointer that something moves under is none.
        ...list
          .getEntries()
          .flatMap((entry) => (/** @type {any} */ (entry).interactionId ? entry.duration : [])),
      ),
    ).observe(events);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += /** @type {any} */ (entry).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address + path, { waitUntil: 'load' });
  return { page, session };
}

/** What was noted since the last time. @param {import('playwright-core').Page} page */
async function noted(page) {
  return page.evaluate(() => {
    const { seen } = /** @type {any} */ (globalThis);
    const result = { ...seen };
    Object.assign(seen, { tasks: [], events: [], shift: 0 });
    return /** @type {{ tasks: number[], events: number[], shift: number }} */ (result);
  });
}

/** The longest of some durations, as text. @param {number[]} durations */
const longest = (durations) => (durations.length === 0 ? 'none' : `${Math.round(Math.max(...durations))} ms`);

const { page } = await open('/examples/measured.html');
await page.evaluate(() => /** @type {any} */ (document.querySelector('caribbean-stud')).ready);
await page.waitForTimeout(3000);
const loading = await noted(page);
console.log(
  `load, with the odds panel open: longest task ${longest(loading.tasks)} (tasks over 50 ms count; the script itself included), layout shift ${loading.shift.toFixed(4)}`,
);

await page.evaluate(() =>
  document.querySelector('caribbean-stud')?.setAttribute('paytable', '90/40/20/7/5/4/3/2/1/1.5'),
);
await page.waitForTimeout(4000);
const changed = await noted(page);
console.log(`odds of a changed paytable: longest task ${longest(changed.tasks)}`);

await page.evaluate(() =>
  document.querySelector('caribbean-stud')?.setAttribute('paytable', '100/50/20/7/5/4/3/2/1/0'),
);
await page.waitForTimeout(4000);
console.log(`odds of a pathological paytable: longest task ${longest((await noted(page)).tasks)}`);

/** Presses a button where it lies: the library's own way looks at the layout in between. @param {string} action */
async function press(action) {
  const box = await page.locator(`[data-action=${action}]`).boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

for (let round = 0; round < 5; round++) {
  await press('deal');
  await page.waitForTimeout(1500);
  await press('call');
  await page.waitForTimeout(2000);
  await press('next');
  await page.waitForTimeout(500);
}
const played = await noted(page);
console.log(
  `five rounds with hints: longest task ${longest(played.tasks)}, slowest answer to an input ${longest(played.events)}`,
);

const frames = await page.evaluate(async () => {
  const element = /** @type {any} */ (document.querySelector('caribbean-stud'));
  /** @type {number[]} */
  const gaps = [];
  let last = performance.now();
  let running = true;
  const tick = (/** @type {number} */ now) => {
    gaps.push(now - last);
    last = now;
    if (running) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  await element.deal();
  await element.call();
  running = false;
  return gaps.slice(1);
});
console.log(
  `deal and showdown: ${frames.length} frames, longest ${longest(frames)}, over 50 ms: ${frames.filter((gap) => gap > 50).length}`,
);
await page.close();

const { page: empty, session } = await open('/examples/empty.html');
await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
/** Puts so many tables on the page, one after the other: each deals once and is removed. @param {number} count */
const mount = (count) =>
  empty.evaluate(async (times) => {
    for (let i = 0; i < times; i++) {
      const element = /** @type {any} */ (document.createElement('caribbean-stud'));
      element.motion = 'none';
      document.body.append(element);
      await element.ready;
      await element.deal();
      element.remove();
    }
  }, count);
/** What is in memory after a garbage collection. */
const counts = async () => {
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { nodes, listeners: jsEventListeners, kilobytes: Math.round(usedSize / 1024) };
};
await mount(50);
const before = await counts();
await mount(1000);
const after = await counts();
console.log(`1,000 mounts: before ${JSON.stringify(before)}, after ${JSON.stringify(after)}`);

await browser.close();
await close();

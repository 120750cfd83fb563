import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.js';
import { Player } from './support/player.js';

const { openPage } = useBrowser();

/** The rules that the README gives to site owners. */
const [, ROOM = ''] =
  /```css\n([^`]*:not\(:defined\)[^`]*)```/.exec(
    readFileSync(resolve(import.meta.dirname, '../README.md'), 'utf8'),
  ) ?? [];

/** The script comes long after the page has been shown: when it is called. */
const LATE_SCRIPT = `<script>
  addEventListener('late', () => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = '../packages/widget/dist/caribbean-stud.min.js';
    document.head.append(script);
  });
</script>`;

declare global {
  interface Window {
    /** The sum of all layout shifts so far. */
    shift?: number;
  }
}

function watchShifts(): void {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shift! += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** How much a page jumps when the script of its table arrives. */
async function shiftOf(css: string, width: number, height: number): Promise<number> {
  const { page, messages } = await openPage({
    html: `<style>${css}</style><h1>Cards</h1>
      <caribbean-stud><p>The table needs JavaScript.</p></caribbean-stud>
      <p>What stands below.</p>${LATE_SCRIPT}`,
    viewport: { width, height },
    beforeScripts: watchShifts,
  });
  const player = new Player(page, messages);
  await page.getByText('The table needs JavaScript.').waitFor();
  await page.evaluate(() => dispatchEvent(new Event('late')));
  await player.sitDown();
  await player.button('deal').waitFor();
  // Shifts are told after the frame in which they were seen.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  return (await page.evaluate(() => window.shift)) ?? NaN;
}

describe('a page whose script comes late', () => {
  it.each([
    ['a phone', 390, 844],
    ['a tall window of one column', 900, 1500],
    ['a desktop', 1280, 1000],
  ])('does not jump on %s, with the rules of the README', async (_, width, height) => {
    expect(ROOM).toContain('padding-bottom');
    expect(await shiftOf(ROOM, width, height)).toBe(0);
  });

  it('would jump without them', async () => {
    expect(await shiftOf('', 1280, 1000)).toBeGreaterThan(0.01);
  });
});

describe('a page without scripts', () => {
  it('shows what stands inside the tag, and reserves no room', async () => {
    // A sandbox that allows nothing is where scripts are off for certain.
    const { page } = await openPage({
      html: `<iframe title="No scripts" sandbox srcdoc="<style>${ROOM}</style>
        <noscript><p>The rules are below.</p></noscript>
        <caribbean-stud><p>The table needs JavaScript.</p></caribbean-stud>"></iframe>`,
    });
    const frame = page.frameLocator('iframe');
    await frame.getByText('The rules are below.').waitFor();
    await frame.getByText('The table needs JavaScript.').waitFor();
    expect((await frame.locator('caribbean-stud').boundingBox())?.height).toBeLessThan(100);
  });
});

import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.js';
import { openTable, type Player } from './support/player.js';

const harness = useBrowser();
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** Longer than the browser's double tap, whose second half the table stops when the button has changed meanwhile. */
const BETWEEN_TAPS_MS = 700;

/** Taps what is in sight, without scrolling to it, when the finger has been lifted for a moment. */
async function tap(player: Player, selector: string): Promise<void> {
  await player.page.waitForTimeout(BETWEEN_TAPS_MS);
  const box = await player.table.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  expect(y + box.height / 2, `${selector} lies in the first screen`).toBeLessThanOrEqual(640);
  expect(Math.min(box.width, box.height), `${selector} is large enough for a finger`).toBeGreaterThanOrEqual(
    44,
  );
  await player.page.touchscreen.tap(x, y);
}

describe('on a phone of 360 x 640', () => {
  it('a round is played by tapping, without scrolling, and no text field gets the focus', async () => {
    const player = await openTable(harness, {
      attributes: 'motion="none" jackpot="5000" advice="hint"',
      above: '',
      ...PHONE,
    });
    await tap(player, '[data-chip="25"]');
    await tap(player, '[data-spot=ante]');
    await tap(player, '[data-spot=ante]');
    await tap(player, '[data-action=take-back]');
    await tap(player, '[data-spot=jackpot]');
    expect((await player.view()).bets).toMatchObject({ ante: 26, jackpot: 1 });
    await tap(player, '[data-action=deal]');
    expect(await player.phase()).toBe('deciding');
    await tap(player, '[data-action=call]');
    expect(await player.phase()).toBe('settled');
    await tap(player, '[data-action=next]');
    expect(await player.view()).toMatchObject({ phase: 'betting', round: 2 });
    expect(await player.page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
    expect(['body', 'deal']).toContain(await player.focused());
  });

  it('two quick taps on deal deal once and decide nothing', async () => {
    const player = await openTable(harness, { attributes: 'motion="none"', above: '', ...PHONE });
    const box = await player.button('deal').boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await Promise.all([player.page.touchscreen.tap(x, y), player.page.touchscreen.tap(x, y)]);
    expect(await player.phase()).toBe('deciding');
  });

  it('nothing sticks out at the side, in no phase', async () => {
    const player = await openTable(harness, {
      attributes: 'motion="none" jackpot="125000" bonus="5+1" seats="7"',
      ...PHONE,
    });
    const overflow = (): Promise<number> =>
      player.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
    for (const move of ['deal', 'call', 'next'] as const) {
      await player[move]();
      expect(await overflow()).toBe(0);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.js';
import { openTable, type Player } from './support/player.js';

const harness = useBrowser();

/** What of the table can be seen, among these parts. */
async function seen(player: Player, ...parts: string[]): Promise<string[]> {
  const visible = await Promise.all(
    parts.map((part) => player.table.locator(`[part~=${part}]`).first().isVisible()),
  );
  return parts.filter((_, i) => visible[i]);
}

const PARTS = ['felt', 'paytable', 'register', 'rules', 'rack', 'button', 'export'];

describe('a table on paper', () => {
  it('comes with its paytable and the register, and with nothing to press', async () => {
    const player = await openTable(harness, { attributes: 'motion="none" theme="dark"' });
    await player.deal();
    await player.fold();
    expect(await seen(player, ...PARTS)).toEqual(['felt', 'paytable', 'button']);
    await player.page.emulateMedia({ media: 'print' });
    await expect.poll(() => seen(player, ...PARTS)).toEqual(['felt', 'paytable', 'register']);
    expect(await player.register()).toEqual([{ net: -1, total: -1 }]);
    expect(await player.table.getByRole('heading', { name: 'Register' }).isVisible()).toBe(true);
    const [ink, scheme] = await player.table
      .locator('[part~=frame]')
      .evaluate((frame) => [getComputedStyle(frame).color, getComputedStyle(frame).colorScheme]);
    expect([ink, scheme]).toEqual(['rgb(0, 0, 0)', 'light']);
    await player.page.emulateMedia({ media: null });
    await expect.poll(() => seen(player, ...PARTS)).toEqual(['felt', 'paytable', 'button']);
  });

  it('has them whatever panels the page offers, the open one as well, once the page calls print()', async () => {
    const player = await openTable(harness, { attributes: 'motion="none" panels="rules chart"' });
    await player.deal();
    await player.fold();
    const inTime = await player.ask((table) => {
      dispatchEvent(new Event('beforeprint'));
      const { shadowRoot } = table;
      return ['paytable', 'register', 'rules'].map((part) => !!shadowRoot?.querySelector(`[part~=${part}]`));
    });
    expect(inTime).toEqual([true, true, true]);
    await player.page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await seen(player, 'paytable', 'register', 'rules')).toEqual(['rules']);
  });
});

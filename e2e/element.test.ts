import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.js';
import { openTable } from './support/player.js';

const harness = useBrowser();

describe('an element', () => {
  it('that is made by script has its attributes in force at the first paint', async () => {
    const { page } = await harness.openPage({
      html: `<h1>Cards</h1><script type="module">
        import '../packages/widget/dist/caribbean-stud.min.js';
        const table = document.createElement('caribbean-stud');
        table.setAttribute('lang', 'es');
        table.setAttribute('rounds', '7');
        table.setAttribute('balance', '77');
        table.setAttribute('heading', 'Mesa');
        document.querySelector('main').append(table);
        await table.updateComplete;
        window.first = table.shadowRoot.textContent.replaceAll(/\\s+/g, ' ');
        await table.ready;
      </script>`,
    });
    await page.waitForFunction(() => 'first' in window);
    const first = await page.evaluate(() => (window as unknown as { first: string }).first);
    expect(first).toContain('Mesa');
    expect(first).toContain('Saldo 76');
    expect(first).toContain('Ronda 1 de 7');
  });

  it('keeps properties that were set before it was upgraded', async () => {
    const { page } = await harness.openPage({
      html: `<h1>Cards</h1><caribbean-stud balance="77"></caribbean-stud><script type="module">
        const table = document.querySelector('caribbean-stud');
        Object.assign(table, { balance: 500, rounds: 'endless', heading: 'Early', dealer: () => [...Array(52).keys()] });
        await import('../packages/widget/dist/caribbean-stud.min.js');
        await table.updateComplete;
        await table.deal();
        window.early = [table.balance, table.table.balance, table.rounds, table.heading, table.table.player.cards];
      </script>`,
    });
    await page.waitForFunction(() => 'early' in window);
    expect(await page.evaluate(() => (window as unknown as { early: unknown }).early)).toEqual([
      500,
      499,
      'endless',
      'Early',
      [0, 1, 2, 3, 4],
    ]);
  });

  it('shows a property that is written after the first paint', async () => {
    const player = await openTable(harness, { attributes: 'motion="none"' });
    const write = (balance: number): Promise<unknown> =>
      player.ask(async (table, value) => {
        table.balance = value;
        await table.updateComplete;
      }, balance);
    await write(500);
    // One lies on the circle.
    expect([await player.balance(), (await player.view()).bets.ante]).toEqual([499, 1]);
    await player.button('clear').click();
    expect(await player.balance()).toBe(500);
    await write(750);
    expect(await player.balance()).toBe(750);
    expect((await player.view()).bets.ante).toBe(0);
    await player.ask(async (table) => {
      table.heading = 'Friday';
      table.seats = 4;
      await table.updateComplete;
    });
    expect(await player.table.locator('[part~=title]').innerText()).toBe('Friday');
    expect((await player.view()).others).toHaveLength(3);
  });

  it('reflects no property into an attribute of the page', async () => {
    const player = await openTable(harness);
    const attributes = await player.ask(async (table) => {
      table.balance = 5;
      table.theme = 'dark';
      await table.updateComplete;
      return table.getAttributeNames();
    });
    expect(attributes).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.js';
import { openTable, Player, SCRIPT } from './support/player.js';

const harness = useBrowser();
const COPY = SCRIPT.replace('.min.js', '.min.js?copy');

describe('a page with two script tags', () => {
  it('of the same file has one table, and nothing is said', async () => {
    const player = await openTable(harness, { attributes: 'motion="none"', above: SCRIPT });
    await player.deal();
    expect(await player.phase()).toBe('deciding');
  });

  it('of two copies keeps the first, and one warning names both versions', async () => {
    const player = await openTable(harness, { attributes: 'motion="none"', below: COPY, mayTalk: true });
    await player.page.waitForLoadState('networkidle');
    const version = await player.ask((table) => (table.constructor as { version?: string }).version);
    expect(player.messages).toEqual([
      `console.warning: <caribbean-stud> is defined already, in version ${version}; version ${version} is not used.`,
    ]);
    await player.deal();
    await player.call();
    expect(await player.phase()).toBe('settled');
  });

  it('keeps an element of another make under the name, and says so without a version', async () => {
    const { page, messages } = await harness.openPage({
      html: `<script type="module">
        customElements.define('caribbean-stud', class extends HTMLElement {});
        const { CaribbeanStud } = await import('../packages/widget/dist/caribbean-stud.min.js');
        CaribbeanStud.define('my-table');
        CaribbeanStud.define('my-table');
        document.querySelector('main').append(document.createElement('my-table'));
        await document.querySelector('my-table').ready;
      </script>`,
      mayTalk: true,
    });
    const player = new Player(page, messages, 'my-table');
    await player.table.waitFor();
    expect(messages).toEqual([
      expect.stringMatching(
        /^console\.warning: <caribbean-stud> is defined already, in version unknown; version .* is not used\.$/,
      ),
    ]);
    await player.deal();
    expect(await player.phase()).toBe('deciding');
  });

  it('takes the class under another name, in a registry of the page’s own', async () => {
    const player = await openTable(harness, { attributes: 'motion="none"' });
    const defined = await player.ask((table) => {
      const known = new Map<string, unknown>();
      const registry = {
        get: (name: string) => known.get(name),
        define: (name: string, one: unknown) => known.set(name, one),
      };
      const Table = table.constructor as unknown as { define(tag?: string, registry?: unknown): void };
      Table.define('caribbean-stud', registry);
      Table.define(undefined, registry);
      return [...known.keys(), known.get('caribbean-stud') === Table];
    });
    expect(defined).toEqual(['caribbean-stud', true]);
  });
});

describe('two tables on a page', () => {
  it('are played apart, each in its own language', async () => {
    const { page, messages } = await harness.openPage({
      html: `<h1>Cards</h1>${SCRIPT}
        <section><caribbean-stud id="one" motion="none" ante="10"></caribbean-stud></section>
        <section lang="es"><caribbean-stud id="two" motion="none" ante="20"></caribbean-stud></section>`,
    });
    const [one, two] = [new Player(page, messages, '#one'), new Player(page, messages, '#two')];
    await Promise.all([one.sitDown(), two.sitDown()]);
    await one.deal();
    await two.button('deal').focus();
    await page.keyboard.press('x');
    expect([await one.phase(), await two.phase()]).toEqual(['deciding', 'betting']);
    expect([(await one.view()).bets.ante, (await two.view()).bets.ante]).toEqual([10, 0]);
    expect(await one.sentence()).toBe('Call or fold?');
    expect(await two.table.locator('[part~=balance]').innerText()).toContain('Saldo');
    await one.call();
    expect(await two.balance()).toBe(1000);
  });
});

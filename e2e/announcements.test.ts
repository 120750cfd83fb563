import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.js';
import { openTable, WIN, type Player } from './support/player.js';

const harness = useBrowser();

declare global {
  interface Window {
    /** Every text that the live region has had. */
    said?: string[];
  }
}

/** Listens to the live region from now on. */
async function listen(player: Player): Promise<void> {
  await player.ask((table) => {
    const region = table.shadowRoot?.querySelector('[role=status]');
    if (!region) throw new Error('there is no live region');
    const said: string[] = (window.said = []);
    new MutationObserver(() => said.push((region.textContent ?? '').trim())).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}

/** What was said since the last time. */
function saidSince(player: Player): Promise<string[]> {
  return player.page.evaluate(() => window.said?.splice(0) ?? []);
}

describe('the live region', () => {
  it('is there from the first paint, polite and empty, and says nothing of the table as it was found', async () => {
    const { page } = await harness.openPage({
      html: `<script type="module">
        import '../packages/widget/dist/caribbean-stud.min.js';
        const table = document.createElement('caribbean-stud');
        document.querySelector('main').append(table);
        await table.updateComplete;
        window.first = table.shadowRoot.querySelector('[role=status]').outerHTML.replaceAll(/<!--.*?-->/g, '');
        await table.ready;
      </script>`,
    });
    await page.waitForFunction(() => 'first' in window);
    expect(await page.evaluate(() => (window as unknown as { first: string }).first)).toBe(
      '<div class="hidden-text" role="status" aria-live="polite"></div>',
    );
    expect(await page.getByRole('status').textContent()).toBe('');
  });

  it('says one sentence for each thing that happens, with its amounts, and no sentence twice', async () => {
    const player = await openTable(harness, { attributes: `${WIN} motion="none" rounds="2" ante="10"` });
    await listen(player);
    const after = async (move: () => Promise<void>): Promise<string[]> => {
      await move();
      return saidSince(player);
    };
    expect(await after(() => player.placeChip(5))).toEqual(['Place your bets. Ante 15, balance 985.']);
    expect(await after(() => player.button('take-back').click())).toEqual([
      'Place your bets. Ante 10, balance 990.',
    ]);
    expect(await after(() => player.deal())).toEqual([
      'No more bets. You have a pair of queens. The dealer shows the jack of hearts. Call or fold?',
    ]);
    expect(await after(() => player.openPanel('Register'))).toEqual([]);
    expect(await after(() => player.call())).toEqual([
      'Dealer qualifies with a pair of jacks. You win with a pair of queens. Net +30, balance 1,030.',
    ]);
    expect(await after(() => player.next())).toEqual(['Place your bets. Ante 10, balance 1,020.']);
    await player.deal();
    await saidSince(player);
    const [folded = '', ...more] = await after(() => player.fold());
    expect(folded).toMatch(/^You folded and lost the ante\. The dealer had .*\. Net −10, balance 1,020\.$/);
    expect(more).toEqual([]);
    expect(await after(() => player.next())).toEqual(['You win the session. Total +20.']);
  });

  it('stays silent while only the looks of the table change', async () => {
    const player = await openTable(harness, { attributes: 'motion="none"' });
    await player.deal();
    await listen(player);
    await player.ask(async (table) => {
      table.theme = 'dark';
      table.cardFace = 'large';
      table.panels = 'chart';
      await table.updateComplete;
    });
    expect(await saidSince(player)).toEqual([]);
  });

  it('tells a refusal and a void', async () => {
    const player = await openTable(harness, { attributes: 'motion="none" max-ante="20" chips="25"' });
    await listen(player);
    await player.spot('ante').click();
    expect(await saidSince(player)).toEqual(['The ante may be from 1 to 20.']);
    await player.deal();
    await saidSince(player);
    await player.ask((table) => table.voidRound('misdeal'));
    expect(await saidSince(player)).toEqual(['The round is void: all bets are back on the table.']);
  });
});

describe('the focus', () => {
  it('goes to the main button of each phase, and the page stays where it is scrolled', async () => {
    const tall = '<p style="height: 1500px">Text</p>';
    const player = await openTable(harness, {
      attributes: `motion="full" speed="fast" rounds="2" deal="down" jackpot="5000"`,
      above: tall,
      below: tall,
      viewport: { width: 390, height: 500 },
    });
    const { keyboard } = player.page;
    await player.tabTo('ante');
    await player.spot('ante').scrollIntoViewIfNeeded();
    const scrolled = (): Promise<number> => player.page.evaluate(() => scrollY);
    const at = await scrolled();
    expect(at).toBeGreaterThan(1000);
    const steps: [key: string, focus: string][] = [
      ['Enter', 'ante'],
      ['d', 'look'],
      ['l', 'call'],
      ['c', 'next'],
      ['n', 'deal'],
      ['Enter', 'look'],
      ['Space', 'call'],
      ['f', 'next'],
      ['Enter', 'restart'],
      ['n', 'deal'],
      ['x', 'deal'],
    ];
    for (const [key, focus] of steps) {
      await keyboard.press(key);
      await player.ask((table) => table.updateComplete);
      expect([key, await player.focused(), await scrolled()]).toEqual([key, focus, at]);
    }
  });

  it('is never drawn into the table from elsewhere', async () => {
    const player = await openTable(harness, {
      attributes: 'motion="none"',
      below: '<button id="own">Own</button>',
    });
    await player.page.locator('#own').focus();
    await player.ask(async (table) => {
      await table.deal();
      await table.call();
      await table.next();
    });
    expect(await player.focused()).toBe('own');
  });
});

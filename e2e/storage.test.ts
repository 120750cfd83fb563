import { describe, expect, it } from 'vitest';
import { collectMessages } from '../scripts/page-messages.mjs';
import { useBrowser } from './support/browser.js';
import { hearEvents, heardBy } from './support/events.js';
import { KEY, openKept, reload, stateOf } from './support/kept-table.js';
import { openTable, Player } from './support/player.js';

const harness = useBrowser();

describe('a storage', () => {
  const TROUBLES: readonly [trouble: string, make: () => void][] = [
    [
      'that is blocked',
      () => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      },
    ],
    ['that is missing', () => void Object.defineProperty(window, 'localStorage', { value: undefined })],
    [
      'that is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('no room', 'QuotaExceededError');
        };
      },
    ],
  ];

  it.each(TROUBLES)('%s does not stop the game, and is reported once', async (_, make) => {
    const player = await openTable(harness, { mayTalk: true, beforeScripts: make });
    await player.page.evaluate(hearEvents);
    await player.ask((table, key) => void table.setAttribute('storage-key', key), KEY);
    await player.ask((table) => table.updateComplete);
    for (let round = 0; round < 2; round++) {
      await player.ask(async (table) => {
        await table.deal();
        await table.call();
        await table.next();
      });
    }
    const errors = (await heardBy(player)).filter(({ type }) => type === 'cs-error');
    expect(errors).toMatchObject([{ error: { code: 'storage-failed' } }]);
    expect(player.messages).toHaveLength(1);
    expect(await player.view()).toMatchObject({ phase: 'betting', played: 2 });
    expect(await player.table.locator('[part=remark]').innerText()).toBe(
      'This browser does not keep the table: after a reload it starts over.',
    );
  });

  it('is left alone by a table without a key', async () => {
    const player = await openTable(harness);
    await player.deal();
    await player.fold();
    expect(await player.page.evaluate(() => localStorage.length)).toBe(0);
  });

  it('keeps each table under its own key', async () => {
    const player = await openKept(harness);
    await player.ask((table) => table.placeAnte(30));
    await player.ask(async (table) => {
      table.storageKey = 'another';
      await table.updateComplete;
      await table.placeAnte(7);
      table.storageKey = 'kept-table';
      await table.updateComplete;
    });
    expect((await player.view()).bets.ante).toBe(30);
  });
});

describe('two tabs with the same table', () => {
  const WORDS = {
    en: 'This table is played in another tab: what happens here is no longer kept.',
    es: 'Esta mesa se juega en otra pestaña: lo que pase aquí ya no se guarda.',
    nb: 'Dette bordet spilles i en annen fane: Det som skjer her, lagres ikke lenger.',
  };

  it.each(Object.entries(WORDS))(
    'do not overwrite each other: the stale one says so in %s',
    async (lang, words) => {
      const first = await openKept(harness, `lang="${lang}"`, { mayTalk: true });
      await first.ask((table) => table.placeAnte(10));
      const page = await first.page.context().newPage();
      const second = new Player(page, collectMessages(page));
      await page.goto(first.page.url());
      await second.sitDown();
      await second.deal();
      const kept = await stateOf(second);

      await first.ask((table) => table.placeAnte(40));
      await first.deal();
      expect(await first.phase()).toBe('deciding');
      const errors = (await heardBy(first)).filter(({ type }) => type === 'cs-error');
      expect(errors).toMatchObject([{ error: { code: 'storage-conflict' } }]);
      expect(first.messages).toHaveLength(1);
      expect(await first.table.locator('[part=remark]').innerText()).toBe(words);

      await second.page.reload();
      await second.sitDown();
      expect(await stateOf(second)).toEqual(kept);
      await second.call();
      await reload(first);
      expect(await first.view()).toMatchObject({ phase: 'settled', bets: { ante: 10 } });
      expect(await first.table.locator('[part=remark]').count()).toBe(0);
      expect(second.messages).toEqual([]);
    },
  );

  it('are told of by the live region, after what has happened', async () => {
    const first = await openKept(harness, '', { mayTalk: true });
    await first.page.evaluate((key) => localStorage.setItem(key, 'another'), KEY);
    await first.ask((table) => table.placeAnte(40));
    expect(await first.said()).toBe(`Place your bets. Ante 40, balance 960. ${WORDS.en}`);
    await first.ask((table) => table.placeAnte(50));
    expect(await first.said()).toBe('Place your bets. Ante 50, balance 950.');
  });
});

import { describe, expect, it } from 'vitest';
import type { CaribbeanStud } from '../packages/widget/dist/index.js';
import { collectMessages } from '../scripts/page-messages.mjs';
import { useBrowser } from './support/browser.js';
import { hearEvents, heardBy } from './support/events.js';
import { openTable, Player } from './support/player.js';

const harness = useBrowser();
const KEY = 'kept-table';

/** All that a reload must bring back. The cards of a running round are in the save, whoever may see them. */
async function stateOf(player: Player): Promise<unknown> {
  const state = await player.ask((table) => ({ view: table.table, save: table.save() }));
  const balance = await player.balance();
  const [own, dealer] = [await player.cards('player'), await player.cards('dealer')];
  return { ...state, balance, own, dealer };
}

async function reload(player: Player): Promise<void> {
  await player.page.reload({ waitUntil: 'load' });
  await player.sitDown();
}

/** A table in its first round. */
function open(attributes = '', options: Parameters<typeof openTable>[1] = {}): Promise<Player> {
  return openTable(harness, {
    attributes: `storage-key="${KEY}" motion="none" ${attributes}`,
    beforeScripts: hearEvents,
    ...options,
  });
}

/** The moments of a session, in order, and what leads from one to the next. */
const MOMENTS: readonly [moment: string, reach: (table: CaribbeanStud) => Promise<void>][] = [
  ['betting, the ante on the circle', async () => {}],
  ['betting, no chip on the table', (table) => table.clearBets()],
  [
    'betting, all bets down',
    async (table) => {
      await table.placeAnte(3 * table.table.terms.minAnte);
      if (table.table.jackpot) await table.placeJackpot(true);
      if (table.table.bonus) await table.placeBonus(true);
    },
  ],
  ['the cards dealt', (table) => table.deal()],
  ['deciding', async (table) => (table.table.player.cards ? undefined : table.look())],
  ['settled after a call', (table) => table.call()],
  ['betting again', (table) => table.next()],
  ['betting again, the bets repeated', (table) => table.rebet()],
  ['a round taken back', (table) => table.voidRound('misdeal')],
  [
    'settled after a fold',
    async (table) => {
      await table.deal();
      if (!table.table.player.cards) await table.look();
      await table.fold();
    },
  ],
  ['finished', (table) => table.next()],
];

describe.each([
  ['for units', 'rounds="2"'],
  ['for euros with side bets', 'rounds="2" currency="EUR" min-ante="2.50" jackpot="5000" bonus="5+1"'],
  ['of three seats, dealt face down', 'rounds="2" seats="3" deal="down"'],
  ['from a shoe of thirty cards', 'rounds="2" reshuffle="30"'],
  ['for practice', 'rounds="2" practice'],
])('a table %s', (_, attributes) => {
  it('is the same after a reload at every moment of a session', async () => {
    const player = await open(attributes);
    for (const [moment, reach] of MOMENTS) {
      await player.ask(reach);
      const before = await stateOf(player);
      await reload(player);
      expect(await stateOf(player), moment).toEqual(before);
    }
    expect(await player.phase()).toBe('finished');
  });
});

describe('a reload', () => {
  it('loses nothing when the page is killed', async () => {
    const player = await open('', { mayTalk: true });
    await player.ask((table) => table.placeAnte(20));
    await player.deal();
    const before = await stateOf(player);
    const context = player.page.context();
    const session = await context.newCDPSession(player.page);
    const crashed = player.page.waitForEvent('crash');
    session.send('Page.crash').catch(() => {});
    await crashed;
    const page = await context.newPage();
    await page.goto(player.page.url());
    const again = new Player(page, []);
    await again.sitDown();
    expect(await stateOf(again)).toEqual(before);
    await again.call();
    expect((await again.view()).total).toBe((await again.balance()) - 1000);
  });

  it('repeats no event of what had happened before', async () => {
    const player = await open('rounds="1"');
    await player.deal();
    await player.call();
    await player.next();
    expect(await player.phase()).toBe('finished');
    await reload(player);
    expect((await heardBy(player)).map(({ type }) => type)).toEqual(['cs-ready']);
  });

  it('ends a session that the page has made shorter meanwhile', async () => {
    const player = await open('rounds="2"');
    await player.deal();
    await player.fold();
    await player.next();
    await player.page.evaluate(() => sessionStorage.setItem('shorter', 'yes'));
    await player.page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const table = document.querySelector('caribbean-stud');
        if (!table) return;
        table.setAttribute('rounds', '1');
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await reload(player);
    expect(await player.view()).toMatchObject({ phase: 'finished', reason: 'rounds', played: 1 });
    expect((await heardBy(player)).map(({ type }) => type)).toContain('cs-session-end');
  });

  it('turns cards that lay face down as they would have been turned without it', async () => {
    const player = await open('deal="down"');
    await player.deal();
    await reload(player);
    expect(await player.cards('player')).toEqual(Array(5).fill('face-down card'));
    await player.look();
    expect(await player.table.locator('[data-hand=player] .turned').count()).toBe(5);
  });
});

describe('a kept text', () => {
  const SPOILED: readonly [what: string, spoil: (text: string) => string][] = [
    ['of something else', () => 'score=17'],
    ['that is empty', () => ''],
    ['that is cut off', (text) => text.slice(0, -40)],
    ['of a newer version', (text) => JSON.stringify({ ...(JSON.parse(text) as object), version: 99 })],
    ['in another currency', (text) => text.replace('"currency":null', '"currency":"USD"')],
    ['whose balance was raised', (text) => text.replace(/"balance":\d+/g, '"balance":999999')],
    ['that is huge', () => '['.repeat(1_000_000)],
  ];

  it.each(SPOILED)('%s starts fresh and says so once, to the page and to the player', async (_, spoil) => {
    const player = await open('', { mayTalk: true });
    await player.ask((table) => table.placeAnte(50));
    await player.deal();
    const text = await player.page.evaluate((key) => localStorage.getItem(key) ?? '', KEY);
    const spoiled = spoil(text);
    expect(spoiled).not.toBe(text);
    await player.page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, spoiled] as const);
    await reload(player);
    expect(await player.view()).toMatchObject({
      phase: 'betting',
      round: 1,
      bets: { ante: 1 },
      balance: 999,
      register: [],
    });
    const errors = (await heardBy(player)).filter(({ type }) => type === 'cs-error');
    expect(errors).toMatchObject([{ error: { code: 'save-invalid' } }]);
    expect(player.messages.filter((line) => line.includes('cannot be restored'))).toHaveLength(1);
    const remark = player.table.locator('[part=remark]');
    expect(await remark.innerText()).toBe('The saved table could not be read. This is a new session.');

    await player.deal();
    expect(await remark.count()).toBe(0);
    const before = await stateOf(player);
    await reload(player);
    expect(await stateOf(player)).toEqual(before);
    expect(player.messages).toHaveLength(1);
  });
});

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
    const player = await open();
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
      const first = await open(`lang="${lang}"`, { mayTalk: true });
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
    const first = await open('', { mayTalk: true });
    await first.page.evaluate((key) => localStorage.setItem(key, 'another'), KEY);
    await first.ask((table) => table.placeAnte(40));
    expect(await first.said()).toBe(`Place your bets. Ante 40, balance 960. ${WORDS.en}`);
    await first.ask((table) => table.placeAnte(50));
    expect(await first.said()).toBe('Place your bets. Ante 50, balance 950.');
  });
});

describe('a host', () => {
  it('saves a table and brings it back on another element', async () => {
    const player = await openTable(harness, { attributes: 'seats="2" jackpot="500" motion="none"' });
    await player.ask((table) => table.placeJackpot(true));
    await player.deal();
    const before = await stateOf(player);
    const text = await player.ask((table) => table.save());
    await player.ask((table) => table.call());
    await player.ask((table, saved) => table.restore(saved), text);
    expect(await stateOf(player)).toEqual(before);
    const other = await openTable(harness, { attributes: 'seats="2" jackpot="500" motion="none"' });
    await other.ask((table, saved) => table.restore(saved), text);
    expect(await stateOf(other)).toEqual(before);
  });

  it('cannot restore what is no save, and the table stays as it was', async () => {
    const player = await openTable(harness, { attributes: 'motion="none"' });
    await player.deal();
    const before = await stateOf(player);
    for (const text of ['', 'null', '{"format":"caribbean-stud-table","version":1}']) {
      const code = await player.ask(
        (table, wrong) =>
          table.restore(wrong).then(
            () => 'restored',
            (error: { code: string }) => error.code,
          ),
        text,
      );
      expect(code).toBe('save-invalid');
    }
    expect(await stateOf(player)).toEqual(before);
  });
});

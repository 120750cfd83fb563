import { describe, expect, it } from 'vitest';
import type { CaribbeanStud } from '../packages/widget/dist/index.js';
import { useBrowser } from './support/browser.js';
import { heardBy } from './support/events.js';
import { KEY, openKept, reload, stateOf } from './support/kept-table.js';
import { openTable, Player } from './support/player.js';

const harness = useBrowser();

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
    const player = await openKept(harness, attributes);
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
    const player = await openKept(harness, '', { mayTalk: true });
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
    const player = await openKept(harness, 'rounds="1"');
    await player.deal();
    await player.call();
    await player.next();
    expect(await player.phase()).toBe('finished');
    await reload(player);
    expect((await heardBy(player)).map(({ type }) => type)).toEqual(['cs-ready']);
  });

  it('ends a session that the page has made shorter meanwhile', async () => {
    const player = await openKept(harness, 'rounds="2"');
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
    const player = await openKept(harness, 'deal="down"');
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
    const player = await openKept(harness, '', { mayTalk: true });
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

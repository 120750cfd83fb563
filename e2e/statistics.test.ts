import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.js';
import { hearEvents, heardBy } from './support/events.js';
import { openTable, type Player } from './support/player.js';

const harness = useBrowser();
const FLUSH = 'Ah Jh 9h 5h 2h | Kc Qd Jc 9s 8d';

function open(attributes = '', options: Parameters<typeof openTable>[1] = {}): Promise<Player> {
  return openTable(harness, {
    attributes: `storage-key="mine" motion="none" rounds="2" panels="register" seed="statistics" ${attributes}`,
    ...options,
  });
}

async function playSession(player: Player): Promise<void> {
  await player.ask(async (table) => {
    if (table.table.phase === 'finished') await table.restart();
    while (table.table.phase !== 'finished') {
      await table.deal();
      await table.call();
      await table.next();
    }
  });
}

const statistics = (player: Player): Promise<unknown> => player.ask((table) => table.statistics);
const button = (player: Player, name: 'save' | 'erase') => player.table.locator(`[data-statistics=${name}]`);

/** The sentences below the register. */
function sentences(player: Player): Promise<string[]> {
  return player.table.locator('[part=statistics] .caption').allInnerTexts();
}

describe('the statistics of a player', () => {
  it('grow over sessions and visits', async () => {
    const player = await open(`example="${FLUSH}"`);
    expect(await statistics(player)).toEqual({
      ...{ sessions: 0, rounds: 0, decisions: 0, mistakes: 0, cost: 0, net: {}, best: null },
    });
    expect(await sentences(player)).toEqual([]);
    await playSession(player);
    const first = await player.view();
    await player.page.reload();
    await player.sitDown();
    await playSession(player);
    const second = await player.view();
    const rows = [...first.register, ...second.register];
    const mistakes = rows.filter(({ cost }) => cost > 0).length;
    const cost = rows.reduce((sum, row) => sum + row.cost, 0);
    const net = first.total + second.total;
    expect(await statistics(player)).toEqual({
      ...{ sessions: 2, rounds: 4, decisions: 4, mistakes, cost, net: { units: net } },
      best: { category: 'flush', cards: first.register[0]?.player },
    });
    const sign = net > 0 ? '+' : net < 0 ? '−' : '';
    expect(await sentences(player)).toEqual([
      `All your sessions: 4 rounds, 2 sessions finished, net ${sign}${Math.abs(net)}. Best hand: Ace-high flush.`,
      `4 decisions, mistakes: ${mistakes}, cost: ${cost.toFixed(4)} antes.`,
    ]);
  });

  it('are there before the first round of a new session', async () => {
    const player = await open();
    await playSession(player);
    await player.restart();
    expect(await sentences(player)).toHaveLength(2);
    expect(await player.table.getByText('No round has been played yet.').isVisible()).toBe(true);
  });

  it('keep each currency apart', async () => {
    // The table of other money cannot be gone on with, and that is said.
    const player = await open('currency="EUR"', { mayTalk: true });
    await playSession(player);
    const euros = (await player.view()).total;
    await player.sitDownAt(
      'storage-key="mine" motion="none" rounds="1" seed="statistics" currency="NOK" lang="nb"',
    );
    await playSession(player);
    const kroner = (await player.view()).total;
    expect(await statistics(player)).toMatchObject({ net: { EUR: euros, NOK: kroner }, sessions: 2 });
  });

  it('do not count decisions of a strategy', async () => {
    const player = await open();
    await player.ask((table) => table.autoplay({ strategy: 'always' }));
    expect(await statistics(player)).toMatchObject({
      sessions: 1,
      rounds: 2,
      decisions: 0,
      mistakes: 0,
      cost: 0,
    });
    expect(await sentences(player)).toHaveLength(1);
  });

  it('do not give a result away while the cards are turning', async () => {
    const player = await openTable(harness, {
      attributes: `storage-key="mine" motion="full" speed="slow" rounds="2" panels="register" example="${FLUSH}"`,
    });
    await player.deal();
    await player.ask((table) => void table.call());
    await player.ask((table) => table.updateComplete);
    expect(await sentences(player)).toEqual([]);
    await player.table.getByText('Best hand: Ace-high flush').waitFor();
  });

  it.each([
    [
      'es',
      'Todas tus sesiones: 2 rondas, 1 sesión terminada, neto',
      '2 decisiones, errores:',
      'Pulsa otra vez para borrar',
    ],
    ['nb', 'Alle øktene dine: 2 runder, 1 fullført økt, netto', '2 valg, feil:', 'Trykk igjen for å slette'],
  ])('are told in %s', async (lang, sum, tally, again) => {
    const player = await open(`lang="${lang}"`);
    await playSession(player);
    const [first, second] = await sentences(player);
    expect(first).toContain(sum);
    expect(second).toContain(tally);
    await button(player, 'erase').click();
    expect(await button(player, 'erase').innerText()).toBe(again);
  });

  it('can be saved as a file', async () => {
    const player = await open(`example="${FLUSH}"`);
    await playSession(player);
    const coming = player.page.waitForEvent('download');
    await button(player, 'save').click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('statistics.json');
    expect(JSON.parse(await text(await download.createReadStream()))).toMatchObject({
      ...{ format: 'caribbean-stud-statistics', version: 1, sessions: 1, rounds: 2 },
      best: { category: 'flush', cards: 'Ah Jh 9h 5h 2h' },
    });
  });

  it('are erased by a second press, which the first one asks for', async () => {
    const player = await open();
    await playSession(player);
    await button(player, 'erase').focus();
    await player.page.keyboard.press('Enter');
    expect(await button(player, 'erase').innerText()).toBe('Press again to erase');
    expect(await player.said()).toBe('Press again to erase the statistics of all sessions.');
    expect(await statistics(player)).toMatchObject({ rounds: 2 });
    await player.page.keyboard.press('Enter');
    expect(await statistics(player)).toMatchObject({ sessions: 0, rounds: 0 });
    expect(await player.said()).toBe('The statistics have been erased.');
    expect(await sentences(player)).toEqual([]);
    expect(await player.page.evaluate(() => localStorage.getItem('mine.statistics'))).toBeNull();
    expect(await player.focused()).toBe('restart');
    expect((await player.view()).register).toHaveLength(2);
    await player.page.reload();
    await player.sitDown();
    expect(await statistics(player)).toMatchObject({ rounds: 0 });
  });

  it('are kept when the player turns to something else after the first press', async () => {
    const player = await open();
    await playSession(player);
    await button(player, 'erase').click();
    await button(player, 'save').focus();
    expect(await button(player, 'erase').innerText()).toBe('Erase statistics');
    await button(player, 'erase').click();
    expect(await statistics(player)).toMatchObject({ rounds: 2 });
  });

  it('are erased by the page', async () => {
    const player = await open();
    await playSession(player);
    await player.ask((table) => table.eraseStatistics());
    expect(await sentences(player)).toEqual([]);
  });

  it('cannot be changed by the page, and are none without a key', async () => {
    const player = await openTable(harness, { attributes: 'motion="none" rounds="1"' });
    await playSession(player);
    expect(await statistics(player)).toBeNull();
    expect(await player.page.evaluate(() => localStorage.length)).toBe(0);
    const kept = await open();
    await playSession(kept);
    expect(await kept.ask((table) => Object.isFrozen(table.statistics))).toBe(true);
  });

  it('that cannot be read begin anew, and the page is told', async () => {
    const player = await open('', { mayTalk: true, beforeScripts: hearEvents });
    await playSession(player);
    await player.page.evaluate(() => localStorage.setItem('mine.statistics', '{"rounds":7}'));
    await player.page.reload();
    await player.sitDown();
    expect(await statistics(player)).toMatchObject({ rounds: 0 });
    expect((await player.view()).register).toHaveLength(2);
    const errors = (await heardBy(player)).filter(({ type }) => type === 'cs-error');
    expect(errors).toMatchObject([{ error: { code: 'save-invalid' } }]);
    expect(player.messages).toHaveLength(1);
    expect(await player.table.locator('[part=remark]').count()).toBe(0);
  });
});

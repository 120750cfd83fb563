import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.js';
import { hearEvents, heardBy, namesHeardBy } from './support/events.js';
import { make, refused } from './support/moves.js';
import { openTable, WIN } from './support/player.js';

const harness = useBrowser();

describe('methods', () => {
  it('play a whole round, and each resolves once its change is on the screen', async () => {
    const player = await openTable(harness, {
      attributes: `${WIN} motion="full" speed="fast" jackpot="5000" bonus="5+1"`,
    });
    const seen = await player.ask(async (table) => {
      const root = table.shadowRoot as ShadowRoot;
      const sentence = (): string => root.querySelector('[part~=sentence]')?.textContent ?? '';
      const moving = (): number =>
        root.getAnimations().filter((one) => !(one instanceof CSSTransition) && one.playState === 'running')
          .length;
      const seen: unknown[] = [];
      const moves: [string, () => Promise<void>][] = [
        ['ante', () => table.placeAnte(20)],
        ['jackpot', () => table.placeJackpot(true)],
        ['bonus', () => table.placeBonus(true)],
        ['clear', () => table.clearBets()],
        ['ante', () => table.placeAnte(10)],
        ['deal', () => table.deal()],
        ['call', () => table.call()],
        ['next', () => table.next()],
        ['rebet', () => table.rebet()],
      ];
      for (const [name, move] of moves) {
        await move();
        seen.push([name, table.table.phase, table.table.balance, sentence(), moving()]);
      }
      return seen;
    });
    expect(seen).toEqual([
      ['ante', 'betting', 980, 'Deal when you are ready.', 0],
      ['jackpot', 'betting', 979, 'Deal when you are ready.', 0],
      ['bonus', 'betting', 978, 'Deal when you are ready.', 0],
      ['clear', 'betting', 1000, 'Tap the circle to place your ante.', 0],
      ['ante', 'betting', 990, 'Deal when you are ready.', 0],
      ['deal', 'deciding', 990, 'Call or fold?', 0],
      ['call', 'settled', 1030, expect.stringContaining('You win with a pair of queens'), 0],
      ['next', 'betting', 1020, 'Deal when you are ready.', 0],
      ['rebet', 'betting', 1020, 'Deal when you are ready.', 0],
    ]);
  });

  it('change the state within the call, before anything is drawn', async () => {
    const player = await openTable(harness, { attributes: 'motion="full"' });
    const phases = await player.ask(async (table) => {
      const seen = [table.table.phase];
      for (const move of ['deal', 'call', 'next'] as const) {
        const done = table[move]();
        seen.push(table.table.phase);
        await Promise.resolve();
        void done;
      }
      return seen;
    });
    expect(phases).toEqual(['betting', 'deciding', 'settled', 'betting']);
  });

  it('that are not allowed reject with a code and change nothing', async () => {
    const player = await openTable(harness, {
      attributes: `${WIN} motion="none" max-ante="50" balance="100" rounds="1"`,
    });
    expect(await refused(player, 'placeAnte', 0)).toBe('limit');
    expect(await refused(player, 'placeAnte', 51)).toBe('limit');
    expect(await refused(player, 'placeAnte', 34)).toBe('funds');
    for (const amount of [-1, 1.5, Number.NaN, '5', null, undefined, {}])
      expect(await refused(player, 'placeAnte', amount)).toBe('amount-invalid');
    for (const method of ['placeJackpot', 'placeBonus'])
      expect(await refused(player, method, true)).toBe('action-illegal');
    for (const method of ['look', 'call', 'fold', 'next', 'rebet'])
      expect(await refused(player, method)).toBe('action-illegal');
    await make(player, 'deal');
    for (const method of ['clearBets', 'rebet', 'deal', 'look', 'next', 'restart', 'end'])
      expect(await refused(player, method)).toBe('action-illegal');
    expect(await refused(player, 'placeAnte', 5)).toBe('action-illegal');
    await make(player, 'call');
    for (const method of ['clearBets', 'deal', 'look', 'call', 'fold', 'voidRound'])
      expect(await refused(player, method)).toBe('action-illegal');
    await make(player, 'next');
    expect(await player.phase()).toBe('finished');
    for (const method of ['clearBets', 'deal', 'call', 'next', 'voidRound', 'end'])
      expect(await refused(player, method)).toBe('action-illegal');
    expect(await make(player, 'restart')).toBe('done');
  });

  it('called twice in one tick act once: the second rejects', async () => {
    const player = await openTable(harness, {
      attributes: 'motion="none" ante="10"',
      beforeScripts: hearEvents,
    });
    await heardBy(player);
    const codes = await player.ask(async (table) => {
      const outcomes: string[] = [];
      for (const move of ['deal', 'call', 'next'] as const) {
        const both = await Promise.allSettled([table[move](), table[move]()]);
        outcomes.push(
          ...both.map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as { code: string }).code)),
        );
      }
      const mixed = await Promise.allSettled([table.placeAnte(5), table.deal()]);
      return [...outcomes, ...mixed.map(({ status }) => status), table.table.phase];
    });
    expect(codes).toEqual([
      ...Array<string[]>(3).fill(['done', 'action-illegal']).flat(),
      ...['fulfilled', 'rejected', 'betting'],
    ]);
    expect(await namesHeardBy(player)).toEqual(['deal', 'decision', 'settle', 'bet']);
  });

  it('work while the table is disabled, which stops pointer and keyboard only', async () => {
    const player = await openTable(harness, { attributes: 'motion="none" disabled jackpot="5000"' });
    const { keyboard } = player.page;
    for (const name of ['deal', 'clear', 'rebet']) expect(await player.button(name).isDisabled()).toBe(true);
    for (const name of ['ante', 'jackpot']) {
      expect(await player.spot(name).isDisabled()).toBe(true);
      await player.spot(name).click({ force: true });
    }
    await player.chip(25).dblclick({ force: true });
    await player.button('deal').focus();
    for (const key of ['Enter', 'Space', 'd', 'x']) await keyboard.press(key);
    expect(await player.view()).toMatchObject({ phase: 'betting', bets: { ante: 1, jackpot: 0 } });
    expect(await make(player, 'deal')).toBe('done');
    await player.button('call').click({ force: true });
    await player.button('fold').click({ force: true });
    await keyboard.press('c');
    expect(await player.phase()).toBe('deciding');
    expect(await make(player, 'call')).toBe('done');
    await player.ask((table) => {
      table.disabled = false;
    });
    await player.next();
    expect(await player.phase()).toBe('betting');
  });
});

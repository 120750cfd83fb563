import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.js';
import { hearEvents, heardBy, namesHeardBy } from './support/events.js';
import { make, refused } from './support/moves.js';
import { openTable } from './support/player.js';

const harness = useBrowser();

describe('events', () => {
  it('tell what happens in the game, in order, with their fields', async () => {
    const player = await openTable(harness, {
      attributes:
        'motion="none" rounds="1" jackpot="5000" ante="10" example="Ah 9h 5h 3h 2h | Jh Jc As 8d 3c"',
      beforeScripts: hearEvents,
    });
    await player.spot('jackpot').click();
    await player.deal();
    await player.call();
    await player.next();
    const heard = await heardBy(player);
    const settlement = expect.objectContaining({ result: 'win', net: 10 + 100 + 49 }) as unknown;
    expect(heard).toEqual([
      { type: 'cs-ready', engine: 'wasm' },
      { type: 'cs-bet', kind: 'jackpot', amount: 1 },
      { type: 'cs-deal', round: 1, cards: [50, 30, 14, 6, 2], upcard: 38 },
      { type: 'cs-decision', decision: 'call' },
      { type: 'cs-settle', round: 1, settlement },
      { type: 'cs-jackpot', prize: 50, category: 'flush', meter: 5000 },
      { type: 'cs-session-end', total: 159, rounds: 1, winner: 'player', reason: 'rounds' },
    ]);
  });

  it('bubble out of shadow roots, and those before a move can be cancelled', async () => {
    const player = await openTable(harness);
    const flags = await player.ask(async (table) => {
      const seen: Record<string, boolean[]> = {};
      for (const name of ['cs-bet', 'cs-deal', 'cs-decision', 'cs-settle']) {
        document.addEventListener(name, (event) => {
          seen[name] = [event.bubbles, event.composed, event.cancelable];
        });
      }
      await table.placeAnte(5);
      await table.deal();
      await table.call();
      return seen;
    });
    expect(flags).toEqual({
      'cs-bet': [true, true, true],
      'cs-deal': [true, true, false],
      'cs-decision': [true, true, true],
      'cs-settle': [true, true, false],
    });
  });

  it('that are prevented leave everything as it was, and the method rejects with cancelled', async () => {
    const player = await openTable(harness, {
      attributes: 'motion="none" ante="10" jackpot="5000" bonus="5+1"',
      beforeScripts: hearEvents,
    });
    await player.page.evaluate(() => {
      for (const name of ['cs-bet', 'cs-decision'])
        document.addEventListener(name, (event) => event.preventDefault());
    });
    expect(await refused(player, 'placeAnte', 20)).toBe('cancelled');
    expect(await refused(player, 'placeJackpot', true)).toBe('cancelled');
    expect(await refused(player, 'placeBonus', true)).toBe('cancelled');
    expect(await refused(player, 'clearBets')).toBe('cancelled');
    await player.placeChip(25);
    await player.button('clear').click();
    expect((await player.view()).bets).toEqual({ ante: 10, call: 0, jackpot: 0, bonus: 0 });
    expect(await make(player, 'deal')).toBe('done');
    expect(await refused(player, 'call')).toBe('cancelled');
    expect(await refused(player, 'fold')).toBe('cancelled');
    await player.call();
    expect(await player.phase()).toBe('deciding');
    const names = await namesHeardBy(player);
    expect(names.filter((name) => name === 'settle')).toEqual([]);
  });

  it('come before the change where they can be cancelled, and after it otherwise', async () => {
    const player = await openTable(harness, { attributes: 'motion="none" ante="10"' });
    const phases = await player.ask(async (table) => {
      const seen: unknown[] = [];
      for (const name of ['cs-bet', 'cs-deal', 'cs-decision', 'cs-settle'])
        table.addEventListener(name, () => seen.push([name, table.table.phase, table.table.balance]));
      await table.placeAnte(20);
      await table.deal();
      await table.fold();
      return seen;
    });
    expect(phases).toEqual([
      ['cs-bet', 'betting', 990],
      ['cs-deal', 'deciding', 980],
      ['cs-decision', 'deciding', 980],
      ['cs-settle', 'settled', 980],
    ]);
  });

  it('whose listeners throw do not stop a round', async () => {
    const player = await openTable(harness, { attributes: 'motion="none" rounds="1"', mayTalk: true });
    await player.page.evaluate(() => {
      const names = ['bet', 'deal', 'decision', 'settle', 'session-end'];
      for (const name of names)
        document.addEventListener(`cs-${name}`, () => {
          throw new Error(`the listener of ${name} throws`);
        });
    });
    await player.placeChip(5);
    await player.deal();
    await player.call();
    await player.next();
    expect(await player.view()).toMatchObject({ phase: 'finished', reason: 'rounds' });
    expect(player.messages).toHaveLength(5);
    expect(player.messages.every((message) => /the listener of .* throws/.test(message))).toBe(true);
  });

  it('in which a page changes its settings lose neither the move nor the settings', async () => {
    const player = await openTable(harness, { attributes: 'motion="none" ante="10"' });
    const seen = await player.ask(async (table) => {
      table.addEventListener(
        'cs-bet',
        () => {
          table.paytable = 'betmgm';
          table.maxAnte = 500;
          void table.table;
        },
        { once: true },
      );
      await table.placeAnte(20);
      const { bets, terms, balance } = table.table;
      return [bets.ante, balance, terms.maxAnte, terms.rules.paytable.flush];
    });
    expect(seen).toEqual([20, 980, 500, 7]);
  });

  it('in which a page makes moves of its own refuse them in that tick, and take them later', async () => {
    const player = await openTable(harness, { attributes: 'motion="none" ante="10"' });
    const seen = await player.ask(async (table) => {
      const seen: string[] = [];
      let later: Promise<void> | undefined;
      table.addEventListener('cs-deal', () => {
        table.fold().catch((error: { code: string }) => seen.push(error.code));
        later = Promise.resolve().then(() => table.call());
      });
      await table.deal();
      await later;
      return [...seen, table.table.phase, table.table.settlement?.decision];
    });
    expect(seen).toEqual(['action-illegal', 'settled', 'call']);
  });
});

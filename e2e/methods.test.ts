import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.js';
import { hearEvents, heardBy, namesHeardBy } from './support/events.js';
import { openTable, WIN, type Player } from './support/player.js';

const harness = useBrowser();

/** A move by script: the method and its argument. */
type Move = readonly [method: string, argument?: unknown];

/** Makes a move by script: `done`, or the code it is rejected with. */
function make(player: Player, ...[method, argument]: Move): Promise<string> {
  return player.ask(
    async (table, [name, value]) => {
      const methods = table as unknown as Record<string, (argument?: unknown) => Promise<void>>;
      return Promise.resolve(methods[name as string]?.(value)).then(
        () => 'done',
        (error: Error & { code?: string }) => error.code ?? error.message,
      );
    },
    [method, argument],
  );
}

/** Makes a move that must be refused: the code, once it is clear that nothing has changed. */
async function refused(player: Player, ...move: Move): Promise<string> {
  const before = await player.view();
  const code = await make(player, ...move);
  expect(await player.view()).toEqual(before);
  return code;
}

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

import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.js';
import { hearEvents, namesHeardBy } from './support/events.js';
import { openTable, WIN, type Player } from './support/player.js';

const harness = useBrowser();

/** A place on the page, in the middle of a button. */
async function middleOf(player: Player, action: string): Promise<[x: number, y: number]> {
  const box = await player.button(action).boundingBox();
  if (!box) throw new Error(`${action} is not to be seen`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

describe('a double click', () => {
  it.each(['none', 'full'])('on deal deals once and decides nothing, with motion %s', async (motion) => {
    const player = await openTable(harness, {
      attributes: `motion="${motion}" ante="10"`,
      beforeScripts: hearEvents,
      viewport: { width: 390, height: 844 },
    });
    const { mouse } = player.page;
    await mouse.dblclick(...(await middleOf(player, 'deal')), { delay: 5 });
    expect(await player.view()).toMatchObject({ phase: 'deciding', balance: 990 });
    await mouse.dblclick(...(await middleOf(player, 'call')), { delay: 5 });
    expect(await player.view()).toMatchObject({ phase: 'settled', bets: { ante: 10, call: 20 } });
    expect((await player.view()).register).toHaveLength(1);
    await mouse.dblclick(...(await middleOf(player, 'next')), { delay: 5 });
    expect(await player.view()).toMatchObject({ phase: 'betting', round: 2 });
    expect(await namesHeardBy(player)).toEqual(['ready', 'deal', 'decision', 'settle']);
  });

  it('on the ante circle puts two chips down', async () => {
    const player = await openTable(harness, { attributes: 'motion="none" ante="1"' });
    await player.spot('ante').dblclick();
    expect((await player.view()).bets.ante).toBe(3);
  });

  it('on the place of the call calls once', async () => {
    const player = await openTable(harness, { attributes: 'motion="none"', beforeScripts: hearEvents });
    await player.deal();
    await player.spot('call').dblclick();
    expect(await player.phase()).toBe('settled');
    expect((await namesHeardBy(player)).filter((name) => name === 'settle')).toHaveLength(1);
  });
});

describe('a held key', () => {
  it.each(['Enter', 'Space', 'd'])('%s presses once', async (key) => {
    const player = await openTable(harness, {
      attributes: 'motion="none" ante="10"',
      beforeScripts: hearEvents,
    });
    const { keyboard } = player.page;
    await player.button('deal').focus();
    for (let i = 0; i < 6; i++) await keyboard.down(key);
    await keyboard.up(key);
    expect(await player.view()).toMatchObject({ phase: 'deciding', balance: 990 });
    expect(await player.focused()).toBe('call');
    expect(await namesHeardBy(player)).toEqual(['ready', 'deal']);
  });
});

describe('a press while the table still moves', () => {
  it('brings it to its end and counts', async () => {
    const player = await openTable(harness, { attributes: 'motion="full" speed="slow" rounds="3"' });
    const started = Date.now();
    for (let round = 0; round < 3; round++) {
      await player.button('deal').dispatchEvent('click');
      await player.button('call').dispatchEvent('click');
      await player.button('next').dispatchEvent('click');
    }
    expect(await player.phase()).toBe('finished');
    expect((await player.view()).register).toHaveLength(3);
    // Nine movements at their full length take more than twice as long.
    expect(Date.now() - started).toBeLessThan(6000);
    expect(await player.table.locator('[part~=verdict]').count()).toBe(1);
  });
});

/** Changes that a page may make at any time. */
function changeEverything(player: Player): Promise<void> {
  return player.ask(async (table) => {
    const changes: Record<string, string> = {
      paytable: 'betmgm',
      qualifier: 'pair',
      'min-ante': '20',
      'max-ante': '40',
      ante: '30',
      balance: '5',
      currency: 'EUR',
      credit: 'register',
      seats: '5',
      seed: 'another',
      reshuffle: '30',
      deal: 'down',
      jackpot: '99',
      bonus: '5+1',
      chips: '20',
      theme: 'dark',
      lang: 'nb',
      motion: 'none',
      engine: 'js',
    };
    for (const [name, value] of Object.entries(changes)) table.setAttribute(name, value);
    await table.updateComplete;
  });
}

describe('attributes changed in mid-round', () => {
  it('leave the round on the table as it is, and hold for the next', async () => {
    const player = await openTable(harness, { attributes: `${WIN} motion="none" ante="10"` });
    await player.deal();
    const { engine: _, rounds: __, ...before } = await player.view();
    await changeEverything(player);
    expect(await player.view()).toMatchObject(before);
    await player.call();
    expect((await player.view()).settlement).toMatchObject({ net: 30, returned: 60 });
    expect(await player.view()).toMatchObject({ balance: 1030, others: [], terms: { minAnte: 1 } });
    await player.next();
    const after = await player.view();
    expect(after.terms).toMatchObject({ minAnte: 20, maxAnte: 40, rules: { qualifier: 'pair' } });
    expect(after).toMatchObject({ total: 30, others: [], register: [{ net: 30 }] });
    expect(after.balance + after.bets.ante).toBe(1030);
    await player.ask((table) => table.restart());
    expect(await player.view()).toMatchObject({ balance: 500 - 3000, bets: { ante: 3000 }, total: 0 });
    expect((await player.view()).others).toHaveLength(4);
  });

  it('in a settled round neither pay again nor lose what was paid', async () => {
    const player = await openTable(harness, { attributes: `${WIN} motion="none" ante="10"` });
    await player.deal();
    await player.call();
    const { engine: _, ...before } = await player.view();
    await changeEverything(player);
    expect(await player.view()).toMatchObject(before);
  });

  it('that only concern the looks change nothing at all, in no phase', async () => {
    const player = await openTable(harness, { attributes: 'motion="none" rounds="1" ante="10"' });
    const look = async (): Promise<void> => {
      const before = await player.view();
      await player.ask(async (table) => {
        table.theme = table.theme === 'dark' ? 'light' : 'dark';
        await table.updateComplete;
      });
      expect(await player.view()).toEqual(before);
    };
    await look();
    await player.button('clear').click();
    await look();
    await player.placeChip(5);
    for (const move of ['deal', 'call', 'next'] as const) {
      await player[move]();
      await look();
    }
    await player.restart();
    await player.ask((table) => table.end());
    await look();
    expect(await player.phase()).toBe('finished');
  });
});

describe('a table that is taken out and put back', () => {
  const moves = {
    betting: (player: Player) => player.placeChip(5),
    deciding: (player: Player) => player.deal(),
    settled: (player: Player) => player.call(),
    finished: (player: Player) => player.next(),
  };

  it('goes on where it was, in every phase', async () => {
    const player = await openTable(harness, {
      attributes: 'motion="none" rounds="1" ante="10" jackpot="5000"',
      below: '<div id="elsewhere"></div>',
      beforeScripts: hearEvents,
    });
    for (const [phase, move] of Object.entries(moves)) {
      await move(player);
      const before = await player.view();
      expect(before.phase).toBe(phase);
      await player.ask(async (table) => {
        const place = table.parentElement as HTMLElement;
        table.remove();
        await new Promise((done) => setTimeout(done, 20));
        place.append(table);
        await table.updateComplete;
        // And moved, without having been out.
        document.querySelector('#elsewhere')?.append(table);
        await table.updateComplete;
      });
      expect(await player.view()).toEqual(before);
    }
    await player.restart();
    expect(await player.phase()).toBe('betting');
    const names = await namesHeardBy(player);
    expect(names).toEqual(['ready', 'bet', 'deal', 'decision', 'settle', 'session-end']);
    await player.button('deal').focus();
    await player.page.keyboard.press('d');
    expect(await player.phase()).toBe('deciding');
  });

  it('resolves what was pending while it moved', async () => {
    const player = await openTable(harness, { attributes: 'motion="full" speed="slow"' });
    const outcome = await player.ask(async (table) => {
      const dealt = table.deal();
      await new Promise((done) => setTimeout(done, 50));
      table.remove();
      const late = new Promise((done) => setTimeout(() => done('late'), 400));
      const first = await Promise.race([dealt.then(() => 'resolved'), late]);
      document.querySelector('main')?.append(table);
      await table.updateComplete;
      await table.call();
      return [first, table.table.phase];
    });
    expect(outcome).toEqual(['resolved', 'settled']);
  });

  it('plays on by script while it is out', async () => {
    const player = await openTable(harness, { attributes: 'motion="full" ante="10"' });
    const phases = await player.ask(async (table) => {
      table.remove();
      const seen: string[] = [];
      for (const move of ['deal', 'fold', 'next'] as const) {
        await table[move]();
        seen.push(table.table.phase);
      }
      document.querySelector('main')?.append(table);
      await table.updateComplete;
      return [...seen, table.shadowRoot?.querySelector('[part~=round]')?.textContent?.trim()];
    });
    expect(phases).toEqual(['deciding', 'settled', 'betting', 'Round 2 of 20']);
  });

  it('is played without ever having been in the page', async () => {
    const player = await openTable(harness);
    const phases = await player.ask(async (table) => {
      const other = new (table.constructor as new () => typeof table)();
      other.setAttribute('ante', '5');
      await other.deal();
      await other.call();
      return [other.table.phase, other.table.bets.call];
    });
    expect(phases).toEqual(['settled', 10]);
  });
});

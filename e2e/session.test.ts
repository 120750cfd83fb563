import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.js';
import { openTable, type Player } from './support/player.js';

const harness = useBrowser();
const ROUNDS = 20;

/** The panel of the last register tells the same as the balance and the element. */
async function checkBooks(player: Player): Promise<void> {
  const view = await player.view();
  expect(view).toMatchObject({ phase: 'finished', reason: 'rounds' });
  await player.openPanel('Register');
  const lines = await player.register();
  expect(lines).toHaveLength(ROUNDS);
  let total = 0;
  for (const line of lines) expect(line.total).toBe((total += line.net));
  expect(view.total).toBe(total);
  expect(await player.balance()).toBe(1000 + total);
  expect(view.verdict).toBe(total > 0 ? 'player' : total < 0 ? 'bank' : 'draw');
  const verdict = {
    player: 'You win the session',
    bank: 'The bank wins the session',
    draw: 'The session is a draw',
  };
  expect(await player.table.locator('[part~=verdict]').innerText()).toBe(verdict[view.verdict ?? 'draw']);
}

describe('a session of 20 rounds', () => {
  it('is played to the verdict by clicking', async () => {
    const player = await openTable(harness, { attributes: 'motion="none" seed="clicks"' });
    for (let round = 1; round <= ROUNDS; round++) {
      expect(await player.view()).toMatchObject({ phase: 'betting', round });
      if (round === 1) await player.placeChip(5);
      if (round === 5) await player.placeChip(25);
      await player.deal();
      expect(await player.sentence()).toBe('Call or fold?');
      await (round % 4 === 0 ? player.fold() : player.call());
      expect(await player.phase()).toBe('settled');
      await player.next();
    }
    await checkBooks(player);
    await player.restart();
    expect(await player.view()).toMatchObject({ phase: 'betting', round: 1, total: 0, register: [] });
  });

  it('is played to the verdict by keyboard: Tab, arrows, Enter and Space', async () => {
    const player = await openTable(harness, { attributes: 'motion="none" seed="keys"' });
    const { keyboard } = player.page;
    await player.tabTo('ante');
    await keyboard.press('Enter');
    expect((await player.view()).bets.ante).toBe(2);
    await player.tabTo('chip 1');
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    expect(await player.focused()).toBe('chip 25');
    await player.tabTo('ante', 'Shift+Tab');
    await keyboard.press('Space');
    expect((await player.view()).bets.ante).toBe(27);
    await player.tabTo('take-back');
    await keyboard.press('Enter');
    expect((await player.view()).bets.ante).toBe(2);
    await player.tabTo('deal');
    for (let round = 1; round <= ROUNDS; round++) {
      expect(await player.focused()).toBe('deal');
      await keyboard.press(round % 2 === 0 ? 'Enter' : 'Space');
      expect(await player.focused()).toBe('call');
      if (round % 4 === 0) await player.tabTo('fold', 'Shift+Tab');
      await keyboard.press(round % 2 === 0 ? 'Space' : 'Enter');
      expect([await player.focused(), await player.phase()]).toEqual(['next', 'settled']);
      await keyboard.press('Enter');
    }
    expect(await player.focused()).toBe('restart');
    await checkBooks(player);
  });

  it('is played to the verdict by single keys', async () => {
    const player = await openTable(harness, { attributes: 'motion="none" seed="letters" jackpot="5000"' });
    const { keyboard } = player.page;
    await player.tabTo('ante');
    const bets: number[] = [];
    for (const key of ['Enter', 'Enter', '-', 'x', 'Enter']) {
      await keyboard.press(key);
      bets.push((await player.view()).bets.ante);
    }
    expect(bets).toEqual([2, 3, 2, 0, 1]);
    for (let round = 1; round <= ROUNDS; round++) {
      await keyboard.press('d');
      expect(await player.phase()).toBe('deciding');
      await keyboard.press(round % 4 === 0 ? 'f' : 'C');
      expect(await player.phase()).toBe('settled');
      await keyboard.press('n');
    }
    await checkBooks(player);
    await player.button('restart').focus();
    await keyboard.press('n');
    expect(await player.phase()).toBe('betting');
  });

  it('keeps the bets for the next round, and puts them down again with side bets by a key', async () => {
    const player = await openTable(harness, {
      attributes: 'motion="none" jackpot="5000" bonus="5+1" ante="10"',
    });
    await player.spot('jackpot').click();
    await player.spot('bonus').click();
    expect((await player.view()).bets).toEqual({ ante: 10, call: 0, jackpot: 1, bonus: 1 });
    await player.deal();
    await player.fold();
    await player.next();
    expect((await player.view()).bets).toEqual({ ante: 10, call: 0, jackpot: 0, bonus: 0 });
    await player.page.keyboard.press('r');
    expect((await player.view()).bets).toEqual({ ante: 10, call: 0, jackpot: 1, bonus: 1 });
    await player.button('clear').click();
    expect((await player.view()).bets).toEqual({ ante: 0, call: 0, jackpot: 0, bonus: 0 });
  });
});

describe('single keys', () => {
  it('do nothing without the focus in the table, with a modifier, in a field, or when they are switched off', async () => {
    const player = await openTable(harness, {
      attributes: 'motion="none"',
      below: '<input aria-label="Name" />',
    });
    const { keyboard } = player.page;
    await keyboard.press('d');
    await player.page.locator('input').focus();
    await keyboard.press('d');
    await player.button('deal').focus();
    await keyboard.press('Control+x');
    expect(await player.view()).toMatchObject({ phase: 'betting', bets: { ante: 1 } });
    expect(await player.button('deal').getAttribute('aria-keyshortcuts')).toBe('D');
    await player.table.evaluate((table) => table.setAttribute('shortcuts', 'off'));
    await keyboard.press('d');
    expect(await player.phase()).toBe('betting');
    expect(await player.button('deal').getAttribute('aria-keyshortcuts')).toBeNull();
  });
});

describe('chips', () => {
  it('go on by a double click on a chip, and come back by a secondary click and the minus, the last one first', async () => {
    const player = await openTable(harness, { attributes: 'motion="none" ante="1"' });
    const ante = async (): Promise<number> => (await player.view()).bets.ante;
    await player.chip(25).dblclick();
    expect(await ante()).toBe(26);
    await player.placeChip(5);
    await player.chip(1).dblclick();
    expect(await ante()).toBe(32);
    await player.spot('ante').click({ button: 'right' });
    expect(await ante()).toBe(31);
    await player.button('take-back').click();
    expect(await ante()).toBe(26);
    await player.button('take-back').click();
    expect(await ante()).toBe(1);
    expect(await player.balance()).toBe(999);
  });

  it('over the limit are refused with a sentence, and nothing changes', async () => {
    const player = await openTable(harness, {
      attributes: 'motion="none" max-ante="20" min-ante="5" chips="5 10"',
    });
    await player.placeChip(10);
    expect(await player.sentence()).toBe('Deal when you are ready.');
    await player.placeChip(10);
    expect(await player.sentence()).toBe('The ante may be from 5 to 20.');
    expect((await player.view()).bets.ante).toBe(15);
    await player.placeChip(5);
    expect((await player.view()).bets.ante).toBe(20);
    expect(await player.sentence()).toBe('Deal when you are ready.');
  });

  it('beyond a third of the balance are refused, with side bets counted in', async () => {
    const player = await openTable(harness, {
      attributes: 'motion="none" balance="30" chips="1 9 10" ante="1" jackpot="500"',
    });
    await player.placeChip(9);
    expect((await player.view()).bets.ante).toBe(10);
    expect(await player.spot('jackpot').isDisabled()).toBe(true);
    await player.button('take-back').click();
    await player.spot('jackpot').click();
    expect((await player.view()).bets).toMatchObject({ ante: 1, jackpot: 1 });
    await player.placeChip(9);
    expect(await player.sentence()).toBe('The balance must cover three antes and the side bets.');
    expect((await player.view()).bets).toMatchObject({ ante: 1, jackpot: 1 });
  });
});

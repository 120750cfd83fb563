import { describe, expect, it } from 'vitest';
import type { AutoplayOptions, AutoplayResult, CaribbeanStud } from '../packages/widget/dist/index.js';
import { useBrowser } from './support/browser.js';
import { hearEvents, heardBy } from './support/events.js';
import { openTable, Player } from './support/player.js';

const harness = useBrowser();

declare global {
  interface Window {
    /** What autoplay has come to; absent while it runs. */
    result?: AutoplayResult | { code: string };
  }
}

function open(attributes = ''): Promise<Player> {
  return openTable(harness, {
    attributes: `seed="autoplay" rounds="30" ${attributes}`,
    beforeScripts: hearEvents,
  });
}

/** Starts autoplay without waiting for its end. */
function start(player: Player, options: AutoplayOptions): Promise<void> {
  return player.ask((table, asked) => {
    delete window.result;
    void table.autoplay(asked).then(
      (result) => (window.result = result),
      (error: { code: string }) => (window.result = { code: error.code }),
    );
  }, options);
}

/** What autoplay has come to, once it has. */
async function resultOf(player: Player): Promise<Window['result']> {
  await player.page.waitForFunction(() => window.result !== undefined);
  return player.page.evaluate(() => window.result);
}

/** Waits until the table is in a phase. */
async function waitFor(player: Player, phase: string): Promise<void> {
  await player.page.waitForFunction(
    (wanted) => document.querySelector<CaribbeanStud>('caribbean-stud')?.table.phase === wanted,
    phase,
  );
}

describe('a table that plays by itself', () => {
  it('plays its rounds through the usual events, and leaves the last one to be read', async () => {
    const player = await open('motion="none" speed="fast"');
    await start(player, { rounds: 3, strategy: 'always' });
    expect(await resultOf(player)).toEqual({ rounds: 3, end: 'rounds' });
    const names = (await heardBy(player)).map(({ type }) => type.slice(3));
    expect(names.filter((name) => name === 'settle')).toHaveLength(3);
    expect(names.slice(0, 4)).toEqual(['ready', 'deal', 'decision', 'settle']);
    expect(await player.button('next').isVisible()).toBe(true);
    expect(await player.button('stop').count()).toBe(0);
  });

  it('takes a strategy of the page', async () => {
    const player = await open('motion="none" speed="fast"');
    const decisions = await player.ask(async (table) => {
      const seen: string[] = [];
      const strategy = {
        name: 'folds',
        decide: (hand: unknown, upcard: unknown) => {
          seen.push(JSON.stringify([hand, upcard]));
          return { choice: 'fold', reason: 'below-pair' } as const;
        },
      };
      await table.autoplay({ rounds: 2, strategy });
      return {
        seen,
        register: table.table.register.map(({ player, dealer, decision }) => ({ player, dealer, decision })),
      };
    });
    expect(decisions.register.map(({ decision }) => decision)).toEqual(['fold', 'fold']);
    expect(decisions.seen).toEqual(
      decisions.register.map(({ player: hand, dealer }) => JSON.stringify([hand, dealer?.[0]])),
    );
  });

  it.each([
    { stop: { loss: 2 }, end: 'loss' },
    { stop: { win: 1 }, end: 'win' },
    { stop: { category: 'pair' as const }, end: 'category' },
  ])('stops by itself on $stop', async ({ stop, end }) => {
    const player = await open('motion="none" speed="fast"');
    await start(player, { strategy: 'optimal', stop });
    expect(await resultOf(player)).toMatchObject({ end });
    const { total, player: hand, phase } = await player.view();
    expect(phase).toBe('settled');
    if (end === 'loss') expect(total).toBeLessThanOrEqual(-2);
    if (end === 'win') expect(total).toBeGreaterThanOrEqual(1);
    if (end === 'category') expect(hand.category).not.toBe('high-card');
  });

  it('stops by itself when the jackpot bet wins', async () => {
    const player = await openTable(harness, {
      attributes: 'jackpot="5000" example="Ah Jh 9h 5h 2h | Kc Qd Jc 9s 8d" motion="none"',
    });
    await player.ask((table) => table.placeJackpot(true));
    await start(player, { strategy: 'optimal', stop: { jackpot: true } });
    expect(await resultOf(player)).toEqual({ rounds: 1, end: 'jackpot' });
  });

  it('ends by one press on Stop, whatever moves', async () => {
    const player = await open('motion="full" speed="fast"');
    await start(player, { strategy: 'optimal' });
    await player.button('stop').click();
    expect(await resultOf(player)).toMatchObject({ end: 'interrupted' });
    expect(await player.button('stop').count()).toBe(0);
    const stopped = await player.view();
    // At this speed a round that goes on would have been left by then.
    await player.page.waitForTimeout(600);
    expect(await player.view()).toEqual(stopped);
  });

  it('ends by Escape at the table, not elsewhere on the page', async () => {
    const player = await openTable(harness, {
      attributes: 'motion="none" speed="slow" seed="x"',
      below: '<button id="other" type="button">Other</button>',
    });
    await start(player, { strategy: 'optimal' });
    await waitFor(player, 'settled');
    await player.page.locator('#other').focus();
    await player.page.keyboard.press('Escape');
    expect(await player.page.evaluate(() => window.result)).toBeUndefined();
    await player.button('stop').focus();
    await player.page.keyboard.press('Escape');
    expect(await resultOf(player)).toEqual({ rounds: 1, end: 'interrupted' });
  });

  it('keeps the focus at the table while its buttons change', async () => {
    const player = await open('motion="none" speed="fast"');
    await player.button('deal').focus();
    // Noted in the page: from outside, both rounds may be over before the first is seen.
    const afterOneRound = player.ask(async (table) => {
      await new Promise((settled) => table.addEventListener('cs-settle', settled, { once: true }));
      await table.updateComplete;
      return table.shadowRoot?.activeElement?.getAttribute('data-action');
    });
    await start(player, { rounds: 2, strategy: 'optimal' });
    expect(await afterOneRound).toBe('stop');
    await resultOf(player);
    expect(await player.focused()).toBe('next');
  });

  it('takes no other move while it plays, and can be stopped on a table without input by hand', async () => {
    const player = await open('motion="none" speed="slow" disabled');
    await start(player, { strategy: 'optimal' });
    await waitFor(player, 'settled');
    const actions = await player.table
      .locator('[data-action]')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-action')));
    expect(actions).toEqual(['stop']);
    await player.spot('ante').click({ force: true });
    await player.button('stop').click();
    expect(await resultOf(player)).toEqual({ rounds: 1, end: 'interrupted' });
  });

  it('ends when it is taken off the page, and goes on by hand when it is back', async () => {
    const player = await open('motion="none" speed="slow"');
    await start(player, { strategy: 'optimal' });
    await waitFor(player, 'settled');
    await player.ask((table) => {
      const parent = table.parentElement as HTMLElement;
      table.remove();
      return new Promise<void>((done) =>
        setTimeout(() => {
          parent.append(table);
          done();
        }, 50),
      );
    });
    expect(await resultOf(player)).toEqual({ rounds: 1, end: 'interrupted' });
    await player.next();
    expect(await player.phase()).toBe('betting');
  });

  it('leaves the cards to the player when the page prevents its decision', async () => {
    const player = await open('motion="none"');
    await player.ask((table) =>
      table.addEventListener('cs-decision', (event) => event.preventDefault(), { once: true }),
    );
    await start(player, { strategy: 'optimal' });
    expect(await resultOf(player)).toEqual({ rounds: 0, end: 'interrupted' });
    expect(await player.phase()).toBe('deciding');
    await player.call();
    expect(await player.phase()).toBe('settled');
  });

  it.each([
    ['slow', 2400],
    ['normal', 1200],
    ['fast', 300],
  ] as const)('at %s speed leaves a round for %d milliseconds', async (speed, milliseconds) => {
    const player = await open(`motion="none" speed="${speed}"`);
    const waited = await player.ask(async (table) => {
      const moments: number[] = [];
      table.addEventListener('cs-settle', () => moments.push(performance.now()));
      await table.autoplay({ rounds: 2, strategy: 'always' });
      return (moments[1] as number) - (moments[0] as number);
    });
    expect(waited).toBeGreaterThan(milliseconds - 20);
    expect(waited).toBeLessThan(milliseconds + 1500);
  });
});

describe('decisions that are left to the player', () => {
  it('are asked for round by round, and Stop stays beside them', async () => {
    const player = await open('motion="none" speed="fast" deal="down"');
    await start(player, { rounds: 2 });
    for (const decision of ['call', 'fold'] as const) {
      await waitFor(player, 'deciding');
      expect(await player.button('stop').isVisible()).toBe(true);
      await player.look();
      expect(await player.button('stop').isVisible()).toBe(true);
      await player[decision]();
    }
    expect(await resultOf(player)).toEqual({ rounds: 2, end: 'rounds' });
    expect((await player.view()).register.map(({ decision }) => decision)).toEqual(['call', 'fold']);
  });

  it('can be taken after Stop as well', async () => {
    const player = await open('motion="none"');
    await start(player, {});
    await waitFor(player, 'deciding');
    await player.button('stop').click();
    expect(await resultOf(player)).toEqual({ rounds: 0, end: 'interrupted' });
    await player.call();
    expect(await player.phase()).toBe('settled');
  });
});

describe('the page of a table that plays by itself', () => {
  it('plays what its form says', async () => {
    const { page } = await harness.openPage({ path: '/examples/autoplay.html', reducedMotion: 'reduce' });
    const player = new Player(page, []);
    await player.sitDown();
    await page.getByLabel('Rounds').fill('2');
    await page.getByLabel('Who decides').selectOption('always');
    await page.getByLabel('Speed').selectOption('fast');
    await page.getByLabel('Bet on the jackpot').check();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByText('2 rounds: all were played.').waitFor();
    const { register } = await player.view();
    expect(register.map(({ decision, bets }) => [decision, bets.jackpot])).toEqual([
      ['call', 1],
      ['call', 1],
    ]);
  });

  it('says what it cannot do', async () => {
    const { page } = await harness.openPage({ path: '/examples/autoplay.html' });
    await new Player(page, []).sitDown();
    await page.getByLabel('Stop at a loss of').fill('a lot');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByText('autoplay: stop.loss must be a whole number of 1 or more').waitFor();
  });
});

import { describe, expect, it } from 'vitest';
import { playAndCheck } from '../packages/widget/test/play-and-check.js';
import { useBrowser } from './support/browser.js';
import { openTable, type Player } from './support/player.js';

// Playwright switches off what makes a page that was left come back as it was.
const harness = useBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });

const MOVING = 'motion="full" speed="slow" ante="10"';

/** What must hold after any fault; that the page has said nothing is seen to after each test. */
async function expectSound(player: Player): Promise<void> {
  await player.ask((table) => {
    table.motion = 'none';
  });
  expect(await player.ask(playAndCheck)).toEqual([]);
}

describe('a clock that jumps', () => {
  const day = 24 * 60 * 60 * 1000;

  it('by a day, ahead or back, in the middle of a movement changes nothing', async () => {
    const player = await openTable(harness, { attributes: MOVING });
    const { clock } = player.page;
    await clock.install();
    const jumps = [
      () => clock.fastForward(day),
      () => clock.setSystemTime(0),
      () => clock.setSystemTime(1e14),
    ];
    for (const jump of jumps) {
      for (const move of ['deal', 'call', 'next'] as const) {
        await player.button(move).dispatchEvent('click');
        await jump();
      }
    }
    expect(await player.view()).toMatchObject({ phase: 'betting', played: jumps.length });
    await expectSound(player);
  });

  it('ahead while rounds are played by themselves neither skips nor repeats one', async () => {
    const player = await openTable(harness, { attributes: MOVING });
    const { clock } = player.page;
    await clock.install();
    let over = false;
    const result = player
      .ask((table) => table.autoplay({ rounds: 5, strategy: 'optimal' }))
      .finally(() => (over = true));
    while (!over) await clock.fastForward(day);
    expect(await result).toEqual({ rounds: 5, end: 'rounds' });
    expect((await player.view()).register.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5]);
    await expectSound(player);
  });

  it('ahead makes a live meter be asked once, not for each answer that was missed', async () => {
    const player = await openTable(harness, { attributes: `${MOVING} jackpot="5000"` });
    const { clock } = player.page;
    await clock.install();
    let asked = 0;
    await player.page.route('**/meter', (route) => {
      asked++;
      return route.fulfill({ json: { meter: 6000 } });
    });
    await player.ask((table) => table.setAttribute('jackpot-src', '/meter'));
    await player.table.locator('[part~=meter]', { hasText: '6,000' }).waitFor();
    expect(asked).toBe(1);
    await clock.fastForward(day);
    await expect.poll(() => asked).toBe(2);
    await clock.fastForward(100);
    expect(asked).toBe(2);
    await expectSound(player);
  });
});

describe('a tab that is hidden', () => {
  it('in the middle of a movement brings it to its end, and nothing moves before it is seen again', async () => {
    const player = await openTable(harness, { attributes: MOVING });
    const seen = await player.ask(async (table) => {
      let visibility: DocumentVisibilityState = 'visible';
      Object.defineProperty(document, 'visibilityState', { get: () => visibility });
      const show = (next: DocumentVisibilityState): void => {
        visibility = next;
        document.dispatchEvent(new Event('visibilitychange'));
      };
      const moving = (): number =>
        (table.shadowRoot?.getAnimations() ?? []).filter(({ playState }) => playState === 'running').length;
      const seen: unknown[] = [];
      for (const move of ['deal', 'call'] as const) {
        const done = table[move]();
        while (moving() === 0) await new Promise(requestAnimationFrame);
        show('hidden');
        await done;
        seen.push([table.table.phase, moving()]);
        show('visible');
      }
      show('hidden');
      for (const move of ['next', 'deal', 'fold'] as const) await table[move]();
      seen.push([table.table.phase, moving()]);
      show('visible');
      return seen;
    });
    expect(seen).toEqual([
      ['deciding', 0],
      ['settled', 0],
      ['settled', 0],
    ]);
    await expectSound(player);
  });
});

describe('a page that is left and come back to', () => {
  /** Leaves the page in the middle of something and comes back to it as it was. */
  async function leaveAndComeBack(player: Player): Promise<void> {
    const { page } = player;
    await page.evaluate(() => {
      window.addEventListener('pageshow', ({ persisted }) => (document.title = `back: ${persisted}`));
    });
    await page.goto(`${harness.address()}/examples/index.html`);
    await page.goBack({ waitUntil: 'commit' });
    // It is the same page, frozen meanwhile, and not one loaded anew.
    await page.waitForFunction(() => document.title === 'back: true');
  }

  it.each(['deal', 'call'] as const)('in the middle of a %s goes on as if nothing were', async (move) => {
    const player = await openTable(harness, { attributes: MOVING });
    await player.ask(async (table, name) => {
      if (name !== 'deal') await table.deal();
      void table[name]().then(() => (document.body.dataset['done'] = 'yes'));
    }, move);
    const { register: _, ...before } = await player.view();
    await leaveAndComeBack(player);
    await player.page.locator('body[data-done=yes]').waitFor();
    expect(await player.view()).toMatchObject(before);
    await expectSound(player);
  });

  it('while a deal of the page is awaited still gets it, once', async () => {
    const player = await openTable(harness, { attributes: MOVING });
    await player.ask((table) => {
      table.dealer = ({ cards }) => new Promise((deal) => setTimeout(() => deal(cards), 300));
      void table.deal();
    });
    await leaveAndComeBack(player);
    await expect.poll(() => player.phase()).toBe('deciding');
    expect(await player.view()).toMatchObject({ balance: 990, bets: { ante: 10 } });
    await expectSound(player);
  });

  it('while rounds are played by themselves goes on with them', async () => {
    const player = await openTable(harness, { attributes: 'motion="full" speed="fast" rounds="3"' });
    await player.ask((table) => void table.autoplay({ strategy: 'optimal' }));
    await leaveAndComeBack(player);
    await expect.poll(() => player.phase(), { timeout: 20_000 }).toBe('finished');
    expect((await player.view()).register.map(({ round }) => round)).toEqual([1, 2, 3]);
  });
});

describe('a table that is taken out', () => {
  it('at any step of any move keeps the round, and what was pending resolves', async () => {
    const player = await openTable(harness, {
      attributes: `${MOVING} panels="odds fairness" rounds="endless"`,
    });
    const outcomes = await player.ask(async (table) => {
      const place = table.parentElement as HTMLElement;
      const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
      const steps: (() => Promise<unknown>)[] = Array.from({ length: 8 }, (_, count) => async () => {
        for (let i = 0; i < count; i++) await Promise.resolve();
      });
      steps.push(
        () => new Promise(requestAnimationFrame),
        () => pause(20),
        () => pause(120),
      );
      const pending: Promise<string>[] = [];
      await table.placeAnte(20);
      await table.deal();
      await table.call();
      await table.next();
      for (const stay of [true, false]) {
        for (const step of steps) {
          for (const move of ['clearBets', 'rebet', 'deal', 'call', 'next'] as const) {
            pending.push(
              table[move]().then(
                () => 'done',
                (error: { code: string }) => `${move}: ${error.code}`,
              ),
            );
            await step();
            table.remove();
            if (stay) await step();
            place.append(table);
            await pause(0);
          }
        }
      }
      const late = pause(5000).then(() => ['never']);
      const outcomes = new Set(await Promise.race([Promise.all(pending), late]));
      return [...outcomes, table.table.phase, table.table.played];
    });
    expect(outcomes).toEqual(['done', 'betting', 23]);
    await expectSound(player);
  });

  it('while a deal of the page is awaited has its bets back and waits no longer; moved, it still gets the deal', async () => {
    const player = await openTable(harness, { attributes: MOVING });
    const { taken, voided, after } = await player.ask(async (table) => {
      const place = table.parentElement as HTMLElement;
      const voided: string[] = [];
      table.addEventListener('cs-void', ({ reason }) => voided.push(reason));
      table.dealer = () => new Promise(() => undefined);
      const waiting = table.deal();
      table.remove();
      await waiting;
      const taken = [table.table.phase, table.table.bets.ante, table.table.played];
      place.append(table);
      table.dealer = ({ cards }) => new Promise((deal) => setTimeout(() => deal(cards), 100));
      const dealt = table.deal();
      document.body.append(table);
      await dealt;
      return { taken, voided, after: table.table.phase };
    });
    expect(taken).toEqual(['betting', 10, 0]);
    expect(voided).toEqual(['removed']);
    expect(after).toBe('deciding');
    await expectSound(player);
  });

  it('at any step of its beginning becomes ready, and plays where it is put in the end', async () => {
    const player = await openTable(harness);
    const engines = await player.ask(async (table) => {
      const engines = new Set<string>();
      for (let count = 0; count < 12; count++) {
        const other = document.createElement('caribbean-stud');
        other.setAttribute('motion', 'none');
        table.after(other);
        for (let i = 0; i < count; i++) await Promise.resolve();
        other.remove();
        engines.add((await other.ready).engine);
        table.after(other);
        await other.updateComplete;
        await other.deal();
        await other.fold();
        engines.add(other.table.phase);
        other.remove();
      }
      return [...engines];
    });
    expect(engines).toEqual(['wasm', 'settled']);
  });

  it('while rounds are played by themselves stops them after the move that is under way', async () => {
    const player = await openTable(harness, { attributes: 'motion="none" speed="fast" rounds="endless"' });
    const ends = await player.ask(async (table) => {
      const place = table.parentElement as HTMLElement;
      const ends = new Set<string>();
      for (let count = 0; count < 20; count++) {
        const played = table.autoplay({ strategy: 'optimal', rounds: 2 });
        for (let i = 0; i < count; i++) await Promise.resolve();
        table.remove();
        ends.add((await played).end);
        place.append(table);
      }
      return [...ends];
    });
    expect(ends).toEqual(['interrupted']);
    await expectSound(player);
  });
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMeter } from '../examples/servers/meter.mjs';
import { startServer } from '../scripts/serve.mjs';
import { useBrowser } from './support/browser.js';
import { openTable, Player } from './support/player.js';

const harness = useBrowser();

let meter: ReturnType<typeof createMeter>;
let server: Server;
let address: string;

/** The meter on another host than the page, its JSON to be asked for every second. */
beforeEach(async () => {
  meter = createMeter({ amount: 7000, holds: 1 });
  server = createServer((request, response) => void meter.answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/examples/servers/meter`;
});

afterEach(async () => {
  meter.close();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

/** A table with a meter of its own at 500, which follows the live one. */
function open(form: string, attributes = 'jackpot="500"'): Promise<Player> {
  return openTable(harness, {
    attributes: `motion="none" jackpot-src="${address}.${form}" ${attributes}`,
    mayTalk: true,
  });
}

/** Waits until the display of the meter says this. */
async function shows(player: Player, text: string): Promise<void> {
  await player
    .spot('jackpot')
    .locator('[part~=meter]', { hasText: new RegExp(`^\\s*${text}\\s*$`) })
    .waitFor();
}

/** Waits until something holds on this side. */
async function until(holds: () => boolean): Promise<void> {
  await expect.poll(holds, { timeout: 15_000 }).toBe(true);
}

describe.each(['json', 'stream'])('a live meter as %s', (form) => {
  it('is shown as it rises', async () => {
    const player = await open(form);
    await shows(player, '7,000');
    meter.set(7012.9);
    await shows(player, '7,012');
  });

  it('that goes silent keeps its last amount, marked, and comes back', async () => {
    const player = await open(form);
    await shows(player, '7,000');
    meter.behave('silent');
    await shows(player, 'about 7,000');
    meter.behave('well');
    meter.set(7020);
    await shows(player, '7,020');
  });

  it.each(['nonsense', 'endless'] as const)(
    'that sends something %s keeps its last amount, marked',
    async (behavior) => {
      const player = await open(form);
      await shows(player, '7,000');
      meter.behave(behavior);
      await shows(player, 'about 7,000');
      await player.deal();
      await player.fold();
      expect(await player.phase()).toBe('settled');
      meter.behave('well');
      await shows(player, '7,000');
      // What turns out to be a stream, or too long, is not read to its end; that is all there is to be seen of it.
      const aborted = `failed: ${address}.${form} net::ERR_ABORTED`;
      expect(player.messages.filter((message) => message !== aborted)).toEqual([]);
    },
  );

  it('that shrinks keeps its last amount, marked', async () => {
    const player = await open(form);
    await shows(player, '7,000');
    meter.set(6000);
    await shows(player, 'about 7,000');
    meter.set(7001);
    await shows(player, '7,001');
  });

  it('is left in peace when the table is gone or follows another, and found again', async () => {
    const player = await open(form);
    await shows(player, '7,000');
    await player.page.evaluate(() => {
      const table = document.querySelector('caribbean-stud');
      document
        .querySelector('h1')
        ?.addEventListener('click', ({ target }) => (target as Element).after(table as Node));
      table?.remove();
    });
    await until(() => meter.listeners === 0);
    const { asked } = meter;
    await player.page.waitForTimeout(1500);
    expect(meter.asked).toBe(asked);
    await player.page.locator('h1').click();
    await shows(player, '7,000');
    await player.ask((table) => void (table.jackpotSrc = null));
    await shows(player, '500');
    await until(() => meter.listeners === 0);
  });

  it('is never paid from', async () => {
    const player = await open(form, 'jackpot="500" example="Ah Kh Qh Jh Th | 2c 3d 5s 7c 9d"');
    await shows(player, '7,000');
    await player.ask((table) => table.placeJackpot(true));
    await player.deal();
    await player.call();
    const { settlement, jackpot } = await player.view();
    expect(settlement?.bets.jackpot?.returned).toBe(500);
    expect(jackpot?.meter).toBe(500);
    await player.openPanel('Paytable');
    expect(await player.table.locator('[part=panel]').innerText()).toContain('its own meter of 500');
  });
});

describe('a live meter', () => {
  it('is not asked for where no jackpot is offered', async () => {
    const player = await open('json', '');
    await player.page.waitForTimeout(300);
    expect(meter.asked).toBe(0);
    await player.ask((table) => void (table.jackpot = '500'));
    await shows(player, '7,000');
    await player.ask((table) => void (table.jackpot = null));
    await player.ask((table) => table.updateComplete);
    const { asked } = meter;
    await player.page.waitForTimeout(1500);
    expect(meter.asked).toBe(asked);
  });

  it('that cannot be had leaves the table its own', async () => {
    meter.behave('silent');
    const player = await open('json');
    await until(() => meter.asked > 0);
    await shows(player, '500');
  });

  it('is in the money of the table', async () => {
    const player = await open('json', 'jackpot="500" currency="EUR"');
    await shows(player, '€7,000');
    meter.set(7000.55);
    await shows(player, '€7,000.55');
  });
});

describe('the page of the live meter', () => {
  it('stands still without its server', async () => {
    const { page } = await harness.openPage({ path: '/examples/live-meter.html' });
    const player = new Player(page, []);
    await player.sitDown();
    await shows(player, '125,000');
    await page.getByText('so the amount stands still').waitFor();
    expect(await page.locator('#controls').isVisible()).toBe(false);
  });

  it('shows with its server what can go wrong', async () => {
    const rising = createMeter({ every: 1, holds: 1 });
    const site = await startServer({
      root: resolve(import.meta.dirname, '..'),
      api: (request, response) => rising.answer(request, response),
    });
    const { page } = await harness.openPage({ html: '', mayTalk: true });
    await page.goto(`${site.address}/examples/live-meter.html`);
    const player = new Player(page, []);
    await player.sitDown();
    await shows(player, '125,0\\d\\d');
    for (const wish of ['Hang up', 'Talk nonsense', 'Send a megabyte']) {
      await page.getByRole('button', { name: wish }).click();
      await shows(player, 'about 125,0\\d\\d');
      await page.getByRole('button', { name: 'Answer' }).click();
      await shows(player, '125,0\\d\\d');
    }
    await page.getByLabel('The table listens to').selectOption('an event stream');
    await until(() => rising.listeners === 1);
    await page.getByRole('button', { name: 'Shrink' }).click();
    await shows(player, 'about 125,0\\d\\d');
    rising.close();
    await site.close();
  });
});

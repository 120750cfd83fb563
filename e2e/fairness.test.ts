import type { ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CaribbeanStud } from '../packages/widget/dist/index.js';
import { useBrowser } from './support/browser.js';
import { startDealerSite, type DealerSite, type Fault } from './support/dealer-site.js';

const { openPage } = useBrowser();

const view = (page: Page): Promise<CaribbeanStud['table']> =>
  page.evaluate(() => (document.querySelector('caribbean-stud') as CaribbeanStud).table);

/** Deals, and tells the code of the error when the deal was refused. */
const deal = (page: Page): Promise<string> =>
  page.evaluate(() =>
    (document.querySelector('caribbean-stud') as CaribbeanStud).deal().then(
      () => '',
      (error: { code: string }) => error.code,
    ),
  );

const callAndGoOn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const table = document.querySelector('caribbean-stud') as CaribbeanStud;
    await table.call();
    await table.next();
  });

const verdicts = (page: Page): Promise<string[]> => page.locator('h3.verdict').allTextContents();

describe('the page that checks deals', () => {
  it('finds its example in order, and shows the hands that it gives', async () => {
    const { page } = await openPage({ path: '/examples/verify.html' });
    expect(await verdicts(page)).toEqual(['Round 3 is in order']);
    const cards = page.locator('.playing-card');
    expect(await cards.count()).toBe(10);
    expect(await cards.first().getAttribute('aria-label')).toBe('7 of clubs');
    expect(await page.locator('.steps .wrong').count()).toBe(0);
  });

  it('names the step that is wrong', async () => {
    const { page } = await openPage({ path: '/examples/verify.html' });
    const proof = await page.locator('#proof').inputValue();
    await page.locator('#proof').fill(proof.replace('señal', 'seal'));
    expect(await verdicts(page)).toEqual(['Round 3 is not in order']);
    expect(await page.locator('.steps .wrong').first().textContent()).toContain('The player’s cards were');
    await page.locator('#proof').fill(proof.slice(0, 100));
    expect(await page.locator('#verdicts .error').textContent()).toContain('This is no proof');
    await page.locator('#proof').fill('[null, 7, "x"]');
    expect(await page.locator('.steps .wrong').count()).toBe(3);
  });

  it('takes what the element publishes, round after round, with nothing else', async () => {
    const html = `<script type="module" src="../packages/widget/dist/caribbean-stud.min.js"></script>
      <caribbean-stud panels="fairness" motion="none" reshuffle="30" seats="2"></caribbean-stud>`;
    const { page } = await openPage({ html });
    const proofs: string[] = [];
    for (let round = 1; round <= 4; round++) {
      await page.evaluate(async () => {
        const table = document.querySelector('caribbean-stud') as CaribbeanStud;
        await table.ready;
        await table.deal();
        await table.call();
      });
      proofs.push(await page.locator('[data-field=proof]').inputValue());
      await page.evaluate(() => (document.querySelector('caribbean-stud') as CaribbeanStud).next());
    }
    const { page: checking } = await openPage({ path: '/examples/verify.html' });
    await checking.locator('#proof').fill(proofs.join('\n'));
    expect(await verdicts(checking)).toEqual([1, 2, 3, 4].map((round) => `Round ${round} is in order`));
    // Left out, the second is missed by the third: its cards were drawn before.
    await checking.locator('#proof').fill([proofs[0], proofs[3]].join('\n'));
    expect(await verdicts(checking)).toEqual(['Round 1 is in order', 'Round 4 is not in order']);
  });
});

describe('the page whose cards come from a server', () => {
  let site: DealerSite;
  let waiting: ServerResponse[] = [];

  beforeAll(async () => {
    site = await startDealerSite();
  });

  afterEach(() => {
    site.spoil(null);
    for (const response of waiting) response.destroy();
    waiting = [];
  });

  afterAll(() => site.close());

  async function openTable(mayTalk = false): Promise<Page> {
    const { page } = await openPage({ path: `${site.address}/examples/host-dealer.html`, mayTalk });
    await page.waitForFunction(() => document.getElementById('status')?.textContent.includes('is ready'));
    await page.evaluate(async () => {
      const table = document.querySelector('caribbean-stud') as CaribbeanStud;
      table.motion = 'none';
      await table.ready;
      await table.placeAnte(10);
    });
    return page;
  }

  const send = (response: ServerResponse, deck: unknown): void => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ deck }));
  };

  /** Nothing has happened but that a round was taken back. */
  async function expectVoid(page: Page): Promise<void> {
    const { phase, round, bets, balance, register, player } = await view(page);
    expect({ phase, round, ante: bets.ante, balance }).toEqual({
      ...{ phase: 'betting', round: 1 },
      ...{ ante: 10, balance: 990 },
    });
    expect(player.cards).toBe(null);
    expect(register.map((row) => row.void)).toEqual([true]);
  }

  /** The next deal is as good as any. */
  async function expectGoodDeal(page: Page): Promise<void> {
    site.spoil(null);
    // The commitment to the next deal is awaited, as a player would who looks at it.
    await page.waitForFunction(() => document.getElementById('commitment')?.textContent.length === 64);
    const refused = await deal(page);
    // A server that opened nothing is asked for a new commitment first, and the deal after that.
    if (refused) expect(await deal(page)).toBe('');
    await callAndGoOn(page);
    expect((await view(page)).register.filter((row) => !row.void)).toHaveLength(1);
    await page.waitForFunction(() => document.getElementById('opened')?.hidden === false);
    await page.waitForFunction(() =>
      document.getElementById('verdict')?.textContent.includes('as promised:'),
    );
  }

  it('says so, and plays on by itself, where there is no such server', async () => {
    const { page } = await openPage({ path: '/examples/host-dealer.html' });
    await page.waitForFunction(() =>
      document.getElementById('status')?.textContent.includes('without its dealer'),
    );
    await page.evaluate(() => (document.querySelector('caribbean-stud') as CaribbeanStud).ready);
    expect(await deal(page)).toBe('');
  });

  it('commits before the bet, deals with the player’s seed, and opens what the verification page finds in order', async () => {
    const page = await openTable();
    const commitment = await page.locator('#commitment').textContent();
    await page.locator('#seed').fill('mine');
    expect(await deal(page)).toBe('');
    await callAndGoOn(page);
    await page.waitForFunction(() => document.getElementById('opened')?.hidden === false);
    expect(await page.locator('#verdict').textContent()).toBe(
      'Round 1 was dealt as promised: checked in this browser.',
    );
    const proof = JSON.parse((await page.locator('#proof').textContent()) ?? '') as Record<string, unknown>;
    expect(proof).toMatchObject({ commitment, clientSeed: 'mine', round: 1, attempt: 0 });
    expect(await page.locator('#commitment').textContent()).not.toBe(commitment);
    await page.locator('summary').click();
    await page.locator('#verify').click();
    await page.waitForURL(/verify\.html/);
    expect(await verdicts(page)).toEqual(['Round 1 is in order']);
  });

  it.each<[string, Fault]>([
    ['holds a card twice', ({ deck }, response) => send(response, [...deck.slice(0, 9), deck[0]])],
    ['holds too few cards', ({ deck }, response) => send(response, deck.slice(0, 9))],
    ['holds what is no card', ({ deck }, response) => send(response, [...deck.slice(0, 9), 52])],
    ['holds no deck', (_, response) => send(response, null)],
  ])('voids a deal that %s, and loses no bet', async (_, fault) => {
    const page = await openTable();
    site.spoil(fault);
    expect(await deal(page)).toBe('deal-invalid');
    await expectVoid(page);
    await expectGoodDeal(page);
  });

  it.each<[string, Fault]>([
    ['fails', (_, response) => void response.writeHead(500).end('{"error":"out of order"}')],
    ['is not understood', (_, response) => void response.end('<h1>Good morning</h1>')],
    ['breaks off', (_, response) => void response.destroy()],
  ])('voids a deal whose answer %s, and loses no bet', async (_, fault) => {
    // The browser itself reports requests that fail.
    const page = await openTable(true);
    site.spoil(fault);
    expect(await deal(page)).toBe('deal-invalid');
    await expectVoid(page);
    await expectGoodDeal(page);
  });

  it('forgets an answer that comes after the round was voided', async () => {
    const page = await openTable();
    let late: (() => void) | undefined;
    site.spoil(({ deck }, response) => {
      late = () => send(response, deck);
      waiting.push(response);
    });
    const refused = deal(page);
    await expect.poll(() => late).toBeDefined();
    await page.evaluate(() =>
      (document.querySelector('caribbean-stud') as CaribbeanStud).voidRound('no patience'),
    );
    expect(await refused).toBe('deal-invalid');
    late?.();
    await expectVoid(page);
    await expectGoodDeal(page);
  });

  it('does not wait for ever', async () => {
    const page = await openTable(true);
    site.spoil((_, response) => void waiting.push(response));
    expect(await deal(page)).toBe('deal-invalid');
    await expectVoid(page);
    await expectGoodDeal(page);
  });

  it('asks once when the player deals twice', async () => {
    const page = await openTable();
    let asked = 0;
    site.spoil(({ deck }, response) => {
      asked += 1;
      send(response, deck);
    });
    const codes = await page.evaluate(() => {
      const table = document.querySelector('caribbean-stud') as CaribbeanStud;
      const outcome = (): Promise<string> =>
        table.deal().then(
          () => '',
          (error: { code: string }) => error.code,
        );
      return Promise.all([outcome(), Promise.resolve().then(outcome)]);
    });
    expect(codes).toEqual(['', 'action-illegal']);
    expect(asked).toBe(1);
    expect((await view(page)).phase).toBe('deciding');
  });

  it('finds out a server that deals other cards than it committed itself to', async () => {
    const page = await openTable();
    site.spoil(({ deck }, response) => send(response, deck.toReversed()));
    expect(await deal(page)).toBe('');
    await callAndGoOn(page);
    await page.waitForFunction(() => document.getElementById('opened')?.hidden === false);
    expect(await page.locator('#verdict').textContent()).toBe('Round 1 was not dealt as promised.');
  });
});

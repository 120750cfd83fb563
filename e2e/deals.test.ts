import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.js';
import { hearEvents, heardBy } from './support/events.js';
import { openTable, type Player } from './support/player.js';

const harness = useBrowser();

/** A table with bets on the circle. */
async function openWithBets(attributes = ''): Promise<Player> {
  const player = await openTable(harness, {
    attributes: `motion="none" ante="10" jackpot="5000" ${attributes}`,
    beforeScripts: hearEvents,
  });
  await player.spot('jackpot').click();
  await heardBy(player);
  return player;
}

/** What must hold after a deal that came to nothing: the bets lie as before, and the round does not count. */
async function expectVoid(player: Player, reason = 'deal-invalid'): Promise<void> {
  const view = await player.view();
  expect(view).toMatchObject({
    phase: 'betting',
    round: 1,
    balance: 989,
    total: 0,
    bets: { ante: 10, call: 0, jackpot: 1 },
    jackpot: { meter: 5000, on: true },
    settlement: null,
  });
  expect(view.register.at(-1)).toMatchObject({ round: null, void: true, reason, net: 0, total: 0 });
}

/** The events of a deal that failed. */
const FAILED = [
  { type: 'cs-void', reason: 'deal-invalid' },
  { type: 'cs-error', error: expect.objectContaining({ code: 'deal-invalid' }) as unknown },
];

describe('a random source of the page', () => {
  it('gives the cards', async () => {
    const player = await openWithBets();
    const cards = await player.ask(async (table) => {
      table.randomSource = { uint32: () => 0 };
      await table.deal();
      return table.table.player.cards;
    });
    // Each card changes places with the first: the deck turned by one.
    expect(cards).toEqual([1, 2, 3, 4, 5]);
  });

  it.each([
    ['throws', '{ uint32() { throw new Error("no entropy"); } }'],
    ['is stuck at a word that cannot be used', '{ uint32: () => 2 ** 32 - 1 }'],
    ['gives fractions', '{ uint32: () => Math.PI }'],
    ['gives negative numbers', '{ uint32: () => -1 }'],
    ['gives nothing', '{ uint32() {} }'],
    ['gives text', '{ uint32: () => "4" }'],
    ['is none', '{}'],
    ['is a function', '() => 4'],
  ])('that %s voids the round: the bets lie as before, and it does not count', async (_, source) => {
    const player = await openWithBets();
    await player.ask((table, code) => {
      table.randomSource = (0, eval)(`(${code})`) as typeof table.randomSource;
    }, source);
    await player.deal();
    await expectVoid(player);
    expect(await heardBy(player)).toEqual(FAILED);
    expect(await player.sentence()).toBe('The round is void: all bets are back on the table.');
    expect(await player.ask((table) => table.deal().catch((error: { code: string }) => error.code))).toBe(
      'deal-invalid',
    );
    await player.ask((table) => {
      table.randomSource = null;
    });
    await player.deal();
    await player.call();
    expect((await player.view()).register.map(({ round }) => round)).toEqual([null, null, 1]);
    await player.openPanel('Register');
    expect(await player.table.locator('[part~=register] tbody tr').allInnerTexts()).toEqual([
      expect.stringMatching(/^1\s/),
      expect.stringContaining('Void'),
      expect.stringContaining('Void'),
    ]);
  });
});

describe('a dealer of the page', () => {
  it('is asked for the round, the attempt and the cards, and deals', async () => {
    const player = await openWithBets();
    const asked = await player.ask(async (table) => {
      const requests: unknown[] = [];
      table.dealer = ({ round, attempt, cards }) => {
        requests.push([round, attempt, cards.length, Object.isFrozen(cards)]);
        return Promise.resolve(Uint8Array.from(cards).reverse());
      };
      await table.deal();
      await table.voidRound('again');
      await table.deal();
      await table.call();
      return [requests, table.table.register.at(-1)?.player];
    });
    expect(asked).toEqual([
      [
        [1, 0, 52, true],
        [1, 1, 52, true],
      ],
      [51, 50, 49, 48, 47],
    ]);
  });

  it.each([
    ['rejects', '() => Promise.reject(new Error("offline"))'],
    ['throws', '() => { throw new Error("offline"); }'],
    ['gives too few cards', '() => [...Array(9).keys()]'],
    ['repeats a card', '() => [0, 1, 2, 3, 4, 5, 6, 7, 8, 8]'],
    ['gives what is no card', '() => [...Array(9).keys(), 52]'],
    ['gives text', '() => "Qh Qs 9d 6c 2h Jh Jc As 8d 3c"'],
    ['gives nothing', '() => null'],
    ['gives fractions', '() => Array.from({ length: 10 }, (_, i) => i + 0.5)'],
    ['gives an endless list', '() => ({ length: Infinity })'],
    ['is none', '"dealer"'],
  ])('that %s voids the round: the bets lie as before, and it does not count', async (_, dealer) => {
    const player = await openWithBets();
    await player.ask((table, code) => {
      table.dealer = (0, eval)(`(${code})`) as typeof table.dealer;
    }, dealer);
    await player.deal();
    await player.page.waitForFunction(() => (window.heard ?? []).some(({ type }) => type === 'cs-error'));
    await expectVoid(player);
    expect(await heardBy(player)).toEqual(FAILED);
    await player.ask((table) => {
      table.dealer = null;
    });
    await player.deal();
    expect(await player.phase()).toBe('deciding');
  });

  it('that is late is waited for: no move but a void is taken, and changes of the page wait as well', async () => {
    const player = await openWithBets();
    const seen = await player.ask(async (table) => {
      let give: (deck: number[]) => void = () => undefined;
      table.dealer = () => new Promise((deal) => (give = deal));
      const dealt = table.deal();
      const code = (move: Promise<void>): Promise<string> =>
        move.then(
          () => 'done',
          (error: { code: string }) => error.code,
        );
      const codes: string[] = [];
      const moves = [
        () => table.deal(),
        () => table.placeAnte(5),
        () => table.placeJackpot(false),
        () => table.clearBets(),
        () => table.rebet(),
        () => table.restart(),
        () => table.end(),
        () => table.call(),
      ];
      for (const move of moves) codes.push(await code(move()));
      table.maxAnte = 12;
      table.paytable = 'betmgm';
      table.minAnte = 11;
      table.ante = 12;
      table.seats = 3;
      await table.updateComplete;
      const waiting = table.shadowRoot?.querySelector('[part~=sentence]')?.textContent;
      give([...Array(52).keys()]);
      await dealt;
      const { phase, bets, others } = table.table;
      await table.call();
      await table.next();
      return {
        codes: [...new Set(codes)],
        waiting,
        phase,
        ante: bets.ante,
        others: others.length,
        next: table.table.terms.maxAnte,
      };
    });
    expect(seen).toEqual({
      codes: ['action-illegal'],
      waiting: 'Waiting for the cards.',
      phase: 'deciding',
      ante: 10,
      others: 0,
      next: 12,
    });
  });

  it('that is late is shown as such, and no button can be pressed', async () => {
    const player = await openWithBets();
    await player.ask((table) => {
      table.dealer = () => new Promise(() => undefined);
    });
    await player.deal();
    await expect.poll(() => player.sentence()).toBe('Waiting for the cards.');
    for (const name of ['deal', 'clear', 'rebet', 'take-back'])
      expect(await player.button(name).isDisabled()).toBe(true);
    for (const name of ['ante', 'jackpot']) expect(await player.spot(name).isDisabled()).toBe(true);
    expect((await player.view()).bets).toMatchObject({ ante: 10, jackpot: 1 });
  });

  it('whose cards come after a void finds nothing to deal to', async () => {
    const player = await openWithBets();
    const seen = await player.ask(async (table) => {
      const given: ((deck: number[]) => void)[] = [];
      table.dealer = () => new Promise((deal) => given.push(deal));
      const first = table.deal().catch((error: { code: string }) => error.code);
      await table.updateComplete;
      await table.voidRound('too late');
      const outcome = await first;
      const second = table.deal();
      await table.updateComplete;
      given[0]?.([...Array(52).keys()]);
      await new Promise((done) => setTimeout(done, 20));
      const waiting = table.table.phase;
      given[1]?.([...Array(52).keys()].reverse());
      await second;
      return [outcome, waiting, table.table.phase, table.table.player.cards];
    });
    expect(seen).toEqual(['deal-invalid', 'betting', 'deciding', [51, 50, 49, 48, 47]]);
    expect((await heardBy(player)).map(({ type }) => type)).toEqual(['cs-void', 'cs-deal']);
    await player.ask((table) => table.voidRound('once more'));
    await expectVoid(player, 'once more');
  });

  it('may not deal cards that were drawn before, in a shoe that goes on', async () => {
    const player = await openWithBets('reshuffle="30"');
    const seen = await player.ask(async (table) => {
      const asked: number[] = [];
      table.dealer = ({ cards }) => {
        asked.push(cards.length);
        return asked.length === 2 ? [...Array(52).keys()] : cards;
      };
      await table.deal();
      await table.call();
      await table.next();
      const code = await table.deal().catch((error: { code: string }) => error.code);
      await table.deal();
      return [code, asked, table.table.shoe.shuffled];
    });
    expect(seen).toEqual(['deal-invalid', [52, 42, 52], true]);
  });
});

describe('a void', () => {
  it('while the player decides hands everything back, and the round is dealt again', async () => {
    const player = await openWithBets();
    await player.deal();
    await player.ask((table) => table.voidRound('misdeal'));
    await expectVoid(player, 'misdeal');
    expect((await heardBy(player)).at(-1)).toEqual({ type: 'cs-void', reason: 'misdeal' });
    await player.deal();
    await player.fold();
    await player.next();
    expect(await player.view()).toMatchObject({ round: 2 });
    expect((await player.view()).register.map(({ round }) => round)).toEqual([null, 1]);
  });
});

import { describe, expect, it } from 'vitest';
import { playAndCheck } from '../packages/widget/test/play-and-check.js';
import { useBrowser } from './support/browser.js';
import { openTable, SCRIPT, type Player } from './support/player.js';

const harness = useBrowser();

const QUIET = 'motion="none" ante="10"';

describe('two hundred tables on one page', () => {
  it('are all there, on WebAssembly, and each keeps its own books', async () => {
    const tables = Array.from(
      { length: 200 },
      (_, i) => `<caribbean-stud ${QUIET} balance="${100 + i}" seed="table ${i}"></caribbean-stud>`,
    );
    const { page } = await harness.openPage({ html: `<h1>Cards</h1>${SCRIPT}${tables.join('')}` });
    const seen = await page.evaluate(async () => {
      await customElements.whenDefined('caribbean-stud');
      const all = [...document.querySelectorAll('caribbean-stud')];
      const engines = new Set((await Promise.all(all.map(({ ready }) => ready))).map(({ engine }) => engine));
      await Promise.all(all.map((table) => table.deal()));
      await Promise.all(all.map((table, i) => (i % 2 === 0 ? table.call() : table.fold())));
      const wrong = all.filter(
        ({ table: { balance, total, played } }, i) => balance - total !== 100 + i || played !== 1,
      );
      const hands = new Set(all.map(({ table }) => String(table.player.cards)));
      return { engines: [...engines], wrong: wrong.length, hands: hands.size };
    });
    expect(seen).toEqual({ engines: ['wasm'], wrong: 0, hands: 200 });
  });
});

describe('style sheets of the page', () => {
  const HOSTILE: readonly [what: string, css: string][] = [
    ['take every style away', '* { all: unset }'],
    ['take every style away, and mean it', '* { all: unset !important }'],
    ['turn and shrink everything', '* { transform: rotate(1deg) scale(0.97) }'],
    ['shrink the page', 'body { transform: scale(0.5); perspective: 10px; filter: blur(0) }'],
    ['write from right to left', '* { direction: rtl; unicode-bidi: bidi-override }'],
    ['write from top to bottom', 'body { writing-mode: vertical-rl; text-orientation: upright }'],
    [
      'write huge letters',
      `* { font: 900 60px/3 fantasy; letter-spacing: 1em; word-spacing: 1em; text-transform: uppercase;
           text-indent: 5em; white-space: nowrap; text-align: right; font-variant: small-caps }`,
    ],
    ['make the root’s letters huge', ':root { font-size: 100px }'],
    [
      'push everything about',
      '* { box-sizing: content-box; float: right; margin: -3px; padding: 20px; border: 10px solid; min-width: 120vw }',
    ],
    [
      'let everything take its time',
      '* { transition: all 0.2s; user-select: none; zoom: 1.2 } body { columns: 2 }',
    ],
    [
      'hide what is called like a part of the table',
      '.felt, .card, .frame, button, [part] { display: none !important }',
    ],
  ];

  /** What depends on no width, so that no page can change it from outside. */
  const looks = (player: Player): Promise<string[]> =>
    player.ask((table) => {
      const names = [
        ...['font-weight', 'letter-spacing', 'word-spacing', 'text-transform', 'text-indent', 'white-space'],
        ...['direction', 'writing-mode', 'font-variant-caps', 'display', 'visibility'],
      ];
      const selectors = ['.frame', '.title', '[part~=sentence]', '[part~=ante]', '[data-action=deal]'];
      return selectors.flatMap((selector) => {
        const style = getComputedStyle(table.shadowRoot!.querySelector(selector)!);
        const own = selector === '.frame' ? [...names, 'font-size', 'line-height', 'font-family'] : names;
        return own.map((name) => `${selector} ${name}: ${style.getPropertyValue(name)}`);
      });
    });

  it('however hostile leave the table as it is, and it is played by clicking', async () => {
    const player = await openTable(harness, {
      attributes: `${QUIET} rounds="endless"`,
      above: '<style></style>',
    });
    const before = await looks(player);
    for (const [what, css] of HOSTILE) {
      await player.page.evaluate((text) => (document.querySelector('style')!.textContent = text), css);
      expect([what, await looks(player)]).toEqual([what, before]);
      const { played, bets } = await player.view();
      await player.placeChip(1);
      await player.deal();
      expect(await player.cards('dealer')).toEqual([
        expect.anything(),
        ...Array<string>(4).fill('face-down card'),
      ]);
      await player.call();
      await player.next();
      expect([what, await player.view()]).toMatchObject([what, { phase: 'betting', played: played + 1 }]);
      expect((await player.view()).bets.ante).toBe(bets.ante + 1);
    }
    expect(await player.ask(playAndCheck)).toEqual([]);
  });
});

describe('a jackpot feed', () => {
  const HOSTILE: readonly [what: string, answer: string][] = [
    ['markup', '"<img src=x onerror=document.title=1>"'],
    ['a megabyte of figures', '9'.repeat(1_000_000)],
    ['a megabyte of text', JSON.stringify({ meter: '7'.repeat(1_000_000) })],
    ['prototype keys', '{"__proto__":{"meter":7000},"constructor":{"meter":7000}}'],
    ['a figure beyond all bounds', '{"meter":1e999}'],
    ['a figure that is none', '{"meter":NaN}'],
    ['text that says so', '{"meter":"NaN"}'],
    ['less than nothing', '{"meter":-1}'],
    ['a list', '[7000]'],
    ['depth without end', '['.repeat(9000)],
    ['nothing', ''],
  ];

  it('that gives anything but a meter changes neither the meter nor the game, and nothing is said', async () => {
    const player = await openTable(harness, {
      attributes: `${QUIET} jackpot="5000" rounds="endless"`,
      mayTalk: true,
    });
    let answer = '';
    await player.page.route('**/feed*', (route) => route.fulfill({ body: answer }));
    const meterAfter = async (text: string, place: number): Promise<string> => {
      answer = text;
      const answered = player.page.waitForResponse('**/feed*');
      await player.ask((table, source) => table.setAttribute('jackpot-src', source), `/feed?${place}`);
      await answered;
      await player.page.waitForTimeout(30);
      return player.table.locator('[part~=meter]').innerText();
    };
    for (const [place, [what, hostile]] of HOSTILE.entries()) {
      const meter = await meterAfter(hostile, place);
      expect([what, meter, (await player.view()).jackpot?.meter]).toEqual([what, '5,000', 5000]);
    }
    expect(await meterAfter('{"meter":7000}', HOSTILE.length)).toBe('7,000');
    expect(await player.ask(playAndCheck)).toEqual([]);
    expect(await player.page.title()).toBe('Test');
    // What is far too long is not read to its end.
    expect(player.messages.filter((line) => !/^failed: .*\/feed.* net::ERR_ABORTED$/.test(line))).toEqual([]);
  });
});

describe('listeners of the page', () => {
  const throwAtAll = (player: Player): Promise<void> =>
    player.page.evaluate(() => {
      const names = ['ready', 'bet', 'deal', 'decision', 'settle', 'void', 'jackpot', 'session-end', 'error'];
      for (const name of names)
        document.addEventListener(`cs-${name}`, () => {
          throw new Error(`the listener of ${name} throws`);
        });
    });

  it('that throw at every event stop nothing and lose nothing', async () => {
    const player = await openTable(harness, {
      attributes: `${QUIET} jackpot="5000" rounds="3" example="Ah 9h 5h 3h 2h | Jh Jc As 8d 3c"`,
      mayTalk: true,
    });
    await throwAtAll(player);
    const codes = await player.ask(async (table) => {
      await table.placeJackpot(true);
      table.dealer = () => [];
      const code = await table.deal().catch((error: { code: string }) => error.code);
      table.dealer = null;
      await table.deal();
      await table.voidRound('misdeal');
      return [code, table.table.phase, table.table.balance];
    });
    expect(codes).toEqual(['deal-invalid', 'betting', 989]);
    expect(await player.ask(playAndCheck)).toEqual([]);
    await player.ask((table) => table.end());
    const heard = new Set(player.messages.map((line) => /the listener of (\S+) throws/.exec(line)?.[1]));
    expect([...heard].sort()).toEqual([
      ...['bet', 'deal', 'decision', 'error', 'jackpot', 'session-end', 'settle', 'void'],
    ]);
  });

  it('that prevent every second event hold up a move, and never half of one', async () => {
    const player = await openTable(harness, { attributes: `${QUIET} rounds="endless"` });
    const seen = await player.ask(async (table) => {
      let count = 0;
      let settled = 0;
      for (const name of ['cs-bet', 'cs-deal', 'cs-decision', 'cs-settle', 'cs-void', 'cs-session-end'])
        table.addEventListener(name, (event) => {
          if (count++ % 2 === 0) event.preventDefault();
        });
      table.addEventListener('cs-settle', () => settled++);
      const wrong: string[] = [];
      const outcomes = new Set<string>();
      const moves = ['deal', 'call', 'call', 'next', 'clearBets', 'clearBets', 'rebet', 'rebet'] as const;
      for (let times = 0; times < 5 * moves.length; times++) {
        const move = moves[times % moves.length]!;
        const before = JSON.stringify(table.table);
        const outcome = await table[move]().then(
          () => 'done',
          (error: { code: string }) => error.code,
        );
        outcomes.add(outcome);
        const changed = before !== JSON.stringify(table.table);
        if (changed && outcome !== 'done') wrong.push(`${move} was ${outcome} and changed the table`);
        const { balance, total, phase, bets } = table.table;
        const lies = phase === 'settled' ? 0 : bets.ante + bets.call;
        if (balance - total + lies !== 1000) wrong.push(`${move}: ${balance} ${total} ${lies}`);
      }
      return { wrong, outcomes: [...outcomes].sort(), miscounted: table.table.played - settled, settled };
    });
    expect(seen).toMatchObject({
      wrong: [],
      outcomes: ['action-illegal', 'cancelled', 'done'],
      miscounted: 0,
    });
    expect(seen.settled).toBeGreaterThan(2);
  });
});

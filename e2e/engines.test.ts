import { describe, expect, it } from 'vitest';
import { createTable, cryptoSource, deckFor } from '../packages/core/dist/index.js';
import { useBrowser } from './support/browser.js';
import { namesOf } from './support/card-names.js';
import { openTable, type Player } from './support/player.js';

const harness = useBrowser();

/** Plays some rounds by hand: every card that was shown, and what it came to. */
async function playRounds(player: Player, rounds: number): Promise<unknown[]> {
  const seen: unknown[] = [];
  for (let round = 1; round <= rounds; round++) {
    await player.deal();
    await player.call();
    seen.push(await player.cards('player'), await player.cards('dealer'), await player.balance());
    await player.next();
  }
  return seen;
}

describe('the engine', () => {
  it('changes nothing: the same seed gives the same cards and the same money in both', async () => {
    const attributes = 'motion="none" seed="golden-1"';
    const wasm = await openTable(harness, { attributes: `${attributes} engine="wasm"` });
    const js = await openTable(harness, { attributes: `${attributes} engine="js"` });
    const ready = (player: Player): Promise<unknown> => player.ask((table) => table.ready);
    expect(await ready(wasm)).toEqual({ engine: 'wasm' });
    expect(await ready(js)).toEqual({ engine: 'js' });
    expect([(await wasm.view()).engine, (await js.view()).engine]).toEqual(['wasm', 'js']);
    const played = await playRounds(js, 4);
    expect(await playRounds(wasm, 4)).toEqual(played);
    const deck = deckFor(createTable({ seed: 'golden-1' }), cryptoSource());
    expect(played.slice(0, 2)).toEqual([namesOf(deck.slice(0, 5)), namesOf(deck.slice(5, 10))]);
  });

  it('that is switched off makes no call to WebAssembly', async () => {
    const player = await openTable(harness, {
      attributes: 'engine="js" motion="none"',
      beforeScripts: () => {
        window.WebAssembly = new Proxy(WebAssembly, {
          get(_, name) {
            throw new Error(`WebAssembly.${String(name)} was asked for`);
          },
        });
      },
    });
    expect(await playRounds(player, 1)).toHaveLength(3);
  });

  it('follows its attribute while the page is open, the last one written', async () => {
    const player = await openTable(harness, { attributes: 'engine="js"' });
    const engines = await player.ask(async (table) => {
      table.engine = 'wasm';
      await table.updateComplete;
      const first = (await table.ready).engine;
      table.engine = 'auto';
      await table.updateComplete;
      table.engine = 'js';
      await table.updateComplete;
      const second = (await table.ready).engine;
      await new Promise((done) => setTimeout(done, 200));
      return [first, second, table.table.engine];
    });
    expect(engines).toEqual(['wasm', 'js', 'js']);
  });

  it.each([
    ['forbids WebAssembly', "script-src 'self'; style-src 'self'", 'js'],
    ['allows WebAssembly', "script-src 'self' 'wasm-unsafe-eval'; style-src 'self'", 'wasm'],
    [
      'asks for trusted types as well',
      "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html",
      'js',
    ],
  ])(
    'on a page whose policy %s (%s) is %s, a round is played, and the console stays silent',
    async (_, csp, engine) => {
      const player = await openTable(harness, {
        csp,
        attributes:
          'motion="full" speed="fast" jackpot="5000" advice="hint" seats="3" panels="paytable odds register chart rules fairness"',
      });
      expect(await player.ask(async (table) => (await table.ready).engine)).toBe(engine);
      await player.spot('jackpot').click();
      await player.deal();
      await player.call();
      for (const tab of ['Odds', 'Register', 'Chart', 'Rules']) await player.openPanel(tab);
      expect(await player.phase()).toBe('settled');
      expect(await player.view()).toMatchObject({ engine });
      const reason = await player.ask(async (table) => (await table.ready).fallbackReason);
      expect(typeof reason).toBe(engine === 'js' ? 'string' : 'undefined');
    },
  );
});

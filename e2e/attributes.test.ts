import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.js';
import { hearEvents, heardBy } from './support/events.js';
import { openTable, type Player } from './support/player.js';

const harness = useBrowser();

/** The `cs-error` events since the last time: attribute and code. */
async function errorsHeardBy(player: Player): Promise<string[]> {
  const heard = await heardBy(player);
  return heard
    .filter(({ type }) => type === 'cs-error')
    .map(({ error }) => error as { code: string; message: string })
    .map(({ code, message }) => `${message.split(':', 1)[0]}: ${code}`);
}

/** The warnings in the console so far. */
function warnings(player: Player): string[] {
  return player.messages.filter((message) => message.startsWith('console.warning: <caribbean-stud>'));
}

/** Bad values of every kind, each with the code it is refused with. */
const BAD: readonly [attribute: string, value: string, code: string][] = [
  ['paytable', 'gold', 'paytable-invalid'],
  ['paytable', '__proto__', 'paytable-invalid'],
  ['paytable', '100/50/20/7/5/4/3/2/-1', 'paytable-invalid'],
  ['paytable', '<img src=x onerror=alert(1)>', 'paytable-invalid'],
  ['qualifier', 'constructor', 'option-invalid'],
  ['rounds', '0', 'option-invalid'],
  ['rounds', 'NaN', 'option-invalid'],
  ['jackpot', '12e3', 'amount-invalid'],
  ['jackpot', '-5', 'amount-invalid'],
  ['jackpot-paytable', '101%/10%/500/100/50', 'jackpot-invalid'],
  ['jackpot-bet', '0', 'amount-invalid'],
  ['jackpot-rise', '1.5', 'option-invalid'],
  ['jackpot-reset', 'x', 'amount-invalid'],
  ['jackpot-rule', 'never', 'option-invalid'],
  ['jackpot-on-fold', 'maybe', 'option-invalid'],
  ['ante', '1,5', 'amount-invalid'],
  ['ante', '101', 'limit'],
  ['min-ante', '200', 'option-invalid'],
  ['max-ante', '0', 'amount-invalid'],
  ['chips', '5 5', 'option-invalid'],
  ['chips', '1 2 x', 'amount-invalid'],
  ['balance', '1000000001', 'amount-invalid'],
  ['balance', 'Infinity', 'amount-invalid'],
  ['credit', 'unlimited', 'option-invalid'],
  ['currency', 'EURO', 'option-invalid'],
  ['bonus', '6+1', 'paytable-invalid'],
  ['seats', '8', 'option-invalid'],
  ['seats', '1.5', 'option-invalid'],
  ['reshuffle', '53', 'option-invalid'],
  ['deal', 'sideways', 'option-invalid'],
  ['advice', 'please', 'option-invalid'],
  ['panels', 'paytable secrets', 'option-invalid'],
  ['theme', 'pink', 'option-invalid'],
  ['card-face', 'toString', 'option-invalid'],
  ['motion', 'fast', 'option-invalid'],
  ['speed', '2', 'option-invalid'],
  ['sound', 'loud', 'option-invalid'],
  ['shortcuts', 'yes', 'option-invalid'],
  ['engine', 'asm', 'option-invalid'],
  ['example', 'Qh Qs 9d 6c 2h | Jh Jc As 8d', 'option-invalid'],
  ['example', 'Qh Qh 9d 6c 2h | Jh Jc As 8d 3c', 'card-repeated'],
  ['example', 'Qh Qs 9d 6c 2h | Jh Jc As 8d Zz', 'card-unknown'],
  ['disabled', 'no', 'option-invalid'],
];

/** Values that are read, and what comes of them. */
const GOOD: readonly [attributes: string, property: string, value: unknown][] = [
  ['jackpot="false"', 'jackpot', null],
  ['jackpot="off"', 'jackpot', null],
  ['bonus="off"', 'bonus', null],
  ['advice="false"', 'advice', 'off'],
  ['sound="false"', 'sound', 'off'],
  ['sound="on"', 'sound', 'on'],
  ['shortcuts="false"', 'shortcuts', 'off'],
  ['disabled', 'disabled', true],
  ['disabled="false"', 'disabled', false],
  ['balance=""', 'balance', 1000],
  ['currency="EUR" ante="2.01"', 'ante', 2.01],
  ['rounds="endless"', 'rounds', 'endless'],
  ['chips="100, 5"', 'chips', [5, 100]],
  ['panels="register"', 'panels', ['register']],
  ['theme=" DARK "', 'theme', 'dark'],
  ['lang="xx"', 'heading', null],
  ['lang="__proto__"', 'heading', null],
  ['lang="constructor"', 'heading', null],
];

describe('attributes that cannot be read', () => {
  // Some forty tables, one after the other.
  it(
    'take their default, are reported once with their code, and leave the table playable',
    { timeout: 180_000 },
    async () => {
      const player = await openTable(harness, { beforeScripts: hearEvents, mayTalk: true });
      const defaults = await player.ask((table) => JSON.stringify(table.table));
      await heardBy(player);
      for (const [name, value, code] of BAD) {
        await player.sitDownAt(`${name}="${value}"`);
        expect([name, value, ...(await errorsHeardBy(player))]).toEqual([name, value, `${name}: ${code}`]);
        expect(await player.ask((table) => JSON.stringify(table.table)), `${name}="${value}"`).toBe(defaults);
      }
      expect(warnings(player)).toHaveLength(BAD.length);
      expect(player.messages).toHaveLength(BAD.length);
      await player.ask((table) => {
        table.motion = 'none';
      });
      await player.deal();
      await player.call();
      expect(await player.phase()).toBe('settled');
    },
  );

  it('of enormous length and of any kind at once do no more', async () => {
    const player = await openTable(harness, { beforeScripts: hearEvents, mayTalk: true });
    await heardBy(player);
    const names = [...new Set(BAD.map(([name]) => name))];
    const before = Date.now();
    await player.ask(async (table, all) => {
      for (const name of all) table.setAttribute(name, '7/'.repeat(500_000));
      await table.updateComplete;
    }, names);
    expect(Date.now() - before).toBeLessThan(5000);
    expect(await errorsHeardBy(player)).toHaveLength(names.length);
    expect(Math.max(...warnings(player).map((warning) => warning.length))).toBeLessThan(400);
    expect(await player.phase()).toBe('betting');
  });

  it('are reported again only after another value', async () => {
    const player = await openTable(harness, {
      attributes: 'rounds="many"',
      beforeScripts: hearEvents,
      mayTalk: true,
    });
    expect(await errorsHeardBy(player)).toEqual(['rounds: option-invalid']);
    const write = async (value: string): Promise<string[]> => {
      await player.ask(async (table, rounds) => {
        table.setAttribute('rounds', rounds);
        table.setAttribute('seats', '2');
        await table.updateComplete;
      }, value);
      return errorsHeardBy(player);
    };
    expect(await write('many')).toEqual([]);
    expect(await write('lots')).toEqual(['rounds: option-invalid']);
    expect(await write('5')).toEqual([]);
    expect(await write('lots')).toEqual(['rounds: option-invalid']);
    expect(warnings(player)).toHaveLength(3);
    expect(warnings(player)[0]).toContain('"many"');
  });

  it('written as properties are refused alike, whatever their type', async () => {
    const player = await openTable(harness, { beforeScripts: hearEvents, mayTalk: true });
    await heardBy(player);
    const read = await player.ask(async (table) => {
      const set = table as unknown as Record<string, unknown>;
      set['balance'] = Number.NaN;
      set['ante'] = {};
      set['chips'] = [1, 1];
      set['rounds'] = Symbol('rounds');
      set['paytable'] = { flush: 3 };
      set['seats'] = () => 3;
      set['theme'] = null;
      await table.updateComplete;
      return [table.balance, table.ante, table.chips, table.rounds, table.seats, table.theme];
    });
    expect(read).toEqual([1000, 1, [1, 5, 25, 100], 20, 1, 'auto']);
    expect((await errorsHeardBy(player)).sort()).toEqual([
      'ante: option-invalid',
      'balance: amount-invalid',
      'chips: option-invalid',
      'paytable: paytable-invalid',
      'rounds: option-invalid',
      'seats: option-invalid',
    ]);
    expect(await player.phase()).toBe('betting');
  });

  it('never become markup: hostile headings and seeds are text', async () => {
    const hostile = '&quot;><img src=x onerror=document.title=1><script>document.title=2</script>';
    const player = await openTable(harness, {
      attributes: `heading="${hostile}" seed="${hostile}" lang="${hostile}"`,
    });
    await player.deal();
    expect(await player.table.locator('[part~=title]').innerText()).toContain('<img src=x');
    expect(await player.table.locator('img, script').count()).toBe(0);
    expect(await player.page.title()).toBe('Test');
  });
});

describe('attributes that can be read', () => {
  it('are in force, and nothing is said', async () => {
    const player = await openTable(harness, { beforeScripts: hearEvents });
    for (const [attributes, property, value] of GOOD) {
      await player.sitDownAt(attributes);
      const read = await player.ask(
        (table, name) => (table as unknown as Record<string, unknown>)[name],
        property,
      );
      expect([attributes, read]).toEqual([attributes, value]);
    }
    expect(await errorsHeardBy(player)).toEqual([]);
  });

  it('of money count in the smallest unit, and are shown in the currency', async () => {
    const player = await openTable(harness, {
      attributes: 'currency="EUR" ante="2.01" balance="50" chips="0.5 1 2.5" min-ante="0.5" motion="none"',
    });
    expect(await player.view()).toMatchObject({ bets: { ante: 201 }, balance: 4799 });
    expect(await player.table.locator('[part~=balance] b').innerText()).toBe('€47.99');
    expect(await player.button('call').count()).toBe(0);
    await player.deal();
    expect(await player.button('call').innerText()).toContain('€4.02');
    await player.call();
    expect((await player.view()).bets.call).toBe(402);
  });

  it('of text and shown currency follow the language of the table', async () => {
    const player = await openTable(harness, { attributes: 'currency="NOK" balance="1234.5" ante="100"' });
    const money = async (lang: string): Promise<string> => {
      await player.ask(async (table, language) => {
        table.setAttribute('lang', language);
        await table.updateComplete;
      }, lang);
      return (await player.table.locator('[part~=balance] b').innerText()).replaceAll(/\s/g, ' ');
    };
    expect(await money('en')).toBe('NOK 1,134.50');
    expect(await money('nb')).toContain('1 134,50');
  });
});

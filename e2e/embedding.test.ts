import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.js';
import { openTable, Player, SCRIPT } from './support/player.js';
import { startSite, type Site } from './support/site.js';

const harness = useBrowser();
const { openPage } = harness;

const PATH = '/packages/widget/dist/caribbean-stud.min.js';
const INTEGRITY = `sha384-${createHash('sha384')
  .update(readFileSync(resolve(import.meta.dirname, `..${PATH}`)))
  .digest('base64')}`;

/** Plays a round by hand at a table that may lie in a frame. */
async function playRound(table: Locator): Promise<void> {
  await table.locator('[data-action=deal]').click();
  await table.locator('[data-action=fold]').click();
  await table.locator('[data-action=next]').waitFor();
}

describe('the one file of another origin', () => {
  let other: Site;

  beforeAll(async () => {
    other = await startSite();
  });

  afterAll(() => other.close());

  function fromAbroad(integrity: string): string {
    const address = other.addressOf(PATH, { 'Access-Control-Allow-Origin': '*' });
    return `<script type="module" src="${address.replaceAll('"', '&quot;')}" crossorigin integrity="${integrity}"></script>
      <caribbean-stud motion="none"></caribbean-stud>`;
  }

  it('makes a table that can be played, its integrity checked', async () => {
    const { page, messages } = await openPage({ html: fromAbroad(INTEGRITY) });
    const player = new Player(page, messages);
    await player.sitDown();
    await playRound(player.table);
    expect(await player.view()).toMatchObject({ phase: 'settled', engine: 'wasm' });
  });

  it('is not run when it is not what the page expects', async () => {
    const { page, messages } = await openPage({
      html: fromAbroad(`sha384-${'A'.repeat(64)}`),
      mayTalk: true,
    });
    expect(messages.join()).toContain('integrity');
    expect(await page.evaluate(() => customElements.get('caribbean-stud'))).toBeUndefined();
  });
});

describe('a page with two versions', () => {
  it('keeps the first, and one warning names both', async () => {
    const player = await openTable(harness, { attributes: 'motion="none"', mayTalk: true });
    const version = await player.ask(async (table) => {
      const { version } = table.constructor as unknown as { version: string };
      const script = await fetch('../packages/widget/dist/caribbean-stud.min.js');
      const newer = (await script.text()).replaceAll(version, '99.0.0');
      const copy = document.createElement('script');
      copy.type = 'module';
      copy.src = URL.createObjectURL(new Blob([newer], { type: 'text/javascript' }));
      const loaded = new Promise((done) => copy.addEventListener('load', done));
      document.head.append(copy);
      await loaded;
      return version;
    });
    expect(player.messages).toEqual([
      `console.warning: <caribbean-stud> is defined already, in version ${version}; version 99.0.0 is not used.`,
    ]);
    await playRound(player.table);
  });
});

describe('a table in a sandboxed frame', () => {
  function framed(attributes: string): string {
    const address = harness.address() + PATH;
    const headers = JSON.stringify({ 'Access-Control-Allow-Origin': '*' });
    const script = `${address}?headers=${encodeURIComponent(headers)}`;
    return `<iframe title="Table" width="600" height="900" sandbox="allow-scripts" srcdoc="
      <!doctype html><title>Table</title><script type='module' src='${script}'></script>
      <caribbean-stud motion='none' ${attributes}></caribbean-stud>"></iframe>`;
  }

  it('is played without a message', async () => {
    const { page } = await openPage({ html: framed('') });
    await playRound(page.frameLocator('iframe').locator('caribbean-stud'));
  });

  it('says once that it cannot be kept, where it should be', async () => {
    const { page, messages } = await openPage({ html: framed(`storage-key='table'`), mayTalk: true });
    await playRound(page.frameLocator('iframe').locator('caribbean-stud'));
    expect(messages).toEqual([expect.stringMatching(/^console\.warning: <caribbean-stud> .*storage.* kept/)]);
  });
});

describe('a page that requires trusted types', () => {
  it('has a table that can be played', async () => {
    const player = await openTable(harness, {
      attributes: 'motion="none"',
      csp: "require-trusted-types-for 'script'",
    });
    await playRound(player.table);
    expect(await player.view()).toMatchObject({ phase: 'settled', engine: 'wasm' });
  });
});

describe('a table that a server has drawn', () => {
  it('is taken over by the script: drawn anew, once, without a message', async () => {
    const { page, messages } = await openPage({
      html: `<caribbean-stud motion="none"><template shadowrootmode="open"
          ><style>:host { display: block; }</style><h2 part="title">Drawn by the server</h2></template
        ></caribbean-stud>${SCRIPT}`,
    });
    const player = new Player(page, messages);
    await player.sitDown();
    expect(await player.table.locator('[part=title]').allInnerTexts()).toEqual(['Caribbean stud']);
    await playRound(player.table);
  });
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.js';
import { Player, SCRIPT } from './support/player.js';

const FILE = resolve(import.meta.dirname, '../packages/widget/dist/caribbean-stud.min.js');
const WASM = resolve(import.meta.dirname, '../packages/evaluator-as/dist/hands.wasm');

const harness = useBrowser();

describe('the one-file build', () => {
  it('loads in Node, without a page and without waiting for anything', () => {
    // `require` refuses a module that awaits at its top level.
    expect(() => createRequire(import.meta.url)(FILE) as unknown).not.toThrow();
    expect('document' in globalThis || 'HTMLElement' in globalThis).toBe(false);
  });

  it('loads in a worker', async () => {
    const worker = new Worker(`import(${JSON.stringify(FILE)})`, { eval: true });
    const code = await new Promise((exited, failed) => {
      worker.on('exit', exited);
      worker.on('error', failed);
    });
    expect(code).toBe(0);
  });

  it('holds the WebAssembly module once, and needs no other file', () => {
    const text = readFileSync(FILE, 'utf8');
    expect(text.split(readFileSync(WASM).toString('base64'))).toHaveLength(2);
    expect(text).not.toMatch(/\bimport\s*[{*"'(]|[}*]from["']|\bimport\.meta\b/);
  });

  it('looks the same on a page of old HTML, whose tables take no color and no font from around them', async () => {
    const { page, messages } = await harness.openPage({
      html: `<!doctype html public "-//IETF//DTD HTML 2.0//EN">${SCRIPT}<caribbean-stud theme="dark"></caribbean-stud>`,
    });
    expect(await page.evaluate(() => document.compatMode)).toBe('BackCompat');
    const player = new Player(page, messages);
    await player.sitDown();
    const [table, panel] = await Promise.all(
      ['[part~=paytable] table, table[part~=paytable]', '[part~=panel]'].map((selector) =>
        player.table
          .locator(selector)
          .first()
          .evaluate((element) => [getComputedStyle(element).color, getComputedStyle(element).fontFamily]),
      ),
    );
    expect(table).toEqual(panel);
  });
});

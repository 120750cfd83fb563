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

  it('asks in its first line to be compiled while it loads', () => {
    expect(readFileSync(FILE, 'utf8').split('\n', 1)).toEqual(['//# allFunctionsCalledOnLoad']);
  });

  it('carries the licenses of what it contains, and names nothing that visitors get and that is not listed', () => {
    const [notice = ''] = readFileSync(FILE, 'utf8').split('*/', 1);
    const contained = [...notice.matchAll(/(?:^|, )(@?[\w/-]+) (\d+\.\d+\.\d+)(?=[,:])/gm)].map(
      ([, name, version]) => `${name} ${version}`,
    );
    expect(contained.map((one) => one.split(' ')[0]).sort()).toEqual([
      ...['@lit/reactive-element', '@noble/hashes', '@shoelace-style/localize', 'lit', 'lit-element'],
      ...['lit-html', 'pure-rand'],
    ]);
    const listed = readFileSync(resolve(import.meta.dirname, '../THIRD-PARTY.md'), 'utf8');
    for (const one of contained) {
      const [name, version] = one.split(' ');
      expect(listed).toMatch(new RegExp(`\\[${name}\\]\\S+\\s+\\| ${version} `));
    }
    expect(notice).toContain('Redistributions in binary form must reproduce the above copyright notice');
    expect(notice).toContain('The above copyright notice and this permission notice shall be included');
    for (const holder of ['Google LLC', 'Paul Miller', 'A Beautiful Site', 'Nicolas DUBIEN'])
      expect(notice).toContain(holder);
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

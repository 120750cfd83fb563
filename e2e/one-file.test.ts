import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';

const FILE = resolve(import.meta.dirname, '../packages/widget/dist/caribbean-stud.min.js');
const WASM = resolve(import.meta.dirname, '../packages/evaluator-as/dist/hands.wasm');

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
});

import { readdirSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { instantiateKernels } from '@caribbean-stud/evaluator-as';

const DIST = new URL('../dist/', import.meta.url);
const scripts = readdirSync(DIST).filter((name) => name.endsWith('.js'));
const ROYAL_FLUSH = 0x2000_1f00;

const HAND_KERNELS = ['allCards', 'evaluateColumns', 'evaluateRows', 'heapStart', 'memory'];
const ALL_KERNELS = [...HAND_KERNELS, 'playRounds', 'tallyDealer'];

describe.each([
  ['evaluator.wasm', ALL_KERNELS],
  ['hands.wasm', HAND_KERNELS],
])('the module %s', (file, kernels) => {
  const bytes = readFileSync(new URL(file, DIST));

  it('is at most 6,000 bytes', () => {
    expect(bytes.length).toBeLessThanOrEqual(6000);
  });

  it('needs nothing from its host, and exports what the glue says', () => {
    const module = new WebAssembly.Module(bytes);
    expect(WebAssembly.Module.imports(module)).toEqual([]);
    const exported = WebAssembly.Module.exports(module).map(({ name }) => name);
    expect(exported.sort()).toEqual(kernels);
  });

  it('is what the glue carries inlined, just once', () => {
    const base64 = bytes.toString('base64');
    const copies = scripts.map((name) => readFileSync(new URL(name, DIST), 'utf8').split(base64).length - 1);
    expect(copies.reduce((sum, count) => sum + count, 0)).toBe(1);
  });
});

describe('the glue', () => {
  it('neither fetches nor awaits while it loads, and uses nothing of Node', () => {
    for (const name of scripts) {
      const text = readFileSync(new URL(name, DIST), 'utf8');
      expect(text).not.toMatch(/\bfetch\(|\bdata:|\bblob:|node:|require\(|\bprocess\b|^await /m);
    }
  });

  it('gives every caller an instance with memory of its own', async () => {
    const [one, other] = await Promise.all([instantiateKernels(), instantiateKernels()]);
    const at = one.heapStart();
    expect(at % 16).toBe(0);
    for (const { memory } of [one, other]) expect(memory.buffer.byteLength).toBe(65_536);
    new Uint8Array(one.memory.buffer, at, 5).set([51, 47, 43, 39, 35]);
    expect([...new Uint8Array(other.memory.buffer, at, 5)]).toEqual([0, 0, 0, 0, 0]);
    expect(one.evaluateRows(at, at + 80, 1)).toBe(1);
    expect(new Uint32Array(one.memory.buffer, at + 80, 1)[0]).toBe(ROYAL_FLUSH);
  });

  it('works in a worker', async () => {
    const worker = new Worker(
      `import { parentPort, workerData } from 'node:worker_threads';
       const { instantiateKernels } = await import(workerData);
       const kernels = await instantiateKernels();
       const at = kernels.heapStart();
       new Uint8Array(kernels.memory.buffer, at, 5).set([51, 47, 43, 39, 35]);
       kernels.evaluateRows(at, at + 80, 1);
       parentPort.postMessage(new Uint32Array(kernels.memory.buffer, at + 80, 1)[0]);`,
      { eval: true, execArgv: ['--input-type=module'], workerData: new URL('index.js', DIST).href },
    );
    const value = await new Promise((resolve, reject) => {
      worker.once('message', resolve).once('error', reject);
    });
    await worker.terminate();
    expect(value).toBe(ROYAL_FLUSH);
  });
});

// Measures the sizes of what the packages ship and keeps the table in README.md true: without arguments it writes the
// table, with `--check` it fails when a figure is off by a kilobyte or more.
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';

const ROOT = resolve(import.meta.dirname, '..');
const README = resolve(ROOT, 'README.md');
const BLOCK = /<!-- sizes -->[^]*<!-- \/sizes -->/;

/**
 * The script that a bundler makes of a module: what is loaded at once, without what is loaded on demand.
 * @param {string} code
 */
async function bundle(code) {
  const entry = 'virtual:entry';
  const result = await build({
    root: resolve(ROOT, 'packages/widget'),
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? code : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const chunks = ('output' in result ? result.output : []).flatMap((output) =>
    output.type === 'chunk' ? [output] : [],
  );
  const atOnce = new Set(chunks.filter(({ isEntry }) => isEntry));
  // A set that grows while it is walked: what is imported is walked too.
  for (const { imports } of atOnce) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) atOnce.add(chunk);
  }
  return Buffer.from([...atOnce].map((chunk) => chunk.code).join(''));
}

/** @param {string} path */
const file = (path) => readFile(resolve(ROOT, path));
const core = '../core/dist/index.js';

/** What is measured: its name in the table, and how to get its bytes. @type {[string, () => Promise<Buffer>][]} */
const PARTS = [
  [
    '`caribbean-stud.min.js`: the element, all in one file',
    () => file('packages/widget/dist/caribbean-stud.min.js'),
  ],
  [
    "`import 'caribbean-stud/define.js'`, before the odds are looked at",
    () => bundle("import './dist/define.js'"),
  ],
  [
    '`import { evaluate, compareHands }` from the core',
    () => bundle(`export { evaluate, compareHands } from '${core}'`),
  ],
  [
    '`import { loadEvaluator }`, the WebAssembly module included',
    () => bundle(`export { loadEvaluator } from '${core}'`),
  ],
  ['`evaluator.wasm` by itself', () => file('packages/evaluator-as/dist/evaluator.wasm')],
];

/** @param {number} bytes */
const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

/** The table in Markdown. @param {[string, Buffer][]} parts */
function toTable(parts) {
  const rows = parts.map(
    ([name, bytes]) =>
      `| ${name} | ${[bytes, gzipSync(bytes, { level: 9 }), brotliCompressSync(bytes)].map((packed) => kilobytes(packed.length)).join(' | ')} |`,
  );
  return ['| kB | bare | gzip | brotli |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** The figures of a table, row by row. @param {string} table @returns {number[]} */
const figuresOf = (table) => [...table.matchAll(/\| *(\d+\.\d) */g)].map(([, figure]) => Number(figure));

const parts = await Promise.all(
  PARTS.map(async ([name, read]) => /** @type {[string, Buffer]} */ ([name, await read()])),
);
const table = toTable(parts);
const readme = await readFile(README, 'utf8');
const [present] = BLOCK.exec(readme) ?? [];
if (present === undefined) throw new Error('README.md has no block for the sizes');

if (process.argv.includes('--check')) {
  const [shown, measured] = [figuresOf(present), figuresOf(table)];
  const isTrue =
    shown.length === measured.length && shown.every((figure, i) => Math.abs(figure - (measured[i] ?? 0)) < 1);
  if (!isTrue) {
    console.error(`The sizes in README.md are out of date: run node scripts/size-table.mjs\n${table}`);
    process.exit(1);
  }
} else {
  await writeFile(README, readme.replace(BLOCK, `<!-- sizes -->\n\n${table}\n\n<!-- /sizes -->`));
}

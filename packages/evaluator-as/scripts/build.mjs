// Compiles the AssemblyScript kernels to two modules: all of them (dist/evaluator.wasm), and only those that value hands
// (dist/hands.wasm). Writes the same bytes as base64 into src/*.generated.ts, so that a bundler or a page needs no second
// file.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
await mkdir('dist', { recursive: true });

/**
 * @param {string} entry the file in assembly/ that exports the kernels
 * @param {string} name what the module is called in dist/
 * @param {string} generated what the generated file is called in src/
 */
async function compile(entry, name, generated) {
  const wasm = `dist/${name}.wasm`;
  const { error, stderr } = await asc.main([
    `assembly/${entry}.ts`,
    `--outFile=${wasm}`,
    '--runtime=stub',
    '--enable=simd',
    '-O3',
    // With these, four times faster than with -O3 alone. What goes into the kernels is checked in TypeScript.
    '--converge',
    '--noAssert',
    '--uncheckedBehavior=always',
    // Nothing here aborts: the module imports nothing.
    '--use=abort=',
    '--initialMemory=1',
  ]);
  if (error) {
    console.error(stderr.toString());
    throw error;
  }

  const bytes = await readFile(wasm);
  await writeFile(
    `src/${generated}.generated.ts`,
    `/** The compiled module, ${bytes.length} bytes. */\nexport const WASM_BASE64: string =\n  '${bytes.toString('base64')}';\n`,
  );
  console.log(`${name}.wasm: ${bytes.length} bytes`);
}

await compile('index', 'evaluator', 'wasm');
await compile('hands', 'hands', 'hands-wasm');

// Compiles the AssemblyScript kernels to dist/evaluator.wasm and writes the same bytes, as base64, into
// src/wasm.generated.ts, so that a bundler or a page needs no second file.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
await mkdir('dist', { recursive: true });

const { error, stderr } = await asc.main([
  'assembly/index.ts',
  '--outFile=dist/evaluator.wasm',
  '--runtime=stub',
  '--enable=simd',
  // Four times faster than -O3 alone; the TypeScript border checks all that goes in.
  '-O3',
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

const bytes = await readFile('dist/evaluator.wasm');
await writeFile(
  'src/wasm.generated.ts',
  `/** The compiled module, ${bytes.length} bytes. */\nexport const WASM_BASE64: string =\n  '${bytes.toString('base64')}';\n`,
);
console.log(`evaluator.wasm: ${bytes.length} bytes`);

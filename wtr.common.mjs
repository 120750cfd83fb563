import { join } from 'node:path';
import { esbuildPlugin } from '@web/dev-server-esbuild';

/** What every run of the component tests has in common, whatever the browsers. */
export const common = {
  files: ['packages/widget/test/component/**/*.test.ts'],
  nodeResolve: true,
  rootDir: import.meta.dirname,
  concurrency: 1,
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 120_000,
  testFramework: { config: { timeout: 20_000 } },
  // Lit's decorators depend on the compiler options: they must be those of the build.
  plugins: [
    esbuildPlugin({ ts: true, target: 'es2022', tsconfig: join(import.meta.dirname, 'tsconfig.base.json') }),
  ],
  // The tests run Lit's development build for its warnings; that it is one needs no saying.
  filterBrowserLogs: (/** @type {{ args: unknown[] }} */ { args }) =>
    !String(args[0]).startsWith('Lit is in dev mode'),
  mimeTypes: { '**/*.wasm': 'application/wasm' },
};

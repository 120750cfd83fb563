import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** What takes many minutes in a browser: not part of every test run. */
export default defineConfig({
  cacheDir: join(import.meta.dirname, '../node_modules/.vite'),
  test: {
    root: import.meta.dirname,
    include: ['**/*.slow.ts'],
    fileParallelism: false,
    testTimeout: 2 * 60 * 60 * 1000,
    hookTimeout: 60_000,
  },
});

import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** End-to-end tests: the built files in a real browser. Two files at a time: they share the machine with the browser. */
export default defineConfig({
  cacheDir: join(import.meta.dirname, '../node_modules/.vite'),
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: 'support/one-browser.ts',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

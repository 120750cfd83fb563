import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** End-to-end tests: the built files in a real browser. They share one browser, and mostly wait for it. */
export default defineConfig({
  cacheDir: join(import.meta.dirname, '../node_modules/.vite'),
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: 'support/one-browser.ts',
    // Files keep nothing in their modules; loading Playwright anew for each would take 2 seconds of processor time.
    isolate: false,
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

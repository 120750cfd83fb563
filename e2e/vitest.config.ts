import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Files of many reloads, waits and faults. */
const LONG = ['resume', 'faults-in-time', 'faults-on-pages', 'live-meter', 'autoplay'].map(
  (name) => `${name}.test.ts`,
);

/** End-to-end tests: the built files in a real browser. Two files at a time: they share the machine with the browser. */
export default defineConfig({
  cacheDir: join(import.meta.dirname, '../node_modules/.vite'),
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    // `npm run test:long` runs those that take long: the whole of `npm test` stays below a quarter of an hour.
    exclude: process.env.LONG ? [] : LONG,
    globalSetup: 'support/one-browser.ts',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

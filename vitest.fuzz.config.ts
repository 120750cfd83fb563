import { defineConfig } from 'vitest/config';

/** The properties of `*.fuzz.ts`, tried for as long as one likes; the unit tests try them shortly. */
export default defineConfig({
  test: {
    include: ['packages/{core,widget}/test/**/*.fuzz.ts'],
    setupFiles: ['packages/core/test/fuzz/setup.ts'],
    fileParallelism: false,
    testTimeout: 3_600_000,
  },
});

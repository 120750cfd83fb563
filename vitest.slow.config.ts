import { defineConfig } from 'vitest/config';

/** Proofs that take minutes: not part of every test run. */
export default defineConfig({
  test: { include: ['packages/core/test/**/*.slow.ts'] },
});

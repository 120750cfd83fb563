import { defineConfig } from 'vitest/config';

/** The tests that mutants have to get past. The model of the table would find more, but takes many seconds each time. */
export default defineConfig({
  test: {
    include: ['packages/core/test/{rules,game}/**/*.test.ts'],
    exclude: ['packages/core/test/game/model.test.ts'],
  },
});

import { defineConfig } from 'vitest/config';

/** Unit and property tests, in Node. The widget's components are tested in browsers: see web-test-runner.config.mjs. */
export default defineConfig({
  test: {
    include: [
      'packages/{core,evaluator-as}/test/**/*.test.ts',
      'packages/widget/test/unit/**/*.test.ts',
      // Tried shortly here, and at length by `npm run fuzz`.
      'packages/{core,widget}/test/**/*.fuzz.ts',
      'scripts/test/**/*.test.ts',
    ],
    // By default one processor would be left free.
    maxWorkers: '100%',
    // Exhaustive tests walk all 2,598,960 hands.
    testTimeout: 60_000,
  },
});

/**
 * Changes the rules and the game in every small way, one at a time, and sees whether a test fails: `npm run test:mutation`.
 * docs/mutation.md tells what survives, and why.
 * @type {ConstructorParameters<typeof import('@stryker-mutator/core').Stryker>[0]}
 */
export default {
  mutate: ['packages/core/src/{rules,game}/**/*.ts'],
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutation/error-texts.mjs'],
  ignorers: ['error-texts'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 5000,
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  tempDirName: '.cache/mutation/sandbox',
  ignorePatterns: ['.cache', 'bench', 'docs', 'e2e', 'examples'],
  reporters: ['clear-text', 'html'],
  clearTextReporter: {
    logTests: false,
    reportTests: false,
    reportMutants: true,
    allowColor: false,
    allowEmojis: false,
  },
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  thresholds: { high: 95, low: 90, break: 90 },
};

import fc from 'fast-check';

/** Seconds for each property of a fuzzing run, and the seed of all its inputs: the clock's, unless one is given. */
const seconds = Number(process.env['FUZZ_SECONDS'] ?? 20);
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);

console.log(`Fuzzing for ${seconds} s a property. To repeat it: FUZZ_SEED=${seed} npm run fuzz`);

fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  seed,
  numRuns: Number.MAX_SAFE_INTEGER,
  interruptAfterTimeLimit: seconds * 1000,
  markInterruptAsFailure: false,
});

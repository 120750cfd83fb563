import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commands, open } from './model/commands.js';
import { anyTerms } from './model/terms.js';

const SEQUENCES = 10_000;

// Every state is asked for a dozen moves that it must refuse: the stacks of those errors would take a third of the time.
const { stackTraceLimit } = Error;
beforeAll(() => void (Error.stackTraceLimit = 0));
afterAll(() => void (Error.stackTraceLimit = stackTraceLimit));

test(`in ${SEQUENCES.toLocaleString('en')} sequences of moves no unit is minted or lost, no card comes twice, no voided round counts, and every phase has a move`, () => {
  const ends = new Set<string>();
  const seen = { settled: 0, shares: 0, resets: 0 };
  fc.assert(
    fc.property(anyTerms, fc.commands(commands, { maxCommands: 30, size: 'max' }), (terms, sequence) => {
      const table = open(terms);
      fc.modelRun(() => table, sequence);
      ends.add(`${table.model.table.phase} ${table.model.table.reason ?? ''}`);
      for (const key of ['settled', 'shares', 'resets'] as const) seen[key] += table.model[key];
    }),
    { numRuns: SEQUENCES, seed: 20_261_130 },
  );
  // The sequences play, reach every end of a session, and take from the meter.
  expect([...ends].sort()).toEqual([
    'betting ',
    'deciding ',
    'finished end',
    'finished funds',
    'finished rounds',
    'settled ',
  ]);
  expect(seen.settled).toBeGreaterThan(SEQUENCES);
  expect(Math.min(seen.shares, seen.resets)).toBeGreaterThan(SEQUENCES / 100);
}, 120_000);

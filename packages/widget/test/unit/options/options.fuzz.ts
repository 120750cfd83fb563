import { createTable, GameError } from '@caribbean-stud/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OPTION_NAMES } from '../../../src/options/options.js';
import { propertyValue, type OptionProperty } from '../../../src/options/properties.js';
import { readOptions, tableConfig } from '../../../src/options/read-options.js';

/** What pages write, in and out of place. */
const likely = fc.constantFrom<unknown>(
  ...[
    '',
    ' ',
    'off',
    'on',
    'true',
    'false',
    'auto',
    'round',
    'endless',
    'EUR',
    'JPY',
    'XYZ',
    'standard',
    'betmgm',
  ],
  ...[
    '0',
    '-1',
    '2.01',
    '1e3',
    '1,5',
    '1000000000',
    '0.005',
    '100/50/20/7/5/4/3/2/1',
    '100%/10%/500/100/50',
    '5+1',
  ],
  ...[
    'Qh Qs 9d 6c 2h | Jh Jc As 8d 3c',
    'paytable register fairness',
    '1 5 25 100',
    '__proto__',
    'constructor',
  ],
  ...['<img src=x>', 'x'.repeat(100_000)],
  ...[0, 1, 7, 20, 2.01, -1, Number.NaN, Infinity, 1e21, true, false, null, undefined],
);
const written = fc.dictionary(
  fc.constantFrom(...OPTION_NAMES),
  fc.oneof(likely, fc.string({ unit: 'binary' }), fc.double(), fc.anything({ withBigInt: true })),
);

test(
  'whatever a page writes, each option is in force or refused once, and a table can be played',
  { timeout: 600_000 },
  () => {
    fc.assert(
      fc.property(written, (options) => {
        const read = readOptions(new Map(Object.entries(options)) as Parameters<typeof readOptions>[0]);
        const refused = read.refusals.map(({ name }) => name);
        expect(new Set(refused).size).toBe(refused.length);
        for (const { name, error } of read.refusals) {
          expect(error).toBeInstanceOf(GameError);
          expect(error.message.length).toBeLessThan(500);
          expect(Object.keys(options)).toContain(name);
        }
        expect(Object.keys(read.options).sort()).toEqual([...OPTION_NAMES].sort());
        for (const name of OPTION_NAMES) propertyValue(name as OptionProperty, read);
        expect(createTable(tableConfig(read.options)).bets.ante).toBeGreaterThanOrEqual(0);
      }),
    );
  },
);

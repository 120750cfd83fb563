import * as fc from 'fast-check';
import type { Qualifier, TableConfigLike } from '../../../src/index.js';

/** Odds as an exact fraction, n to d. */
export type Odds = readonly [n: number, d: number];

/** A jackpot prize: a share of the meter in per cent, or a multiple of the stake. */
export type Prize = { readonly percent: Odds } | { readonly times: Odds };

/** What the model knows of a table's terms: exact, by category from high card (0) to royal flush (9). */
export interface Terms {
  readonly balance: number;
  readonly ante: number | null;
  readonly minAnte: number;
  readonly maxAnte: number;
  readonly credit: 'strict' | 'register';
  readonly rounds: number | null;
  readonly seats: number;
  readonly reshuffle: 'round' | number;
  readonly deal: 'up' | 'down';
  readonly qualifier: Qualifier;
  readonly paytable: readonly Odds[];
  /** Payouts of the 5+1 bet from trips (3) to royal flush (9). */
  readonly bonus: readonly Odds[] | null;
  readonly jackpot: JackpotTerms | null;
}

/** The jackpot bet. `rise` in thousandths of the stake; `prizes` from flush (5) to royal flush (9). */
export interface JackpotTerms {
  readonly meter: number;
  readonly stake: number;
  readonly rise: number;
  readonly reset: number;
  readonly prizes: readonly Prize[];
  readonly rule: 'independent' | 'qualified';
  readonly onFold: 'pays' | 'forfeit';
}

const odds: fc.Arbitrary<Odds> = fc.oneof(
  fc.nat(200).map((n): Odds => [n, 1]),
  fc.tuple(fc.nat(20), fc.integer({ min: 1, max: 9 })),
);

const percent = fc.oneof(
  fc.constant<Odds>([100, 1]),
  fc.nat(1000).map((tenths): Odds => [tenths, 10]),
);

const prize: fc.Arbitrary<Prize> = fc.oneof(
  percent.map((share) => ({ percent: share })),
  odds.map((times) => ({ times })),
);

const list = <T>(entry: fc.Arbitrary<T>, length: number): fc.Arbitrary<T[]> =>
  fc.array(entry, { minLength: length, maxLength: length });

const jackpot: fc.Arbitrary<JackpotTerms> = fc.record({
  meter: fc.nat(5000),
  stake: fc.integer({ min: 1, max: 9 }),
  rise: fc.nat(1000),
  reset: fc.nat(3000),
  prizes: list(prize, 5),
  rule: fc.constantFrom('independent', 'qualified'),
  onFold: fc.constantFrom('pays', 'forfeit'),
});

const limits = fc
  .record({ minAnte: fc.integer({ min: 1, max: 20 }), range: fc.nat(200) })
  .map(({ minAnte, range }) => ({ minAnte, maxAnte: minAnte + range }));

/** Any terms that a table may have. */
export const anyTerms: fc.Arbitrary<Terms> = fc
  .tuple(
    limits,
    fc.record({
      balance: fc.oneof(fc.nat(100), fc.integer({ min: 100, max: 3000 })),
      ante: fc.option(fc.integer({ min: 1, max: 60 })),
      credit: fc.constantFrom<Terms['credit'][]>('strict', 'register'),
      rounds: fc.option(fc.integer({ min: 1, max: 6 })),
      seats: fc.integer({ min: 1, max: 7 }),
      reshuffle: fc.oneof(fc.constant<'round'>('round'), fc.integer({ min: 1, max: 52 })),
      deal: fc.constantFrom<Terms['deal'][]>('up', 'down'),
      qualifier: fc.constantFrom<Qualifier[]>('ace-king', 'ace-high', 'pair', 'any'),
      paytable: list(odds, 10),
      bonus: fc.option(list(odds, 7)),
      jackpot: fc.option(jackpot, { freq: 2 }),
    }),
  )
  .map(([antes, rest]) => ({ ...antes, ...rest }));

const written = ([n, d]: Odds): string => (d === 1 ? `${n}` : `${n}:${d}`);
const writtenPrize = (entry: Prize): string =>
  'percent' in entry ? `${entry.percent[0] / entry.percent[1]}%` : written(entry.times);
/** Lists are written from the royal flush downward. */
const writtenList = <T>(entries: readonly T[], write: (entry: T) => string): string =>
  entries.toReversed().map(write).join('/');

/** The configuration that a host would write for these terms. */
export function toConfig(terms: Terms): TableConfigLike {
  const { paytable, qualifier, bonus, jackpot: side, ...rest } = terms;
  return {
    ...rest,
    rules: {
      paytable: writtenList(paytable, written),
      qualifier,
      ...(bonus && { bonus: writtenList(bonus, written) }),
      ...(side && {
        jackpot: { table: writtenList(side.prizes, writtenPrize), rule: side.rule, onFold: side.onFold },
      }),
    },
    bonus: bonus !== null,
    jackpot: side && { meter: side.meter, stake: side.stake, rise: side.rise / 1000, reset: side.reset },
  };
}

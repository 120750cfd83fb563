import { CATEGORIES, type Category } from '../category.js';
import { mainNets, type Ledger } from './booking.js';
import type { Simulation } from './options.js';
import { readOutcome, SIMULATION_RESULTS, type SimulationOutcome } from './outcome.js';

/** What a simulation found. All amounts in antes; the main game is ante and call, without the jackpot bet. */
export interface SimulationResult {
  readonly rounds: number;
  /** The mean net of a round of the main game: an estimate of the house edge, with the other sign. */
  readonly mean: number;
  /** The standard deviation of one round's net, estimated from the rounds played; 0 for a single round. */
  readonly standardDeviation: number;
  /** The interval about the mean that covers the true one in 95 of 100 simulations (normal approximation). */
  readonly confidence: { readonly level: 0.95; readonly low: number; readonly high: number };
  /** Rounds by how they ended. */
  readonly results: Readonly<Record<SimulationOutcome, number>>;
  /** Rounds by the player's category. */
  readonly categories: Readonly<Record<Category, number>>;
  /** Rounds by the main game's net, ascending; only nets that occurred. */
  readonly histogram: readonly { readonly net: number; readonly rounds: number }[];
  /** The jackpot bet: its mean net per round, and the meter at the end; `null` when none was placed. */
  readonly jackpot: { readonly mean: number; readonly meter: number } | null;
  /**
   * The sessions that ended, completed or ruined; how many of them were ruined, because their money no longer covered a
   * round (three antes and the jackpot bet); and the share of these. `null` without a bankroll.
   */
  readonly bankroll: {
    readonly sessions: number;
    readonly ruined: number;
    readonly ruinShare: number;
  } | null;
}

/** The quantile of the normal distribution that leaves 2.5 % above it. */
const NORMAL_975 = 1.959963984540054;

/** Sums up a simulation from the number of rounds by outcome byte and from its ledger. */
export function summarize(
  simulation: Simulation,
  roundsByOutcome: Float64Array,
  ledger: Ledger | null,
): SimulationResult {
  const { rounds, rules, jackpot, bankroll } = simulation;
  const results = Object.fromEntries(SIMULATION_RESULTS.map((result) => [result, 0]));
  const categories = Object.fromEntries(CATEGORIES.map((category) => [category, 0]));
  const byNet = new Map<number, number>();
  const nets = mainNets(rules);
  for (const [byte, count] of roundsByOutcome.entries()) {
    if (count === 0) continue;
    const { category, result } = readOutcome(byte);
    results[result as SimulationOutcome] = (results[result as SimulationOutcome] ?? 0) + count;
    categories[CATEGORIES[category] as Category] =
      (categories[CATEGORIES[category] as Category] ?? 0) + count;
    byNet.set(nets[byte] as number, (byNet.get(nets[byte] as number) ?? 0) + count);
  }
  const histogram = [...byNet].sort((a, b) => a[0] - b[0]).map(([net, count]) => ({ net, rounds: count }));
  const sums = ledger?.bankroll ?? { sessions: 0, ruined: 0 };
  return {
    rounds,
    ...spread(rounds, histogram),
    results: results as Record<SimulationOutcome, number>,
    categories: categories as Record<Category, number>,
    histogram,
    jackpot: jackpot &&
      ledger && { mean: ledger.jackpot.returned / rounds - jackpot.stake, meter: ledger.jackpot.meter },
    bankroll: bankroll && { ...sums, ruinShare: sums.ruined / sums.sessions },
  };
}

function spread(
  rounds: number,
  histogram: SimulationResult['histogram'],
): Pick<SimulationResult, 'mean' | 'standardDeviation' | 'confidence'> {
  const mean = histogram.reduce((sum, bar) => sum + bar.net * bar.rounds, 0) / rounds;
  const squares = histogram.reduce((sum, bar) => sum + (bar.net - mean) ** 2 * bar.rounds, 0);
  const standardDeviation = rounds > 1 ? Math.sqrt(squares / (rounds - 1)) : 0;
  const margin = (NORMAL_975 * standardDeviation) / Math.sqrt(rounds);
  return { mean, standardDeviation, confidence: { level: 0.95, low: mean - margin, high: mean + margin } };
}

import { optionInvalid } from '../../check-option.js';
import { runInSlices, type Steps } from '../../slices.js';
import { lowestQualifying } from '../qualifier.js';
import { openLedger } from './booking.js';
import { decisionTableSteps, isDecisionTable, type DecisionTable } from './decision-table.js';
import { toSimulation, type Simulation, type SimulationOptions } from './options.js';
import { OUTCOME_BYTES } from './outcome.js';
import { summarize, type SimulationResult } from './result.js';
import { MOST_ROUNDS, type PlayRounds, type RoundsSetup } from './rounds.js';

/** Simulates with rounds that one of the engines plays. See {@link Evaluator.simulate}. */
export async function simulate(
  options: SimulationOptions,
  openRounds: (setup: RoundsSetup) => PlayRounds | Promise<PlayRounds>,
): Promise<SimulationResult> {
  const simulation = toSimulation(options);
  const { signal, onProgress } = options;
  const { seed, reshuffle, qualifier } = simulation;
  const { calls } = await decisionsOf(options, simulation);
  const qualifyingValue = lowestQualifying(qualifier);
  const playRounds = await openRounds({ seed, reshuffle, qualifyingValue, calls });
  return runInSlices(simulationSteps(simulation, playRounds), { signal, onProgress });
}

async function decisionsOf(
  { strategy, signal }: SimulationOptions,
  { rules }: Simulation,
): Promise<DecisionTable> {
  if (isDecisionTable(strategy)) return strategy;
  if (typeof strategy?.decide === 'function') {
    return runInSlices(decisionTableSteps(strategy, rules), { signal });
  }
  throw optionInvalid('strategy', strategy, 'a strategy or a decision table');
}

/** Plays all rounds, about a millisecond of work in a step. */
function* simulationSteps(simulation: Simulation, playRounds: PlayRounds): Steps<SimulationResult> {
  const { rounds, jackpot, bankroll } = simulation;
  const roundsByOutcome = new Float64Array(OUTCOME_BYTES);
  // Only a meter or a bankroll depends on the order of the rounds; without them it is enough to count.
  const ledger = jackpot || bankroll ? openLedger(simulation) : null;
  for (let played = 0; played < rounds;) {
    const outcomes = playRounds(Math.min(MOST_ROUNDS, rounds - played));
    played += outcomes.length;
    countOutcomes(outcomes, roundsByOutcome);
    ledger?.book(outcomes);
    yield played / rounds;
  }
  return summarize(simulation, roundsByOutcome, ledger);
}

function countOutcomes(outcomes: Uint8Array, roundsByOutcome: Float64Array): void {
  for (let i = 0; i < outcomes.length; i++) {
    const byte = outcomes[i] as number;
    roundsByOutcome[byte] = (roundsByOutcome[byte] as number) + 1;
  }
}

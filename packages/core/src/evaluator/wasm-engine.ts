import type { Kernels } from '@caribbean-stud/evaluator-as';
import type { Evaluator } from './evaluator.js';
import type { SimulationOptions } from './simulation/options.js';
import { simulate } from './simulation/simulate.js';
import { wasmRounds } from './simulation/wasm-rounds.js';
import { readDealerQuery, type DealerQuery, type Tally } from './tally.js';
import { batchEvaluator, createBatch } from './wasm-batch.js';
import { reserve } from './wasm-room.js';

/**
 * Hands per call into the module, a multiple of sixteen: few enough for the processor's second-level cache, and so many
 * that most batches need a single call.
 */
const ROOM = 32_768;

/** The evaluator in WebAssembly, on an instance that it has to itself; from here on its memory does not grow. */
export function wasmEngine(kernels: Kernels): Evaluator {
  const room = reserve(kernels, ROOM);

  function tallyDealer(query: DealerQuery): Tally {
    const { upcard, unseen, playerValue, qualifyingValue } = readDealerQuery(query);
    room.cards.set(unseen);
    kernels.tallyDealer(room.cardsAt, unseen.length, upcard, playerValue, qualifyingValue, room.valuesAt);
    const [deals, notQualified, wins, ties] = room.values as unknown as [number, number, number, number];
    return { deals, notQualified, wins, ties, losses: deals - notQualified - wins - ties };
  }

  const evaluateBatch = batchEvaluator(kernels, room);
  return Object.freeze({
    engine: 'wasm',
    evaluateBatch,
    createBatch,
    tallyDealer,
    simulate: (options: SimulationOptions) => simulate(options, wasmRounds),
  });
}

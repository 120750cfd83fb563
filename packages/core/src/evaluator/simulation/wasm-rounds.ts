import { instantiateKernels } from '@caribbean-stud/evaluator-as';
import { MASK_PLACES } from './hand-class.js';
import { randomState } from './random.js';
import { MOST_ROUNDS, type PlayRounds, type RoundsSetup } from './rounds.js';

const PAGE_BYTES = 65_536;
/** The generator's state, the deck, and how many of its cards are drawn: see the kernel. */
const STATE_BYTES = 80;
const DECK_AT = 16;

/** Rounds played in WebAssembly, on an instance of its own. */
export async function wasmRounds(setup: RoundsSetup): Promise<PlayRounds> {
  const { seed, reshuffle, qualifyingValue, calls } = setup;
  const kernels = await instantiateKernels();
  const { memory } = kernels;
  const stateAt = kernels.heapStart();
  const callsAt = stateAt + STATE_BYTES;
  const placesAt = callsAt + calls.byteLength;
  const outcomesAt = placesAt + MASK_PLACES.byteLength;
  memory.grow(Math.ceil((outcomesAt + MOST_ROUNDS - memory.buffer.byteLength) / PAGE_BYTES));

  const bytes = new Uint8Array(memory.buffer);
  new Int32Array(memory.buffer, stateAt, 4).set(randomState(seed));
  bytes.set(
    Array.from({ length: 52 }, (_, card) => card),
    stateAt + DECK_AT,
  );
  new Uint32Array(memory.buffer, callsAt, calls.length).set(calls);
  new Uint16Array(memory.buffer, placesAt, MASK_PLACES.length).set(MASK_PLACES);

  return (rounds) => {
    kernels.playRounds(stateAt, rounds, outcomesAt, callsAt, placesAt, qualifyingValue, reshuffle);
    return bytes.subarray(outcomesAt, outcomesAt + rounds);
  };
}

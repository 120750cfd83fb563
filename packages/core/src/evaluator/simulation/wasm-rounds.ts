import { instantiateKernels } from '@caribbean-stud/evaluator-as';
import { DECK } from '../../cards/card.js';
import { growTo } from '../wasm-room.js';
import { MASK_PLACES } from './hand-class.js';
import { randomState } from './random.js';
import { MOST_ROUNDS, type PlayRounds, type RoundsSetup } from './rounds.js';

/** The kernel's state: 16 bytes of the generator, 52 of the deck, and one for the number of cards drawn. */
const STATE_BYTES = 80;
const DECK_AT = 16;

/** Rounds played in WebAssembly, on an instance that they have to themselves. */
export async function wasmRounds(setup: RoundsSetup): Promise<PlayRounds> {
  const { seed, reshuffle, qualifyingValue, calls } = setup;
  const kernels = await instantiateKernels();
  const stateAt = kernels.heapStart();
  const callsAt = stateAt + STATE_BYTES;
  const placesAt = callsAt + calls.byteLength;
  const outcomesAt = placesAt + MASK_PLACES.byteLength;
  growTo(kernels, outcomesAt + MOST_ROUNDS);

  const { buffer } = kernels.memory;
  const bytes = new Uint8Array(buffer);
  new Int32Array(buffer, stateAt, 4).set(randomState(seed));
  bytes.set(DECK, stateAt + DECK_AT);
  new Uint32Array(buffer, callsAt, calls.length).set(calls);
  new Uint16Array(buffer, placesAt, MASK_PLACES.length).set(MASK_PLACES);

  return (rounds) => {
    kernels.playRounds(stateAt, rounds, outcomesAt, callsAt, placesAt, qualifyingValue, reshuffle);
    return bytes.subarray(outcomesAt, outcomesAt + rounds);
  };
}

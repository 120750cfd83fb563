/** How a simulated round can end; outcome bytes number the results from 0 in this order. */
export const SIMULATION_RESULTS = ['fold', 'not-qualified', 'win', 'tie', 'lose'] as const;

/** How a simulated round ended. */
export type SimulationOutcome = (typeof SIMULATION_RESULTS)[number];

/** How many different outcome bytes a byte can hold. */
export const OUTCOME_BYTES = 256;

/**
 * The byte for a round: the player's category (0 high card .. 9 royal flush) in bits 0..3, the result in bits 4..6, and
 * in bit 7 whether the dealer qualifies. The kernel in WebAssembly writes the same.
 */
export function outcomeByte(category: number, result: number, qualifies: boolean): number {
  return category | (result << 4) | (Number(qualifies) << 7);
}

/** What an outcome byte says; `result` is `undefined` for bytes that no round has. */
export function readOutcome(byte: number): {
  readonly category: number;
  readonly result: SimulationOutcome | undefined;
  readonly qualifies: boolean;
} {
  return { category: byte & 15, result: SIMULATION_RESULTS[(byte >> 4) & 7], qualifies: byte >= 128 };
}

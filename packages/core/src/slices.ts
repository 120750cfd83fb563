import { GameError } from './errors.js';

/** Work in small steps that yields the share done after each of them, from 0 to 1. */
export type Steps<Result> = Generator<number, Result>;

/** How work that must not block is watched and stopped. */
export interface Watch {
  /** Stops the work: its promise rejects with `aborted`. An `AbortSignal` will do. */
  readonly signal?: { readonly aborted: boolean } | undefined;
  /** Called between slices with the share done, from 0 to 1, at the end with 1. */
  readonly onProgress?: ((done: number) => void) | undefined;
}

/** How long a slice takes, where there is a clock. */
const SLICE_MILLISECONDS = 8;
/** How many steps it has where there is none. */
const SLICE_STEPS = 50;

/** Does all the work at once. */
export function runAtOnce<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/**
 * Does the work in slices of some milliseconds and lets other work run in between. Rejects with what a step throws, and
 * with `aborted` when the signal says so before a slice.
 */
export async function runInSlices<Result>(steps: Steps<Result>, watch: Watch): Promise<Result> {
  for (;;) {
    if (watch.signal?.aborted === true) throw new GameError('aborted', 'the work was stopped');
    const slice = runSlice(steps);
    if (slice.done === true) {
      watch.onProgress?.(1);
      return slice.value;
    }
    watch.onProgress?.(slice.value);
    await pause();
  }
}

function runSlice<Result>(steps: Steps<Result>): IteratorResult<number, Result> {
  const end = (now() ?? 0) + SLICE_MILLISECONDS;
  for (let count = 1; ; count++) {
    const step = steps.next();
    const time = now();
    if (step.done === true || (time === undefined ? count >= SLICE_STEPS : time >= end)) return step;
  }
}

/** What browsers, workers and Node have in common; other hosts may lack the clock. */
const host = globalThis as unknown as {
  readonly performance?: { now(): number };
  setTimeout(done: () => void, milliseconds: number): unknown;
};

function now(): number | undefined {
  return host.performance?.now();
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    host.setTimeout(resolve, 0);
  });
}

/**
 * @typedef {object} Contestant
 * @property {string} name
 * @property {() => number | Promise<number>} run does some milliseconds of work and returns how many operations that was
 * @property {string} [note] what is called
 */

/**
 * @typedef {object} Figures
 * @property {string} name
 * @property {string | undefined} note
 * @property {number} median nanoseconds per operation, in processor time where the host tells it, else by the clock
 * @property {number} low the lower quartile of the same
 * @property {number} high the upper quartile
 * @property {number} wall the median by the clock
 * @property {number[]} samples one per round, in the order of the rounds
 */

/**
 * @typedef {object} Clocks
 * @property {() => number} wall milliseconds
 * @property {() => number} [cpu] milliseconds of processor time that this process has used
 */

/** The number below which a share of the numbers lies. @param {readonly number[]} numbers @param {number} share */
function quantile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

/** @param {readonly number[]} numbers */
function median(numbers) {
  return quantile(numbers, 0.5);
}

/**
 * One sample, in nanoseconds per operation: as many runs as fill the time, so that coarse clocks do not matter.
 * @param {Contestant} contestant
 * @param {Clocks} clocks
 * @param {number} milliseconds
 */
async function sample({ run }, clocks, milliseconds) {
  const started = clocks.wall();
  const cpuStarted = clocks.cpu?.() ?? 0;
  let operations = 0;
  while (operations === 0 || clocks.wall() - started < milliseconds) operations += await run();
  const wall = ((clocks.wall() - started) * 1e6) / operations;
  const cpu = clocks.cpu ? ((clocks.cpu() - cpuStarted) * 1e6) / operations : wall;
  return { wall, cpu };
}

/**
 * Measures contestants in turn, round after round, so that a busy machine slows all of them alike: the ratios of figures
 * from one call are sounder than the figures themselves.
 * @param {readonly Contestant[]} contestants
 * @param {{ clocks: Clocks, rounds?: number, milliseconds?: number, pause?: () => Promise<void> }} options
 * @returns {Promise<Figures[]>}
 */
export async function measure(contestants, { clocks, rounds = 15, milliseconds = 60, pause }) {
  const samples = contestants.map(() => ({
    /** @type {number[]} */ wall: [],
    /** @type {number[]} */ cpu: [],
  }));
  // The first round warms up: compilers see the real work before anything counts.
  for (let round = 0; round <= rounds; round++) {
    for (const [i, contestant] of contestants.entries()) {
      const { wall, cpu } = await sample(contestant, clocks, milliseconds);
      if (round > 0) {
        samples[i]?.wall.push(wall);
        samples[i]?.cpu.push(cpu);
      }
      await pause?.();
    }
  }
  return contestants.map(({ name, note }, i) => {
    const { wall = [], cpu = [] } = samples[i] ?? {};
    return {
      name,
      note,
      median: median(cpu),
      low: quantile(cpu, 0.25),
      high: quantile(cpu, 0.75),
      wall: median(wall),
      samples: cpu,
    };
  });
}

/**
 * How many times faster `figures` is than `baseline`: the median over the rounds, each compared with its neighbor in
 * time.
 * @param {Figures} figures
 * @param {Figures} baseline
 */
export function timesFaster(figures, baseline) {
  return median(figures.samples.map((sample, round) => (baseline.samples[round] ?? NaN) / sample));
}

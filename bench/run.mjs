// Measures the built packages against their peers on npm and prints tables in Markdown.
//   npm run bench                           everything
//   npm run bench -- --topic batch          one topic
//   npm run bench -- --quick                fewer rounds
//   npm run bench -- --poker-evaluator-ts   with that package too, 130 MB to fetch
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { randomHands } from './hands.mjs';
import { measure } from './measure.mjs';
import { fetchPokerEvaluator, PEERS } from './peers.mjs';
import { table } from './report.mjs';
import { TOPICS } from './topics/index.mjs';

/**
 * @typedef {object} Setting what every topic is given
 * @property {number[][]} hands random hands of five card numbers
 * @property {readonly import('./peers.mjs').Peer[]} peers the fastest first
 */

/**
 * @typedef {object} Race
 * @property {readonly import('./measure.mjs').Contestant[]} contestants measured in turn; their results have been checked
 * @property {readonly import('./measure.mjs').Contestant[]} baselines those that the others are compared with
 */

/**
 * @typedef {object} Topic one file in `topics`
 * @property {string} name for `--topic`
 * @property {string} title
 * @property {string} unit what one operation is
 * @property {(setting: Setting) => Race | Promise<Race>} setUp
 */

/** So many that the processor's branch predictor cannot learn them by heart, as it does with a few thousand. */
const HANDS = 20_000;

const { values: options } = parseArgs({
  options: {
    topic: { type: 'string' },
    quick: { type: 'boolean', default: false },
    'poker-evaluator-ts': { type: 'boolean', default: false },
  },
});

const clocks = {
  wall: () => performance.now(),
  cpu() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
};

const topics = TOPICS.filter(({ name }) => options.topic === undefined || name === options.topic);
if (topics.length === 0) {
  console.error(`no topic ${options.topic}: choose one of ${TOPICS.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

const setting = {
  hands: randomHands(HANDS),
  peers: options['poker-evaluator-ts'] ? [...PEERS, fetchPokerEvaluator()] : PEERS,
};
const [processor] = cpus();
const date = new Date().toISOString().slice(0, 10);
console.log(`${processor?.model.trim()}, ${cpus().length} cores; Node ${process.versions.node}; ${date}`);
console.log(`${HANDS.toLocaleString('en')} seeded random hands, the same for all, results checked equal.`);

for (const { title, unit, setUp } of topics) {
  const { contestants, baselines } = await setUp(setting);
  const figures = await measure(contestants, {
    clocks,
    ...(options.quick ? { rounds: 5, milliseconds: 25 } : {}),
  });
  console.log(`\n## ${title}\n\n${table(figures, { unit, baselines: baselines.map(({ name }) => name) })}`);
}

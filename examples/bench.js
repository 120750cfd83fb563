// Runs the topics of the benchmark in this browser.
import { randomHands } from '../bench/hands.mjs';
import { measure, timesFaster } from '../bench/measure.mjs';
import { perSecond, short, time } from '../bench/figures.mjs';
import { batches } from '../bench/topics/batches.mjs';
import { simulation } from '../bench/topics/simulation.mjs';
import { singleHands } from '../bench/topics/single-hands.mjs';
import { tally } from '../bench/topics/tally.mjs';

/** Those that need nothing of Node. */
const TOPICS = [singleHands, batches, tally, simulation];

const HANDS = 20_000;
/** `bench.html?rounds=3` is over sooner. */
const ROUNDS = Number(new URLSearchParams(location.search).get('rounds') ?? 15);

const byId = (id) => document.getElementById(id);
const clocks = { wall: () => performance.now() };
const pause = () => new Promise((resume) => setTimeout(resume));

function cell(tag, text, className = '') {
  const element = document.createElement(tag);
  element.textContent = text;
  if (className) element.className = className;
  return element;
}

function row(...cells) {
  const element = document.createElement('tr');
  element.append(...cells);
  return element;
}

function resultTable({ title, unit }, figures, baseline) {
  const table = document.createElement('table');
  table.createCaption().textContent = title;
  const heads = [
    '',
    `Time per ${unit}`,
    'Spread',
    'Per second',
    ...(baseline ? [`Times ${baseline.name}`] : []),
  ];
  table
    .createTHead()
    .append(
      row(
        ...heads.map((head, i) => Object.assign(cell('th', head, i > 0 ? 'figure' : ''), { scope: 'col' })),
      ),
    );
  const body = table.createTBody();
  for (const one of figures) {
    const factor = baseline ? [short(timesFaster(one, baseline))] : [];
    const texts = [
      time(one.median),
      `${time(one.low)} – ${time(one.high)}`,
      perSecond(one.median),
      ...factor,
    ];
    const name = Object.assign(cell('th', one.name), { scope: 'row' });
    body.append(row(name, ...texts.map((text) => cell('td', text, 'figure'))));
  }
  return table;
}

async function run() {
  byId('run').disabled = true;
  byId('results').replaceChildren();
  const setting = { hands: randomHands(HANDS), peers: [] };
  for (const topic of TOPICS) {
    byId('state').textContent = `Measuring: ${topic.title.toLowerCase()}…`;
    await pause();
    const { contestants, baselines } = await topic.setUp(setting);
    const figures = await measure(contestants, { clocks, pause, rounds: ROUNDS });
    const baseline = figures.find(({ name }) => name === baselines.at(-1)?.name);
    byId('results').append(resultTable(topic, figures, baseline));
  }
  byId('state').textContent = `Done: ${navigator.userAgent}`;
  byId('run').disabled = false;
}

byId('run').addEventListener('click', () => {
  run().catch((error) => {
    byId('state').textContent = `It stopped: ${error instanceof Error ? error.message : String(error)}`;
    byId('run').disabled = false;
  });
});

// The total after N rounds: its exact distribution.
import { analyzeSessionAsync, GameError, strategies } from '@caribbean-stud/core';
import { drawBars } from './chart.js';
import { byId, showError, showFigures } from './elements.js';
import { latest } from './latest.js';
import { percent, share, signed } from './numbers.js';
import { rulesOf } from './rules.js';
import { change, watch } from './store.js';

const MOST_ROUNDS = 1000;
const MOST_BARS = 80;

/**
 * Bars over the middle of the distribution; what lies beyond four deviations is not drawn. A bar over zero is made of
 * totals behind, even and ahead, one upon the other.
 */
function barsOf({ distribution, mean, standardDeviation }) {
  const reach = 4 * standardDeviation;
  const [low, high] = [Math.floor(mean - reach), Math.ceil(mean + reach)];
  // Hardly any total is odd after an even count of rounds: narrower bars would make a comb.
  const width = 2 * Math.ceil((high - low) / (2 * MOST_BARS));
  const heights = new Map();
  for (const { net, probability } of distribution) {
    if (net < low || net > high) continue;
    const place = Math.round(net / width);
    const parts = heights.get(place) ?? { behind: 0, even: 0, ahead: 0 };
    parts[net > 0 ? 'ahead' : net < 0 ? 'behind' : 'even'] += probability;
    heights.set(place, parts);
  }
  return Array.from(heights, ([place, parts]) => ({
    from: (place - 0.5) * width,
    to: (place + 0.5) * width,
    parts: Object.entries(parts),
  }));
}

function draw(session) {
  const bars = barsOf(session);
  const heights = bars.map(({ parts }) => parts.reduce((sum, [, height]) => sum + height, 0));
  drawBars(byId('session-chart'), bars, {
    rangeX: [Math.min(...bars.map(({ from }) => from)), Math.max(...bars.map(({ to }) => to))],
    rangeY: [0, Math.max(...heights) * 1.08],
    labelX: (net) => signed(net).replace(/\.0+$/, ''),
    labelY: (rate) => share(rate).replace('.00%', '%'),
  });
}

const compute = latest(async (signal, { rounds, strategy }, rules) => {
  const progress = byId('session-progress');
  progress.hidden = false;
  try {
    const session = await analyzeSessionAsync({
      rules,
      rounds: Number(rounds),
      strategy: strategies[strategy],
      signal,
      onProgress: (done) => (progress.value = done),
    });
    const { ahead, even, behind, mean, standardDeviation } = session;
    showFigures(byId('session-figures'), [
      ['Ahead', percent(ahead), 'chance to end with more'],
      ['Even', percent(even), 'with exactly as much'],
      ['Behind', percent(behind), 'with less'],
      ['Mean', signed(mean), 'antes'],
      ['Standard deviation', signed(standardDeviation).slice(1), 'antes'],
    ]);
    draw(session);
    showError(byId('rounds'), '');
  } catch (error) {
    if (!(error instanceof GameError) || error.code === 'aborted') throw error;
    showError(byId('rounds'), error.message);
  } finally {
    progress.hidden = true;
  }
});

function readable(rounds) {
  const right = /^\d+$/.test(rounds) && Number(rounds) >= 1 && Number(rounds) <= MOST_ROUNDS;
  showError(byId('rounds'), right ? '' : `expected a whole number from 1 to ${MOST_ROUNDS}`);
  return right;
}

/** Brings the section to life. */
export function startSessionSection() {
  for (const id of ['rounds', 'rounds-slider']) {
    byId(id).addEventListener('input', ({ target }) => change({ rounds: target.value.trim() }));
  }
  watch(['rounds', 'pays', 'qualifier', 'strategy'], (state) => {
    if (byId('rounds') !== document.activeElement) byId('rounds').value = state.rounds;
    byId('rounds-slider').value = state.rounds;
    const rules = rulesOf(state);
    if (readable(state.rounds) && rules) compute(state, rules);
  });
}

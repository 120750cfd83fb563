// The jackpot bet: what it returns at a meter, and the meter at which it breaks even.
import {
  analyzeBonus,
  analyzeJackpot,
  GameError,
  JACKPOT_TABLES,
  parseJackpotTable,
} from '@caribbean-stud/core';
import { drawLine } from './chart.js';
import { byId, fillSelect, showError, showFigures } from './elements.js';
import { amount, percent, share } from './numbers.js';
import { change, watch } from './store.js';

const FIELDS = ['jackpot', 'stake', 'meter'];

/** A jackpot table as it is written: `100%/10%/500/100/50`. */
function listOf(table) {
  return Object.values(table)
    .map((prize) => ('percent' in prize ? `${prize.percent}%` : prize.times))
    .join('/');
}

function read({ jackpot, stake, meter }) {
  showError(byId('jackpot'), '');
  try {
    return { table: parseJackpotTable(jackpot), stake: Number(stake), meter: Number(meter) };
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    showError(byId('jackpot'), error.message);
    return null;
  }
}

/** True for a number of at least 0, or above 0 where it must be; says in the field what is wrong. */
function checkAmount(field, value, { zero }) {
  const right = Number.isFinite(value) && (zero ? value >= 0 : value > 0);
  showError(byId(field), right ? '' : `expected a number ${zero ? 'of 0 or more' : 'above 0'}`);
  return right;
}

function drawReturn(query, { breakEvenMeter }, farthest) {
  const at = (meter) => analyzeJackpot({ ...query, meter }).expectedReturn;
  const highest = Math.max(at(farthest), 1) * 1.1;
  const marks = [{ at: [query.meter, at(query.meter)], words: `${share(at(query.meter))} now` }];
  if (breakEvenMeter !== null && breakEvenMeter > 0) {
    marks.push({ at: [breakEvenMeter, 1], words: `even at ${amount(breakEvenMeter)}` });
  }
  drawLine(
    byId('return-chart'),
    [
      [0, at(0)],
      [farthest, at(farthest)],
    ],
    marks,
    {
      rangeX: [0, farthest],
      rangeY: [0, highest],
      labelX: (meter) => amount(meter),
      labelY: (rate) => `${Math.round(rate * 100)}%`,
    },
  );
}

/** The farthest meter of the chart and of the slider. */
function farthestMeter({ meter }, { breakEvenMeter }) {
  return Math.max(meter * 1.05, (breakEvenMeter ?? 0) * 1.4, 1);
}

function breakEvenWords(breakEvenMeter) {
  if (breakEvenMeter === null) return ['never', 'no meter makes up for the stake'];
  if (breakEvenMeter === 0) return ['always', 'the fixed prizes alone return the stake'];
  return [amount(breakEvenMeter), 'the meter at which the bet returns its stake'];
}

function show(state) {
  for (const field of FIELDS) {
    if (byId(field) !== document.activeElement) byId(field).value = state[field];
  }
  if (Object.hasOwn(JACKPOT_TABLES, state.jackpot))
    byId('jackpot').value = listOf(JACKPOT_TABLES[state.jackpot]);
  byId('jackpot-preset').value = Object.hasOwn(JACKPOT_TABLES, state.jackpot) ? state.jackpot : '';
  const query = read(state);
  const readable = [
    checkAmount('stake', Number(state.stake), { zero: false }),
    checkAmount('meter', Number(state.meter), { zero: true }),
  ];
  if (query === null || readable.includes(false)) return;
  const analysis = analyzeJackpot(query);
  showFigures(byId('jackpot-figures'), [
    ['Return', percent(analysis.expectedReturn), 'of the stake comes back on average'],
    ['House edge', percent(analysis.houseEdge), 'of the stake'],
    ['Break-even', ...breakEvenWords(analysis.breakEvenMeter)],
  ]);
  const farthest = farthestMeter(query, analysis);
  drawReturn(query, analysis, farthest);
  byId('meter-slider').max = Math.round(farthest);
  byId('meter-slider').value = query.meter;
}

/** Brings the section to life. */
export function startJackpotSection() {
  fillSelect(byId('jackpot-preset'), [
    ...Object.keys(JACKPOT_TABLES).map((name) => [name, name]),
    ['', 'your own'],
  ]);
  byId('jackpot-preset').addEventListener('change', ({ target }) => {
    if (target.value !== '') change({ jackpot: target.value });
  });
  for (const field of FIELDS) {
    byId(field).addEventListener('input', ({ target }) => change({ [field]: target.value.trim() }));
  }
  byId('meter-slider').addEventListener('input', ({ target }) => change({ meter: target.value }));
  watch(FIELDS, show);
  byId('bonus-edge').textContent = percent(analyzeBonus().houseEdge);
}

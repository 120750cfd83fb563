// A paytable to edit, and what the whole game comes to under it.
import {
  analyzeGameAsync,
  CATEGORIES,
  GameError,
  parsePaytable,
  PAYTABLES,
  QUALIFIERS,
  strategies,
} from '@caribbean-stud/core';
import { en } from 'caribbean-stud/locales/en.js';
import { byId, element, fillSelect, showFigures, showRows } from './elements.js';
import { latest } from './latest.js';
import { decimal, percent, points, share, signed } from './numbers.js';
import { rulesOf } from './rules.js';
import { change, watch } from './store.js';
import { STRATEGY_NAMES } from './words.js';

const DOWNWARD = [...CATEGORIES].reverse();
const QUALIFIER_WORDS = {
  'ace-king': 'Ace-king or better',
  'ace-high': 'Ace high or better',
  pair: 'A pair or better',
  any: 'Any hand',
};
const PRESET_WORDS = {
  standard: 'standard: the usual table',
  betmgm: 'betmgm',
  software: 'software',
  uk: 'uk',
  nl: 'nl',
};

/** The best game on the usual table, to compare with. */
const USUAL = analyzeGameAsync();

function fieldsFor(category) {
  return element(
    'div',
    { className: 'pay' },
    element('label', { htmlFor: `pay-${category}`, textContent: en.categories[category] }),
    element('input', { id: `pay-${category}`, inputMode: 'decimal', autocomplete: 'off', spellcheck: false }),
  );
}

/** The list that the ten fields write, or the preset of the same payouts. */
function writtenPays() {
  const list = DOWNWARD.map((category) => byId(`pay-${category}`).value.trim()).join('/');
  try {
    const pays = JSON.stringify(parsePaytable(list));
    return Object.keys(PAYTABLES).find((name) => JSON.stringify(PAYTABLES[name]) === pays) ?? list;
  } catch (error) {
    if (error instanceof GameError) return list;
    throw error;
  }
}

/** Fills the fields, unless the visitor is writing in one of them. */
function showPays({ pays }) {
  byId('preset').value = Object.hasOwn(PAYTABLES, pays) ? pays : '';
  let problem = '';
  try {
    const paytable = parsePaytable(pays);
    for (const category of DOWNWARD) {
      const field = byId(`pay-${category}`);
      if (field !== document.activeElement) field.value = String(Number(paytable[category].toFixed(4)));
    }
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    problem = error.message;
  }
  byId('pays-error').textContent = problem;
}

function showGame(game, usual) {
  const { houseEdge, elementOfRisk, standardDeviation, foldRate, averageWager } = game;
  const difference = houseEdge - usual.houseEdge;
  const compared =
    Math.abs(difference) < 5e-7 ? 'as on the usual table' : `${points(difference)} against the usual table`;
  showFigures(byId('game'), [
    ['House edge', percent(houseEdge), `of each ante; ${compared}`],
    ['Element of risk', percent(elementOfRisk), 'of everything staked, calls included'],
    ['Standard deviation', decimal(standardDeviation), 'antes a round'],
    ['Rounds called', share(1 - foldRate), `and ${share(foldRate)} folded`],
    ['Average wager', decimal(averageWager), 'antes a round'],
  ]);
}

function showOutcomes({ outcomes, deals }, paytable) {
  const rows = DOWNWARD.map((category) => {
    const { deals: dealt, folds, notQualified, wins, losses } = outcomes[category];
    const net = -folds + notQualified + wins * (1 + 2 * paytable[category]) - 3 * losses;
    return [
      en.categories[category],
      percent(dealt / deals),
      dealt === 0 ? '–' : share(1 - folds / dealt),
      signed(net / deals),
    ];
  });
  showRows(byId('outcomes'), rows);
}

const compute = latest(async (signal, { strategy }, rules) => {
  const progress = byId('game-progress');
  progress.hidden = false;
  try {
    const game = await analyzeGameAsync({
      rules,
      strategy: strategies[strategy],
      signal,
      onProgress: (done) => (progress.value = done),
    });
    showGame(game, await USUAL);
    showOutcomes(game, rules.paytable);
  } finally {
    progress.hidden = true;
  }
});

/** Brings the section to life. */
export function startGameSection() {
  fillSelect(byId('preset'), [...Object.entries(PRESET_WORDS), ['', 'your own']]);
  fillSelect(
    byId('qualifier'),
    QUALIFIERS.map((name) => [name, QUALIFIER_WORDS[name]]),
  );
  fillSelect(byId('strategy'), Object.entries(STRATEGY_NAMES));
  byId('pays').append(...DOWNWARD.map(fieldsFor));
  byId('pays').addEventListener('input', () => change({ pays: writtenPays() }));
  byId('preset').addEventListener('change', ({ target }) => {
    if (target.value !== '') change({ pays: target.value });
  });
  for (const name of ['qualifier', 'strategy']) {
    byId(name).addEventListener('change', ({ target }) => change({ [name]: target.value }));
    watch([name], (state) => (byId(name).value = state[name]));
  }
  watch(['pays'], showPays);
  watch(['pays', 'qualifier', 'strategy'], (state) => {
    const rules = rulesOf(state);
    if (rules) compute(state, rules);
  });
}

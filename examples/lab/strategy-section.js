// Seven ways to play, side by side under the rules in force.
import { analyzeGameAsync, strategies } from '@caribbean-stud/core';
import { byId, showRows } from './elements.js';
import { latest } from './latest.js';
import { percent, points, share } from './numbers.js';
import { rulesOf } from './rules.js';
import { watch } from './store.js';
import { STRATEGY_NAMES } from './words.js';

const compute = latest(async (signal, rules) => {
  const games = [];
  for (const [name, strategy] of Object.entries(strategies)) {
    games.push([name, await analyzeGameAsync({ rules, strategy, signal })]);
    const [, best] = games[0];
    showRows(
      byId('strategies'),
      games.map(([shown, { houseEdge, elementOfRisk, foldRate }]) => [
        STRATEGY_NAMES[shown],
        percent(houseEdge),
        shown === 'optimal' ? '–' : points(houseEdge - best.houseEdge),
        percent(elementOfRisk),
        share(1 - foldRate),
      ]),
    );
  }
});

/** Brings the section to life. */
export function startStrategySection() {
  watch(['pays', 'qualifier'], (state) => {
    const rules = rulesOf(state);
    if (rules) compute(rules);
  });
}

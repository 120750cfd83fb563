import { beforeAll, describe, expect, it } from 'vitest';
import { handPatterns } from '../../src/analysis/hand-patterns.js';
import { optimalChoices, SURE_PAIR_PAYS } from '../../src/analysis/optimal-choices.js';
import { RankCounter } from '../../src/analysis/rank-counter.js';
import { SuitLayouts } from '../../src/analysis/suit-layouts.js';
import { tallyAgainst } from '../../src/analysis/tally-against.js';
import { lowestQualifying, QUALIFIERS, type Qualifier } from '../../src/evaluator/qualifier.js';
import type { Tally } from '../../src/evaluator/tally.js';
import { categoryNumber, type HandValue } from '../../src/evaluator/value.js';
import { toRules } from '../../src/rules/rules.js';

const ranks = new RankCounter();

/** The player's best and worst case against every upcard, for each pattern: no flush of the dealer's, or the most. */
function* extremes(qualifier: Qualifier): Generator<{ value: HandValue; best: Tally; worst: Tally }> {
  const limit = lowestQualifying(qualifier);
  for (const pattern of handPatterns()) {
    for (let upcard = 0; upcard < 13; upcard++) {
      if (pattern.copies[upcard] === 4) continue;
      for (const value of [pattern.value, pattern.flushValue]) {
        if (value === null) continue;
        const layouts = new SuitLayouts(ranks, pattern, upcard);
        const best = tallyAgainst(layouts.noFlush(), value, limit);
        yield { value, best, worst: tallyAgainst(layouts.mostFlushes(), value, limit) };
      }
    }
  }
}

/** What a call wins beyond a fold, in antes over all deals, when wins pay the ante alone. */
function margin({ deals, notQualified, wins, losses }: Tally): number {
  return deals + notQualified + wins - 3 * losses;
}

describe.each(QUALIFIERS)('where the dealer needs %s', (qualifier) => {
  const { always } = optimalChoices(toRules({ qualifier, paytable: '0/0/0/0/0/0/0/0/0/0' }));
  let callsNotSure = 0;
  let leastOfCalls = Infinity;
  let pairNeeds = 0;
  let folds = 0;
  let mostOfFolds = -Infinity;
  let winsOfFolds = 0;

  beforeAll(() => {
    for (const { value, best, worst } of extremes(qualifier)) {
      const category = categoryNumber(value);
      if (category > 1) {
        if (always(value) !== 'call') callsNotSure++;
        leastOfCalls = Math.min(leastOfCalls, margin(best), margin(worst));
      } else if (category === 1 && margin(worst) <= 0) {
        pairNeeds = Math.max(pairNeeds, worst.wins === 0 ? Infinity : -margin(worst) / (2 * worst.wins));
      }
      if (always(value) === 'fold') {
        folds++;
        winsOfFolds += best.wins;
        mostOfFolds = Math.max(mostOfFolds, margin(best));
      }
    }
  });

  it('two pair and better call against every upcard, whatever they pay', () => {
    expect(callsNotSure).toBe(0);
    expect(leastOfCalls).toBeGreaterThan(0);
  });

  it('pairs call against every upcard from just the stated payout on', () => {
    const stated = SURE_PAIR_PAYS[qualifier];
    if (stated === Infinity) {
      // No payout that a table may have is enough.
      expect(pairNeeds).toBeGreaterThan(1_000_000);
    } else {
      expect(pairNeeds).toBeLessThan(stated);
      expect(pairNeeds).toBeGreaterThan(stated - 0.0001);
    }
  });

  it('hands that fold against every upcard never win, and are worth less than a fold at their best', () => {
    expect(folds > 0).toBe(qualifier === 'ace-king' || qualifier === 'ace-high');
    expect(winsOfFolds).toBe(0);
    expect(mostOfFolds).toBeLessThan(0);
  });
});

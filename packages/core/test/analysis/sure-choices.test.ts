import { describe, expect, it } from 'vitest';
import { handPatterns } from '../../src/analysis/hand-patterns.js';
import { optimalChoices, SURE_PAIR_PAYS } from '../../src/analysis/optimal-choices.js';
import { RankCounter } from '../../src/analysis/rank-counter.js';
import { SuitLayouts } from '../../src/analysis/suit-layouts.js';
import { tallyAgainst } from '../../src/analysis/tally.js';
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
  it('two pair and better call against every upcard, whatever they pay', () => {
    const { always } = optimalChoices(toRules({ qualifier, paytable: '0/0/0/0/0/0/0/0/0/0' }));
    let least = Infinity;
    for (const { value, best, worst } of extremes(qualifier)) {
      if (categoryNumber(value) < 2) continue;
      expect(always(value)).toBe('call');
      least = Math.min(least, margin(best), margin(worst));
    }
    expect(least).toBeGreaterThan(0);
  });

  it('pairs call against every upcard from just the stated payout on', () => {
    let needed = 0;
    for (const { value, worst } of extremes(qualifier)) {
      if (categoryNumber(value) !== 1 || margin(worst) > 0) continue;
      needed = Math.max(needed, worst.wins === 0 ? Infinity : -margin(worst) / (2 * worst.wins));
    }
    const stated = SURE_PAIR_PAYS[qualifier];
    if (stated === Infinity) {
      // No payout that a table may have is enough.
      expect(needed).toBeGreaterThan(1_000_000);
    } else {
      expect(needed).toBeLessThan(stated);
      expect(needed).toBeGreaterThan(stated - 0.0001);
    }
  });

  it('hands that fold against every upcard are worth less than a fold at their best', () => {
    const { always } = optimalChoices(toRules({ qualifier }));
    let most = -Infinity;
    let folds = 0;
    for (const { value, best } of extremes(qualifier)) {
      if (always(value) !== 'fold') continue;
      folds++;
      expect(best.wins).toBe(0);
      most = Math.max(most, margin(best));
    }
    expect(most).toBeLessThan(0);
    expect(folds > 0).toBe(qualifier === 'ace-king' || qualifier === 'ace-high');
  });
});

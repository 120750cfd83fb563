import { toRules } from '@caribbean-stud/core';
import * as analysis from '@caribbean-stud/core/analysis';
import { describe, expect, it } from 'vitest';
import { OddsController } from '../../../src/controllers/odds.js';

/** A controller, and a promise of the moment when it has something new to show. */
function controller(load?: () => Promise<typeof analysis>) {
  let ready!: () => void;
  const news = new Promise<void>((resolve) => (ready = resolve));
  return { odds: new OddsController(ready, load), news };
}

describe('the figures of the odds panel', () => {
  it('are computed once they are asked for, and then told', async () => {
    const { odds, news } = controller();
    expect(odds.of(toRules(), 20)).toBe('computing');
    await news;
    expect(odds.of(toRules(), 20)).toMatchObject({
      game: { houseEdge: analysis.analyzeGame().houseEdge },
      session: { ahead: analysis.analyzeSession({ rounds: 20 }).ahead },
      bonus: { houseEdge: analysis.analyzeBonus().houseEdge },
    });
  });

  it('that cannot be loaded are said to be missing', async () => {
    const { odds, news } = controller(() => Promise.reject(new Error('offline')));
    expect(odds.of(toRules(), 20)).toBe('computing');
    await news;
    expect(odds.of(toRules(), 20)).toBe('failed');
  });

  it('of settings that are no longer asked for are never told', async () => {
    const { odds, news } = controller();
    odds.of(toRules({ qualifier: 'any' }), null);
    odds.of(toRules(), null);
    await news;
    const told = odds.of(toRules(), null);
    expect(told).toMatchObject({ game: { houseEdge: analysis.analyzeGame().houseEdge }, session: null });
  });
});

import { describe, expect, it } from 'vitest';
import { ticksShown, type Tick } from '../../src/view/header.js';

const session = (played: number, rounds: number): Tick[] =>
  Array.from({ length: rounds }, (_, i) => (i < played ? 'won' : i === played ? 'now' : 'open'));

describe('the ticks of a session', () => {
  it('are all shown up to forty', () => {
    expect(ticksShown(session(3, 20))).toHaveLength(20);
    expect(ticksShown(session(3, 40))).toHaveLength(40);
  });

  it('are the first forty at the beginning of a long session', () => {
    expect(ticksShown(session(3, 200))).toEqual(session(3, 200).slice(0, 40));
  });

  it('end with the present round later on', () => {
    const shown = ticksShown(session(120, 200));
    expect(shown).toHaveLength(40);
    expect(shown.at(-1)).toBe('now');
    expect(shown.filter((tick) => tick === 'won')).toHaveLength(39);
  });

  it('are the last forty once all rounds are played', () => {
    expect(ticksShown(session(200, 200))).toEqual(Array.from({ length: 40 }, () => 'won'));
  });
});

import { describe, expect, it } from 'vitest';
import { ticksShown, type Tick } from '../../src/view/header.js';

/** Rounds that were all won, and the one that is being played. */
const soFar = (played: number): Tick[] => [...Array.from({ length: played }, (): Tick => 'won'), 'now'];
const open = (count: number): Tick[] => Array.from({ length: count }, (): Tick => 'open');

describe('the ticks of a session', () => {
  it('are all shown up to forty', () => {
    expect(ticksShown(soFar(3), 16)).toEqual([...soFar(3), ...open(16)]);
    expect(ticksShown(soFar(3), 36)).toEqual([...soFar(3), ...open(36)]);
  });

  it('are the first forty at the beginning of a long session', () => {
    expect(ticksShown(soFar(3), 196)).toEqual([...soFar(3), ...open(36)]);
  });

  it('end with the present round later on', () => {
    const shown = ticksShown(soFar(120), 79);
    expect(shown).toHaveLength(40);
    expect(shown.at(-1)).toBe('now');
    expect(shown.filter((tick) => tick === 'won')).toHaveLength(39);
  });

  it('are the last forty once all rounds are played', () => {
    expect(ticksShown(soFar(200).slice(0, -1), 0)).toEqual(soFar(40).slice(0, -1));
  });

  it('are only those of the rounds so far in endless play', () => {
    expect(ticksShown(soFar(2), 0)).toEqual(soFar(2));
  });
});

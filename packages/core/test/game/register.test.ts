import { describe, expect, test } from 'vitest';
import type { RegisterRow } from '../../src/index.js';
import { addRow, EMPTY_REGISTER, MOST_ROWS, roundsPlayed, sessionTotal } from '../../src/game/register.js';
import { LOSS, playRound, table } from './table-driver.js';

const playedRow = (): RegisterRow => playRound(table(), ...LOSS, 'fold').register.rows[0] as RegisterRow;
const voidedRow = (): RegisterRow => ({ ...playedRow(), void: true, net: 0 });

const registerOf = (rows: readonly RegisterRow[]): typeof EMPTY_REGISTER =>
  rows.reduce(addRow, EMPTY_REGISTER);

describe('a register', () => {
  test('counts the rounds that were played, not those that were voided, and adds up their nets', () => {
    const [played, voided] = [playedRow(), voidedRow()];
    const register = registerOf([played, voided, played]);
    expect([roundsPlayed(register), sessionTotal(register)]).toEqual([2, -2]);
    expect(register.rows.map(({ total }) => total)).toEqual([-1, -1, -2]);
    expect([roundsPlayed(EMPTY_REGISTER), sessionTotal(EMPTY_REGISTER)]).toEqual([0, 0]);
  });

  test('lists a thousand rows, and carries the rounds and nets of older ones', () => {
    const [played, voided] = [playedRow(), voidedRow()];
    const full = registerOf([played, voided, ...Array<RegisterRow>(MOST_ROWS - 2).fill(played)]);
    expect(full.rows).toHaveLength(1000);
    expect(full.carried).toEqual({ rounds: 0, net: 0 });
    const more = [played, played].reduce(addRow, full);
    expect(more.rows).toHaveLength(1000);
    expect(more.carried).toEqual({ rounds: 1, net: -1 });
    expect([roundsPlayed(more), sessionTotal(more)]).toEqual([1001, -1001]);
    expect(sessionTotal({ ...more, rows: [] })).toBe(-1);
  });
});

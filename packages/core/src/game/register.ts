import type { Register, RegisterRow } from './state.js';

/** The most rows that a register keeps; older ones are carried as a sum. */
export const MOST_ROWS = 1000;

/** A register before the first round. */
export const EMPTY_REGISTER: Register = Object.freeze({
  rows: Object.freeze([]),
  carried: Object.freeze({ rounds: 0, net: 0 }),
});

/** Counted rounds so far: voided ones are left out. */
export function roundsPlayed({ rows, carried }: Register): number {
  return rows.reduce((count, row) => count + (row.void ? 0 : 1), carried.rounds);
}

/** The session's total in smallest units: the net of all rows and of what is carried. */
export function sessionTotal({ rows, carried }: Register): number {
  return rows.at(-1)?.total ?? carried.net;
}

/** The register with one more row; its total is worked out here. */
export function addRow(register: Register, row: Omit<RegisterRow, 'total'>): Register {
  const total = sessionTotal(register) + row.net;
  const rows = [...register.rows, Object.freeze({ ...row, total })];
  let { rounds, net } = register.carried;
  while (rows.length > MOST_ROWS) {
    const oldest = rows.shift() as RegisterRow;
    rounds += oldest.void ? 0 : 1;
    net += oldest.net;
  }
  return Object.freeze({ rows: Object.freeze(rows), carried: Object.freeze({ rounds, net }) });
}

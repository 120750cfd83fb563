import { formatCards, type Card } from '../cards/card.js';
import type { Register, RegisterRow } from './state.js';

/** The columns of the exported register, in order: each by its name and its value in a row. */
const COLUMNS: readonly (readonly [
  name: string,
  of: (row: RegisterRow) => string | number | boolean | null,
])[] = [
  ['round', ({ round }) => round],
  ['void', (row) => row.void],
  ['reason', ({ reason }) => reason],
  ['player', ({ player }) => cardsText(player)],
  ['dealer', ({ dealer }) => cardsText(dealer)],
  ['playerCategory', ({ playerCategory }) => playerCategory],
  ['dealerCategory', ({ dealerCategory }) => dealerCategory],
  ['dealerQualified', ({ dealerQualified }) => dealerQualified],
  ['decision', ({ decision }) => decision],
  ['result', ({ result }) => result],
  ['ante', ({ bets }) => bets.ante],
  ['call', ({ bets }) => bets.call],
  ['jackpot', ({ bets }) => bets.jackpot],
  ['bonus', ({ bets }) => bets.bonus],
  ['cost', ({ cost }) => cost],
  ['net', ({ net }) => net],
  ['total', ({ total }) => total],
];

function cardsText(cards: readonly Card[] | null): string | null {
  return cards && formatCards(cards);
}

/**
 * A field of a CSV file (RFC 4180). A text that a spreadsheet would take for a formula gets an apostrophe in front: the
 * reason of a void may come from anywhere.
 */
function csvField(value: string | number | boolean | null): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The register as a file's text: CSV with a line of column names, or JSON with the rows and what is no longer listed
 * (`carried`). Cards are texts, amounts whole numbers of the smallest unit.
 */
export function exportRegister({ rows, carried }: Register, format: 'csv' | 'json'): string {
  if (format === 'csv') {
    const lines = [
      COLUMNS.map(([name]) => name),
      ...rows.map((row) => COLUMNS.map(([, of]) => csvField(of(row)))),
    ];
    return lines.map((line) => `${line.join(',')}\r\n`).join('');
  }
  const objects = rows.map((row) => Object.fromEntries(COLUMNS.map(([name, of]) => [name, of(row)])));
  return JSON.stringify({ carried, rows: objects }, null, 2);
}

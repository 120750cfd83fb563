import { perSecond, short, time } from './figures.mjs';
import { timesFaster } from './measure.mjs';

/**
 * A Markdown table: the processor time of an operation with its middle half, the time by the clock, operations per
 * second, and how many times faster than each baseline.
 * @param {import('./measure.mjs').Figures[]} figures
 * @param {{ unit: string, baselines: readonly string[] }} options
 */
export function table(figures, { unit, baselines }) {
  const compared = figures.filter(({ name }) => baselines.includes(name));
  const head = ['', 'call', `CPU per ${unit}`, 'middle half', 'by the clock', 'per second'];
  const rows = [
    [...head, ...compared.map(({ name }) => `× ${name}`)],
    [...head, ...compared].map((_, i) => (i < 2 ? '---' : '---:')),
    ...figures.map((one) => [
      one.name,
      one.note ?? '',
      time(one.median),
      `${time(one.low)} - ${time(one.high)}`,
      time(one.wall),
      perSecond(one.median),
      ...compared.map((baseline) => (baseline === one ? '1' : short(timesFaster(one, baseline)))),
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)));
  return rows
    .map(
      (row) =>
        `| ${row.map((cell, i) => (i < 2 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`,
    )
    .join('\n');
}

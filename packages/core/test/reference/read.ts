import { readFileSync } from 'node:fs';

/**
 * The rows of a reference file, each as an object by column name. The values in these files were computed by an
 * independent program and checked against published totals.
 */
export function readReference(name: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split(/\r?\n/);
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? '']));
  });
}

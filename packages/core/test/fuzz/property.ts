import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { test } from 'vitest';

const CORPUS = fileURLToPath(new URL('../corpus/', import.meta.url));

/** The inputs that are kept for a property: each has broken it once, or is a likely trap. */
function corpusOf(name: string): unknown[] {
  const folder = `${CORPUS}${name}/`;
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(folder + file, 'utf8')) as unknown);
}

/** Keeps an input that breaks a property, to be committed with its repair. */
function keep(name: string, input: unknown): void {
  const text = JSON.stringify(input, null, 2);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  writeFileSync(`${CORPUS}${name}/${hash}.json`, `${text}\n`);
}

/**
 * A property of any input, tried on the inputs kept in the corpus first. Inputs are plain JSON, so that they can be kept;
 * the smallest one that breaks the property is written there.
 */
export function holds<T>(
  name: string,
  says: string,
  inputs: fc.Arbitrary<T>,
  check: (input: T) => void,
): void {
  test(`${name}: ${says}`, { timeout: 600_000 }, () => {
    const examples = corpusOf(name).map((input): [T] => [input as T]);
    const details = fc.check(fc.property(inputs, check), { examples });
    if (!details.failed) return;
    if (details.counterexample) keep(name, details.counterexample[0]);
    throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance });
  });
}

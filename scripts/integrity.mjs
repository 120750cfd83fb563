// Keeps the versioned address of the one file and its integrity hash in README.md true: without arguments it writes both as
// they are now, with `--check` it fails when they differ. A release writes them, and checks them before it publishes;
// between releases they are those of the last one.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const README = resolve(ROOT, 'README.md');
const WIDGET = resolve(ROOT, 'packages/widget');

const { version } = JSON.parse(await readFile(resolve(WIDGET, 'package.json'), 'utf8'));
const file = await readFile(resolve(WIDGET, 'dist/caribbean-stud.min.js'));
const hash = createHash('sha384').update(file).digest('base64');

const readme = await readFile(README, 'utf8');
const current = readme
  .replace(/caribbean-stud@[^/]+(?=\/dist)/, `caribbean-stud@${version}`)
  .replace(/sha384-[\w+/=]+/, `sha384-${hash}`);
if (!current.includes(`caribbean-stud@${version}/dist/caribbean-stud.min.js`) || !current.includes(hash)) {
  throw new Error('README.md shows no versioned address with a hash');
}

if (!process.argv.includes('--check')) {
  await writeFile(README, current);
} else if (current !== readme) {
  console.error(
    `README.md does not show version ${version} with sha384-${hash}: run node scripts/integrity.mjs`,
  );
  process.exit(1);
}

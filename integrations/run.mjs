// Installs small projects of other tools from the packed packages, builds them and plays a round on each of their pages.
// Prints a table of what was seen; with `--write` docs/frameworks.md keeps it. `npm run test:integrations -- vue rollup`
// takes these projects alone.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumOptions } from '../scripts/browsers.mjs';
import { startServer } from '../scripts/serve.mjs';
import { drive } from './support/drive.mjs';
import { buildProject, packPackages, projectNames } from './support/project.mjs';

const DOCUMENT = resolve(import.meta.dirname, '../docs/frameworks.md');
const BLOCK = /<!-- seen -->[^]*<!-- \/seen -->/;

/** @typedef {{ name: string, versions: string, seen: string, failed: boolean }} Row a project and what was seen of it */

/**
 * @param {string} name
 * @param {string} work
 * @param {Record<string, string>} packed
 * @param {import('playwright-core').Browser} browser
 * @param {Set<string>} deals the cards that were dealt so far: every project has the same seed
 * @returns {Promise<Row>}
 */
async function tryProject(name, work, packed, browser, deals) {
  let versions = '';
  try {
    const built = await buildProject(name, work, packed);
    versions = built.versions;
    const { address, close } = await startServer({ root: built.dist });
    const pages = (await readdir(built.dist)).filter((file) => file.endsWith('.html'));
    const seen = [];
    for (const page of pages) {
      const html = await readFile(join(built.dist, page), 'utf8');
      const drawnByServer = html.includes('shadowrootmode');
      const { dealt, bytes } = await drive(browser, `${address}/${page}`, drawnByServer);
      deals.add(dealt);
      if (deals.size > 1) throw new Error('other cards were dealt than in the other projects');
      const how = drawnByServer ? 'taken over without a change, played' : 'played';
      seen.push(`${page}: ${how}, ${(bytes / 1000).toFixed(1)} kB of JavaScript`);
    }
    await close();
    return { name, versions, seen: seen.join('; '), failed: false };
  } catch (error) {
    console.error(`${name}:`, error);
    return { name, versions, seen: 'failed', failed: true };
  }
}

/** @param {Row[]} rows */
function toTable(rows) {
  const lines = rows.map(({ name, versions, seen }) => `| ${name} | ${versions || '–'} | ${seen} |`);
  return ['| project | versions | seen |', '| --- | --- | --- |', ...lines].join('\n');
}

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const names = (await projectNames()).filter((name) => wanted.length === 0 || wanted.includes(name));
if (names.length === 0) throw new Error(`there is no such project: ${wanted.join(' ')}`);

const browser = await chromium.launch(chromiumOptions());
const work = await mkdtemp(join(tmpdir(), 'integrations-'));
/** @type {Row[]} */
const rows = [];
try {
  const packed = await packPackages(work);
  const deals = new Set();
  for (const name of names) {
    const row = await tryProject(name, work, packed, browser, deals);
    console.log(`${name} (${row.versions}): ${row.seen}`);
    rows.push(row);
  }
} finally {
  await browser.close();
  await rm(work, { recursive: true, force: true });
}

const table = toTable(rows);
console.log(`\n${table}`);
if (rows.some(({ failed }) => failed)) process.exit(1);
if (process.argv.includes('--write')) {
  const text = await readFile(DOCUMENT, 'utf8');
  await writeFile(DOCUMENT, text.replace(BLOCK, `<!-- seen -->\n\n${table}\n\n<!-- /seen -->`));
}

// The licenses of what visitors get: THIRD-PARTY.md lists them, and the one-file build carries their texts.
// `--write` brings the list up to date; without it, a list that is out of date fails. A license that asks for more than
// its text fails in any case.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const ROOT = resolve(import.meta.dirname, '..');
const LIST = join(ROOT, 'THIRD-PARTY.md');

/** Licenses that ask for nothing but their text and the names of the authors. */
const PERMISSIVE = ['0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/**
 * A package that others wrote.
 * @typedef {{ name: string, version: string, license: string, folder: string }} Package
 */

/**
 * The package that a file belongs to, `null` for the files of this repository.
 * @param {string} file
 * @returns {Package | null}
 */
function packageOf(file) {
  const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll('\\', '/')) ?? [];
  if (folder === undefined) return null;
  /** @type {{ name: string, version: string, license: string }} */
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name, version, license, folder };
}

/**
 * The text of a package's license; `null` where none was published with it.
 * @param {string} folder
 */
function licenseText(folder) {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.\w+)?$/i.test(name));
  return file === undefined ? null : readFileSync(join(folder, file), 'utf8').trim();
}

/** A text with plain quotes and single spaces, to compare it with others. @param {string} text */
function normalized(text) {
  return text.replaceAll(/[“”]/g, '"').replaceAll(/\s+/g, ' ').trim();
}

/**
 * A license text without its heading and its lines of copyright: what packages under one license have in common.
 * @param {string} text
 */
function termsOf(text) {
  return normalized(text.slice(text.search(/Permission is hereby|Redistribution and use/)));
}

/** The first line of copyright in a license text. @param {string} text */
function copyrightOf(text) {
  const line = text.split('\n').find((one) => /^copyright/i.test(one.trim()));
  if (line === undefined) throw new Error('a license without a line of copyright');
  return line.trim();
}

/**
 * The notice that a file must carry when it contains these modules: each license with the packages under it, their lines
 * of copyright, and its text.
 * @param {readonly string[]} modules their files
 * @returns {string} as a comment that minifiers keep
 */
export function noticeFor(modules) {
  /** @type {Map<string, { license: string, holders: Map<string, string[]> }>} */
  const terms = new Map();
  const packages = new Map(
    modules.map((file) => packageOf(file)).flatMap((one) => (one ? [[one.name, one]] : [])),
  );
  for (const { name, version, license, folder } of packages.values()) {
    const text = licenseText(folder);
    if (text === null) throw new Error(`${name} comes without its license text`);
    const group = terms.get(termsOf(text)) ?? { license, holders: new Map() };
    terms.set(termsOf(text), group);
    const holder = copyrightOf(text);
    group.holders.set(holder, [...(group.holders.get(holder) ?? []), `${name} ${version}`]);
  }
  const parts = [...terms].map(([text, { license, holders }]) => {
    const names = [...holders].map(([holder, all]) => `${all.join(', ')}: ${holder}`);
    return `${license}\n${names.join('\n')}\n${text}`;
  });
  return parts.join('\n\n').replaceAll('*/', '* /');
}

/** All packages that an installation of ours brings along, by name. */
function installed() {
  const command = ['--silent', 'licenses', 'list', '--prod', '--json', '--filter', './packages/*'];
  const answer = execFileSync('pnpm', command, { cwd: ROOT, encoding: 'utf8' });
  /** @type {Record<string, { name: string, versions: string[], homepage?: string }[]>} */
  const byLicense = JSON.parse(answer);
  return Object.entries(byLicense)
    .flatMap(([license, all]) => all.map((one) => ({ ...one, license })))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** What THIRD-PARTY.md should say. */
async function list() {
  const rows = installed().map(
    ({ name, versions, license, homepage }) =>
      `| [${name}](${homepage}) | ${versions.join(', ')} | ${license} |`,
  );
  const text = `# Third-party software

What an installation of \`caribbean-stud\` or \`@caribbean-stud/core\` brings along, made from the lockfile by
\`npx -y pnpm@12.21.0 run check:licenses --write\`. The one file \`caribbean-stud.min.js\` contains parts of it, and carries their
licenses at its head.

| package | version | license |
| --- | --- | --- |
${rows.join('\n')}
`;
  return format(text, { ...(await resolveConfig(LIST)), filepath: LIST });
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const others = installed().filter(({ license }) => !PERMISSIVE.includes(license));
  for (const { name, license } of others) {
    console.error(`${name}: ${license} is not among ${PERMISSIVE.join(', ')}`);
    process.exitCode = 1;
  }
  const text = await list();
  if (process.argv.includes('--write')) {
    writeFileSync(LIST, text);
  } else if (!existsSync(LIST) || readFileSync(LIST, 'utf8') !== text) {
    console.error('THIRD-PARTY.md is out of date: npx -y pnpm@12.21.0 run check:licenses --write');
    process.exitCode = 1;
  }
}

// Installs and builds the projects as their authors would: outside of this workspace, from the packed packages.
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const ROOT = resolve(import.meta.dirname, '../..');
const PROJECTS = resolve(import.meta.dirname, '../projects');

/** Projects whose page and script are those that every bundler gets. */
const BUNDLED = ['vite', 'webpack', 'esbuild', 'rollup'];

/**
 * A project that has been installed and built.
 * @typedef {object} BuiltProject
 * @property {string} dist where its pages are
 * @property {string} versions what was installed, in words
 */

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 */
async function run(command, args, cwd) {
  try {
    await promisify(execFile)(command, args, { cwd });
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {{ stdout?: string, stderr?: string }} */ (error);
    throw new Error(`${command} ${args.join(' ')} failed\n${stdout}\n${stderr}`, { cause: error });
  }
}

/**
 * @param {string} folder
 * @returns {Promise<{ name: string, version: string, dependencies?: Record<string, string> }>}
 */
async function manifestOf(folder) {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
}

/** The names of all projects. */
export async function projectNames() {
  return (await readdir(PROJECTS)).sort();
}

/**
 * Packs the packages as they would be published.
 * @param {string} destination a folder
 * @returns {Promise<Record<string, string>>} what a manifest must ask for, by the names of the packages
 */
export async function packPackages(destination) {
  /** @type {Record<string, string>} */
  const packed = {};
  for (const folder of ['evaluator-as', 'core', 'widget'].map((name) => join(ROOT, 'packages', name))) {
    const { name } = await manifestOf(folder);
    const out = join(destination, `packed-${name.replace(/\W+/g, '-')}`);
    await mkdir(out);
    await run('npx', ['-y', 'pnpm@12.21.0', 'pack', '--pack-destination', out], folder);
    packed[name] = `file:${join(out, (await readdir(out))[0] ?? '')}`;
  }
  return packed;
}

/**
 * Copies a project, installs it with the packed packages and runs its build.
 * @param {string} name
 * @param {string} destination a folder
 * @param {Record<string, string>} packed
 * @returns {Promise<BuiltProject>}
 */
export async function buildProject(name, destination, packed) {
  const folder = join(destination, name);
  if (BUNDLED.includes(name)) await cp(resolve(PROJECTS, '../bundled'), folder, { recursive: true });
  await cp(join(PROJECTS, name), folder, { recursive: true });
  const manifest = await manifestOf(folder);
  const asked = Object.keys(manifest.dependencies ?? {});
  const dependencies = { ...manifest.dependencies, ...packed };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...manifest, dependencies }));
  await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], folder);
  await run('npm', ['run', 'build'], folder);
  const installed = await Promise.all(
    asked
      .filter((dependency) => !dependency.startsWith('@types/'))
      .map(async (dependency) => {
        const { version } = await manifestOf(join(folder, 'node_modules', dependency));
        return `${dependency} ${version}`;
      }),
  );
  return { dist: join(folder, 'dist'), versions: installed.join(', ') };
}

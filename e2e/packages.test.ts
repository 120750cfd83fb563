import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');

/** What the tests read of a package's manifest. */
interface Manifest {
  readonly version: string;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

function run(command: string, args: readonly string[], cwd: string): string {
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** The files that an export map names, patterns included. */
function targetsOf({ exports }: Manifest): string[] {
  return Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  );
}

function matches(file: string, target: string): boolean {
  const [head = '', tail] = target.replace('./', '').split('*');
  return tail === undefined ? file === head : file.startsWith(head) && file.endsWith(tail);
}

describe.each(['evaluator-as', 'core', 'widget'])('the package made of packages/%s', (name) => {
  const folder = join(ROOT, 'packages', name);
  const destination = mkdtempSync(join(tmpdir(), 'packed-'));
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  let tarball = '';
  let files: string[] = [];

  beforeAll(() => {
    run('npx', ['-y', 'pnpm@12.21.0', 'pack', '--pack-destination', destination], folder);
    const [made = ''] = run('ls', [destination], ROOT).split('\n');
    tarball = join(destination, made);
    files = run('tar', ['-tzf', tarball], ROOT)
      .split('\n')
      .filter(Boolean)
      .map((file) => file.replace('package/', ''));
  });

  afterAll(() => {
    rmSync(destination, { recursive: true });
  });

  it('holds every file that its export map names', () => {
    for (const target of targetsOf(manifest)) {
      expect(
        files.filter((file) => matches(file, target)),
        target,
      ).not.toEqual([]);
    }
  });

  it('holds what was built, its license and what it is, and neither sources nor tests', () => {
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']));
    const other = files.filter((file) => !/^(dist|types)\/|^(LICENSE|README\.md|package\.json)$/.test(file));
    expect(other).toEqual([]);
    expect(files.filter((file) => /(?<!\.d)\.ts$|\.test\.|\.map$|\.tsbuildinfo$/.test(file))).toEqual([]);
  });

  it('depends on exact versions', () => {
    const packed = JSON.parse(run('tar', ['-xzOf', tarball, 'package/package.json'], ROOT)) as Manifest;
    for (const version of Object.values(packed.dependencies ?? {})) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });

  it('gives publint nothing to say', async () => {
    const { messages, pkg } = await publint({
      pack: { tarball: new Uint8Array(readFileSync(tarball)).buffer },
    });
    expect(messages.map((message) => formatMessage(message, pkg as Record<string, unknown>))).toEqual([]);
  });

  it('has types that are right for whoever imports it as a module', () => {
    const modules = Object.keys(manifest.exports).filter((entry) => entry.endsWith('.wasm'));
    const excluded = modules.length > 0 ? ['--exclude-entrypoints', ...modules] : [];
    expect(() =>
      run(
        'node_modules/.bin/attw',
        [tarball, '--profile', 'esm-only', '--format', 'json', ...excluded],
        ROOT,
      ),
    ).not.toThrow();
  });
});

describe('the element', () => {
  it('tells the version of its package', async () => {
    const { VERSION } = (await import('../packages/widget/dist/version.js')) as { VERSION: string };
    const text = readFileSync(join(ROOT, 'packages/widget/package.json'), 'utf8');
    expect(VERSION).toBe((JSON.parse(text) as Manifest).version);
  });

  it('has an address in the README that is of this version, with a hash', () => {
    const { version } = JSON.parse(
      readFileSync(join(ROOT, 'packages/widget/package.json'), 'utf8'),
    ) as Manifest;
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
    const [, shown] = /caribbean-stud@(\S+)\/dist\/caribbean-stud\.min\.js"/.exec(readme) ?? [];
    expect(shown).toBe(version);
    expect(readme).toMatch(/integrity="sha384-[\w+/]{64}"/);
  });
});

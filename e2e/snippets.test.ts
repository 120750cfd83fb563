import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Frame } from 'playwright-core';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.js';
import { bundle } from './support/bundle.js';
import { SCRIPT } from './support/player.js';
import { packageFolder, snippets, withChecks, type Snippet } from './support/snippets.js';

const ROOT = resolve(import.meta.dirname, '..');
const { openPage } = useBrowser();

/** What the documentation may be written in: what is not listed here has no test. */
const LANGUAGES = ['html', 'css', 'js', 'ts', 'tsx', 'vue', 'svelte', 'json', 'sh', 'http', ''];

const of = (language: string, ...uses: string[]): Snippet[] =>
  snippets.filter((one) => one.language === language && (uses.length === 0 || uses.includes(one.use)));

/** The script tag of the documentation; the file lies elsewhere here. */
const WRITTEN = '<script type="module" src="caribbean-stud.min.js"></script>';

/** A snippet of HTML with the script that it names, or that every snippet without one takes for granted. */
function pageOf(html: string): string {
  return html.includes(WRITTEN) ? html.replace(WRITTEN, SCRIPT) : `${SCRIPT}${html}`;
}

/** A page around a script: the HTML that it is about, and a word when it is done. Failed assertions are errors. */
function pageAround({ html }: Snippet, code: string, withElement: boolean): string {
  const around = html || '<caribbean-stud></caribbean-stud>';
  return `${withElement ? pageOf(around) : around.replace(WRITTEN, '')}
    <script>console.assert = (holds) => { if (!holds) throw new Error('an assertion of the snippet fails'); };</script>
    <script type="module">${code.replaceAll('</script', '<\\/script')}\nwindow.snippetIsDone = true;</script>`;
}

/** Opens pages beside each other, each in a frame of its own. A message of any of them fails the test. */
async function openAll(pages: readonly string[]): Promise<Frame[]> {
  const frames = pages.map(
    (page) => `<iframe srcdoc="${page.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`,
  );
  const { page } = await openPage({ html: frames.join('\n'), reducedMotion: 'reduce' });
  return page.frames().slice(1);
}

/** Waits until the tables of a page are ready; how many there are. */
async function tablesIn(frame: Frame): Promise<number> {
  await frame.waitForFunction(() => customElements.get('caribbean-stud') !== undefined);
  return frame.evaluate(async () => {
    const tables = Array.from(document.querySelectorAll('caribbean-stud'));
    await Promise.all(tables.map((table) => table.ready));
    return tables.length;
  });
}

/** Runs modules one after the other in one process, each from the folder of its package; whatever one throws fails. */
function runInNode(modules: readonly { file: string; code: string }[]): string {
  const written = modules.map(({ file, code }, place) => {
    const folder = join(packageFolder(file), 'build/snippets');
    mkdirSync(folder, { recursive: true });
    const path = join(folder, `${place}.mjs`);
    writeFileSync(path, `import { deepStrictEqual as __same } from 'node:assert';\n${withChecks(code)}`);
    return { folder, path };
  });
  const program = written.map(({ path }) => `await import(${JSON.stringify(path)});`).join('\n');
  try {
    return execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } finally {
    for (const { folder } of written) rmSync(folder, { recursive: true, force: true });
  }
}

describe('the snippets of the documentation', () => {
  it('are written in languages that are tested', () => {
    expect(snippets.filter(({ language }) => !LANGUAGES.includes(language))).toEqual([]);
    for (const language of LANGUAGES) expect(of(language), language).not.toEqual([]);
  });

  it('from a project that is tested by itself stand there as they are', () => {
    const excerpts = snippets.filter(({ use }) => use.includes('/'));
    expect(new Set(excerpts.map(({ language }) => language))).toEqual(
      new Set(['tsx', 'vue', 'js', 'svelte']),
    );
    for (const { where, use, code } of excerpts) {
      expect(readFileSync(join(ROOT, use), 'utf8'), where).toContain(code);
    }
    const others = snippets.filter(
      ({ language, use }) => /^(tsx|vue|svelte)$/.test(language) && !use.includes('/'),
    );
    expect(others).toEqual([]);
  });

  it('in HTML are pages with a table, and none has anything to say', async () => {
    const frames = await openAll(of('html').map(({ code }) => pageOf(code)));
    for (const frame of frames) expect(await tablesIn(frame)).toBeGreaterThan(0);
  });

  it('for a page run in it', async () => {
    const scripts = of('js', 'page', 'live').filter(({ code }) => !code.includes('import '));
    const frames = await openAll(scripts.map((script) => pageAround(script, script.code, true)));
    await Promise.all(frames.map((frame) => frame.waitForFunction(() => 'snippetIsDone' in window)));
  });

  it('for a bundler run as it bundles them', async () => {
    const scripts = of('js', 'page', 'live').filter(({ code }) => code.includes('import '));
    const bundled = await bundle(
      Object.fromEntries(
        scripts.map(({ where, code }) => [
          where,
          code.includes('.define(') ? code : `import 'caribbean-stud/define.js';\n${code}`,
        ]),
      ),
    );
    const frames = await openAll(
      scripts.map((script) => pageAround(script, bundled[script.where] ?? '', false)),
    );
    await Promise.all(frames.map((frame) => frame.waitForFunction(() => 'snippetIsDone' in window)));
    const defined = await Promise.all(
      frames.map((frame) =>
        frame.evaluate(() =>
          ['caribbean-stud', 'my-card-table'].some((name) => customElements.get(name) !== undefined),
        ),
      ),
    );
    expect(defined).toEqual(scripts.map(() => true));
  });

  it('for Node run there, and every value is what the comment says', () => {
    const programs = of('js', '');
    expect(programs.filter(({ code }) => /\b(document|window)\b/.test(code))).toEqual([]);
    runInNode(programs);
  });

  it('for a worker answer what they are asked', () => {
    const answers = of('js', 'worker').map(({ file, code }) =>
      runInNode([
        { file, code: 'globalThis.self = { postMessage: (values) => console.log(values.join()) };' },
        { file, code },
        { file, code: 'self.onmessage({ data: Uint8Array.of(42, 43, 29, 16, 2) });' },
      ]),
    );
    expect(answers).toEqual(['75497617\n']);
  });

  it('in CSS are such that the browser drops nothing', async () => {
    const { page } = await openPage({ html: pageOf('<caribbean-stud></caribbean-stud>') });
    for (const { where, code } of of('css')) {
      const { rules, text } = await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
        const all = Array.from(sheet.cssRules, (rule) => rule.cssText);
        const text = all.join('\n');
        return { rules: text.match(/\{/g)?.length, text };
      }, code);
      expect(rules, where).toBe(code.match(/\{/g)?.length);
      for (const [, property = ''] of code.matchAll(/^\s+([a-z-]+):/gm))
        expect(text).toContain(`${property}:`);
    }
  });

  it('in TypeScript are syntax, and import what the package exports', () => {
    const manifest = readFileSync(join(ROOT, 'packages/widget/package.json'), 'utf8');
    const { exports } = JSON.parse(manifest) as { exports: Record<string, unknown> };
    for (const { where, code } of of('ts')) {
      expect(ts.transpileModule(code, { reportDiagnostics: true }).diagnostics, where).toEqual([]);
      const entries = [...code.matchAll(/caribbean-stud\/([a-z]+(?:\.js)?)/g)].map(
        ([, entry]) => `./${entry}`,
      );
      for (const entry of entries) expect(Object.keys(exports), where).toContain(entry);
    }
  });

  it('in JSON can be read', () => {
    for (const { code, where } of of('json')) expect(() => JSON.parse(code) as unknown, where).not.toThrow();
  });

  it.each(of('http'))('$where: a policy under which a table plays', async ({ code }) => {
    const [name, policy = ''] = code.split(': ');
    expect(name).toBe('Content-Security-Policy');
    const { page } = await openPage({
      html: `${SCRIPT}<caribbean-stud motion="none"></caribbean-stud>`,
      csp: policy,
    });
    expect(await tablesIn(page.mainFrame())).toBe(1);
    const [engine, phase] = await page.evaluate(async () => {
      const table = document.querySelector('caribbean-stud');
      await table?.deal();
      return [(await table?.ready)?.engine, table?.table.phase];
    });
    expect([engine, phase]).toEqual([policy.includes('wasm-unsafe-eval') ? 'wasm' : 'js', 'deciding']);
  });

  it('for a shell call scripts, programs and packages that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const packages = ['caribbean-stud', '@caribbean-stud/core', '@caribbean-stud/evaluator-as'];
    // What every machine has, and a program that a page tells to write.
    const known =
      /^(npm init -y|npx -y serve|tar|cp|cd|git clone|openssl|node hands\.mjs|npm install \S+\.tgz)\b/;
    const lines = of('sh').flatMap(({ code }) => code.split('\n').map((text) => text.replace(/\s*#.*/, '')));
    for (const line of lines.filter((text) => !known.test(text))) {
      const [, script = line] = /^(?:npm (?:run )?|npx -y pnpm@12\.21\.0 run )([a-z:]+)$/.exec(line) ?? [];
      const [, program] = /^node (\S+)$/.exec(line) ?? [];
      const [, name] = /^npm (?:install|pack) (\S+)$/.exec(line) ?? [];
      if (name !== undefined) expect(packages).toContain(name);
      else if (program !== undefined) expect(existsSync(join(ROOT, program)), line).toBe(true);
      else expect(Object.keys(scripts)).toContain(script);
    }
  });
});

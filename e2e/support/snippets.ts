import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Marked, type Tokens } from 'marked';
import { filesOf } from '../../scripts/docs/markdown-files.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

/** A fenced block of a Markdown file. Its first line says what it is: ` ```js page `. */
export interface Snippet {
  /** Where it stands: `README.md, block 3`. */
  readonly where: string;
  /** The file, from the root of the repository. */
  readonly file: string;
  readonly language: string;
  /**
   * `live`: at work on the documentation site; `page`: a script for a page, `worker`: for a worker; a path: an excerpt of
   * that file; else a script for Node.
   */
  readonly use: string;
  readonly code: string;
  /** The last HTML before it, for scripts and style sheets that belong to it. */
  readonly html: string;
}

function codeIn(markdown: string): Tokens.Code[] {
  const blocks: Tokens.Code[] = [];
  const marked = new Marked();
  void marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'code') blocks.push(token as Tokens.Code);
  });
  return blocks;
}

function snippetsOf(file: string): Snippet[] {
  let html = '';
  return codeIn(readFileSync(resolve(ROOT, file), 'utf8')).map(({ text, lang }, place) => {
    const [language = '', use = ''] = (lang ?? '').split(' ');
    const snippet = { where: `${file}, block ${place + 1}`, file, language, use, code: text, html };
    if (language === 'html') html = text;
    return snippet;
  });
}

/** Every fenced block of every Markdown file. */
export const snippets: readonly Snippet[] = filesOf('.md').flatMap(snippetsOf);

/** The folder of the package that a file belongs to: imports of scripts are resolved from there. */
export function packageFolder(file: string): string {
  const [packages, name] = dirname(file).split('/');
  return packages === 'packages' && name ? resolve(ROOT, packages, name) : ROOT;
}

/** Adds the check that an expression is what the comment after it says: `1 + 1; // => 2`. */
export function withChecks(code: string): string {
  return code.replace(
    /^( *)([^\s/].*); \/\/ => (.+)$/gm,
    (_, indent: string, expression: string, value: string) => `${indent}__same(${expression}, (${value}));`,
  );
}

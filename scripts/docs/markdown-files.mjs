import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { Marked } from 'marked';
import { anchorMaker } from './anchors.mjs';
import { textOf } from './html.mjs';

/** The root of the repository. */
export const ROOT = resolve(import.meta.dirname, '../..');

/**
 * @typedef {object} MarkdownFile
 * @property {string} path from the root of the repository
 * @property {string[]} anchors of its headings
 * @property {string[]} links where its links and pictures lead
 * @property {string[]} codes what stands as code within its text
 * @property {{ language: string, text: string }[]} blocks its fenced blocks
 */

/** Folders whose files are generated, or not ours. */
const NOT_OURS = new Set(['node_modules', 'dist', 'build', 'coverage', '.git', '.cache']);

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return NOT_OURS.has(entry.name) ? [] : filesIn(path);
  });
}

/** The paths of all files of the repository that end like this, from its root. @param {string[]} endings */
export function filesOf(...endings) {
  return filesIn('').filter((path) => endings.some((ending) => path.endsWith(ending)));
}

/** @param {string} path @returns {MarkdownFile} */
function read(path) {
  const marked = new Marked();
  const anchor = anchorMaker();
  /** @type {MarkdownFile} */
  const file = { path, anchors: [], links: [], codes: [], blocks: [] };
  void marked.walkTokens(marked.lexer(readFileSync(resolve(ROOT, path), 'utf8')), (token) => {
    if (token.type === 'heading') file.anchors.push(anchor(textOf(String(marked.parseInline(token.text)))));
    else if (token.type === 'link' || token.type === 'image') file.links.push(token.href);
    else if (token.type === 'codespan') file.codes.push(token.text);
    else if (token.type === 'code')
      file.blocks.push({ language: (token.lang ?? '').split(' ')[0], text: token.text });
    else if (token.type === 'html')
      for (const [, target = ''] of token.text.matchAll(/\b(?:href|src|srcset)="([^"]+)"/g))
        file.links.push(target);
  });
  return file;
}

/** Every Markdown file of the repository. */
export function markdownFiles() {
  return filesOf('.md').map(read);
}

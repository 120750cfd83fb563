// Finds links that lead nowhere: in the Markdown files, by the rules of GitHub, and in the pages of the built site.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, relative, resolve } from 'node:path';
import { ROOT } from './markdown-files.mjs';

const ELSEWHERE = /^(https?:|mailto:|data:)/;

/** @typedef {import('./markdown-files.mjs').MarkdownFile} MarkdownFile */

/**
 * Links of Markdown files to files and headings that do not exist, a line each.
 * @param {MarkdownFile[]} files
 */
export function deadLinks(files) {
  const anchors = new Map(files.map((file) => [file.path, file.anchors]));
  return files.flatMap(({ path, links }) =>
    links.flatMap((link) => {
      if (ELSEWHERE.test(link)) return [];
      const [target = '', anchor] = link.split('#');
      const file = target === '' ? path : posix.join(posix.dirname(path), target);
      if (!existsSync(resolve(ROOT, file))) return [`${path}: ${link} leads to no file`];
      const known = anchors.get(file);
      // Files of code and others have no headings.
      if (anchor === undefined || known === undefined || known.includes(anchor)) return [];
      return [`${path}: ${link} leads to no heading`];
    }),
  );
}

/** @param {string} folder @returns {string[]} */
function pagesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .map((path) => join(folder, path));
}

/** What a page loads or leads to. @param {string} html */
function addressesOf(html) {
  // Listings show addresses, they do not use them.
  const used = html.replace(/<pre\b[^]*?<\/pre>/g, '');
  return [...used.matchAll(/<(\w+)\b[^>]*?\s(?:href|src)="([^"]*)"/g)].map(([, tag = '', address = '']) => ({
    tag,
    address,
  }));
}

/** @param {string} html */
const idsOf = (html) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));

/**
 * Links of a built site that lead nowhere, and whatever it would load from elsewhere, a line each.
 * @param {string} site its folder
 */
export function deadLinksOfSite(site) {
  const pages = pagesIn(site);
  const texts = new Map(pages.map((page) => [page, readFileSync(page, 'utf8')]));
  return pages.flatMap((page) =>
    addressesOf(texts.get(page) ?? '').flatMap(({ tag, address }) => {
      const where = `${relative(site, page)}: ${address}`;
      if (ELSEWHERE.test(address))
        return tag === 'a' || address.startsWith('data:') ? [] : [`${where} is loaded from elsewhere`];
      const [path = '', anchor = ''] = address.split('#');
      let file = path === '' ? page : resolve(page, '..', path.split('?')[0] ?? '');
      if (existsSync(file) && statSync(file).isDirectory()) file = join(file, 'index.html');
      if (!existsSync(file)) return [`${where} leads to no file`];
      const text = texts.get(file);
      return anchor === '' || text === undefined || idsOf(text).has(anchor)
        ? []
        : [`${where} leads to no place`];
    }),
  );
}

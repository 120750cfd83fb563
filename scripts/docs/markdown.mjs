// Turns a Markdown file into the HTML of a page. A fenced block marked `live` is shown and also put to work: HTML below its
// listing; a script or a style sheet on the whole page, from a file of its own, as a strict policy demands.
import { posix } from 'node:path';
import { Marked } from 'marked';
import { anchorMaker } from './anchors.mjs';
import { escaped, textOf } from './html.mjs';
import { PAGES } from './pages.mjs';

/**
 * @typedef {object} Rendered
 * @property {string} html
 * @property {{ level: number, text: string, anchor: string }[]} headings
 * @property {boolean} hasTables whether there is a `<caribbean-stud>` on the page
 * @property {{ name: string, text: string }[]} files scripts and style sheets of its live blocks
 * @property {Set<string>} images files that it shows, from the root of the repository
 */

/** The page that a file of the repository becomes. @param {string} path */
const pageOf = (path) => PAGES.find(({ source, standsFor }) => path === (source ?? standsFor));

/**
 * Where a link of a Markdown file leads on the site: to another site, a page or an example; `null` for what else is in the
 * repository, which the site does not have.
 * @param {string} href
 * @param {string} source
 * @returns {string | null}
 */
function siteLink(href, source) {
  if (/^(https:|#)/.test(href)) return href;
  const [path = '', anchor] = href.split('#');
  const target = posix.join(posix.dirname(source), path);
  const page = pageOf(target);
  if (page) return `${page.name}.html${anchor === undefined ? '' : `#${anchor}`}`;
  if (target === 'examples') return 'examples/index.html';
  return /^examples\/.+\.html$/.test(target) ? href.replace(path, target) : null;
}

/**
 * The HTML of a page.
 * @param {string} markdown
 * @param {{ source: string, name: string }} page its Markdown file, from the root of the repository, and its name
 * @returns {Rendered}
 */
export function render(markdown, { source, name }) {
  const anchor = anchorMaker();
  /** @type {Rendered} */
  const page = { html: '', headings: [], hasTables: false, files: [], images: new Set() };

  /** A table is named after its section; the second one there gets a number. */
  const tableNames = anchorMaker();
  const tableName = () => `Table: ${tableNames(page.headings.at(-1)?.text ?? '').replaceAll('-', ' ')}`;

  /** @param {string} code @param {string} language */
  const listing = (code, language) =>
    `<pre tabindex="0"${language ? ` data-language="${language}"` : ''}><code>${escaped(code)}</code></pre>`;

  /** @param {string} code @param {string} language */
  const putToWork = (code, language) => {
    if (language === 'html') {
      page.hasTables = true;
      const shown = code.replace(/<script\b[^>]*src="caribbean-stud.min.js"[^>]*><\/script>\s*/, '');
      return `<figure class="live">${listing(code, language)}<div class="stage">${shown}</div></figure>`;
    }
    page.files.push({ name: `${name}-${page.files.length + 1}.${language}`, text: `${code}\n` });
    return listing(code, language);
  };

  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const text = textOf(html);
        const id = anchor(text);
        page.headings.push({ level: depth, text, anchor: id });
        const link =
          depth === 1 ? '' : ` <a class="anchor" href="#${id}" aria-label="Link to: ${escaped(text)}">#</a>`;
        return `<h${depth} id="${id}">${html}${link}</h${depth}>\n`;
      },
      code({ text, lang }) {
        const [language = '', ...words] = (lang ?? '').split(' ');
        return words.includes('live') ? putToWork(text, language) : listing(text, language);
      },
      link({ href, tokens }) {
        const target = siteLink(href, source);
        const html = this.parser.parseInline(tokens);
        return target === null ? html : `<a href="${escaped(target)}">${html}</a>`;
      },
      table(token) {
        const cell = (
          /** @type {typeof token.header[number]} */ { tokens, align },
          /** @type {string} */ tag,
        ) =>
          `<${tag}${align === 'right' ? ' class="figure"' : ''}>${this.parser.parseInline(tokens)}</${tag}>`;
        const header = token.header.map((one) => cell(one, 'th')).join('');
        const rows = token.rows.map((row) => `<tr>${row.map((one) => cell(one, 'td')).join('')}</tr>`);
        return `<div class="scroller" tabindex="0" role="region" aria-label="${escaped(tableName())}"><table><thead><tr>${header}</tr></thead><tbody>${rows.join('')}</tbody></table></div>\n`;
      },
      html({ text }) {
        // Pictures of the repository are copied into the site.
        return text.replace(/(src|srcset)="(?!https:)([^"]+)"/g, (_, attribute, path) => {
          const image = posix.join(posix.dirname(source), path);
          page.images.add(image);
          return `${attribute}="${image.replace('docs/', '')}"`;
        });
      },
    },
  });
  page.html = /** @type {string} */ (marked.parse(markdown));
  page.hasTables ||= page.html.includes('<caribbean-stud');
  return page;
}

// Builds the documentation site into build/docs: pages from Markdown, the reference from the manifest and the declarations,
// the examples and what they load, and an index for the search. Any static server can serve it; it loads nothing else.
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentOf } from './layout.mjs';
import { render } from './markdown.mjs';
import { PAGES } from './pages.mjs';
import { attributesTable, corePage, customPropertiesTable, elementPage, widgetPage } from './reference.mjs';
import { sectionsOf } from './search-index.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

/** Where the site is built. */
export const SITE = resolve(ROOT, 'build/docs');

/** What the pages and the examples load: copied to the same paths as in the repository, so that their addresses hold. */
const COPIED = [
  'examples',
  'packages/widget/dist/caribbean-stud.min.js',
  'packages/widget/dist/locales',
  'packages/core/dist',
  'packages/evaluator-as/dist',
  'packages/core/node_modules/pure-rand/lib/esm',
  'packages/core/node_modules/@noble/hashes',
];

/** Pages without a Markdown file. @type {Record<string, () => string>} */
const GENERATED = { element: elementPage, core: corePage, widget: widgetPage };

/** The Markdown of a page, written or generated. @param {import('./pages.mjs').Page} page */
async function markdownOf({ name, source }) {
  if (source) return fill(await readFile(resolve(ROOT, source), 'utf8'));
  const generate = GENERATED[name];
  if (!generate) throw new Error(`the page ${name} has no source`);
  return generate();
}

/** What comments in a Markdown file stand for, as Markdown or HTML. @type {Record<string, () => Promise<string>>} */
const PLACEHOLDERS = {
  configurator: async () => {
    const html = await readFile(resolve(ROOT, 'examples/configurator.html'), 'utf8');
    const [found = ''] = /<div class="configurator">[^]*(?=<\/main>)/.exec(html) ?? [];
    // Blank lines and indentation mean something in Markdown.
    return found.replace(/\n\s*/g, '\n');
  },
  attributes: async () => attributesTable(),
  'custom-properties': async () => customPropertiesTable(),
};

/** A Markdown text with its placeholders filled in. @param {string} markdown */
async function fill(markdown) {
  let filled = markdown;
  for (const [name, make] of Object.entries(PLACEHOLDERS)) {
    const placeholder = `<!-- ${name} -->`;
    if (filled.includes(placeholder)) filled = filled.replace(placeholder, await make());
  }
  return filled;
}

/** Whether a file goes into the site: not TypeScript, nor what the examples need only outside a browser. @param {string} path */
const isWanted = (path) =>
  !/\.(ts|map)$/.test(path) && !/examples\/(node_modules|servers|package\.json)/.test(path);

/** Builds the site and returns its pages with their rendered content. */
export async function buildSite() {
  await rm(SITE, { recursive: true, force: true });
  await mkdir(join(SITE, 'live'), { recursive: true });
  const pages = await Promise.all(
    PAGES.map(async (page) => {
      const source = page.source ?? `docs/guide/${page.name}.md`;
      return { page, content: render(await markdownOf(page), { source, name: page.name }) };
    }),
  );
  const images = new Set(pages.flatMap(({ content }) => [...content.images]));
  await Promise.all([
    ...pages.map(({ page, content }) =>
      writeFile(join(SITE, `${page.name}.html`), documentOf(page, content)),
    ),
    ...pages.flatMap(({ content }) =>
      content.files.map(({ name, text }) => writeFile(join(SITE, 'live', name), text)),
    ),
    ...[...images].map((path) => cp(resolve(ROOT, path), join(SITE, path.replace('docs/', '')))),
    ...COPIED.map((path) =>
      cp(resolve(ROOT, path), join(SITE, path), { recursive: true, dereference: true, filter: isWanted }),
    ),
    cp(resolve(ROOT, 'docs/site'), join(SITE, 'site'), { recursive: true }),
  ]);
  const index = pages.flatMap(({ page, content }) => sectionsOf(page, content));
  await writeFile(join(SITE, 'site/search.json'), JSON.stringify(index));
  return pages;
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const pages = await buildSite();
  console.log(`The documentation, ${pages.length} pages, is in build/docs; any static server will do.`);
}

// What is around the content of every page: the navigation, the search, the page's table of contents, its neighbors.
import { escaped } from './html.mjs';
import { GROUPS, PAGES } from './pages.mjs';

/** @typedef {import('./pages.mjs').Page} Page */

const NAME = 'Caribbean Stud for any website';

/** @param {Page} page @param {Page} current */
function navigationItem(page, current) {
  const lang = page.lang ? ` lang="${page.lang}" hreflang="${page.lang}"` : '';
  const mark = page === current ? ' aria-current="page"' : '';
  return `<li><a href="${page.name}.html"${lang}${mark}>${escaped(page.title)}</a></li>`;
}

/** @param {Page} current */
function navigation(current) {
  const groups = GROUPS.map(
    ({ title, pages }, place) =>
      `<h2 id="nav-${place}">${title}</h2><ul aria-labelledby="nav-${place}">${pages.map((page) => navigationItem(page, current)).join('')}</ul>`,
  );
  return `${groups.join('')}<h2 id="nav-examples">Examples</h2><ul aria-labelledby="nav-examples"><li><a href="examples/index.html">Pages to copy from</a></li></ul>`;
}

/** The table of contents of a page; none for a short one. @param {import('./markdown.mjs').Rendered['headings']} headings */
function contents(headings) {
  const sections = headings.filter(({ level }) => level === 2);
  if (sections.length < 3) return '';
  const items = sections.map(({ text, anchor }) => `<li><a href="#${anchor}">${escaped(text)}</a></li>`);
  return `<nav class="contents" aria-label="On this page"><ul>${items.join('')}</ul></nav>`;
}

/** Links to the pages before and after. @param {Page} page */
function neighbors(page) {
  const place = PAGES.indexOf(page);
  const link = (
    /** @type {Page | undefined} */ other,
    /** @type {string} */ rel,
    /** @type {string} */ word,
  ) =>
    other ? `<a rel="${rel}" href="${other.name}.html"><span>${word}</span> ${escaped(other.title)}</a>` : '';
  return `<nav class="neighbors" aria-label="Before and after">${link(PAGES[place - 1], 'prev', 'Before:')}${link(PAGES[place + 1], 'next', 'After:')}</nav>`;
}

/**
 * The document of a page.
 * @param {Page} page
 * @param {import('./markdown.mjs').Rendered} content
 */
export function documentOf(page, content) {
  const title = content.headings[0]?.text ?? page.title;
  const live = (/** @type {string} */ ending) =>
    content.files.filter(({ name }) => name.endsWith(ending)).map(({ name }) => `live/${name}`);
  const styles = ['examples/site.css', 'site/docs.css', ...(page.styles ?? []), ...live('.css')];
  const modules = [
    'site/docs.js',
    ...(content.hasTables ? ['packages/widget/dist/caribbean-stud.min.js'] : []),
    ...(page.scripts ?? []),
    ...live('.js'),
  ];
  return `<!doctype html>
<html lang="${page.lang ?? 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(page.name === 'index' ? title : `${title} · ${NAME}`)}</title>
<link rel="icon" href="site/icon.svg">
${styles.map((path) => `<link rel="stylesheet" href="${path}">`).join('\n')}
${modules.map((path) => `<script type="module" src="${path}"></script>`).join('\n')}
</head>
<body class="docs">
<a class="skip" href="#content">Skip to the text</a>
<header class="bar" lang="en">
<a class="home" href="index.html">Caribbean Stud</a>
<search><label class="hidden-text" for="query">Search the documentation</label>
<input id="query" type="search" placeholder="Search" autocomplete="off" spellcheck="false">
<div id="found" hidden><p id="count" role="status"></p><ol></ol></div></search>
<button id="menu" type="button" aria-expanded="false" aria-controls="pages">Pages</button>
</header>
<div class="columns">
<nav id="pages" aria-label="Pages" lang="en">${navigation(page)}</nav>
<main id="content">
${content.html.replace('</h1>\n', (end) => `${end}${contents(content.headings)}`)}
${neighbors(page)}
</main>
</div>
<footer class="docs-footer" lang="en"><p>Play money only. MIT license. “Caribbean Stud” is a trademark of others; this project has no connection with it.</p></footer>
</body>
</html>
`;
}

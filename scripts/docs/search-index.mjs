// What the search of the site looks through: an entry for each section of each page.
import { textOf } from './html.mjs';

/** @typedef {{ page: string, title: string, heading: string, anchor: string, text: string }} Section */

/**
 * The sections of a page. What stands before the second heading belongs to the page itself.
 * @param {import('./pages.mjs').Page} page
 * @param {import('./markdown.mjs').Rendered} content
 * @returns {Section[]}
 */
export function sectionsOf(page, { html, headings }) {
  const parts = html.split(/<h[1-6] id="[^"]*">[^]*?<\/h[1-6]>/);
  return headings.map(({ text, anchor }, place) => ({
    page: page.name,
    title: page.title,
    heading: text,
    anchor: place === 0 ? '' : anchor,
    text: textOf((parts[place + 1] ?? '').replace(/<\/(td|th|li|p|dt|dd|code)>/g, ' '))
      .replace(/\s+/g, ' ')
      .trim(),
  }));
}

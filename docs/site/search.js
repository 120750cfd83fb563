// A search over some hundred sections, without an index of words: every word must occur, in headings it counts more.

/** @typedef {{ page: string, title: string, heading: string, anchor: string, text: string }} Section */

const IN_HEADING = 10;
const IN_TITLE = 4;
const EXCERPT = 140;

/** Letters without accents and capitals. @param {string} text */
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What a word counts in a section: 0 where it does not occur. @param {Section} section @param {string} word */
function weight(section, word) {
  const heading = plain(section.heading);
  if (heading === word) return 3 * IN_HEADING;
  if (heading.includes(word)) return IN_HEADING;
  if (plain(section.title).includes(word)) return IN_TITLE;
  return plain(section.text).includes(word) ? 1 : 0;
}

/** The words around the first place where one of those searched for stands. @param {Section} section @param {string[]} words */
function excerptOf({ text }, words) {
  const small = text.toLowerCase();
  const places = words.map((word) => small.indexOf(word)).filter((place) => place >= 0);
  const start = Math.max(0, Math.min(...places, text.length) - EXCERPT / 3);
  const from = places.length === 0 ? 0 : text.lastIndexOf(' ', start) + 1;
  return `${from > 0 ? '… ' : ''}${text.slice(from, from + EXCERPT).trim()}${text.length > from + EXCERPT ? ' …' : ''}`;
}

/**
 * The sections in which all words occur, the best first, each with an excerpt.
 * @param {Section[]} sections
 * @param {string} query
 */
export function search(sections, query) {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return sections
    .map((section) => ({ section, weights: words.map((word) => weight(section, word)) }))
    .filter(({ weights }) => weights.every((one) => one > 0))
    .map(({ section, weights }) => ({ section, total: weights.reduce((sum, one) => sum + one, 0) }))
    .sort((a, b) => b.total - a.total)
    .map(({ section }) => ({ ...section, excerpt: excerptOf(section, words) }));
}

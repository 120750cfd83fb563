/**
 * The anchor of a heading, as GitHub makes it, so that links hold there and on the site.
 * @param {string} heading its text, without markup
 */
function anchorOf(heading) {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

/** Gives the headings of one page their anchors: a repeated one gets a number. */
export function anchorMaker() {
  /** @type {Map<string, number>} */
  const counts = new Map();
  return (/** @type {string} */ heading) => {
    const anchor = anchorOf(heading);
    const count = counts.get(anchor) ?? 0;
    counts.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  };
}

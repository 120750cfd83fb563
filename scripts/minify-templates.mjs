// Takes white space out of Lit's templates, which minifiers of scripts leave as they are.
import { transform } from 'lightningcss';
import { parseAst } from 'vite';

/**
 * A part of a module, by its offsets, and the text that replaces it.
 * @typedef {{ start: number, end: number, text: string }} Edit
 */

/** A syntax tree as plain data. @typedef {{ type: string, [name: string]: unknown }} Node */

/** @param {unknown} value @returns {value is Node} */
function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** @param {Node} node @returns {Node[]} */
function childrenOf(node) {
  return Object.values(node).flat().filter(isNode);
}

/**
 * All templates below a node that carry one of the tags.
 * @param {Node} node
 * @param {readonly string[]} tags
 * @returns {{ tag: string, texts: { start: number, end: number }[] }[]}
 */
function templatesIn(node, tags) {
  const found = childrenOf(node).flatMap((child) => templatesIn(child, tags));
  if (node.type !== 'TaggedTemplateExpression') return found;
  const { tag, quasi } =
    /** @type {{ tag: { name?: string }, quasi: { quasis: { start: number, end: number }[] } }} */ (
      /** @type {unknown} */ (node)
    );
  return tag.name !== undefined && tags.includes(tag.name)
    ? [...found, { tag: tag.name, texts: quasi.quasis }]
    : found;
}

/**
 * Style rules without white space, comments and declarations that have no effect.
 * @param {string} css
 */
function minifyCss(css) {
  return transform({ filename: 'styles.css', code: Buffer.from(css), minify: true }).code.toString();
}

/**
 * HTML with one space where the source has a run of white space, and none at the end of a tag. Between tags the one space
 * stays: in a line of text it shows. Attribute values are left alone.
 * @param {readonly string[]} texts what stands between the placeholders of a template
 */
function collapseHtml(texts) {
  if (texts.some((text) => /<(pre|textarea)\b/i.test(text))) return [...texts];
  let inTag = false;
  let quote = '';
  return texts.map((text) => {
    let collapsed = '';
    for (const part of text.split(/(\s+|[<>"'])/)) {
      if (/^\s/.test(part) && quote === '') {
        collapsed += ' ';
        continue;
      }
      if (quote !== '') quote = part === quote ? '' : quote;
      else if (part === '<') inTag = true;
      else if (part === '>') {
        if (inTag) collapsed = collapsed.trimEnd();
        inTag = false;
      } else if (inTag && (part === '"' || part === "'")) quote = part;
      collapsed += part;
    }
    return collapsed;
  });
}

/**
 * A module with its `css`, `html` and `svg` templates minified. A style sheet with placeholders is refused.
 * @param {string} code
 */
export function minifyTemplates(code) {
  /** @type {Edit[]} */
  const edits = [];
  const program = /** @type {Node} */ (/** @type {unknown} */ (parseAst(code)));
  for (const { tag, texts } of templatesIn(program, ['css', 'html', 'svg'])) {
    if (tag === 'css' && texts.length > 1) throw new Error('a css template has a placeholder');
    const sources = texts.map(({ start, end }) => code.slice(start, end));
    const minified = tag === 'css' ? sources.map(minifyCss) : collapseHtml(sources);
    texts.forEach(({ start, end }, i) => edits.push({ start, end, text: minified[i] ?? '' }));
  }
  // From the end, so that the offsets of earlier edits still hold. Edits never overlap: a template inside a placeholder
  // lies between two texts of the outer one.
  edits.sort((one, other) => other.start - one.start);
  return edits.reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code);
}

/**
 * A script with short names for the private custom properties (`--_name`) of its style sheets, the same one for the same
 * property; shorter for those that are used more.
 * @param {string} code
 */
export function shortenPrivateProperties(code) {
  const NAME = /--_[a-z][a-z-]*/g;
  /** @type {Map<string, number>} */
  const uses = new Map();
  for (const [name] of code.matchAll(NAME)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const byUse = [...uses].sort(([, one], [, other]) => other - one).map(([name]) => name);
  return code.replace(NAME, (name) => `--_${byUse.indexOf(name).toString(36)}`);
}

/**
 * Minifies Lit's templates in a build.
 * @returns {import('vite').Plugin}
 */
export function minifyLit() {
  return {
    name: 'minify-lit',
    transform: {
      filter: { code: /\b(css|html|svg)\s*`/ },
      handler: (code) => ({ code: minifyTemplates(code), map: null }),
    },
    renderChunk: (code) => ({ code: shortenPrivateProperties(code), map: null }),
  };
}

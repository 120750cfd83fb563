// Lets ESLint read the scripts inside HTML pages: each becomes a file of its own, `page.html/0.js`.

const SCRIPT = /(<script\b([^>]*)>)(.*?)<\/script>/gis;

/**
 * Whether a tag with these attributes holds code: no import map, no data, and no script that is a file of its own.
 * @param {string} attributes
 */
function isCode(attributes) {
  const type = /\btype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? 'module';
  return !/\bsrc\s*=/i.test(attributes) && ['', 'module', 'text/javascript'].includes(type.toLowerCase());
}

/** @type {import('eslint').Linter.Processor<string | import('eslint').Linter.ProcessorFile>} */
export const htmlScripts = {
  meta: { name: 'html-scripts' },
  preprocess(html) {
    return [...html.matchAll(SCRIPT)]
      .filter(([, , attributes]) => isCode(attributes ?? ''))
      .map(({ 1: tag = '', 3: code = '', index }, number) => {
        // Spaces and line ends in front keep the code at its place in the page.
        const before = html.slice(0, index + tag.length).replace(/[^\n]/g, ' ');
        return { text: before + code, filename: `${number}.js` };
      });
  },
  postprocess: (messages) => messages.flat(),
};

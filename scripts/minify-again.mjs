// A second minifier after the bundler's own, for what that one leaves.
import { minify } from 'terser';

/**
 * Minifies the scripts of a build once more, with Terser. It inlines no functions: calls that repeat compress better.
 * @returns {import('vite').Plugin}
 */
export function minifyAgain() {
  return {
    name: 'minify-again',
    async generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const { code } = await minify(output.code, {
          module: true,
          ecma: 2020,
          compress: { passes: 2, inline: 0 },
          // Notices, and what is said to browsers.
          format: { comments: /^[!#]/ },
        });
        if (code) output.code = code;
      }
    },
  };
}

import { defineConfig } from 'vite';
import { noticeFor } from '../../scripts/licenses.mjs';
import { minifyAgain } from '../../scripts/minify-again.mjs';
import { minifyLit } from '../../scripts/minify-templates.mjs';
import manifest from './package.json' with { type: 'json' };

/**
 * Lit's browser build names these two while it loads. Outside a page (in Node, in a worker) they are missing, and
 * importing the file would throw; in a page they are the page's own.
 */
const IMPORT_SAFE =
  'const HTMLElement = globalThis.HTMLElement ?? class {}, document = globalThis.document ?? { createTreeWalker() {} };';

/**
 * Has Chromium compile the whole file while it loads, beside the main thread, and not each function at its first call, which
 * is the first press: docs/decisions/0025-compile-hint.md. For all others it is a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** The file is copied by itself: it carries the licenses of all that it contains. */
function notice({ moduleIds }: { readonly moduleIds: readonly string[] }): string {
  return `${COMPILE_HINT}\n/*! ${manifest.name} ${manifest.version}, MIT license. It contains:\n\n${noticeFor(moduleIds)}\n*/`;
}

/**
 * The one-file browser build: Lit, the core, the WebAssembly module and the texts in one self-registering ES module.
 * It is made from the unbundled build, so that both are the same code.
 */
export default defineConfig({
  plugins: [minifyLit(), minifyAgain()],
  build: {
    target: 'es2022',
    lib: { entry: 'dist/browser.js', formats: ['es'], fileName: () => 'caribbean-stud.min.js' },
    // The unbundled build lies in the same folder.
    emptyOutDir: false,
    reportCompressedSize: false,
    rolldownOptions: {
      // Most of the time is Terser's, as it must be.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: false,
        banner: IMPORT_SAFE,
        postBanner: notice,
        // Named here, since library mode on its own leaves the white space in ES modules.
        minify: true,
      },
    },
  },
});

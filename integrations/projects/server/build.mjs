import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import 'caribbean-stud/define.js';
import { build } from 'esbuild';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { page } from './page.js';

const drawn = await collectResult(render(page(() => {})));

const toDocument = (script, end) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Server</title>
    <script type="module" src="${script}"></script>
  </head>
  <body>
    <div id="root">${drawn}</div>
    ${end}
  </body>
</html>`;

await mkdir('dist', { recursive: true });
await build({
  entryPoints: ['client.js'],
  bundle: true,
  format: 'esm',
  splitting: true,
  minify: true,
  outdir: 'dist',
});
await copyFile('node_modules/caribbean-stud/dist/caribbean-stud.min.js', 'dist/caribbean-stud.min.js');
// Taken over by Lit's hydration, and by the one file, which knows nothing of it.
await writeFile('dist/index.html', toDocument('client.js', ''));
await writeFile(
  'dist/one-file.html',
  toDocument(
    'caribbean-stud.min.js',
    `<script>
      const table = document.querySelector('caribbean-stud');
      table.chips = [2, 10];
      table.addEventListener('cs-settle', ({ settlement }) => {
        document.querySelector('#result').textContent = 'net ' + settlement.net;
      });
    </script>`,
  ),
);

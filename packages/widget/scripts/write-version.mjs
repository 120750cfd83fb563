// Writes the version of the package into src/version.ts, after a release has raised it.
import { writeFile } from 'node:fs/promises';
import manifest from '../package.json' with { type: 'json' };

await writeFile(
  new URL('../src/version.ts', import.meta.url),
  `/** The version of the package, for the warning about a second copy on a page. */\nexport const VERSION = '${manifest.version}';\n`,
);

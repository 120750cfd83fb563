import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const EXAMPLES = resolve(import.meta.dirname, '../../examples');

function pagesIn(folder: string, path: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) {
      return entry.name === 'node_modules' ? [] : pagesIn(join(folder, entry.name), `${path}/${entry.name}`);
    }
    return entry.name.endsWith('.html') ? [`${path}/${entry.name}`] : [];
  });
}

/** Every page among the examples, as a path below the repository. */
export const examplePages: readonly string[] = pagesIn(EXAMPLES, '/examples');

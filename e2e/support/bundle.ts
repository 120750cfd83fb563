import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const WIDGET = resolve(import.meta.dirname, '../../packages/widget');

/** The files behind the names of the widget's package, by its own export map. */
function ownNames(): Plugin {
  const { name, exports } = JSON.parse(readFileSync(resolve(WIDGET, 'package.json'), 'utf8')) as {
    name: string;
    exports: Record<string, string | { default: string }>;
  };
  const targets = Object.entries(exports).map(([entry, target]) => ({
    asked: entry.replace('.', name),
    file: typeof target === 'string' ? target : target.default,
  }));
  return {
    name: 'own-names',
    resolveId(id) {
      for (const { asked, file } of targets) {
        const [head = '', tail] = asked.split('*');
        if (id === asked) return resolve(WIDGET, file);
        if (tail !== undefined && id.startsWith(head) && id.endsWith(tail))
          return resolve(WIDGET, file.replace('*', id.slice(head.length, id.length - tail.length)));
      }
      return null;
    },
  };
}

/** What a bundler makes of modules that import the packages by name: one script each, by the names given. */
export async function bundle(modules: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const texts: Plugin = {
    name: 'texts',
    resolveId: (id) => (id in modules ? `\0${id}` : null),
    load: (id) => modules[id.slice(1)] ?? null,
  };
  const bundled: Record<string, string> = {};
  for (const name of Object.keys(modules)) {
    const result = await build({
      root: WIDGET,
      configFile: false,
      logLevel: 'silent',
      // Under vitest, Vite would take the development builds of libraries.
      resolve: { conditions: ['production', 'module', 'browser'] },
      plugins: [texts, ownNames()],
      build: {
        write: false,
        target: 'es2022',
        minify: false,
        modulePreload: false,
        rolldownOptions: { input: name },
      },
    });
    const outputs = 'output' in result ? result.output : [];
    bundled[name] =
      outputs.flatMap((one) => (one.type === 'chunk' && one.isEntry ? [one.code] : []))[0] ?? '';
  }
  return bundled;
}

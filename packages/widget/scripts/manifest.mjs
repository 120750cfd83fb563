// Writes what editors and documentation tools read about the element: dist/custom-elements.json, and from it the data of
// VS Code (dist/html-custom-data.json) and of JetBrains' editors (dist/web-types.json). The sources are the class
// comment, the comments of the properties and the table of options; it runs after the compiler.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { cli } from '@custom-elements-manifest/analyzer/cli.js';
import manifest from '../package.json' with { type: 'json' };
import { OPTIONS } from '../dist/options/options.js';
import { allowedWords } from './allowed-words.mjs';

const FOLDER = fileURLToPath(new URL('..', import.meta.url));

/** @typedef {{ name: string, description?: string, default?: string, kind?: string, privacy?: string }} Item */

/**
 * @typedef {object} Declaration
 * @property {string} name
 * @property {string} description
 * @property {Item[]} members
 * @property {Item[]} attributes
 * @property {(Item & { type: { text: string } })[]} events
 * @property {Item[]} slots
 * @property {Item[]} cssParts
 * @property {Item[]} cssProperties
 * @property {Item[]} cssStates
 */

/** The defaults of the custom properties, as the style sheet has them. @returns {Promise<Map<string, string>>} */
async function tokenDefaults() {
  const css = await readFile(`${FOLDER}/src/styles/tokens.ts`, 'utf8');
  const used = css.matchAll(/: var\((--cs-[a-z-]+), (.+)\);/g);
  const declared = css.matchAll(/(--cs-[a-z-]+):\s+([^;]+);/g);
  return new Map(
    [...used, ...declared].map(([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ')]),
  );
}

/**
 * An option's default as a page would write it; `undefined` where absence is a value of its own.
 * @param {unknown} fallback
 */
function defaultText(fallback) {
  if (fallback === null) return undefined;
  // Tables are given as values; each is the preset that goes by this name.
  return typeof fallback === 'string' ? fallback : 'standard';
}

/**
 * The attributes, each with the words that it takes, the property that goes with it and that one's comment.
 * @param {Declaration} declaration
 */
function attributesOf({ members, attributes }) {
  const words = allowedWords();
  return Object.entries(OPTIONS).map(([name, { attribute, fallback }]) => {
    const property = members.find((member) => member.name === name && member.kind === 'field');
    const comment = attributes.find((documented) => documented.name === attribute) ?? property;
    const text =
      words
        .get(name)
        ?.map((word) => `'${word}'`)
        .join(' | ') ?? 'string';
    const preset = defaultText(fallback);
    return {
      name: attribute,
      description: comment?.description,
      type: { text },
      ...(preset === undefined ? {} : { default: `'${preset}'` }),
      ...(property && comment === property ? { fieldName: name } : {}),
    };
  });
}

/** What the analyzer makes of the sources: the element with all that it inherits. @returns {Promise<Declaration>} */
async function analyze() {
  const sources = ['caribbean-stud', 'playable-element', 'table-element', 'options-element'];
  const { modules } = await cli({
    argv: [
      'analyze',
      '--litelement',
      '--quiet',
      '--outdir',
      'dist',
      '--globs',
      ...sources.map((name) => `src/${name}.ts`),
    ],
    cwd: FOLDER,
    noWrite: true,
  });
  return modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName === manifest.name);
}

const declaration = await analyze();
const defaults = await tokenDefaults();
const element = {
  ...declaration,
  // Lit's own workings are not for pages.
  members: declaration.members.filter(
    ({ name, privacy }) =>
      !name.startsWith('#') &&
      (privacy ?? 'public') === 'public' &&
      !/^(tableChanged|\w+Callback)$/.test(name),
  ),
  attributes: attributesOf(declaration),
  // The analyzer takes arguments of constructors for events.
  events: declaration.events.filter(({ name }) => name.startsWith('cs-')),
  cssProperties: declaration.cssProperties.map((property) => ({
    ...property,
    default: defaults.get(property.name),
  })),
};

const path = 'dist/caribbean-stud.js';
const reference = { name: element.name, module: path };
const customElements = {
  schemaVersion: '1.0.0',
  readme: 'README.md',
  modules: [
    {
      kind: 'javascript-module',
      path,
      declarations: [element],
      exports: [{ kind: 'js', name: element.name, declaration: reference }],
    },
    {
      kind: 'javascript-module',
      path: 'dist/define.js',
      declarations: [],
      exports: [{ kind: 'custom-element-definition', name: manifest.name, declaration: reference }],
    },
  ],
};

/** @param {string} text the type of an attribute @returns {{ name: string }[]} */
const valuesOf = (text) => [...text.matchAll(/'([^']+)'/g)].map(([, name = '']) => ({ name }));

const vsCode = {
  version: 1.1,
  tags: [
    {
      name: manifest.name,
      description: element.description,
      attributes: element.attributes.map(({ name, description, type }) => ({
        name,
        description,
        values: valuesOf(type.text),
      })),
    },
  ],
};

const webTypes = {
  $schema: 'https://json.schemastore.org/web-types',
  name: manifest.name,
  version: manifest.version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: [
        {
          name: manifest.name,
          description: element.description,
          attributes: element.attributes.map(({ name, description, type, default: preset }) => ({
            name,
            description,
            ...(preset === undefined ? {} : { default: preset }),
            value: { type: type.text },
          })),
          slots: element.slots.map(({ name, description }) => ({ name, description })),
          js: {
            events: element.events.map(({ name, description }) => ({ name, description })),
          },
        },
      ],
    },
  },
};

/** @param {string} name @param {unknown} data */
const write = (name, data) => writeFile(`${FOLDER}/dist/${name}.json`, `${JSON.stringify(data, null, 2)}\n`);
await write('custom-elements', customElements);
await write('html-custom-data', vsCode);
await write('web-types', webTypes);

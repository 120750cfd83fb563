// Compares the names in the documentation with those in the code: finds public names that nothing explains, and names in
// the documentation that nothing has.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { elementManifest, publicNames } from './declarations.mjs';
import { filesOf, ROOT } from './markdown-files.mjs';

/** @typedef {import('./markdown-files.mjs').MarkdownFile} MarkdownFile */

/** Pages for people who use the packages may name what is public; the others are about the code, and may name all of it. */
const FOR_USERS = /^(README\.md|SECURITY\.md|docs\/guide\/|packages\/[^/]+\/README\.md)/;

/** Names of the platform and of other packages that the pages for users mention. */
const FOREIGN = new Set(
  `preventDefault addEventListener querySelector localStorage sendBeacon customElements getRandomValues crypto fetch
  dataLayer Uint8Array Uint32Array Int32Array BigInt Math random Hand solve winners descr evaluateCardCodes evaluateBoard rankCards
  isCustomElement customData memory grow`.split(/\s+/),
);

/** Files and names that the reader makes in worked examples. */
const TO_BE_MADE = new Set([
  'placeColors',
  'de.ts',
  'hands/de.ts',
  'rules/colors.ts',
  'analysis/colors.ts',
  'hands.mjs',
]);

/** The folders in which paths in the text may begin. */
const BASES = [
  '',
  'packages/core/src',
  'packages/widget/src',
  'packages/widget',
  'packages/core/src/analysis',
  'packages/evaluator-as',
  'packages/widget/src/locales',
];

/** @param {string} text */
const wordsOf = (text) => text.match(/[A-Za-z_$][\w$]*/g) ?? [];

/** Public names that no comment explains, a line each. */
export function unexplained() {
  const exported = ['core', 'widget'].flatMap((name) => publicNames(name));
  const { attributes, members, events, slots, cssParts, cssProperties, cssStates } = elementManifest();
  const items = [...attributes, ...members, ...events, ...slots, ...cssParts, ...cssProperties, ...cssStates];
  return [
    ...exported
      .filter(({ comment }) => comment === '')
      .map(({ entry, name }) => `${entry}: ${name} has no comment`),
    ...items
      .filter(({ description }) => !description)
      .map(({ name }) => `<caribbean-stud>: ${name} has no description`),
  ];
}

/** The names that there are, by kind. */
function vocabulary() {
  const element = elementManifest();
  const names = (/** @type {{ name: string }[]} */ items) => new Set(items.map(({ name }) => name));
  const exported = ['core', 'widget'].flatMap((name) => publicNames(name));
  const kernels = readFileSync(resolve(ROOT, 'packages/evaluator-as/src/kernels.ts'), 'utf8');
  const locales = readFileSync(resolve(ROOT, 'packages/widget/src/locales/translation.ts'), 'utf8');
  const isPublic = new Set([
    ...FOREIGN,
    ...exported.flatMap(({ name, text }) => [name, ...wordsOf(text)]),
    ...wordsOf(`${kernels} ${locales} instantiateKernels`),
    ...element.members.map(({ name }) => name),
    ...element.members.flatMap(({ parameters = [] }) => parameters.map(({ name }) => name)),
    ...element.events.flatMap(({ description = '' }) => wordsOf(description)),
  ]);
  const sources = filesOf('.ts', '.mjs', '.js', 'package.json');
  const isAnywhere = new Set([
    ...isPublic,
    ...sources.flatMap((path) => wordsOf(readFileSync(resolve(ROOT, path), 'utf8'))),
  ]);
  return {
    isPublic,
    isAnywhere,
    attributes: names(element.attributes),
    events: names(element.events),
    parts: names(element.cssParts),
    states: names(element.cssStates),
    properties: names(element.cssProperties),
    scripts: new Set(Object.keys(JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8')).scripts)),
  };
}

/** Whether a package exports this: `caribbean-stud/define.js`. @param {string} name */
function isEntry(name) {
  const { exports } = JSON.parse(readFileSync(resolve(ROOT, 'packages/widget/package.json'), 'utf8'));
  return name.startsWith('caribbean-stud/') && name.replace('caribbean-stud', '.') in exports;
}

/** @param {string} path */
const isThere = (path) =>
  TO_BE_MADE.has(path) || isEntry(path) || BASES.some((base) => existsSync(resolve(ROOT, base, path)));

/** Attributes that any element may have. */
const GLOBAL = new Set(['id', 'class', 'lang', 'slot', 'hidden', 'title', 'dir']);

/**
 * The names in a text that can be told by their form, each with the list that should have it.
 * @param {string} text
 * @param {ReturnType<typeof vocabulary>} known
 */
function namesUsed(text, known) {
  /** @type {[RegExp, Set<string>][]} */
  const kinds = [
    [/(--cs-[a-z]+(?:-[a-z]+)*)(?![-*\w])/g, known.properties],
    [/(?<![\w-])(cs-[a-z]+(?:-[a-z]+)*)(?![-*\w])/g, known.events],
    [/::part\(([a-z -]+)\)/g, known.parts],
    [/:state\(([a-z]+)\)/g, known.states],
    [/\bnpm run ([a-z:]+)/g, known.scripts],
  ];
  return kinds.flatMap(([pattern, list]) =>
    [...text.matchAll(pattern)].map(([, name = '']) => ({ name, list })),
  );
}

/**
 * Names that the documentation uses although nothing has them, a line each.
 * @param {MarkdownFile[]} files
 */
export function unknownNames(files) {
  const known = vocabulary();
  // Decisions are about other people's programs.
  return files
    .filter(({ path }) => !path.startsWith('docs/decisions/'))
    .flatMap(({ path, codes, blocks }) => {
      const words = FOR_USERS.test(path) ? known.isPublic : known.isAnywhere;
      const texts = [...codes, ...blocks.map(({ text }) => text)];
      const unknown = texts.flatMap((text) =>
        namesUsed(text, known).filter(({ name, list }) => !list.has(name)),
      );
      const tags = blocks
        .filter(({ language }) => language === 'html')
        .flatMap(({ text }) => text.match(/<caribbean-stud\b[^>]*/g) ?? []);
      const attributes = tags
        .flatMap((tag) => tag.replace(/"[^"]*"/g, '').match(/\s[a-z][a-z-]*/g) ?? [])
        .map((name) => name.trim())
        .filter((name) => !known.attributes.has(name) && !GLOBAL.has(name));
      // Calls, and names in camel case: all else that stands as code are values, keys and words.
      const called = codes
        .flatMap(
          (code) =>
            /^(?:\w+\.)*([A-Za-z_$][\w$]*)\(.*\)$/.exec(code)?.[1] ??
            /^[a-z]+[A-Z]\w*$/.exec(code)?.[0] ??
            [],
        )
        .filter((name) => !words.has(name) && !TO_BE_MADE.has(name));
      const paths = codes.filter(
        (code) => /^[\w@./-]+\.(ts|mjs|js|md|json|yml)$/.test(code) && code.includes('/') && !isThere(code),
      );
      return [...unknown.map(({ name }) => name), ...attributes, ...called, ...paths].map(
        (name) => `${path}: nothing is called ${name}`,
      );
    });
}

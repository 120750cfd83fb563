// Reads the public names of a package from its built TypeScript declarations, each with its text and its comment.
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import ts from 'typescript';

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * @typedef {object} PublicName
 * @property {string} name
 * @property {string} entry what it is imported from
 * @property {string} text its declaration, as TypeScript
 * @property {string} comment what its comment says
 * @property {string} file where it is declared, below the package's `dist`
 */

/** The entries of the packages that people import from, by name. @type {Record<string, Record<string, string>>} */
const ENTRIES = {
  core: {
    '@caribbean-stud/core': 'packages/core/dist/index.d.ts',
    '@caribbean-stud/core/fair': 'packages/core/dist/shoe/fair.d.ts',
  },
  widget: { 'caribbean-stud': 'packages/widget/dist/index.d.ts' },
};

/** The text of a declaration without the comment before it and the words that only declaration files need. @param {ts.Declaration} declaration */
function textOf(declaration) {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return statement
    .getText()
    .replace(/^export /, '')
    .replace(/^declare /, '');
}

/** @param {ts.Symbol} symbol @param {ts.TypeChecker} checker */
function declared(symbol, checker) {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Comments link to names by `{@link name}`: here they are code. @param {string} comment */
const plain = (comment) => comment.replace(/\{@link (\w+)\}/g, '`$1`').replace(/\s*\n\s*(?!-)/g, ' ');

/**
 * All names that a package exports, in the order of their files.
 * @param {string} name of the package's folder
 * @returns {PublicName[]}
 */
export function publicNames(name) {
  const read = names.get(name) ?? readNames(name);
  names.set(name, read);
  return read;
}

/** What was read already: the compiler takes its time. @type {Map<string, PublicName[]>} */
const names = new Map();

/** @param {string} name @returns {PublicName[]} */
function readNames(name) {
  const entries = Object.entries(ENTRIES[name] ?? {});
  const program = ts.createProgram(
    entries.map(([, file]) => resolve(ROOT, file)),
    {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
      types: [],
      skipLibCheck: true,
    },
  );
  const checker = program.getTypeChecker();
  return entries.flatMap(([entry, file]) => {
    const source = program.getSourceFile(resolve(ROOT, file));
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} is no module`);
    return checker.getExportsOfModule(module).map((exported) => {
      const symbol = declared(exported, checker);
      const [declaration] = symbol.declarations ?? [];
      if (!declaration) throw new Error(`${exported.name} is declared nowhere`);
      return {
        name: exported.name,
        entry,
        text: (symbol.declarations ?? []).map(textOf).join('\n'),
        comment: plain(ts.displayPartsToString(symbol.getDocumentationComment(checker))),
        file: relative(resolve(ROOT, 'packages', name, 'dist'), declaration.getSourceFile().fileName),
      };
    });
  });
}

/**
 * @typedef {{ name: string, description?: string, default?: string, type?: { text: string }, kind?: string, fieldName?: string, static?: boolean, parameters?: { name: string, type?: { text: string }, default?: string }[] }} Item
 */

/**
 * What the manifest says about the element.
 * @returns {{ description: string, attributes: Item[], members: Item[], events: Item[], slots: Item[], cssParts: Item[], cssProperties: Item[], cssStates: Item[] }}
 */
export function elementManifest() {
  const text = readFileSync(resolve(ROOT, 'packages/widget/dist/custom-elements.json'), 'utf8');
  return JSON.parse(text).modules[0].declarations[0];
}

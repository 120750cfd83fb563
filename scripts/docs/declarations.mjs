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

/** The entries that people import from, by the package's folder. @type {Record<string, Record<string, string>>} */
const ENTRIES = {
  core: {
    '@caribbean-stud/core': 'packages/core/dist/index.d.ts',
    '@caribbean-stud/core/fair': 'packages/core/dist/shoe/fair.d.ts',
  },
  widget: { 'caribbean-stud': 'packages/widget/dist/index.d.ts' },
};

/** The text of a declaration without its comment and without `export declare`. @param {ts.Declaration} declaration */
function textOf(declaration) {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return statement
    .getText()
    .replace(/^export /, '')
    .replace(/^declare /, '');
}

/** What an export stands for, behind all re-exports. @param {ts.Symbol} symbol @param {ts.TypeChecker} checker */
function declared(symbol, checker) {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** A comment in Markdown: links to names, `{@link name}`, become code. @param {string} comment */
const toMarkdown = (comment) => comment.replace(/\{@link (\w+)\}/g, '`$1`').replace(/\s*\n\s*(?!-)/g, ' ');

/** The names by package, kept because the compiler takes long. @type {Map<string, PublicName[]>} */
const alreadyRead = new Map();

/**
 * All names that a package exports, in the order of its entries.
 * @param {string} name of the package's folder
 * @returns {PublicName[]}
 */
export function publicNames(name) {
  const names = alreadyRead.get(name) ?? readNames(name);
  alreadyRead.set(name, names);
  return names;
}

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
        comment: toMarkdown(ts.displayPartsToString(symbol.getDocumentationComment(checker))),
        file: relative(resolve(ROOT, 'packages', name, 'dist'), declaration.getSourceFile().fileName),
      };
    });
  });
}

/**
 * An attribute, member, event, slot or the like in the manifest.
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

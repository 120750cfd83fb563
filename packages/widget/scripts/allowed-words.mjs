import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** @param {ts.Type} type @returns {string[] | null} its words where it is a word of a closed list, else `null` */
function wordsOf(type) {
  if (!type.isUnion()) return null;
  const words = type.types.filter((member) => member.isStringLiteral()).map(({ value }) => value);
  return words.length === type.types.length ? words : null;
}

/**
 * The options that are one word of a closed list, each with its words, from the types of the options.
 * @returns {Map<string, string[]>}
 */
export function allowedWords() {
  const file = fileURLToPath(new URL('../dist/options/options.d.ts', import.meta.url));
  const program = ts.createProgram([file], {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    types: [],
    lib: ['lib.es2023.d.ts'],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const options = source?.statements.find(
    (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === 'Options',
  );
  if (!options) throw new Error('the interface Options is not found');
  return new Map(
    checker
      .getTypeAtLocation(options)
      .getProperties()
      .flatMap((property) => {
        const words = wordsOf(checker.getTypeOfSymbol(property));
        return words ? [[property.name, words]] : [];
      }),
  );
}

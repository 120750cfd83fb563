import lit from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import wc from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';
import { htmlScripts } from './scripts/eslint-html.mjs';

const TYPED = [
  'packages/*/{src,test}/**/*.ts',
  'packages/*/*.config.ts',
  'e2e/**/*.ts',
  'scripts/**/*.ts',
  '*.ts',
];

/** Rules on the shape of code, for every file. */
const shape = [
  { selector: 'TSEnumDeclaration', message: 'Use a union of literals, not an enum.' },
  { selector: 'TSModuleDeclaration[kind="namespace"]', message: 'Use a module, not a namespace.' },
];
const noDefaultExport = [
  { selector: 'ExportDefaultDeclaration', message: 'Use a named export.' },
  { selector: 'ExportSpecifier[exported.name="default"]', message: 'Use a named export.' },
];

const noMathRandom = [
  {
    object: 'Math',
    property: 'random',
    message: 'Take a random source: deals must be unbiased and, when seeded, reproducible.',
  },
  { object: 'globalThis', property: 'Math', message: 'Write Math, so that Math.random is found.' },
];

/** What the core and the kernels must do without: pages, clocks, one run-time's own globals. */
const outsideTheCore = [
  ...[
    'Date',
    'performance',
    'window',
    'document',
    'self',
    'navigator',
    'location',
    'history',
    'localStorage',
  ],
  ...[
    'sessionStorage',
    'indexedDB',
    'fetch',
    'HTMLElement',
    'customElements',
    'requestAnimationFrame',
    'Buffer',
  ],
  ...['alert', 'console'],
];
const OUTSIDE_MESSAGE = 'The core has no page, no clock and no output: pass it in.';

export default tseslint.config(
  { ignores: ['**/dist/', '**/build/', '**/coverage/', '**/*.generated.ts', '**/.cache/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  {
    files: ['**/*.{js,mjs,ts}'],
    extends: [tseslint.configs.eslintRecommended, ...tseslint.configs.strict],
    rules: {
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'no-restricted-properties': ['error', ...noMathRandom],
      'no-restricted-syntax': ['error', ...shape, ...noDefaultExport],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Global event and element maps are extended that way.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  {
    // Tools load these by their default export.
    files: ['**/*.config.{ts,mjs}', '.dependency-cruiser.mjs'],
    rules: { 'no-restricted-syntax': ['error', ...shape] },
  },

  {
    files: TYPED,
    extends: [...tseslint.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/prefer-readonly': 'error',
      // An async function that awaits nothing turns what it throws into a rejection, as its contract says.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['packages/*/src/**/*.ts'],
    rules: { 'max-lines': ['error', { max: 300 }] },
  },
  {
    files: ['packages/*/test/**/*.ts', 'e2e/**/*.ts', 'scripts/test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Chai's assertions are getters.
      '@typescript-eslint/no-unused-expressions': 'off',
    },
  },
  {
    files: ['packages/core/src/**/*.ts', 'packages/evaluator-as/src/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...outsideTheCore.map((name) => ({ name, message: OUTSIDE_MESSAGE })),
      ],
      'no-restricted-properties': [
        'error',
        ...noMathRandom,
        ...outsideTheCore.map((property) => ({ object: 'globalThis', property, message: OUTSIDE_MESSAGE })),
      ],
    },
  },

  {
    files: ['packages/widget/src/**/*.ts'],
    extends: [lit.configs['flat/recommended'], wc.configs['flat/best-practice']],
    plugins: { 'lit-a11y': litA11y },
    settings: { wc: { elementBaseClasses: ['LitElement'] } },
    rules: {
      ...litA11y.configs.recommended.rules,
      'lit/attribute-names': 'error',
      'lit/no-classfield-shadowing': 'error',
      'lit/no-native-attributes': 'error',
      'lit/no-useless-template-literals': 'error',
      'lit/prefer-static-styles': 'error',
      'lit/quoted-expressions': ['error', 'never'],
      'lit/lifecycle-super': 'error',
      // LitElement has every lifecycle method: a guard would be dead code.
      'wc/guard-super-call': 'off',
      // A list without bullets is none to Safari, unless its role is written.
      'lit-a11y/no-redundant-role': 'off',
      // The accessors are made from the table of options; an interface beside the class gives them types.
      '@typescript-eslint/no-unsafe-declaration-merging': 'off',
      // A content policy refuses style attributes, also those that Lit writes.
      'lit/ban-attributes': ['error', 'style'],
    },
  },

  {
    files: ['packages/evaluator-as/assembly/**/*.ts'],
    // AssemblyScript decorates functions, which TypeScript's syntax does not know.
    languageOptions: { parserOptions: { errorOnUnknownASTType: false, allowInvalidAST: true } },
    // Its `===` asks for the same object; numbers are compared by `==`.
    rules: { eqeqeq: 'off' },
  },

  {
    files: ['examples/**/*.html'],
    plugins: { html: { processors: { scripts: htmlScripts } } },
    processor: 'html/scripts',
  },
);

// The directions of imports, as ARCHITECTURE.md has them: they only point down, and never in a circle.

/** The folders of the core from the top down; each may import what stands below it, but for the pairs that follow. */
const CORE_LAYERS = ['game', 'shoe', 'analysis', 'rules', 'evaluator', 'cards'];
/** Randomness and mathematics stand side by side. */
const APART = [['shoe', 'analysis']];

const CORE = '^packages/core/src';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const upward = CORE_LAYERS.map((layer, place) => ({
  name: `core-${layer}-points-down`,
  comment: `core/${layer} must not import what stands above it or beside it`,
  severity: 'error',
  from: { path: `${CORE}/${layer}/` },
  to: {
    path: [
      ...CORE_LAYERS.slice(0, place),
      ...APART.filter(([one]) => one === layer).map(([, other]) => other),
      // The public index re-exports everything: importing it from inside makes a circle.
      'index[.]ts$',
    ].map((above) => `${CORE}/${above}`),
  },
}));

const WIDGET = '^packages/widget/src';

/** The folders of the element, each with those of the others that it may import from. @type {Record<string, string[]>} */
const WIDGET_FOLDERS = {
  controllers: ['scene', 'motion', 'options'],
  scene: ['view', 'locales', 'options'],
  view: ['art'],
  motion: [],
  art: [],
  styles: [],
  locales: [],
  options: [],
};

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const widgetUpward = Object.entries(WIDGET_FOLDERS).map(([folder, below]) => ({
  name: `widget-${folder}-points-down`,
  comment: `widget/${folder} imports from no other folder than: ${below.join(', ') || 'none'}`,
  severity: 'error',
  from: { path: `${WIDGET}/${folder}/` },
  to: {
    path: Object.keys(WIDGET_FOLDERS)
      .filter((other) => other !== folder && !below.includes(other))
      .map((other) => `${WIDGET}/${other}/`),
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...upward,
    ...widgetUpward,
    {
      name: 'no-circle',
      comment: 'Modules that need each other are one module, or lack a third below them',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'errors-is-a-leaf',
      severity: 'error',
      from: { path: `${CORE}/errors[.]ts$` },
      to: { path: '.' },
    },
    {
      name: 'kernels-import-nothing',
      comment: 'evaluator-as stands alone',
      severity: 'error',
      from: { path: '^packages/evaluator-as/(src|assembly)/' },
      to: { pathNot: '^packages/evaluator-as/(src|assembly)/' },
    },
    {
      name: 'core-knows-no-page',
      comment: 'The core imports the kernels and its own dependencies, never the widget',
      severity: 'error',
      from: { path: '^packages/core/src/' },
      to: { path: ['^packages/widget/', '^examples/', '(^|/)node_modules/(lit|@lit|@shoelace-style)/'] },
    },
    {
      name: 'packages-by-name',
      comment: 'Another package is imported by its name, through its export map',
      severity: 'error',
      from: { path: '^packages/([^/]+)/(src|assembly)/' },
      to: { path: '^packages/[^/]+/(src|test|assembly)/', pathNot: '^packages/$1/(src|assembly)/' },
    },
    {
      name: 'widget-uses-the-core',
      comment: 'The widget reaches the kernels through the core only',
      severity: 'error',
      from: { path: '^packages/widget/src/' },
      to: { path: '^packages/evaluator-as/' },
    },
    {
      name: 'no-built-ins',
      comment: 'What runs in a browser imports nothing of Node',
      severity: 'error',
      from: { path: '^(packages/[^/]+/src|examples)/', pathNot: '^examples/servers/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'only-own-dependencies',
      comment: 'A package imports only what its manifest lists to be installed with it',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'npm-optional'] },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // Built packages and libraries are where the walk ends.
    doNotFollow: { path: ['(^|/)node_modules/', '^packages/[^/]+/dist/'] },
    // Types for frameworks name what only their users have.
    exclude: { path: ['^packages/[^/]+/(build|coverage)/', '^packages/widget/types/'] },
    // Imports of types count too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'browser', 'default'],
    },
  },
};

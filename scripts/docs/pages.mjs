// The pages of the documentation site in the order of its navigation.

/**
 * @typedef {object} Page
 * @property {string} name of the file, without its extension
 * @property {string} title in the navigation
 * @property {string} [source] the Markdown file, from the root of the repository; pages without one are generated
 * @property {string} [standsFor] the file of code that a generated page is about: links to it lead to the page
 * @property {string[]} [styles] further style sheets of the site
 * @property {string} [lang] language, where it is not English
 * @property {string[]} [scripts] further modules of the site that the page runs
 */

/** @type {{ title: string, pages: Page[] }[]} */
export const GROUPS = [
  {
    title: 'Begin',
    pages: [
      { name: 'index', title: 'What it is', source: 'docs/guide/index.md' },
      { name: 'embed', title: 'Embed in two lines', source: 'docs/guide/embed.md' },
      {
        name: 'configure',
        title: 'Configure',
        source: 'docs/guide/configure.md',
        scripts: ['examples/configurator/configurator.js'],
        styles: ['examples/configurator.css'],
      },
      { name: 'theme', title: 'Theme', source: 'docs/guide/theme.md' },
      { name: 'drive', title: 'Listen and drive', source: 'docs/guide/drive.md' },
      { name: 'recipes', title: 'Recipes', source: 'docs/guide/recipes.md' },
      { name: 'frameworks', title: 'Frameworks', source: 'docs/guide/frameworks.md' },
      { name: 'seen-working', title: 'Seen working with', source: 'docs/frameworks.md' },
    ],
  },
  {
    title: 'The game',
    pages: [
      { name: 'rules', title: 'Rules', source: 'docs/guide/rules.md' },
      { name: 'rules-es', title: 'Reglas', source: 'docs/guide/rules-es.md', lang: 'es' },
      { name: 'rules-nb', title: 'Regler', source: 'docs/guide/rules-nb.md', lang: 'nb' },
    ],
  },
  {
    title: 'Without a page',
    pages: [
      { name: 'evaluator', title: 'The evaluator', source: 'docs/guide/evaluator.md' },
      { name: 'analysis', title: 'Exact analysis', source: 'docs/guide/analysis.md' },
      { name: 'exact-analysis', title: 'How it is counted', source: 'docs/exact-analysis.md' },
    ],
  },
  {
    title: 'Trust',
    pages: [
      { name: 'fairness', title: 'Provable deals', source: 'docs/fairness.md' },
      { name: 'accessibility', title: 'Accessibility', source: 'docs/guide/accessibility.md' },
      { name: 'policy', title: 'Security policy', source: 'docs/guide/policy.md' },
      { name: 'security', title: 'Security', source: 'SECURITY.md' },
      { name: 'faults', title: 'Faults survived', source: 'docs/faults.md' },
    ],
  },
  {
    title: 'Reference',
    pages: [
      { name: 'element', title: 'The element', standsFor: 'packages/widget/src/caribbean-stud.ts' },
      { name: 'core', title: '@caribbean-stud/core', standsFor: 'packages/core/src/index.ts' },
      { name: 'widget', title: 'caribbean-stud', standsFor: 'packages/widget/src/index.ts' },
      { name: 'architecture', title: 'Architecture', source: 'ARCHITECTURE.md' },
      { name: 'contributing', title: 'Contributing', source: 'CONTRIBUTING.md' },
      { name: 'mutation', title: 'Mutation tests', source: 'docs/mutation.md' },
      { name: 'changelog', title: 'Changelog', source: 'CHANGELOG.md' },
    ],
  },
];

/** All pages. */
export const PAGES = GROUPS.flatMap(({ pages }) => pages);

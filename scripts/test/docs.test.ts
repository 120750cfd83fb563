import { describe, expect, it } from 'vitest';
import { search } from '../../docs/site/search.js';
import { anchorMaker } from '../docs/anchors.mjs';
import { deadLinks } from '../docs/links.mjs';
import { type MarkdownFile } from '../docs/markdown-files.mjs';
import { render } from '../docs/markdown.mjs';
import { unknownNames } from '../docs/names.mjs';

/** A Markdown file in which stands only what is given. */
function file(parts: Partial<MarkdownFile>): MarkdownFile {
  return { path: 'docs/guide/index.md', anchors: [], links: [], codes: [], blocks: [], ...parts };
}

describe('the anchors of headings', () => {
  it('are those that GitHub makes', () => {
    const anchor = anchorMaker();
    const headings = [
      'The life of a round, from click to screen',
      'Qué pasa',
      '`@caribbean-stud/core`',
      'A',
      'A',
    ];
    expect(headings.map(anchor)).toEqual([
      'the-life-of-a-round-from-click-to-screen',
      'qué-pasa',
      'caribbean-studcore',
      'a',
      'a-1',
    ]);
  });
});

describe('the check of links', () => {
  it('lets those stand that lead to a file, a folder, a heading or another site', () => {
    const links = [
      '../fairness.md',
      '../decisions',
      '#here',
      'https://example.org/x',
      '../../README.md#develop',
    ];
    const readme = file({ path: 'README.md', anchors: ['develop'] });
    expect(deadLinks([file({ links, anchors: ['here'] }), readme])).toEqual([]);
  });

  it('names those that lead nowhere', () => {
    const links = ['missing.md', '#missing', '../../README.md#missing'];
    const readme = file({ path: 'README.md', anchors: ['develop'] });
    expect(deadLinks([file({ links }), readme])).toEqual([
      'docs/guide/index.md: missing.md leads to no file',
      'docs/guide/index.md: #missing leads to no heading',
      'docs/guide/index.md: ../../README.md#missing leads to no heading',
    ]);
  });
});

describe('the check of names', () => {
  it('lets those stand that the code has', () => {
    const codes = [
      'evaluate()',
      'table.placeAnte(n)',
      '--cs-felt',
      'cs-settle',
      ':state(won)',
      'jackpotBet',
      'npm run docs',
    ];
    const text = '<caribbean-stud id="a" jackpot-bet="2"></caribbean-stud>';
    expect(unknownNames([file({ codes, blocks: [{ language: 'html', text }] })])).toEqual([]);
  });

  it('names those that nothing has', () => {
    const codes = [
      'evaluateAll()',
      'table.placeAll(n)',
      '--cs-carpet',
      'cs-won',
      ':state(lucky)',
      'jackpotStake',
      'npm run site',
    ];
    const text = '<caribbean-stud jackpot-stake="2"></caribbean-stud>';
    const css = 'caribbean-stud::part(carpet) { color: red; }';
    const blocks = [
      { language: 'html', text },
      { language: 'css', text: css },
      { language: 'ts', text: 'scripts/missing.mjs' },
    ];
    const unknown = unknownNames([file({ codes: [...codes, 'scripts/missing.mjs'], blocks })]);
    expect(unknown.map((line) => line.replace('docs/guide/index.md: nothing is called ', '')).sort()).toEqual(
      [
        '--cs-carpet',
        'carpet',
        'cs-won',
        'evaluateAll',
        'jackpot-stake',
        'jackpotStake',
        'lucky',
        'placeAll',
        'scripts/missing.mjs',
        'site',
      ],
    );
  });
});

describe('a page of the documentation site', () => {
  const page = { source: 'docs/guide/index.md', name: 'made-up' };

  it('puts live HTML to work below its listing, and live scripts into files of their own', () => {
    const { html, files, hasTables } = render(
      '```html live\n<caribbean-stud id="a"></caribbean-stud>\n```\n\n```js live\nlisten();\n```',
      page,
    );
    expect(hasTables).toBe(true);
    expect(html).toMatch(
      /&lt;caribbean-stud id=&quot;a&quot;&gt;[^]*<div class="stage"><caribbean-stud id="a">/,
    );
    expect(files).toEqual([{ name: 'made-up-1.js', text: 'listen();\n' }]);
  });

  it('links pages and examples, and only names what the site does not hold', () => {
    const { html } = render(
      '[a](theme.md#parts) [b](../fairness.md) [c](../../examples/lab.html) [d](../../packages/core/src/errors.ts)',
      page,
    );
    expect(html.trim()).toBe(
      '<p><a href="theme.html#parts">a</a> <a href="fairness.html">b</a> <a href="examples/lab.html">c</a> d</p>',
    );
  });
});

describe('the search', () => {
  const section = (heading: string, text: string) => ({
    page: 'p',
    title: 'Page',
    heading,
    anchor: 'a',
    text,
  });
  const sections = [
    section('Own dealer', 'cards from a server'),
    section('Rules', 'the dealer shows a card'),
    section('Reglas', 'Qué mano gana'),
  ];

  it('finds sections that have all words, headings first', () => {
    expect(search(sections, 'dealer').map(({ heading }) => heading)).toEqual(['Own dealer', 'Rules']);
    expect(search(sections, 'dealer card').map(({ heading }) => heading)).toEqual(['Own dealer', 'Rules']);
    expect(search(sections, 'dealer server').map(({ heading }) => heading)).toEqual(['Own dealer']);
  });

  it('does not mind accents or capitals', () => {
    expect(search(sections, 'QUE').map(({ heading }) => heading)).toEqual(['Reglas']);
    expect(search(sections, 'nothing')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { htmlScripts } from '../eslint-html.mjs';

function scriptsOf(html: string) {
  return htmlScripts.preprocess?.(html, 'page.html') ?? [];
}

describe('linting the scripts of a page', () => {
  it('takes each script, at its place in the page', () => {
    const html = '<p>Ante</p>\n<script type="module">\n  call();\n</script>\n<script>fold();</script>\n';
    expect(scriptsOf(html)).toEqual([
      { text: `${' '.repeat(11)}\n${' '.repeat(22)}\n  call();\n`, filename: '0.js' },
      {
        text: `${' '.repeat(11)}\n${' '.repeat(22)}\n${' '.repeat(10)}\n${' '.repeat(9)}\n${' '.repeat(8)}fold();`,
        filename: '1.js',
      },
    ]);
  });

  it('leaves data and scripts that are files of their own', () => {
    expect(scriptsOf('<script type="importmap">{}</script><script type=module src="a.js"></script>')).toEqual(
      [],
    );
  });
});

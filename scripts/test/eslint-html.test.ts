import { describe, expect, it } from 'vitest';
import { htmlScripts } from '../eslint-html.mjs';

/** The scripts found in a page, as text. */
function scriptsOf(html: string): string[] {
  return (htmlScripts.preprocess?.(html, 'page.html') ?? []).map((file) =>
    typeof file === 'string' ? file : file.text,
  );
}

/** The line and column, from 0, of a word in a text. */
function placeOf(word: string, text: string): { line: number; column: number } {
  const before = text.slice(0, text.indexOf(word)).split('\n');
  return { line: before.length - 1, column: before.at(-1)!.length };
}

describe('linting the scripts of a page', () => {
  const html = '<p>Ante</p>\n<script type="module">\n  call();\n</script>\n<script>fold();</script>\n';

  it('takes each script by itself', () => {
    expect(scriptsOf(html).map((text) => text.trim())).toEqual(['call();', 'fold();']);
  });

  it('keeps each at its place in the page', () => {
    const [first = '', second = ''] = scriptsOf(html);
    expect(placeOf('call', first)).toEqual(placeOf('call', html));
    expect(placeOf('fold', second)).toEqual(placeOf('fold', html));
  });

  it('leaves data, and scripts that are files of their own', () => {
    expect(scriptsOf('<script type="importmap">{}</script><script type=module src="a.js"></script>')).toEqual(
      [],
    );
  });
});

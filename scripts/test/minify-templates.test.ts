import { describe, expect, it } from 'vitest';
import { minifyTemplates, shortenPrivateProperties } from '../minify-templates.mjs';

describe('minifying templates', () => {
  it('takes comments and white space out of style sheets', () => {
    expect(minifyTemplates('const s = css`\n  /* why */\n  .felt {\n    color: #ffffff;\n  }\n`;')).toBe(
      'const s = css`.felt{color:#fff}`;',
    );
  });

  it('keeps light and dark colors, container units and custom properties', () => {
    const css =
      '.card{--_width:min(20cqi,88px);color:light-dark(#123,#456);inline-size:calc(2 * var(--_width))}';
    expect(minifyTemplates(`css\`${css}\``)).toBe(`css\`${css}\``);
  });

  it('leaves one space of a run in text, where it shows', () => {
    expect(minifyTemplates('html`<b>${a}</b>\n    <i>${b}</i>`')).toBe('html`<b>${a}</b> <i>${b}</i>`');
  });

  it('takes line ends out of tags, placeholders among their attributes or not', () => {
    expect(minifyTemplates('html`<button\n  class=${c}\n  type="button"\n>\n${t}</button\n>`')).toBe(
      'html`<button class=${c} type="button"> ${t}</button>`',
    );
  });

  it('leaves values of attributes alone, quotes and angle brackets in them too', () => {
    const template = `html\`<p title="1 >  2 's" part='a  \${b}  c'>\${d}</p>\``;
    expect(minifyTemplates(template)).toBe(template);
  });

  it('leaves quotes in text alone', () => {
    expect(minifyTemplates("html`<p>the dealer's</p>\n\n<p>\n'</p>`")).toBe(
      "html`<p>the dealer's</p> <p> '</p>`",
    );
  });

  it('leaves preformatted text alone', () => {
    const template = 'html`<pre>\n  1\n</pre>`';
    expect(minifyTemplates(template)).toBe(template);
  });

  it('finds templates inside the placeholders of others', () => {
    expect(minifyTemplates('html`<p>\n${x ? html`<b\n>${y}</b>` : svg`<g  />`}\n</p>`')).toBe(
      'html`<p> ${x ? html`<b>${y}</b>` : svg`<g />`} </p>`',
    );
  });

  it('leaves other templates alone', () => {
    const code = 'const a = `\n  a  b`; other`  `; a.html`  `;';
    expect(minifyTemplates(code)).toBe(code);
  });

  it('refuses style sheets with placeholders', () => {
    expect(() => minifyTemplates('css`.a { color: ${c}; }`')).toThrow('placeholder');
  });
});

describe('shortening private custom properties', () => {
  it('gives one property one name, the most used the shortest', () => {
    const code =
      'css`a{--_width:1px;--_felt-ink:red;color:var(--_felt-ink)}`; s.setProperty("--_felt-ink", x)';
    expect(shortenPrivateProperties(code)).toBe(
      'css`a{--_1:1px;--_0:red;color:var(--_0)}`; s.setProperty("--_0", x)',
    );
  });

  it('leaves public properties and their like alone', () => {
    const code = 'var(--cs-felt); var(--felt); i--_; x --_1';
    expect(shortenPrivateProperties(code)).toBe(code);
  });
});

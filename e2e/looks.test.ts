import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { PHASES, pageWith, play, type Phase } from '../scripts/phases.mjs';
import { useBrowser } from './support/browser.js';
import { changeOf, difference, MOST_CHANGED } from './support/picture.js';

// With windows: without them letters are drawn differently, and not every machine has that browser.
const harness = useBrowser({});

/** Fonts of our own: those of the system are others on every machine. */
const FONTS = [
  ['Inter', 'inter', 400, 'normal'],
  ['Inter', 'inter', 500, 'normal'],
  ['Inter', 'inter', 600, 'normal'],
  ['Inter', 'inter', 700, 'normal'],
  ['Source Serif', 'source-serif-4', 500, 'normal'],
  ['Source Serif', 'source-serif-4', 600, 'normal'],
  ['Source Serif', 'source-serif-4', 500, 'italic'],
] as const;

const FACES = FONTS.map(
  ([family, name, weight, style]) => `@font-face {
    font: ${style} ${weight} 1em '${family}';
    font-family: '${family}'; font-weight: ${weight}; font-style: ${style};
    src: url('/node_modules/@fontsource/${name}/files/${name}-latin-${weight}-${style}.woff2');
  }`,
).join('\n');

interface Look {
  readonly phase: keyof typeof PHASES;
  readonly width: number;
  readonly scheme?: 'light' | 'dark';
  readonly lang?: string;
  /** Further attributes. */
  readonly attributes?: string;
}

const LOOKS: Readonly<Record<string, Look>> = {
  betting: { phase: 'betting', width: 390 },
  deciding: { phase: 'deciding', width: 320, scheme: 'dark', lang: 'es' },
  won: { phase: 'won', width: 390, lang: 'nb' },
  lost: { phase: 'lost', width: 768, scheme: 'dark', attributes: 'card-face="four-color"' },
  folded: { phase: 'folded', width: 390, attributes: 'card-face="large"' },
  seats: { phase: 'seats', width: 1280 },
  'seats-narrow': { phase: 'seats', width: 320, lang: 'es' },
  facedown: { phase: 'facedown', width: 768 },
  finished: { phase: 'finished', width: 1280, scheme: 'dark' },
};

async function pictureOf({ phase, width, scheme = 'light', lang = 'en', attributes = '' }: Look, css = '') {
  const moment: Phase = PHASES[phase];
  const head = `<style>${FACES}
    caribbean-stud { --cs-font: 'Inter'; --cs-voice: 'Source Serif'; }
    ${css}</style>`;
  const { page } = await harness.openPage({
    html: pageWith(lang, `${moment.attributes} ${attributes}`, head),
    viewport: { width, height: 900 },
    colorScheme: scheme,
  });
  await play(page, moment);
  await page.evaluate(() => document.fonts.ready);
  return page.locator('caribbean-stud').screenshot({ animations: 'disabled', caret: 'hide' });
}

describe('the looks', () => {
  it.each(Object.entries(LOOKS))('of a table, %s, are as they were', async (name, look) => {
    expect(await changeOf(name, await pictureOf(look))).toBeNull();
  });

  it('would be seen to change with one color of a ring', async () => {
    const look: Look = { phase: 'betting', width: 320 };
    const one = PNG.sync.read(await pictureOf(look));
    const other = PNG.sync.read(await pictureOf(look, 'caribbean-stud { --cs-brass: #7cc4ff; }'));
    expect(difference(one, one)).toBe(0);
    expect(difference(one, other)).toBeGreaterThan(MOST_CHANGED);
  });
});

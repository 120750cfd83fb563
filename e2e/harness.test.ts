import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from './support/accessibility.js';
import { useBrowser } from './support/browser.js';

const { openPage } = useBrowser();

describe('the end-to-end harness', () => {
  it('hears what a page says and fails at', async () => {
    const { page, messages } = await openPage({
      html: `<script>console.info('said'); setTimeout(() => { throw new Error('thrown'); });</script><img src="/none.png" alt="">`,
      mayTalk: true,
    });
    await page.waitForLoadState('networkidle');
    expect(messages.filter((line) => line === 'console.info: said')).toHaveLength(1);
    expect(messages.filter((line) => line.startsWith('uncaught: Error: thrown'))).toHaveLength(1);
    expect(messages.filter((line) => /^404: .*none\.png$/.test(line))).toHaveLength(1);
  });

  it('hears nothing from a page that works', async () => {
    const { messages } = await openPage({ html: '<p>Ante</p>' });
    expect(messages).toEqual([]);
  });

  it('serves pages under a content policy', async () => {
    const { page, messages } = await openPage({
      html: `<p id="text">before</p><script>document.getElementById('text').textContent = 'after';</script>`,
      csp: "script-src 'self'",
      mayTalk: true,
    });
    expect(await page.textContent('#text')).toBe('before');
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain('Content Security Policy');
  });

  it('opens pages for the visitor asked for', async () => {
    const { page } = await openPage({
      html: '<p>Ante</p>',
      viewport: { width: 320, height: 640 },
      colorScheme: 'dark',
      reducedMotion: 'reduce',
      beforeScripts: () => {
        document.addEventListener('DOMContentLoaded', () => (document.title = 'changed'));
      },
    });
    const seen = await page.evaluate(() => ({
      width: innerWidth,
      dark: matchMedia('(prefers-color-scheme: dark)').matches,
      still: matchMedia('(prefers-reduced-motion: reduce)').matches,
      title: document.title,
    }));
    expect(seen).toEqual({ width: 320, dark: true, still: true, title: 'changed' });
  });

  it('audits accessibility, under a content policy too', async () => {
    const policy = { csp: "default-src 'self'" };
    const good = await openPage({ html: '<h1>Table</h1><button>Call</button>', ...policy });
    expect(await accessibilityProblems(good.page)).toEqual([]);
    const bad = await openPage({ html: '<h1>Table</h1><button></button>', ...policy });
    expect(await accessibilityProblems(bad.page)).toEqual([expect.stringContaining('button-name')]);
  });
});

import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.js';

const { openPage } = useBrowser();

describe('the recipes', () => {
  it('open a form that knows the result when the session is over', async () => {
    const { page } = await openPage({ path: '/examples/lead-capture.html', reducedMotion: 'reduce' });
    const form = page.locator('#form');
    await page.locator('caribbean-stud').evaluate((table) => table.setAttribute('speed', 'fast'));
    expect(await form.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'let them be played' }).click();
    await form.waitFor({ state: 'visible', timeout: 30_000 });
    await page.getByLabel('Where shall we send').fill('player@example.org');
    await page.getByRole('button', { name: 'Send' }).click();
    const sent = JSON.parse((await page.locator('#sent').textContent()) ?? '') as Record<string, unknown>;
    expect(sent).toMatchObject({ email: 'player@example.org', rounds: 5, reason: 'rounds' });
  });

  it('keep the ante below a limit of the page’s own', async () => {
    const { page } = await openPage({ path: '/examples/drive.html', reducedMotion: 'reduce' });
    const code = await page.locator('caribbean-stud').evaluate(async (table) => {
      try {
        await (table as unknown as { placeAnte(amount: number): Promise<void> }).placeAnte(26);
        return 'placed';
      } catch (error) {
        return (error as { code?: string }).code;
      }
    });
    expect(code).toBe('cancelled');
    await page.getByText('cs-bet: ante 26 (prevented)').waitFor();
  });

  it('play on the js engine where the policy forbids WebAssembly', async () => {
    const { page } = await openPage({ path: '/examples/policy.html', reducedMotion: 'reduce' });
    await expect.poll(() => page.locator('#engine').textContent()).toBe('js');
    await page.getByRole('button', { name: 'Deal' }).click();
    await page.getByText('Call or fold?', { exact: true }).waitFor();
  });
});

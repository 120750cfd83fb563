import { describe, expect, it } from 'vitest';
import type { CaribbeanStud } from '../packages/widget/dist/index.js';
import { useBrowser } from './support/browser.js';

const { openPage } = useBrowser();
const path = '/examples/configurator.html';

describe('the configurator', () => {
  it('offers every attribute that the element has', async () => {
    const { page } = await openPage({ path });
    await page.waitForFunction(() => customElements.get('caribbean-stud') !== undefined);
    const { offered, known } = await page.evaluate(() => ({
      offered: Array.from(document.querySelectorAll('[name]:is(select, input)'), (field) =>
        field.getAttribute('name'),
      ),
      known: (customElements.get('caribbean-stud') as unknown as { observedAttributes: string[] })
        .observedAttributes,
    }));
    expect([...new Set(offered)].sort()).toEqual([...known].sort());
  });

  it('sets the table, writes its HTML and keeps both in the address', async () => {
    const { page } = await openPage({ path });
    const table = page.locator('caribbean-stud');
    await page.getByRole('combobox', { name: 'Paytable' }).fill('betmgm');
    await page.getByLabel('Rounds').fill('7');
    await page.getByText('Words and looks').click();
    await page.getByLabel('Language').selectOption('es');
    expect(await table.getAttribute('paytable')).toBe('betmgm');
    await table.getByText('Ronda 1 de 7').waitFor();
    expect(await page.locator('#listing').textContent()).toContain(
      '<caribbean-stud\n  paytable="betmgm"\n  rounds="7"\n  lang="es"\n></caribbean-stud>',
    );

    await page.reload();
    await table.getByText('Ronda 1 de 7').waitFor();
    expect(await page.getByLabel('Rounds').inputValue()).toBe('7');

    await page.getByRole('button', { name: 'All defaults' }).click();
    await table.getByText('Round 1 of 20').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('says beside the field what cannot be read, until it can', async () => {
    const { page } = await openPage({ path, mayTalk: true });
    const rounds = page.getByLabel('Rounds');
    await rounds.fill('many');
    await page.getByText('expected a whole number').waitFor();
    expect(await rounds.getAttribute('aria-invalid')).toBe('true');
    await rounds.fill('3');
    await page.getByText('expected a whole number').waitFor({ state: 'detached' });
    expect(await rounds.getAttribute('aria-invalid')).toBe('false');
  });

  it('takes back what it said when another field has made it right', async () => {
    const { page } = await openPage({ path, mayTalk: true });
    const problem = page.getByText('the minimum ante is above the maximum ante');
    await page.getByText('Money', { exact: true }).click();
    await page.getByLabel('Lowest ante').fill('500');
    await problem.waitFor();
    await page.getByLabel('Highest ante').fill('50');
    await problem.waitFor();
    await page.getByLabel('Highest ante').fill('600');
    await problem.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Lowest ante').getAttribute('aria-invalid')).toBe('false');
    const limits = (await page.locator('caribbean-stud').evaluate((table: CaribbeanStud) => table.table))
      .terms;
    expect([limits.minAnte, limits.maxAnte]).toEqual([500, 600]);
  });

  it('keeps one panel, since a table without any has the usual two', async () => {
    const { page } = await openPage({ path: `${path}?panels=chart` });
    await page.getByText('Coach and panels').click();
    const panels = page.getByRole('group', { name: 'Panels' });
    await panels.getByLabel('chart').click();
    expect(await panels.getByLabel('chart').isChecked()).toBe(true);
    await panels.getByLabel('rules').check();
    await panels.getByLabel('chart').uncheck();
    expect(await page.locator('caribbean-stud').getAttribute('panels')).toBe('rules');
  });

  it('writes attributes that a browser reads back as they were', async () => {
    const heading = '"Stud" & <friends>';
    const { page } = await openPage({ path: `${path}?heading=${encodeURIComponent(heading)}` });
    const read = await page.evaluate(() => {
      const listing = document.getElementById('listing')?.textContent ?? '';
      return new DOMParser()
        .parseFromString(listing, 'text/html')
        .querySelector('caribbean-stud')
        ?.getAttribute('heading');
    });
    expect(read).toBe(heading);
  });
});

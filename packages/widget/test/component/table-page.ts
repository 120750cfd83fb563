import '../../src/define.js';
import type { CaribbeanStud } from '../../src/index.js';

/** Puts HTML into the page and waits until its table, or the first of them, is ready and drawn. */
export async function page(html: string): Promise<CaribbeanStud> {
  const box = document.createElement('div');
  box.innerHTML = html;
  document.body.append(box);
  const table = box.querySelector('caribbean-stud');
  if (!table) throw new Error('there is no table');
  await table.ready;
  await table.updateComplete;
  return table;
}

export function find(table: CaribbeanStud, selector: string): HTMLElement {
  const element = table.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`${selector} is not there`);
  return element;
}

export function text(table: CaribbeanStud, selector: string): string {
  return find(table, selector).innerText.trim().replaceAll(/\s+/g, ' ');
}

/** Presses a button of the table and waits until the table is drawn again. */
export async function press(table: CaribbeanStud, selector: string): Promise<void> {
  find(table, selector).click();
  await table.updateComplete;
}

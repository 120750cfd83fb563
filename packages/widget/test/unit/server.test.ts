import { isServer, type TemplateResult } from 'lit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CaribbeanStud } from '../../src/caribbean-stud.js';
import { registerTranslation } from '../../src/localize.js';
import { es } from '../../src/locales/es.js';
import { PANELS } from '../../src/options/options.js';

registerTranslation(es);

/** What server rendering does with an element: attributes, one `willUpdate`, one drawing. */
class ServerTable extends CaribbeanStud {
  draw(attributes: Readonly<Record<string, string>>): string {
    for (const [name, value] of Object.entries(attributes)) {
      this.setAttribute(name, value);
      (this as unknown as ServerElement)._$attributeToProperty(name, value);
    }
    this.willUpdate();
    return textOf(this.render());
  }
}

/** Lit's door for its server rendering, which its types leave out. */
interface ServerElement {
  _$attributeToProperty(name: string, value: string): void;
}

// Lit refuses to make an element that no name stands for.
ServerTable.define('server-table');

/** Everything that stands in a template, as one text. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null || !('strings' in value)) return '';
  const { strings, values } = value as TemplateResult;
  return strings.map((text, i) => text + textOf(values[i])).join('');
}

describe('a table on a server', () => {
  const said = (['warn', 'error'] as const).map((level) => vi.spyOn(console, level));

  afterEach(() => {
    for (const spy of said) expect(spy).not.toHaveBeenCalled();
  });

  it('is tested here as on a server, without a page', () => {
    expect(isServer).toBe(true);
    expect('document' in globalThis).toBe(false);
  });

  it.each(PANELS)('draws its panel %s', (panels) => {
    const drawn = new ServerTable().draw({ panels, heading: 'Our table', jackpot: '5000', seats: '3' });
    expect(drawn).toContain('Our table');
    expect(drawn).toContain(`tab-${panels}`);
  });

  it('speaks the language of its own attribute, and English without one', () => {
    expect(new ServerTable().draw({ lang: 'es' })).toContain('Saldo');
    expect(new ServerTable().draw({})).toContain('Balance');
  });

  it('knows the attributes that are no properties', () => {
    const [up, down] = ['up', 'down'].map((deal) => new ServerTable().draw({ panels: 'rules', deal }));
    expect(down).not.toBe(up);
  });

  it('neither loads an engine nor asks for a storage, which there would be one of for all visitors', async () => {
    const storage = { getItem: vi.fn(), setItem: vi.fn() };
    vi.stubGlobal('localStorage', storage);
    const table = new ServerTable();
    const heard = vi.fn();
    table.addEventListener('cs-ready', heard);
    table.draw({ 'storage-key': 'table' });
    await new Promise((later) => setTimeout(later, 20));
    vi.unstubAllGlobals();
    expect([storage.getItem, storage.setItem, heard].map(({ mock }) => mock.calls)).toEqual([[], [], []]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const WIDGET = resolve(import.meta.dirname, '../packages/widget');

interface Item {
  readonly name: string;
  readonly description?: string;
  readonly default?: string;
}

interface Element {
  readonly tagName: string;
  readonly attributes: readonly (Item & { readonly fieldName?: string })[];
  readonly events: readonly Item[];
  readonly slots: readonly Item[];
  readonly cssParts: readonly Item[];
  readonly cssProperties: readonly Item[];
  readonly cssStates: readonly Item[];
  readonly members: readonly Item[];
}

function read(path: string): string {
  return readFileSync(resolve(WIDGET, path), 'utf8');
}

/** The sources below these folders as one text. */
function sources(...folders: string[]): string {
  return folders
    .flatMap((folder) =>
      readdirSync(resolve(WIDGET, 'src', folder)).map((file) => read(`src/${folder}/${file}`)),
    )
    .join('\n');
}

/** The words that a pattern captures in a text, each once, in order. */
function found(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, word = '']) => word))].sort();
}

function namesOf(items: readonly Item[]): string[] {
  return items.map(({ name }) => name).sort();
}

const manifest = JSON.parse(read('dist/custom-elements.json')) as {
  modules: readonly { declarations: readonly Element[] }[];
};
const element = manifest.modules.flatMap(({ declarations }) => declarations)[0] as Element;

describe('the custom elements manifest', () => {
  it('is about the element', () => {
    expect(element.tagName).toBe('caribbean-stud');
  });

  it('names the attributes that the code reads, each with its property', () => {
    const options = read('src/options/options.ts');
    expect(namesOf(element.attributes)).toEqual(found(options, /\boption(?:<[^(]+>)?\(\s*'([a-z-]+)'/g));
    const properties = element.attributes.flatMap(({ fieldName }) => fieldName ?? []).sort();
    expect(properties).toEqual(found(read('src/options-element.ts'), /declare (\w+):/g));
  });

  it('names the events that the code dispatches', () => {
    expect(namesOf(element.events)).toEqual(found(read('src/events.ts'), /super\('([a-z-]+)'/g));
  });

  it('names the slots of the templates, and the one for what stands there before', () => {
    expect(namesOf(element.slots)).toEqual(['', ...found(sources('view'), /<slot name="([a-z-]+)"/g)]);
  });

  it('names the parts of the templates', () => {
    const view = sources('view', 'art', 'scene');
    const words = found(view, /\bpart=("[^"]*"|\$\{[^}]*\})/g).flatMap((part) => [
      ...part.replace(/\$\{[^}]*\}|"/g, ' ').split(/\s+/),
      // The words that a placeholder chooses from.
      ...found(part, /'([a-z-]+)'/g),
    ]);
    const inherited = /part="[^"]*\$\{(action|name|who)\}/g;
    expect(found(view, inherited)).toEqual(['action', 'name', 'who']);
    const actions = found(/type ActionName =([^;]+);/.exec(view)?.[1] ?? '', /'([a-z-]+)'/g);
    const spots = [...view.matchAll(/\w+\(name: ([^,]+),/g)].flatMap(([, union = '']) =>
      found(union, /'(\w+)'/g),
    );
    const hands = found(/readonly who: ([^;]+);/.exec(view)?.[1] ?? '', /'(\w+)'/g);
    const parts = [...words, ...actions, ...spots, ...hands].filter((word) => word !== '');
    expect(namesOf(element.cssParts)).toEqual([...new Set(parts)].sort());
  });

  it('names the custom properties of the style sheets, each with its default', () => {
    expect(namesOf(element.cssProperties)).toEqual(found(sources('styles'), /(--cs-[a-z-]+)/g));
    expect(element.cssProperties.filter((property) => property.default === undefined)).toEqual([]);
  });

  it('names the states', () => {
    const phases = ['betting', 'deciding', 'finished', 'settled'];
    const outcomes = found(read('src/scene/states.ts'), /[?:] '(\w+)'/g);
    expect(namesOf(element.cssStates)).toEqual([...phases, ...outcomes].sort());
  });

  it('describes everything that it names', () => {
    const { attributes, events, slots, cssParts, cssProperties, cssStates, members } = element;
    for (const items of [attributes, events, slots, cssParts, cssProperties, cssStates, members]) {
      expect(items.filter(({ description }) => !description)).toEqual([]);
    }
  });
});

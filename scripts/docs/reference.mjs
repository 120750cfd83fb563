// Writes the pages of the reference, as Markdown, from the manifest of the element and the declarations of the packages.
import { elementManifest, publicNames } from './declarations.mjs';

/** @typedef {import('./declarations.mjs').Item} Item */

/** Text for a cell of a table. @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ');

/** A table in Markdown. @param {string[]} header @param {string[][]} rows */
function table(header, rows) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Text as code; nothing stays nothing. @param {string} text */
const code = (text) => (text === '' ? '' : `\`${text}\``);

/** A method as it is called: `placeAnte(amount)`. @param {Item} method */
function call({ name, parameters = [] }) {
  return `${name}(${parameters.map((parameter) => (parameter.default === undefined ? parameter.name : `${parameter.name}?`)).join(', ')})`;
}

/** The properties that are no attributes; `deal` is a method and an attribute. @param {Item[]} members @param {Item[]} attributes */
function propertiesOf(members, attributes) {
  const ofAttributes = new Set(attributes.map(({ fieldName }) => fieldName));
  return members.filter(({ kind, name }) => kind === 'field' && name !== 'deal' && !ofAttributes.has(name));
}

/** The attributes, each with its property, default and meaning. */
export function attributesTable() {
  const rows = elementManifest().attributes.map((one) => [
    code(one.name),
    code(one.fieldName ?? ''),
    code((one.default ?? '').replaceAll("'", '')),
    one.description ?? '',
  ]);
  return table(['attribute', 'property', 'default', 'meaning'], rows);
}

/** The custom properties, each with its default and meaning. */
export function customPropertiesTable() {
  const rows = elementManifest().cssProperties.map((one) => [
    code(one.name),
    code(one.default ?? ''),
    one.description ?? '',
  ]);
  return table(['property', 'default', 'meaning'], rows);
}

/** The page about the element: attributes, properties, methods, events, slots, parts, custom properties, states. */
export function elementPage() {
  const { attributes, members, events, slots, cssParts, cssStates } = elementManifest();
  const methods = members.filter(({ kind, name }) => kind === 'method' || name === 'deal');
  return `# The element

Made from the code of \`<caribbean-stud>\`. [Configure](configure.md) has a control for every attribute,
[Listen and drive](drive.md) shows events and methods at work, [Theme](theme.md) parts and custom properties.

## Attributes

All of them are read by strict parsers: what cannot be read takes its default and is reported once by \`cs-error\`. Amounts are
plain decimals in major units. Every attribute but \`lang\` and \`deal\` is also a property.

${attributesTable()}

## Properties

Those that are not attributes:

${table(
  ['property', 'type', 'meaning'],
  propertiesOf(members, attributes).map((one) => [
    code(one.static ? `CaribbeanStud.${one.name}` : one.name),
    code(one.type?.text ?? 'string'),
    one.description ?? '',
  ]),
)}

## Methods

Amounts are whole numbers of the smallest unit. All but \`save\`, \`stop\` and \`define\` return a promise: it resolves once the state has
changed and nothing moves any more, and rejects with a \`GameError\` when the move is illegal or was cancelled.

${table(
  ['method', 'meaning'],
  methods.map((one) => [code(`${one.static ? 'CaribbeanStud.' : ''}${call(one)}`), one.description ?? '']),
)}

## Events

All bubble and cross shadow boundaries. Each is a class of its own, exported by the package.

${table(
  ['event', 'class', 'when, and what it carries'],
  events.map((one) => [code(one.name), code(one.type?.text ?? ''), one.description ?? '']),
)}

## Slots

${table(
  ['slot', 'meaning'],
  slots.map((one) => [one.name === '' ? 'default' : code(one.name), one.description ?? '']),
)}

## Parts

${table(
  ['part', 'what it is'],
  cssParts.map((one) => [code(`::part(${one.name})`), one.description ?? '']),
)}

## Custom properties

${customPropertiesTable()}

## States

${table(
  ['state', 'meaning'],
  cssStates.map((one) => [code(`:state(${one.name})`), one.description ?? '']),
)}
`;
}

/** The headings for the folders of the core. */
const FOLDERS = new Map([
  ['cards', 'Cards'],
  ['evaluator', 'Evaluator'],
  ['rules', 'Rules'],
  ['shoe', 'Shoe'],
  ['analysis', 'Analysis'],
  ['game', 'Game'],
  ['fair', 'Provable deals'],
]);

/** The heading under which a name stands. @param {import('./declarations.mjs').PublicName} name */
function headingOf({ file, entry }) {
  if (entry.endsWith('/fair')) return 'Provable deals';
  return FOLDERS.get(file.split('/')[0] ?? '') ?? 'All else';
}

/** Names in Markdown, each with its comment and its declaration. @param {import('./declarations.mjs').PublicName[]} names */
function entriesOf(names) {
  return names
    .map(({ name, text, comment }) => `### ${name}\n\n${comment}\n\n\`\`\`ts signature\n${text}\n\`\`\``)
    .join('\n\n');
}

/** The page about the core's exports. */
export function corePage() {
  const names = publicNames('core');
  const folders = [...FOLDERS.values(), 'All else'].map((title) => {
    const inside = names.filter((name) => headingOf(name) === title);
    return inside.length === 0 ? '' : `## ${title}\n\n${entriesOf(inside)}`;
  });
  return `# @caribbean-stud/core

Every name that the package exports, made from its declarations. What is under "Provable deals" is imported from
\`@caribbean-stud/core/fair\`; what is under "Analysis" also from \`@caribbean-stud/core/analysis\`, a smaller entry. How they go
together is told in [The evaluator](evaluator.md) and [Exact analysis](analysis.md).

${folders.join('\n\n')}
`;
}

/** The page about the widget's exports. */
export function widgetPage() {
  return `# caribbean-stud

Every name that the package exports, made from its declarations. \`caribbean-stud/define.js\` exports the same and registers the
element with all languages. What the tag itself offers is in [The element](../../packages/widget/src/caribbean-stud.ts).

## Exports

${entriesOf(publicNames('widget'))}
`;
}

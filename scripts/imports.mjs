// Judges the imports that dependency-cruiser has found (its JSON comes in on the standard input), and compares
// docs/images/imports.svg, the picture in ARCHITECTURE.md, with them. `npx -y pnpm@12.21.0 run check:imports --write` draws
// it again. Where a box stands is decided here, whether there is an arrow by the code. A folder without a box fails too.
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { format } from 'dependency-cruiser';

const PICTURE = resolve(import.meta.dirname, '../docs/images/imports.svg');

/** @typedef {{ x: number, y: number, width: number, says: string }} Box */
/** @typedef {{ x: number, y: number, width: number, height: number, title: string, says: string }} Frame */
/** @typedef {{ source: string, dependencies: { resolved: string }[] }} Module */

const BOX_HEIGHT = 52;

/** The packages. @type {Record<string, Frame>} */
const FRAMES = {
  widget: { x: 12, y: 12, width: 650, height: 518, title: 'caribbean-stud', says: 'packages/widget' },
  core: { x: 690, y: 12, width: 398, height: 518, title: '@caribbean-stud/core', says: 'packages/core' },
  'evaluator-as': {
    x: 690,
    y: 572,
    width: 398,
    height: 70,
    title: '@caribbean-stud/evaluator-as',
    says: 'packages/evaluator-as',
  },
};

/** The folders, each with its place. @type {Record<string, Box>} */
const BOXES = {
  'widget/element': { x: 260, y: 76, width: 150, says: 'the tag, its methods' },
  'widget/styles': { x: 500, y: 76, width: 140, says: 'style sheets' },
  'widget/controllers': { x: 100, y: 212, width: 150, says: 'what lives on' },
  'widget/scene': { x: 340, y: 212, width: 160, says: 'what is seen and said' },
  'widget/statistics': { x: 536, y: 212, width: 108, says: 'of all sessions' },
  'widget/events': { x: 30, y: 348, width: 112, says: 'typed events' },
  'widget/motion': { x: 154, y: 348, width: 112, says: 'how cards move' },
  'widget/options': { x: 278, y: 348, width: 112, says: 'checked settings' },
  'widget/locales': { x: 402, y: 348, width: 112, says: 'words' },
  'widget/view': { x: 526, y: 348, width: 118, says: 'draws a region' },
  'widget/art': { x: 526, y: 450, width: 118, says: 'cards and chips' },
  'core/game': { x: 810, y: 76, width: 156, says: 'the table, a reducer' },
  'core/shoe': { x: 710, y: 162, width: 156, says: 'chance, fair deals' },
  'core/analysis': { x: 908, y: 162, width: 160, says: 'exact answers' },
  'core/rules': { x: 908, y: 248, width: 160, says: 'hands into money' },
  'core/evaluator': { x: 908, y: 334, width: 160, says: 'hand values, engines' },
  'core/cards': { x: 710, y: 334, width: 156, says: 'numbers and texts' },
  'core/leaves': { x: 700, y: 440, width: 176, says: 'errors, time slices, seeds' },
};

/** What a box is called in the picture, where that is not the folder's name. */
const NAMES = new Map([['core/leaves', 'single files']]);

/** Files that stand beside the folders, and the box they belong to; all others of the widget are the element's. */
const FILES = new Map([
  ['widget/events.ts', 'widget/events'],
  ['widget/localize.ts', 'widget/locales'],
  ['widget/statistics.ts', 'widget/statistics'],
  ['core/check-option.ts', 'core/leaves'],
  ['core/errors.ts', 'core/leaves'],
  ['core/slices.ts', 'core/leaves'],
  ['core/seed-words.ts', 'core/leaves'],
]);

/**
 * The box or frame that a file belongs to; `null` for an index, and for files of others.
 * @param {string} path
 */
function placeOf(path) {
  const [, name = '', where = '', rest = ''] =
    /^packages\/([^/]+)\/(src|assembly|dist)\/(.+)$/.exec(path) ?? [];
  // Built files of another package: it was imported by its name.
  if (where === 'dist' || name === 'evaluator-as') return FRAMES[name] ? name : null;
  if (where === '' || rest === 'index.ts') return null;
  const [folder = '', ...deeper] = rest.split('/');
  const place =
    deeper.length > 0
      ? `${name}/${folder}`
      : (FILES.get(`${name}/${folder}`) ?? (name === 'widget' ? 'widget/element' : `${name}/${folder}`));
  if (!BOXES[place])
    throw new Error(`${path} has no box in the picture: give ${place} one in BOXES or FILES`);
  return place;
}

/**
 * Where the arrow of an import begins and ends. The core is used by most of the widget: those arrows become one, from frame
 * to frame. The kernels are used by the evaluator alone: its arrow begins at its box.
 * @param {string} from
 * @param {string} to
 */
function endsOf(from, to) {
  return to === 'core' ? [/** @type {string} */ (from.split('/')[0]), to] : [from, to];
}

/** The arrows between boxes: each place with the places it imports from. @param {Module[]} modules */
function arrowsOf(modules) {
  /** @type {Map<string, Set<string>>} */
  const arrows = new Map();
  for (const { source, dependencies } of modules) {
    const from = placeOf(source);
    if (from === null || from in FRAMES) continue;
    for (const { resolved } of dependencies) {
      const to = placeOf(resolved);
      if (to === null || to === from) continue;
      const [start = from, end = to] = endsOf(from, to);
      arrows.set(start, (arrows.get(start) ?? new Set()).add(end));
    }
  }
  return arrows;
}

/**
 * Whether an arrow follows from others: they lead the same way, and not through a place that imports one of its ends back.
 * @param {Map<string, Set<string>>} arrows
 * @param {string} from
 * @param {string} to
 */
function follows(arrows, from, to) {
  /** @param {string} one @param {string} other */
  const areMutual = (one, other) => Boolean(arrows.get(one)?.has(other) && arrows.get(other)?.has(one));
  const reached = new Set([...(arrows.get(from) ?? [])].filter((next) => next !== to));
  // A set that grows while it is walked.
  for (const next of reached) {
    if (areMutual(next, from) || areMutual(next, to)) continue;
    if (arrows.get(next)?.has(to)) return true;
    for (const further of arrows.get(next) ?? []) reached.add(further);
  }
  return false;
}

/** The arrows that do not follow from others. @param {Map<string, Set<string>>} arrows @returns {[string, string][]} */
function needed(arrows) {
  return [...arrows]
    .flatMap(([from, targets]) => [...targets].map((to) => /** @type {[string, string]} */ ([from, to])))
    .filter(([from, to]) => !follows(arrows, from, to))
    .sort((one, other) => one.join().localeCompare(other.join()));
}

/** @param {string} place */
function rectangleOf(place) {
  const rectangle = BOXES[place] ?? FRAMES[place];
  if (!rectangle) throw new Error(`no place for ${place}`);
  return { height: BOX_HEIGHT, ...rectangle };
}

/** An arrow as a curve: from the lower edge of one place to the upper edge of another, or from side to side. @param {[string, string]} ends */
function curve([from, to]) {
  const [a, b] = [rectangleOf(from), rectangleOf(to)];
  if (a.y + a.height <= b.y) {
    const start = a.x + a.width / 2;
    const end = Math.max(b.x + 14, Math.min(b.x + b.width - 14, to in FRAMES ? start : b.x + b.width / 2));
    const [top, bottom] = [a.y + a.height, b.y];
    const middle = (top + bottom) / 2;
    return `M${start} ${top}C${start} ${middle} ${end} ${middle} ${end} ${bottom - 3}`;
  }
  const leftward = b.x < a.x;
  const [start, end] = leftward ? [a.x, b.x + b.width + 3] : [a.x + a.width, b.x - 3];
  const [y, z] = [a.y + a.height / 2, b.y + b.height / 2];
  return `M${start} ${y}C${(start + end) / 2} ${y} ${(start + end) / 2} ${z} ${end} ${z}`;
}

/** @param {[string, Box]} entry */
function boxText([place, { x, y, width, says }]) {
  const name = NAMES.get(place) ?? place.split('/')[1];
  const middle = x + width / 2;
  return `<rect class="box" x="${x}" y="${y}" width="${width}" height="${BOX_HEIGHT}" rx="8"/>
<text class="name" x="${middle}" y="${y + 22}">${name}</text><text class="says" x="${middle}" y="${y + 40}">${says}</text>`;
}

/** @param {Frame} frame */
function frameText({ x, y, width, height, title, says }) {
  return `<rect class="frame" x="${x}" y="${y}" width="${width}" height="${height}" rx="14"/>
<text class="title" x="${x + 18}" y="${y + 30}">${title}</text><text class="folder" x="${x + 18}" y="${y + 48}">${says}</text>`;
}

/** @param {[string, string][]} arrows */
function draw(arrows) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1100 654" role="img" aria-label="The packages and their folders; an arrow goes from what imports to what is imported.">
<style>
svg{color-scheme:light dark;font-family:system-ui,sans-serif;--ink:#1a2327;--muted:#566168;--line:#7d8587;--paper:#fdfcf9;--page:#f5f2eb;--arrow:#0f4c58}
@media(prefers-color-scheme:dark){svg{--ink:#ece8df;--muted:#a3adaf;--line:#7f8a8d;--paper:#22292b;--page:#161b1d;--arrow:#f0c674}}
.frame{fill:var(--page);stroke:var(--line)}.box{fill:var(--paper);stroke:var(--line)}
text{fill:var(--ink);text-anchor:middle}.name{font-size:16px;font-weight:600}.says{font-size:12px;fill:var(--muted)}
.title{font-size:17px;font-weight:600;text-anchor:start}.folder{font-size:12px;fill:var(--muted);text-anchor:start}
.arrow{fill:none;stroke:var(--arrow);stroke-width:1.8}.head{fill:var(--arrow)}
</style>
<marker id="head" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="6" markerHeight="6" orient="auto"><path class="head" d="M0 0l8 4-8 4z"/></marker>
${Object.values(FRAMES).map(frameText).join('\n')}
${Object.entries(BOXES).map(boxText).join('\n')}
${arrows.map((ends) => `<path class="arrow" marker-end="url(#head)" d="${curve(ends)}"><title>${ends.join(' imports ')}</title></path>`).join('\n')}
</svg>
`;
}

const found = JSON.parse(await text(process.stdin));
const { output, exitCode } = await format(found, { outputType: 'err' });
console.log(output);
const picture = draw(needed(arrowsOf(found.modules)));
if (process.argv.includes('--write')) {
  await writeFile(PICTURE, picture);
} else if (picture !== (await readFile(PICTURE, 'utf8').catch(() => ''))) {
  console.error(
    'docs/images/imports.svg is out of date: draw it again (npx -y pnpm@12.21.0 run check:imports --write), and look at it',
  );
  process.exitCode = 1;
}
if (exitCode > 0) process.exitCode = 1;

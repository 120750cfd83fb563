import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const KEPT = resolve(import.meta.dirname, '../looks');
const SEEN = resolve(import.meta.dirname, '../../build/looks');

/**
 * Letters are drawn a little differently from one browser version to the next, which shows as thin edges all over the
 * picture. What a person would see is a change in one place: in a square of so many pixels, so much of it.
 */
const SQUARE = 24;
export const MOST_CHANGED = 0.12;

async function write(path: string, picture: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, picture);
}

/** The part of the worst square that differs, 0 to 1; a picture of another size differs everywhere. */
export function difference(one: PNG, other: PNG, marked?: PNG): number {
  const { width, height } = one;
  if (other.width !== width || other.height !== height) return 1;
  const options = { threshold: 0.1, windowSize: SQUARE };
  return pixelmatch(one.data, other.data, marked?.data, width, height, options) / SQUARE ** 2;
}

/**
 * What is wrong with a picture compared with the one of this name that is kept; `null` when they look the same. A
 * picture that is not kept yet is kept now, which is wrong too: somebody has to look at it first.
 */
export async function changeOf(name: string, picture: Uint8Array): Promise<string | null> {
  const kept = resolve(KEPT, `${name}.png`);
  if (!existsSync(kept)) {
    await write(kept, picture);
    return `${name} is a new picture: look at it, then keep it`;
  }
  const before = PNG.sync.read(await readFile(kept));
  const after = PNG.sync.read(Buffer.from(picture));
  const marked = new PNG({ width: before.width, height: before.height });
  const changed = difference(before, after, marked);
  if (changed <= MOST_CHANGED) return null;
  await write(resolve(SEEN, `${name}.png`), picture);
  await write(resolve(SEEN, `${name}-marked.png`), PNG.sync.write(marked));
  const sizes = [before, after].map(({ width, height }) => `${width} x ${height}`).join(', now ');
  return `${name} has changed (${Math.round(changed * 100)} % of a square of ${SQUARE}; ${sizes}): see build/looks, and delete e2e/looks/${name}.png if it is meant to`;
}

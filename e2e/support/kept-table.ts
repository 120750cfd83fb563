import type { Harness } from './browser.js';
import { hearEvents } from './events.js';
import { openTable, type Player, type TablePage } from './player.js';

/** Where the table of these tests is kept. */
export const KEY = 'kept-table';

/** All that a reload must bring back. The cards of a running round are in the save, whoever may see them. */
export async function stateOf(player: Player): Promise<unknown> {
  const state = await player.ask((table) => ({ view: table.table, save: table.save() }));
  const balance = await player.balance();
  const [own, dealer] = [await player.cards('player'), await player.cards('dealer')];
  return { ...state, balance, own, dealer };
}

export async function reload(player: Player): Promise<void> {
  await player.page.reload({ waitUntil: 'load' });
  await player.sitDown();
}

/** A table in its first round, kept under the key. */
export function openKept(harness: Harness, attributes = '', options: TablePage = {}): Promise<Player> {
  return openTable(harness, {
    attributes: `storage-key="${KEY}" motion="none" ${attributes}`,
    beforeScripts: hearEvents,
    ...options,
  });
}

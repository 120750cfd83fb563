import { expect } from 'vitest';
import type { Player } from './player.js';

/** A move by script: the method and its argument. */
type Move = readonly [method: string, argument?: unknown];

/** Makes a move by script: `done`, or the code it is rejected with. */
export function make(player: Player, ...[method, argument]: Move): Promise<string> {
  return player.ask(
    async (table, [name, value]) => {
      const methods = table as unknown as Record<string, (argument?: unknown) => Promise<void>>;
      return Promise.resolve(methods[name as string]?.(value)).then(
        () => 'done',
        (error: Error & { code?: string }) => error.code ?? error.message,
      );
    },
    [method, argument],
  );
}

/** Makes a move that must be refused: the code, once it is clear that nothing has changed. */
export async function refused(player: Player, ...move: Move): Promise<string> {
  const before = await player.view();
  const code = await make(player, ...move);
  expect(await player.view()).toEqual(before);
  return code;
}

import type { RandomSource, TableConfigLike } from '@caribbean-stud/core';
import type { RoundProof } from '@caribbean-stud/core/fair';
import { expect, vi } from 'vitest';
import { TableController, type TableHost } from '../../../src/controllers/table-controller.js';

/** The element around a table, without the element. */
export class Host extends EventTarget implements TableHost {
  randomSource: RandomSource | null = null;
  dealer: TableHost['dealer'] = null;
  /** Everything that leaves the table while it is played: events and views. */
  readonly told: string[] = [];
  readonly saves: string[] = [];
  controller: TableController | null = null;
  override dispatchEvent(event: Event): boolean {
    this.told.push(JSON.stringify({ ...event, type: event.type }));
    return super.dispatchEvent(event);
  }
  requestUpdate(): void {}
  tableChanged(): void {
    if (!this.controller) return;
    this.told.push(JSON.stringify(this.controller.view));
    this.saves.push(this.controller.save());
  }
  sessionAdvanced(): void {}
  sessionEnded(): void {}
}

/** A table whose deals are provable, once the code for it is loaded. */
export async function provableTable(
  config: TableConfigLike = {},
): Promise<{ host: Host; table: TableController }> {
  const host = new Host();
  const table = new TableController(host, config);
  host.controller = table;
  table.wantProofs(true);
  await vi.waitFor(() => expect(table.fairness.origin).not.toBe('loading'));
  return { host, table };
}

export const tick = (): Promise<void> => Promise.resolve();

export async function playRound(table: TableController, move: 'call' | 'fold' = 'call'): Promise<void> {
  await table.deal();
  await tick();
  table.move({ type: move });
  await tick();
}

export async function nextRound(table: TableController): Promise<void> {
  table.move({ type: 'next' });
  await tick();
}

export const proofOf = (table: TableController): RoundProof =>
  JSON.parse(table.fairness.opened!.text!) as RoundProof;

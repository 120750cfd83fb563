import { verifyRound } from '@caribbean-stud/core/fair';
import { describe, expect, it, vi } from 'vitest';
import { TableController } from '../../../src/controllers/table-controller.js';
import { Host, nextRound, playRound, proofOf, provableTable, tick } from './provable-table.js';

describe('a saved table', () => {
  it('of a round under way opens its deal after a reload', async () => {
    const { table } = await provableTable();
    const { commitment } = table.fairness;
    table.fairness.chooseSeed('kept');
    await table.deal();
    const { table: reloaded } = await provableTable();
    reloaded.restore(table.save(), {});
    expect(reloaded.fairness.current).toMatchObject({ commitment, clientSeed: 'kept' });
    reloaded.move({ type: 'call' });
    expect(proofOf(reloaded)).toMatchObject({ commitment, clientSeed: 'kept' });
    expect(reloaded.fairness.clientSeed).toBe('kept');
    const { table: later } = await provableTable();
    later.restore(reloaded.save(), {});
    expect(proofOf(later)).toEqual(proofOf(reloaded));
  });

  it('opens its deal even when the code for it comes after the decision', async () => {
    const { table } = await provableTable();
    await table.deal();
    const reloaded = new TableController(new Host(), {});
    reloaded.restore(table.save(), {});
    reloaded.move({ type: 'fold' });
    reloaded.wantProofs(true);
    await vi.waitFor(() => expect(reloaded.fairness.origin).toBe('fair'));
    expect(verifyRound(proofOf(reloaded))).toMatchObject({ valid: true });
  });

  it('never holds the secret of a deal that is still to come', async () => {
    const { host, table } = await provableTable();
    for (let round = 1; round <= 3; round++) {
      const before = [...host.saves, table.save()].join();
      await playRound(table);
      expect(before).not.toContain(proofOf(table).serverSeed);
      await nextRound(table);
    }
  });

  it('whose seeds were tampered with shows no proof, and plays on', async () => {
    const { table } = await provableTable();
    await table.deal();
    const text = table.save();
    const kept = JSON.parse(text) as { fairness: { current: Record<string, unknown> } };
    const { serverSeed } = kept.fairness.current;
    for (const fairness of [
      { ...kept.fairness, current: { ...kept.fairness.current, serverSeed: 'ab'.repeat(32) } },
      { ...kept.fairness, current: { ...kept.fairness.current, clientSeed: 7 } },
      { ...kept.fairness, current: { serverSeed } },
      { ...kept.fairness, current: 'text', opened: [1], clientSeed: {} },
      { current: { ...kept.fairness.current, round: 9 } },
      null,
      7,
    ]) {
      const { table: reloaded } = await provableTable();
      reloaded.restore(JSON.stringify({ ...kept, fairness }), {});
      expect(reloaded.view.player.cards).toEqual(table.view.player.cards);
      void reloaded.fairness;
      reloaded.move({ type: 'call' });
      expect(reloaded.fairness.opened?.text ?? null).toBe(null);
      await tick();
      await nextRound(reloaded);
      await playRound(reloaded);
      expect(verifyRound(proofOf(reloaded))).toMatchObject({ valid: true });
    }
  });

  it('of the core is left as it is, for other programs to read', async () => {
    const { table } = await provableTable();
    await playRound(table);
    const { fairness, ...rest } = JSON.parse(table.save()) as { fairness: object };
    expect(Object.keys(fairness).sort()).toEqual(['clientSeed', 'current', 'opened']);
    const plain = new TableController(new Host(), {});
    plain.restore(JSON.stringify(rest), {});
    expect(plain.view.register).toEqual(table.view.register);
  });
});

import { createTable, formatCard, reduce } from '@caribbean-stud/core';
import { commit, fairDeck, verifyRound, type RoundProof } from '@caribbean-stud/core/fair';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FairDeals } from '../../../src/controllers/fair-deals.js';
import { TableController } from '../../../src/controllers/table-controller.js';
import { Host, nextRound, playRound, proofOf, provableTable, tick } from './provable-table.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a provable deal at the table', () => {
  it('shows the commitment before the bet, and opens the very same after the round', async () => {
    const { table } = await provableTable();
    const { commitment, clientSeed } = table.fairness;
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    await playRound(table);
    const proof = proofOf(table);
    expect(proof).toMatchObject({ commitment, clientSeed, round: 1, attempt: 0, seats: 1, drawn: '' });
    expect(verifyRound(proof)).toMatchObject({ valid: true });
    const { player, dealer } = table.view;
    expect(proof.player).toBe(player.cards!.map(formatCard).join(' '));
    expect(proof.dealer).toBe(dealer.cards!.map(formatCard).join(' '));
  });

  it('changes the table within the call, as every deal does', async () => {
    const { table } = await provableTable();
    void table.deal();
    expect(table.view.phase).toBe('deciding');
  });

  it('has a secret of its own for every round', async () => {
    const { table } = await provableTable();
    const commitments = new Set<string>();
    for (let round = 1; round <= 5; round++) {
      const { commitment } = table.fairness;
      await playRound(table, 'fold');
      expect(proofOf(table)).toMatchObject({ commitment, round });
      expect(table.fairness.commitment).not.toBe(commitment);
      commitments.add(commitment!);
      await nextRound(table);
    }
    expect(commitments.size).toBe(5);
  });

  it('takes the seed of the player that stands there when the cards are dealt', async () => {
    const { table } = await provableTable();
    table.fairness.chooseSeed('my own words');
    await table.deal();
    await tick();
    table.fairness.chooseSeed('for the next one');
    expect(table.fairness.current).toMatchObject({ clientSeed: 'my own words' });
    table.move({ type: 'call' });
    expect(proofOf(table).clientSeed).toBe('my own words');
    expect(table.fairness.clientSeed).toBe('for the next one');
  });

  it('takes any text for a seed, cut to the length of the field and without half characters', async () => {
    const { table } = await provableTable();
    for (const [typed, taken] of [
      ['', ''],
      ['señal ♠ 🂡', 'señal ♠ 🂡'],
      [`a\ud83c`, 'a'],
      ['x'.repeat(100), 'x'.repeat(64)],
      [`${'x'.repeat(63)}🂡`, 'x'.repeat(63)],
      ['1:2:3', '1:2:3'],
    ] as const) {
      table.fairness.chooseSeed(typed);
      expect(table.fairness.clientSeed).toBe(taken);
      await playRound(table);
      expect(verifyRound(proofOf(table))).toMatchObject({ valid: true });
      await nextRound(table);
    }
  });

  it('names the cards drawn before when the shoe goes on, and each proof follows from the one before', async () => {
    const { table } = await provableTable({ reshuffle: 30, seats: 2, rounds: null });
    let before: RoundProof | undefined;
    const drawn: number[] = [];
    for (let round = 1; round <= 6; round++) {
      drawn.push(table.fairness.drawn.length);
      await playRound(table);
      const proof = proofOf(table);
      expect(verifyRound(proof, { before })).toMatchObject({ valid: true });
      before = proof;
      await nextRound(table);
    }
    expect(drawn).toEqual([0, 15, 0, 15, 0, 15]);
  });

  it('is opened when it is voided, as far as its cards lay open, and dealt again with another secret', async () => {
    const { table } = await provableTable({ deal: 'down' });
    const { commitment } = table.fairness;
    await table.deal();
    await tick();
    const { upcard } = table.view.dealer;
    table.void('a card fell off the table');
    await tick();
    const proof = proofOf(table);
    expect(proof).toMatchObject({
      commitment,
      round: 1,
      attempt: 0,
      player: '',
      dealer: formatCard(upcard!),
    });
    expect(verifyRound(proof)).toMatchObject({ valid: true });
    await table.deal();
    await tick();
    table.move({ type: 'look' });
    await tick();
    table.void('again');
    expect(proofOf(table)).toMatchObject({ attempt: 1 });
    expect((proofOf(table).player as string).split(' ')).toHaveLength(5);
    expect(proofOf(table).commitment).not.toBe(commitment);
  });

  it('never lets the secret out before the round is over', async () => {
    const { host, table } = await provableTable({ seats: 3 });
    await table.deal();
    await tick();
    const told = [...host.told, JSON.stringify(table.fairness), JSON.stringify(table.view)].join();
    table.move({ type: 'call' });
    const { serverSeed } = proofOf(table);
    expect(told).not.toContain(serverSeed);
    expect(host.told.join()).not.toContain(serverSeed);
    expect(commit(serverSeed)).toBe(proofOf(table).commitment);
  });

  it('waits for its code when that is still on its way, and can be voided meanwhile', async () => {
    const host = new Host();
    const table = new TableController(host, {});
    table.wantProofs(true);
    const dealt = table.deal();
    expect(table.dealing).toBe(true);
    await tick();
    expect(() => table.move({ type: 'clear' })).toThrow(expect.objectContaining({ code: 'action-illegal' }));
    await tick();
    table.void('too slow');
    await expect(dealt).rejects.toMatchObject({ code: 'deal-invalid' });
    expect(table.view.bets.ante).toBe(1);
    await vi.waitFor(() => expect(table.fairness.origin).toBe('fair'));
    const again = new TableController(host, {});
    again.wantProofs(true);
    await again.deal();
    expect(again.fairness.current).not.toBe(null);
  });

  it('is void, and loses no bet, when the platform gives no secrets', async () => {
    const { table } = await provableTable();
    await playRound(table);
    await nextRound(table);
    vi.stubGlobal('crypto', undefined);
    expect(table.fairness.origin).toBe('failed');
    await expect(table.deal()).rejects.toMatchObject({ code: 'deal-invalid' });
    expect(table.view).toMatchObject({ phase: 'betting', bets: { ante: 1 }, round: 2 });
    vi.unstubAllGlobals();
    await playRound(table);
    expect(proofOf(table)).toMatchObject({ round: 2, attempt: 1 });
  });
});

describe('deals that carry no proof', () => {
  const EXAMPLE = { player: 'Qh Qs 9d 6c 2h', dealer: 'Jh Jc As 8d 3c' };

  it('say where they come from', async () => {
    expect((await provableTable({ seed: 'demo' })).table.fairness.origin).toBe('seed');
    expect((await provableTable({ practice: true })).table.fairness.origin).toBe('practice');
    const source = await provableTable();
    source.host.randomSource = { uint32: () => 7 };
    expect(source.table.fairness).toMatchObject({ origin: 'source', commitment: null });
    const dealer = await provableTable();
    dealer.host.dealer = ({ cards }) => cards;
    expect(dealer.table.fairness).toMatchObject({ origin: 'dealer', commitment: null });
    await playRound(dealer.table);
    expect(dealer.table.fairness).toMatchObject({ current: null, opened: null });
  });

  it('come before provable ones where the first round is an example', async () => {
    const { table } = await provableTable({ example: EXAMPLE });
    expect(table.fairness).toMatchObject({ origin: 'example', commitment: null });
    await playRound(table);
    expect(table.fairness).toMatchObject({ origin: 'example', opened: null });
    await nextRound(table);
    expect(table.fairness.origin).toBe('loading');
    await vi.waitFor(() => expect(table.fairness.origin).toBe('fair'));
    await playRound(table);
    expect(verifyRound(proofOf(table))).toMatchObject({ valid: true });
  });

  it('leave no older proof standing', async () => {
    const { host, table } = await provableTable();
    await playRound(table);
    await nextRound(table);
    host.dealer = ({ cards }) => cards;
    await playRound(table);
    host.dealer = null;
    expect(table.fairness).toMatchObject({ origin: 'fair', current: null, opened: null });
  });

  it('are all deals while nobody asks for proofs, and nothing of them is saved', async () => {
    const host = new Host();
    const table = new TableController(host, {});
    await playRound(table);
    expect(JSON.parse(table.save())).not.toHaveProperty('fairness');
    expect(table.fairness).toMatchObject({ origin: 'off', opened: null });
  });

  it('take the place of provable ones when the code cannot be loaded', async () => {
    const fair = new FairDeals(new Host(), () => Promise.reject(new Error('no network')));
    fair.wanted = true;
    const state = createTable();
    await fair.awaits(state);
    expect(fair.show(state)).toMatchObject({ origin: 'failed', commitment: null });
    expect(fair.awaits(state)).toBe(null);
    expect(fair.source(state)).toBe(null);
  });
});

it('deals what the core deals from the same source', async () => {
  const { table } = await provableTable({ seats: 2 });
  await playRound(table);
  const proof = proofOf(table);
  const state = reduce(createTable({ seats: 2 }), { type: 'deal', deck: fairDeck(proof) });
  expect(state.deal!.hands[0]).toEqual(table.view.player.cards);
  expect(state.deal!.dealer).toEqual(table.view.dealer.cards);
});

import { strategies, type Strategy, type StrategyName, type TableConfigLike } from '@caribbean-stud/core';
import { describe, expect, it, vi } from 'vitest';
import type { AutoplayOptions } from '../../../src/controllers/autoplay-plan.js';
import { BareTable } from './bare-table.js';

const WIN = ['Qh Qs 9d 6c 2h', 'Jh Jc As 8d 3c'] as const;
const LOSS = ['Th Ts 9d 6c 2h', 'Jh Jc As 8d 3c'] as const;
const FLUSH = ['Ah Jh 9h 5h 2h', 'Kc Qd Jc 9s 8d'] as const;

const BY_ITSELF: AutoplayOptions = { strategy: 'optimal' };

function seeded(config: TableConfigLike = {}): BareTable {
  return new BareTable({ seed: 'autoplay', rounds: 12, ante: 10, ...config });
}

/** Lets everything that does not wait for a player or a clock have its turn. */
async function pause(): Promise<void> {
  for (let turns = 0; turns < 5; turns++) await new Promise((done) => setTimeout(done));
}

/** The session's total after each round, in order. */
function totalsOf({ table }: BareTable): number[] {
  return table.register.map(({ total }) => total);
}

describe('autoplay', () => {
  it('plays the rounds it was asked for and leaves the last one to be read', async () => {
    const table = seeded();
    expect(await table.autoplay.play({ rounds: 3, ...BY_ITSELF })).toEqual({ rounds: 3, end: 'rounds' });
    expect(table.table).toMatchObject({ phase: 'settled', played: 3 });
    expect(table.autoplay.state).toBe('off');
  });

  it('plays the session to its end when it was not told how many rounds', async () => {
    const table = seeded();
    expect(await table.autoplay.play(BY_ITSELF)).toEqual({ rounds: 12, end: 'session' });
    expect(table.table.phase).toBe('finished');
    expect(await table.autoplay.play(BY_ITSELF)).toEqual({ rounds: 0, end: 'session' });
  });

  it('goes on from a settled round, which does not count and meets no condition', async () => {
    const table = new BareTable().deals(FLUSH, LOSS);
    await table.deal();
    await table.call();
    const result = await table.autoplay.play({ rounds: 1, ...BY_ITSELF, stop: { category: 'flush' } });
    expect(result).toEqual({ rounds: 1, end: 'rounds' });
    expect(table.table).toMatchObject({ played: 2, player: { category: 'pair' } });
  });

  it('goes on from cards that lie there, and looks at them first', async () => {
    const table = new BareTable({ deal: 'down' }).deals(WIN);
    await table.deal();
    expect(await table.autoplay.play({ rounds: 1, ...BY_ITSELF })).toEqual({ rounds: 1, end: 'rounds' });
    expect(table.table.settlement?.result).toBe('win');
  });

  it('begins with the bets that lie there and repeats them, side bets included', async () => {
    const table = seeded({ jackpot: { meter: 1000 }, rounds: 3 });
    await table.placeAnte(20);
    await table.placeJackpot(true);
    await table.autoplay.play(BY_ITSELF);
    expect(table.table.register.map(({ bets }) => [bets.ante, bets.jackpot])).toEqual([
      [20, 1],
      [20, 1],
      [20, 1],
    ]);
  });

  it('puts down the minimum where no ante lies', async () => {
    const table = seeded({ minAnte: 5 });
    await table.clearBets();
    await table.autoplay.play({ rounds: 1, ...BY_ITSELF });
    expect(table.table.bets.ante).toBe(5);
  });

  it('keeps chips of another amount that the player has put down for the first round', async () => {
    const table = seeded();
    await table.autoplay.play({ rounds: 1, ...BY_ITSELF });
    await table.next();
    await table.placeAnte(25);
    await table.autoplay.play({ rounds: 2, ...BY_ITSELF });
    expect(table.table.register.map(({ bets }) => bets.ante)).toEqual([10, 25, 25]);
  });

  it('leaves a settled round to be read for as long as the speed of the table says', async () => {
    vi.useFakeTimers();
    try {
      const table = seeded();
      table.readingTime = 1200;
      const playing = table.autoplay.play({ rounds: 2, ...BY_ITSELF });
      await vi.advanceTimersByTimeAsync(1199);
      expect(table.table).toMatchObject({ phase: 'settled', round: 1 });
      await vi.advanceTimersByTimeAsync(1);
      expect(table.table).toMatchObject({ phase: 'settled', round: 2 });
      expect(await playing).toEqual({ rounds: 2, end: 'rounds' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('runs once at a time', async () => {
    const table = seeded();
    const playing = table.autoplay.play({ rounds: 2, ...BY_ITSELF });
    await expect(table.autoplay.play(BY_ITSELF)).rejects.toMatchObject({ code: 'action-illegal' });
    expect(await playing).toEqual({ rounds: 2, end: 'rounds' });
  });

  it.each<AutoplayOptions>([
    { rounds: 0 },
    { rounds: 1.5 },
    { rounds: '3' as never },
    { rounds: Number.NaN },
    { strategy: 'luck' as never },
    { strategy: 'toString' as never },
    { strategy: { name: 'none' } as never },
    { strategy: 7 as never },
    { stop: { loss: 0 } },
    { stop: { loss: '5' as never } },
    { stop: { win: -1 } },
    { stop: { category: 'five-of-a-kind' as never } },
  ])('refuses %j before it moves anything', async (options) => {
    const table = seeded();
    await expect(table.autoplay.play(options)).rejects.toMatchObject({ code: 'option-invalid' });
    expect(table.autoplay.state).toBe('off');
    expect(table.table).toMatchObject({ phase: 'betting', played: 0 });
  });
});

describe('a stop condition', () => {
  it.each([
    { stop: { loss: 25 }, end: 'loss', met: (total: number) => total <= -25 },
    { stop: { win: 30 }, end: 'win', met: (total: number) => total >= 30 },
  ])('on the total ends it in the first round that fulfils $stop', async ({ stop, end, met }) => {
    const free = seeded({ rounds: 200, balance: 100_000 });
    await free.autoplay.play(BY_ITSELF);
    const last = totalsOf(free).findIndex(met);
    expect(last).toBeGreaterThan(0);

    const table = seeded({ rounds: 200, balance: 100_000 });
    expect(await table.autoplay.play({ ...BY_ITSELF, stop })).toEqual({ rounds: last + 1, end });
    expect(totalsOf(table)).toEqual(totalsOf(free).slice(0, last + 1));
  });

  it('on the total counts from the start of autoplay', async () => {
    const table = new BareTable({ ante: 10 }).deals(LOSS);
    await table.autoplay.play({ rounds: 2, ...BY_ITSELF });
    expect(table.table.total).toBe(-60);
    expect(await table.autoplay.play({ ...BY_ITSELF, stop: { loss: 60 } })).toEqual({
      rounds: 2,
      end: 'loss',
    });
  });

  it('on the jackpot ends it when the side bet wins, and only then', async () => {
    const table = new BareTable({ jackpot: { meter: 1000 } }).deals(LOSS, FLUSH);
    await table.placeJackpot(true);
    const stop = { jackpot: true };
    expect(await table.autoplay.play({ ...BY_ITSELF, stop })).toEqual({ rounds: 2, end: 'jackpot' });

    const without = new BareTable({ jackpot: { meter: 1000 } }).deals(LOSS, FLUSH);
    expect(await without.autoplay.play({ rounds: 4, ...BY_ITSELF, stop })).toEqual({
      rounds: 4,
      end: 'rounds',
    });
  });

  it.each([
    { category: 'straight' as const, rounds: 3, end: 'category' },
    { category: 'flush' as const, rounds: 3, end: 'category' },
    { category: 'full-house' as const, rounds: 6, end: 'rounds' },
    { category: 'pair' as const, rounds: 1, end: 'category' },
  ])('on $category ends it at the first such hand or a better one', async ({ category, rounds, end }) => {
    const table = new BareTable().deals(LOSS, WIN, FLUSH);
    expect(await table.autoplay.play({ rounds: 6, ...BY_ITSELF, stop: { category } })).toEqual({
      rounds,
      end,
    });
  });
});

describe('the decisions of autoplay', () => {
  it.each(Object.keys(strategies) as StrategyName[])('are those of %s', async (name) => {
    const table = seeded({ rounds: 40, credit: 'register' });
    await table.autoplay.play({ strategy: name });
    for (const { player, dealer, decision } of table.table.register) {
      const { choice } = strategies[name].decide(player ?? [], dealer?.[0] ?? -1, table.table.terms.rules);
      expect(decision).toBe(choice);
    }
  });

  it('are those of a strategy of the page, which is given the hand, the upcard and the rules in force', async () => {
    const table = new BareTable({ rules: { paytable: 'betmgm' } }).deals(WIN);
    const decide = vi.fn<Strategy['decide']>(() => ({ choice: 'fold', reason: 'below-pair' }));
    await table.autoplay.play({ rounds: 2, strategy: { name: 'mine', decide } });
    expect(table.table.register.map(({ decision }) => decision)).toEqual(['fold', 'fold']);
    expect(decide).toHaveBeenCalledTimes(2);
    expect(decide).toHaveBeenCalledWith([42, 43, 29, 16, 2], 38, table.table.terms.rules);
  });

  it('end it with what a strategy of the page throws, or when it chooses nothing', async () => {
    const table = new BareTable().deals(WIN);
    const play = (decide: () => unknown) =>
      table.autoplay.play({ strategy: { name: 'failing', decide: decide as Strategy['decide'] } });
    const thrown = new TypeError('no idea');
    const throwing = play(() => {
      throw thrown;
    });
    await expect(throwing).rejects.toBe(thrown);
    for (const odd of [{ choice: 'raise' }, null, undefined])
      await expect(play(() => odd)).rejects.toMatchObject({ code: 'option-invalid' });
    expect(table.table.phase).toBe('deciding');
    expect(table.autoplay.state).toBe('off');
  });

  it('are left to the player where there is no strategy, looking at the cards included', async () => {
    const table = new BareTable({ deal: 'down' }).deals(WIN);
    const playing = table.autoplay.play({ rounds: 2 });
    for (const decision of ['call', 'fold'] as const) {
      await pause();
      expect(table.autoplay.state).toBe('decides');
      expect(table.table).toMatchObject({ phase: 'deciding', player: { cards: null } });
      await table.look();
      await pause();
      expect(table.table.phase).toBe('deciding');
      await table[decision]();
    }
    expect(await playing).toEqual({ rounds: 2, end: 'rounds' });
    expect(table.table.register.map(({ decision }) => decision)).toEqual(['call', 'fold']);
  });

  it('are asked for again when a round is taken back, which does not count', async () => {
    const table = new BareTable().deals(WIN);
    const playing = table.autoplay.play({ rounds: 1 });
    await pause();
    await table.voidRound();
    await pause();
    expect(table.table).toMatchObject({ phase: 'deciding', played: 0 });
    await table.call();
    expect(await playing).toEqual({ rounds: 1, end: 'rounds' });
    expect(table.table.register.map((row) => row.void)).toEqual([true, false]);
  });
});

describe('an interruption', () => {
  it('by a stop ends it after the move that is under way', async () => {
    const table = seeded();
    const playing = table.autoplay.play(BY_ITSELF);
    table.addEventListener('cs-settle', () => table.autoplay.stop());
    expect(await playing).toEqual({ rounds: 1, end: 'interrupted' });
    expect(table.table).toMatchObject({ phase: 'settled', played: 1 });
    table.autoplay.stop();
    expect(table.autoplay.state).toBe('off');
  });

  it('by a stop need not wait for the player, nor for the reader', async () => {
    const table = new BareTable().deals(WIN);
    table.readingTime = 1e6;
    const first = table.autoplay.play();
    await pause();
    table.autoplay.stop();
    expect(await first).toEqual({ rounds: 0, end: 'interrupted' });
    const second = table.autoplay.play(BY_ITSELF);
    await pause();
    expect(table.table.phase).toBe('settled');
    table.autoplay.stop();
    expect(await second).toEqual({ rounds: 1, end: 'interrupted' });
  });

  it.each(['cs-bet', 'cs-decision'])(
    'by a page that prevents a %s leaves the round as it is',
    async (type) => {
      const table = seeded();
      await table.clearBets();
      const before = table.table.balance;
      table.addEventListener(type, (event) => event.preventDefault());
      expect(await table.autoplay.play(BY_ITSELF)).toEqual({ rounds: 0, end: 'interrupted' });
      expect(table.table).toMatchObject(
        type === 'cs-bet' ? { phase: 'betting', balance: before } : { phase: 'deciding', played: 0 },
      );
    },
  );

  it('by a deal that fails leaves the bets on the table', async () => {
    const table = seeded();
    table.dealer = () => Promise.reject(new Error('offline'));
    expect(await table.autoplay.play(BY_ITSELF)).toEqual({ rounds: 0, end: 'interrupted' });
    expect(table.table).toMatchObject({ phase: 'betting', bets: { ante: 10 } });
  });

  it('by a new session ends it', async () => {
    const table = seeded();
    table.readingTime = 100;
    const playing = table.autoplay.play(BY_ITSELF);
    await pause();
    expect(table.table.phase).toBe('settled');
    await table.restart();
    expect(await playing).toEqual({ rounds: 1, end: 'interrupted' });
    expect(table.table).toMatchObject({ phase: 'betting', played: 0 });
  });
});

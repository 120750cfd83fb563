import type { GameError } from '@caribbean-stud/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BrowserStorage } from '../../../src/controllers/browser-storage.js';
import { Persistence } from '../../../src/controllers/persistence.js';
import { StatisticsKeeper } from '../../../src/controllers/statistics-keeper.js';
import { NO_STATISTICS, readStatistics } from '../../../src/statistics.js';
import { BareTable } from './bare-table.js';

/** A browser's storage, shared by tabs, that may be full. */
class Storage {
  readonly texts = new Map<string, string>();
  full = false;
  getItem(key: string): string | null {
    return this.texts.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    if (this.full) throw new DOMException('no room', 'QuotaExceededError');
    this.texts.set(key, text);
  }
  removeItem(key: string): void {
    this.texts.delete(key);
  }
}

let storage: Storage;
let reported: string[];
const report = (error: GameError): void => void reported.push(error.code);

/** Where the browser lets no page at its storage: the very look at it throws. */
function block(): void {
  vi.unstubAllGlobals();
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
}

beforeEach(() => {
  storage = new Storage();
  reported = [];
  vi.stubGlobal('localStorage', storage);
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
  vi.unstubAllGlobals();
});

describe('a table that is kept', () => {
  const tab = (): Persistence => new Persistence(new BrowserStorage(report), report);

  it('comes back as it was written', () => {
    const first = tab();
    expect(first.open('table')).toBeNull();
    first.write(() => 'one');
    first.write(() => 'two');
    expect(tab().open('table')).toBe('two');
    expect(tab().open('other')).toBeNull();
    expect(reported).toEqual([]);
  });

  it('is not kept without a key', () => {
    const table = tab();
    expect(table.open(null)).toBeNull();
    table.write(() => 'one');
    expect(storage.texts.size).toBe(0);
  });

  it('leaves what another tab has written since, says so once, and writes no more', () => {
    const [first, second] = [tab(), tab()];
    first.open('table');
    first.write(() => 'one');
    second.open('table');
    second.write(() => 'two');
    first.write(() => 'three');
    first.write(() => 'four');
    expect(storage.getItem('table')).toBe('two');
    expect(reported).toEqual(['storage-conflict']);
    second.write(() => 'five');
    expect(storage.getItem('table')).toBe('five');
    expect(first.open('table')).toBe('five');
  });

  it('is no conflict when two tabs have come to the same, or when it was taken away', () => {
    const [first, second] = [tab(), tab()];
    first.open('table');
    second.open('table');
    first.write(() => 'fresh');
    second.write(() => 'fresh');
    second.write(() => 'one');
    storage.removeItem('table');
    second.write(() => 'two');
    expect(storage.getItem('table')).toBe('two');
    expect(reported).toEqual([]);
  });

  it.each([
    { how: 'full', spoil: () => void (storage.full = true) },
    { how: 'blocked', spoil: block },
    { how: 'missing', spoil: () => vi.stubGlobal('localStorage', undefined) },
  ])('says once that the storage is $how, and goes on', ({ spoil }) => {
    spoil();
    const table = tab();
    expect(table.open('table')).toBeNull();
    table.write(() => 'one');
    table.write(() => 'two');
    expect(reported).toEqual(['storage-failed']);
  });
});

describe('kept statistics', () => {
  /** A table beside which statistics are kept. */
  function table(decided = true): { bare: BareTable; keeper: StatisticsKeeper } {
    const keeper = new StatisticsKeeper(new BrowserStorage(report), report);
    const bare = new BareTable({ seed: 'kept', rounds: 3, currency: 'EUR' });
    bare.sessionAdvanced = (before, after) => keeper.follow(before, after, { currency: 'EUR', decided });
    bare.sessionEnded = ({ played }) => keeper.endSession(played);
    keeper.open('table');
    return { bare, keeper };
  }

  it('are none where nothing is kept', async () => {
    const { bare, keeper } = table();
    keeper.open(null);
    await bare.autoplay.play({ strategy: 'always' });
    expect(keeper.current).toBeNull();
    expect(storage.texts.size).toBe(0);
    keeper.erase();
  });

  it('count what was played to its end, and lie beside the table', async () => {
    const { bare, keeper } = table();
    expect(keeper.current).toEqual(NO_STATISTICS);
    await bare.autoplay.play({ strategy: 'always' });
    expect(keeper.current).toMatchObject({ sessions: 1, rounds: 3, decisions: 3 });
    expect(keeper.current?.net).toEqual({ EUR: bare.table.total });
    expect([...storage.texts.keys()]).toEqual(['table.statistics']);
    expect(readStatistics(storage.getItem('table.statistics') ?? '')).toEqual(keeper.current);
  });

  it('do not count a void round, a session begun anew, or one that ends before its first round', async () => {
    const { bare, keeper } = table();
    await bare.deal();
    await bare.voidRound();
    await bare.deal();
    await bare.call();
    await bare.restart();
    await bare.end();
    expect(keeper.current).toMatchObject({ sessions: 0, rounds: 1 });
  });

  it('count a session that the page has made shorter while the table was away', async () => {
    const played = table();
    await played.bare.autoplay.play({ strategy: 'always', rounds: 2 });
    await played.bare.next();
    const { bare, keeper } = table();
    const shorter = { currency: 'EUR', rounds: 2 };
    bare.controller.restore(played.bare.controller.save(), shorter);
    expect(bare.table.phase).toBe('finished');
    expect(keeper.current).toMatchObject({ sessions: 1, rounds: 2 });
    bare.controller.restore(bare.controller.save(), shorter);
    expect(keeper.current?.sessions).toBe(1);
  });

  it('are added to by every tab', async () => {
    const [first, second] = [table(), table(false)];
    await first.bare.autoplay.play({ strategy: 'always' });
    await second.bare.autoplay.play({ strategy: 'always' });
    expect(second.keeper.current).toMatchObject({ sessions: 2, rounds: 6, decisions: 3 });
    first.keeper.open('table');
    expect(first.keeper.current).toEqual(second.keeper.current);
  });

  it('are as they were before the round until its cards are turned', async () => {
    const { bare, keeper } = table();
    await bare.autoplay.play({ strategy: 'always', rounds: 2 });
    expect(keeper.current?.rounds).toBe(2);
    expect(keeper.before?.rounds).toBe(1);
  });

  it('can be erased, here and for every tab', async () => {
    const [first, second] = [table(), table()];
    await first.bare.autoplay.play({ strategy: 'always', rounds: 1 });
    first.keeper.erase();
    expect(first.keeper.current).toEqual(NO_STATISTICS);
    expect(storage.texts.size).toBe(0);
    await second.bare.autoplay.play({ strategy: 'always', rounds: 1 });
    expect(second.keeper.current?.rounds).toBe(1);
  });

  it('begin anew, and say so, when they cannot be read', async () => {
    storage.setItem('table.statistics', '{"rounds":');
    const { bare, keeper } = table();
    expect(keeper.current).toEqual(NO_STATISTICS);
    await bare.autoplay.play({ strategy: 'always', rounds: 1 });
    expect(keeper.current?.rounds).toBe(1);
    expect(readStatistics(storage.getItem('table.statistics') ?? '').rounds).toBe(1);
    expect(new Set(reported)).toEqual(new Set(['save-invalid']));
  });

  it('go on without being kept where the storage is full, and can be erased there', async () => {
    storage.setItem('table.statistics', 'x'.repeat(10));
    const { bare, keeper } = table();
    reported = [];
    storage.full = true;
    await bare.autoplay.play({ strategy: 'always' });
    expect(keeper.current).toMatchObject({ sessions: 1, rounds: 3 });
    expect(reported.filter((code) => code === 'storage-failed')).toHaveLength(1);
    keeper.erase();
    expect(storage.texts.size).toBe(0);
  });
});

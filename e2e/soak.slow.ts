import { expect, it } from 'vitest';
import { useBrowser } from './support/browser.js';
import { openTable, type Player } from './support/player.js';

const harness = useBrowser();

/** Rounds in all; the figures are noted every tenth of them. SOAK_ROUNDS changes it. */
const ROUNDS = Number(process.env['SOAK_ROUNDS'] ?? 100_000);
const PARTS = 10;
/** Rows that a register keeps. */
const MOST_ROWS = 1000;

/** What lies in the page once all garbage is gone. */
interface Left {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Plays rounds by script, every third one folded, every 997th taken back first; milliseconds for one. */
function playOn(player: Player, rounds: number): Promise<number> {
  return player.ask(async (table, count) => {
    const start = performance.now();
    for (let round = 0; round < count; round++) {
      if (table.table.played > 0) await table.rebet();
      else {
        await table.placeJackpot(true);
        await table.placeBonus(true);
      }
      await table.deal();
      if (round % 997 === 996) {
        await table.voidRound('soak');
        await table.deal();
      }
      await (round % 3 === 0 ? table.fold() : table.call());
      await table.next();
    }
    return (performance.now() - start) / count;
  }, rounds);
}

async function whatIsLeft(player: Player): Promise<Left> {
  const session = await player.page.context().newCDPSession(player.page);
  // What the first collection frees may hold more that only the next one finds.
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

it(`in ${ROUNDS.toLocaleString('en')} rounds of one table nothing piles up, and the books are right`, async () => {
  const player = await openTable(harness, {
    attributes: 'motion="none" rounds="endless" credit="register" jackpot="5000" bonus="5+1" seed="soak"',
  });
  const left: Left[] = [];
  for (let part = 1; part <= PARTS; part++) {
    const milliseconds = await playOn(player, ROUNDS / PARTS);
    const now = await whatIsLeft(player);
    left.push(now);
    console.log(
      `${(ROUNDS / PARTS) * part} rounds: ${milliseconds.toFixed(2)} ms each, heap ${(now.heap / 1e6).toFixed(3)} MB, ` +
        `${now.nodes} nodes, ${now.listeners} listeners`,
    );
  }

  const { register, carried, total, played, balance, bets } = await player.view();
  expect(played).toBe(ROUNDS);
  expect(register).toHaveLength(MOST_ROWS);
  expect(carried.rounds + register.filter((row) => !row.void).length).toBe(ROUNDS);
  let running = carried.net;
  for (const row of register) expect(row.total).toBe((running += row.net));
  expect(total).toBe(running);
  expect(balance + bets.ante + bets.jackpot + bets.bonus).toBe(1000 + total);

  const [middle, end] = [left[PARTS / 2 - 1], left.at(-1)];
  if (!middle || !end) throw new Error('nothing was measured');
  expect(end.nodes).toBeLessThanOrEqual(middle.nodes);
  expect(end.listeners).toBeLessThanOrEqual(middle.listeners);
  // The kept rows are a little longer or shorter than those before; one lost object a round would be more than a megabyte.
  expect(end.heap - middle.heap).toBeLessThan(100_000);
});

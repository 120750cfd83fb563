import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { analyzeGame, analyzeSession } from '@caribbean-stud/core';

/** By the default rules most choices are sure whatever the upcard; by the others, those of high cards and pairs are not. */
const GAMES = [
  { name: 'default', query: {}, folds: 4_863_093 / 10_179_260 },
  {
    name: 'pathological',
    query: { rules: { paytable: '100/50/20/7/5/4/3/2/1:2/3:2', qualifier: /** @type {const} */ ('pair') } },
    folds: null,
  },
];

/** The milliseconds of a first call, when nothing is compiled yet. @param {object} query */
async function firstCall(query) {
  const worker = new Worker(new URL('../first-call.mjs', import.meta.url), { workerData: query });
  const [milliseconds] = await once(worker, 'message');
  return Math.round(Number(milliseconds));
}

/**
 * The exact figures of a whole game, and the outlook on a session.
 * @type {import('../run.mjs').Topic}
 */
export const games = {
  name: 'game',
  title: 'A whole game, exactly',
  unit: 'call',
  async setUp() {
    const contestants = [];
    for (const { name, query, folds } of GAMES) {
      contestants.push({
        name: `whole game, ${name}`,
        note: `analyzeGame, first call ${await firstCall(query)} ms`,
        run() {
          const { foldRate } = analyzeGame(query);
          if (folds !== null && foldRate !== folds) throw new Error('the share of folds is wrong');
          return 1;
        },
      });
    }
    for (const rounds of [20, 1000]) {
      contestants.push({
        name: `session of ${rounds} rounds`,
        note: 'analyzeSession, with its game',
        run() {
          const { ahead, even, behind } = analyzeSession({ rounds });
          if (Math.abs(ahead + even + behind - 1) > 1e-12) throw new Error('chances are missing');
          return 1;
        },
      });
    }
    return { contestants, baselines: [] };
  },
};

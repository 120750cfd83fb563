import { evaluate, jsEngine, loadEvaluator } from '@caribbean-stud/core';
import { checkAgreement } from '../agreement.mjs';
import { toColumns, toRows } from '../hands.mjs';

/**
 * Many hands in one call, against loops over the peers. pokersolver is left out: a loop over it takes a second.
 * @type {import('../run.mjs').Topic}
 */
export const batches = {
  name: 'batch',
  title: 'Many hands in one call',
  unit: 'hand',
  async setUp({ hands, peers }) {
    const wasm = await loadEvaluator({ engine: 'wasm' });
    if (wasm.engine !== 'wasm') throw new Error(`no WebAssembly: ${wasm.fallbackReason}`);
    const rows = toRows(hands);
    const columns = toColumns(hands);
    const out = new Uint32Array(hands.length);
    const inRows = await wasm.createBatch(hands.length);
    inRows.cards.set(rows);
    const inColumns = await wasm.createBatch(hands.length, { layout: 'columns' });
    inColumns.cards.set(columns);
    const values = hands.map((hand) => evaluate(hand));

    /** @type {[name: string, note: string, evaluate: () => Uint32Array][]} */
    const ways = [
      ['wasm, in place, columns', 'createBatch', () => inColumns.evaluate()],
      ['wasm, in place', 'createBatch', () => inRows.evaluate()],
      ['wasm, columns', 'evaluateBatch', () => wasm.evaluateBatch(columns, out, { layout: 'columns' })],
      ['wasm', 'evaluateBatch', () => wasm.evaluateBatch(rows, out)],
      ['js', 'evaluateBatch', () => jsEngine.evaluateBatch(rows, out)],
    ];
    const ours = ways.map(([name, note, run]) => {
      checkAgreement(name, run(), false, values);
      return {
        name,
        note,
        run() {
          run();
          return hands.length;
        },
      };
    });
    const others = peers
      .filter(({ name }) => name !== 'pokersolver')
      .map((peer) => {
        const prepared = peer.prepare(hands);
        const scores = new Float64Array(hands.length);
        peer.evaluate(prepared, scores);
        checkAgreement(peer.name, scores, peer.lowerIsBetter, values);
        return {
          name: `${peer.name} ${peer.version}`,
          note: peer.note,
          run() {
            peer.evaluate(prepared, scores);
            return hands.length;
          },
        };
      });
    return { contestants: [...ours, ...others], baselines: [...others, ...ours.slice(-1)] };
  },
};

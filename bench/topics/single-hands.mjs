import { evaluate } from '@caribbean-stud/core';
import { checkAgreement } from '../agreement.mjs';

/** pokersolver, which reads texts, takes so much longer that a part of the hands is enough. */
const SLOW_SHARE = 0.02;

/**
 * One hand at a time, each in an array, in the form that the evaluator takes.
 * @type {import('../run.mjs').Topic}
 */
export const singleHands = {
  name: 'single',
  title: 'One hand at a time, from arrays',
  unit: 'hand',
  setUp({ hands, peers }) {
    const values = hands.map((hand) => evaluate(hand));
    const ourValues = new Uint32Array(hands.length);
    const ours = {
      name: '@caribbean-stud/core',
      note: 'evaluate(integers), checked',
      run() {
        for (let i = 0; i < hands.length; i++) ourValues[i] = evaluate(hands[i] ?? '');
        return hands.length;
      },
    };
    const others = peers.map((peer) => {
      const some = peer.name === 'pokersolver' ? hands.slice(0, hands.length * SLOW_SHARE) : hands;
      const prepared = peer.prepare(some);
      const scores = new Float64Array(some.length);
      peer.evaluate(prepared, scores);
      checkAgreement(peer.name, scores, peer.lowerIsBetter, values);
      return {
        name: `${peer.name} ${peer.version}`,
        note: peer.note,
        run() {
          peer.evaluate(prepared, scores);
          return some.length;
        },
      };
    });
    return { contestants: [ours, ...others], baselines: others };
  },
};

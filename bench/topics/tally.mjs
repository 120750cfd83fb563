import { analyzeDecision, jsEngine, loadEvaluator, parseCards, toRules } from '@caribbean-stud/core';
import { randomHands } from '../hands.mjs';

const HAND = parseCards('Ad Kd 9s Jd 5c');
const UPCARD = 2;
/** A lowest hand with which the dealer plays. */
const LOWEST_ACE_KING = parseCards('Ah Kd 4c 3s 2h');

/** All hands that the dealer may hold. */
function dealerHands() {
  const unseen = Array.from({ length: 52 }, (_, card) => card).filter(
    (card) => ![...HAND, UPCARD].includes(card),
  );
  /** @type {number[][]} */
  const hands = [];
  unseen.forEach((a, i) => {
    unseen.slice(i + 1).forEach((b, j) => {
      unseen.slice(i + j + 2).forEach((c, k) => {
        for (const d of unseen.slice(i + j + k + 3)) hands.push([UPCARD, a, b, c, d]);
      });
    });
  });
  return hands;
}

/**
 * The exact decision, counted; over so many hands and upcards that the processor cannot learn them by heart.
 * @param {string} expected the tally of {@link HAND} and {@link UPCARD}, as JSON
 */
function counting(expected) {
  const rules = toRules();
  const { deals, notQualified, wins, ties, losses } = analyzeDecision({ hand: HAND, upcard: UPCARD, rules });
  if (JSON.stringify({ deals, notQualified, wins, ties, losses }) !== expected) {
    throw new Error('counting and dealing disagree');
  }
  const states = randomHands(5_000, 6).map(([upcard = 0, ...hand]) => ({ hand, upcard, rules }));
  return {
    name: 'counted',
    note: 'analyzeDecision',
    run() {
      let calls = 0;
      for (const state of states) if (analyzeDecision(state).best === 'call') calls++;
      if (calls === 0) throw new Error('no hand calls');
      return states.length;
    },
  };
}

/**
 * All 163,185 hands that the dealer may hold beside a hand and an upcard: counted, dealt one by one, and in a loop over
 * the fastest peer.
 * @type {import('../run.mjs').Topic}
 */
export const tally = {
  name: 'tally',
  title: 'All 163,185 hands the dealer may hold',
  unit: 'tally',
  async setUp({ peers }) {
    const query = { hand: HAND, upcard: UPCARD };
    const expected = JSON.stringify(jsEngine.tallyDealer(query));
    const engines = [await loadEvaluator({ engine: 'wasm' }), jsEngine];
    const ours = engines.map((evaluator) => ({
      name: evaluator.engine,
      note: 'tallyDealer',
      run() {
        if (JSON.stringify(evaluator.tallyDealer(query)) !== expected)
          throw new Error('the engines disagree');
        return 1;
      },
    }));

    const [peer] = peers;
    // In a browser there are no peers.
    if (!peer) return { contestants: [counting(expected), ...ours], baselines: ours.slice(-1) };
    if (!peer.lowerIsBetter) throw new Error('the first peer is expected to score low for good hands');
    const hands = dealerHands();
    const prepared = peer.prepare(hands);
    const scores = new Float64Array(hands.length);
    const limits = new Float64Array(2);
    peer.evaluate(peer.prepare([HAND, LOWEST_ACE_KING]), limits);
    const [player = NaN, lowest = NaN] = limits;
    const loop = {
      name: `${peer.name} ${peer.version}`,
      note: 'a loop, hands made before',
      run() {
        peer.evaluate(prepared, scores);
        const counts = { deals: scores.length, notQualified: 0, wins: 0, ties: 0, losses: 0 };
        for (let i = 0; i < scores.length; i++) {
          const score = scores[i] ?? NaN;
          if (score > lowest) counts.notQualified++;
          else if (score > player) counts.wins++;
          else if (score === player) counts.ties++;
          else counts.losses++;
        }
        if (JSON.stringify(counts) !== expected) throw new Error('the peer disagrees');
        return 1;
      },
    };
    return { contestants: [counting(expected), ...ours, loop], baselines: [...ours, loop] };
  },
};

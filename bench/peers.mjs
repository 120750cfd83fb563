// Evaluators on npm behind one interface. Cards are rank x 4 + suit, the deuce of clubs 0; whether the better hand has the
// lower score is told by `lowerIsBetter`.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import pokertools from '@pokertools/evaluator';
import phe from 'phe';
import pokersolver from 'pokersolver';

/**
 * @typedef {object} Peer
 * @property {string} name
 * @property {string} version
 * @property {string} note what is called
 * @property {boolean} lowerIsBetter
 * @property {(hands: number[][]) => unknown[]} prepare hands in the form that it takes, made before measuring
 * @property {(prepared: any[], scores: Float64Array) => void} evaluate writes the score of each hand
 */

const require = createRequire(import.meta.url);

/** @param {string} name */
function versionOf(name) {
  // Not every package exports its manifest: it is found by the path of the entry.
  const entry = require.resolve(name);
  const folder = entry.slice(
    0,
    entry.lastIndexOf(`/node_modules/${name}/`) + `/node_modules/${name}/`.length,
  );
  return /** @type {{ version: string }} */ (require(resolve(folder, 'package.json'))).version;
}

/** @param {number} card */
function textOf(card) {
  return '23456789TJQKA'.charAt(card >> 2) + 'cdhs'.charAt(card & 3);
}

// Each loop is written out: a shared one would meet the functions of all peers, and be slower for each of them.

/** @type {Peer} */
const POKERTOOLS = {
  name: '@pokertools/evaluator',
  version: versionOf('@pokertools/evaluator'),
  note: 'evaluate(integers)',
  lowerIsBetter: true,
  prepare: (hands) => hands,
  evaluate(hands, scores) {
    for (let i = 0; i < hands.length; i++) scores[i] = pokertools.evaluate(hands[i]);
  },
};

/** @type {Peer} */
const PHE = {
  name: 'phe',
  version: versionOf('phe'),
  note: 'evaluateCardCodes(integers)',
  lowerIsBetter: true,
  prepare: (hands) => hands,
  evaluate(hands, scores) {
    for (let i = 0; i < hands.length; i++) scores[i] = phe.evaluateCardCodes(hands[i]);
  },
};

/**
 * The order of pokersolver's own comparison, hand rank and then card by card, as one number.
 * @param {ReturnType<typeof pokersolver.Hand.solve>} hand
 */
function solverScore(hand) {
  return hand.cards.reduce((score, card) => score * 16 + card.rank, hand.rank);
}

/** @type {Peer} */
const POKERSOLVER = {
  name: 'pokersolver',
  version: versionOf('pokersolver'),
  note: 'Hand.solve(texts)',
  lowerIsBetter: false,
  prepare: (hands) => hands.map((hand) => hand.map(textOf)),
  evaluate(hands, scores) {
    for (let i = 0; i < hands.length; i++) scores[i] = solverScore(pokersolver.Hand.solve(hands[i]));
  },
};

/** The peers that are installed, the fastest first. @type {readonly Peer[]} */
export const PEERS = [POKERTOOLS, PHE, POKERSOLVER];

const POKER_EVALUATOR = 'poker-evaluator-ts@2.0.3';

/**
 * poker-evaluator-ts, fetched into a folder that git ignores: its data file has 130 MB.
 * @returns {Peer}
 */
export function fetchPokerEvaluator() {
  const folder = resolve(import.meta.dirname, '.cache');
  const { status } = spawnSync('npm', ['install', '--prefix', folder, '--no-save', POKER_EVALUATOR], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${POKER_EVALUATOR} could not be fetched`);
  const { evalHand } = require(resolve(folder, 'node_modules/poker-evaluator-ts'));
  return {
    name: 'poker-evaluator-ts',
    version: '2.0.3',
    note: 'evalHand(integers)',
    lowerIsBetter: false,
    prepare: (hands) => hands.map((hand) => hand.map((card) => card + 1)),
    evaluate(hands, scores) {
      for (let i = 0; i < hands.length; i++) scores[i] = evalHand(hands[i]).value;
    },
  };
}

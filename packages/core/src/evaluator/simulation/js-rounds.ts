import { DECK } from '../../cards/card.js';
import { evaluateCards } from '../evaluate.js';
import { categoryIndex } from '../value.js';
import { dealRound } from './deal.js';
import { decisionEntry } from './decision-table.js';
import { outcomeByte } from './outcome.js';
import { randomState } from './random.js';
import { CARDS_PER_ROUND, MOST_ROUNDS, type PlayRounds, type RoundsSetup } from './rounds.js';

/** Rounds played in plain JavaScript. */
export function jsRounds(setup: RoundsSetup): PlayRounds {
  const { reshuffle, qualifyingValue, calls } = setup;
  const random = randomState(setup.seed);
  const deck = Uint8Array.from(DECK);
  const outcomes = new Uint8Array(MOST_ROUNDS);
  let drawn = 0;

  function playRound(): number {
    if (drawn >= reshuffle || drawn > 52 - CARDS_PER_ROUND) drawn = 0;
    dealRound(deck, drawn, random);
    const player = valueAt(deck, drawn);
    const dealer = valueAt(deck, drawn + 5);
    const calling = callsWith(deck, drawn, player, calls);
    drawn += CARDS_PER_ROUND;
    const qualifies = dealer >= qualifyingValue;
    if (!calling) return outcomeByte(categoryIndex(player), 0, qualifies);
    const result = !qualifies ? 1 : player > dealer ? 2 : player === dealer ? 3 : 4;
    return outcomeByte(categoryIndex(player), result, qualifies);
  }

  return (rounds) => {
    for (let round = 0; round < rounds; round++) outcomes[round] = playRound();
    return outcomes.subarray(0, rounds);
  };
}

/** The value of the five cards from a place of the deck on. */
function valueAt(deck: Uint8Array, place: number): number {
  return evaluateCards(
    deck[place] as number,
    deck[place + 1] as number,
    deck[place + 2] as number,
    deck[place + 3] as number,
    deck[place + 4] as number,
  );
}

/** Whether the hand at a place of the deck, of this value, calls against the upcard that follows it. */
function callsWith(deck: Uint8Array, place: number, value: number, calls: Uint32Array): boolean {
  const upcard = deck[place + 5] as number;
  const bits = calls[decisionEntry(value, upcard >> 2)] as number;
  // All ones or none: the suits do not matter.
  if (bits === 0 || bits === 0xffff_ffff) return bits !== 0;
  return ((bits >>> suitedRanks(deck, place, upcard)) & 1) !== 0;
}

/** The set of the hand's ranks, the lowest as bit 0, that it holds in the upcard's suit. */
function suitedRanks(deck: Uint8Array, place: number, upcard: number): number {
  let all = 0;
  let suited = 0;
  for (let i = place; i < place + 5; i++) {
    const card = deck[i] as number;
    const rank = 1 << (card >> 2);
    all |= rank;
    if (((card ^ upcard) & 3) === 0) suited |= rank;
  }
  let set = 0;
  for (let bit = 1; all !== 0; bit <<= 1, all &= all - 1) {
    if ((suited & all & -all) !== 0) set |= bit;
  }
  return set;
}

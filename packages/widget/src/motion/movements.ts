import type { Cue } from './sequence.js';
import {
  collectLost,
  dealIn,
  dealTime,
  drawLine,
  dropChip,
  fadeIn,
  flip,
  flipTime,
  lower,
  payOut,
  rise,
  sayIn,
  turn,
} from './moves.js';

const HAND_SIZE = 5;

/** Chips move when the hands have been read. */
const PILES_AFTER = 100;

/** A question comes when the hand that it is about has been named. */
const QUESTION_AFTER = 60;

/** The other seats turn their hands one after the other. */
const SEAT_STEP = 45;

/** The sentence comes when the chips are about to rest. */
const SENTENCE_AFTER = 260;

/** Finds in a drawn table what moves. */
type Cues = (root: ParentNode) => readonly Cue[];

/** One sequence, by the parts of the table that it moves: each can be drawn, and held as it was, before the next is. */
export interface Movement {
  /** Sentence and advice. */
  readonly words?: Cues;
  /** What lies on the places for bets. */
  readonly chips?: Cues;
  readonly player?: Cues;
  readonly dealer?: Cues;
  /** Hands of other seats. */
  readonly seats?: Cues;
}

function all(root: ParentNode, selector: string): Element[] {
  return [...root.querySelectorAll(selector)];
}

/** Chips on a place; only the uppermost moves, the others lay there before. */
function chipDown(root: ParentNode, spot: 'ante' | 'call'): Cue[] {
  return dropChip(all(root, `[data-spot=${spot}] .chip:last-child`));
}

/** A chip for the ante. */
export function anteMovement(): Movement {
  return { chips: (root) => chipDown(root, 'ante') };
}

/** The deal: five cards to the player, five to the dealer; then the player's hand is named. */
export function dealMovement(): Movement {
  const playerTime = dealTime(HAND_SIZE);
  const dealerFrom = dealTime(HAND_SIZE + 1) - dealTime(1);
  return {
    words: (root) => sayIn(all(root, '.say, .advice'), playerTime + QUESTION_AFTER),
    player: (root) => [
      ...dealIn(all(root, '.player .card')),
      ...rise(all(root, '.player .raised'), playerTime),
      ...fadeIn(all(root, '.player .hand-name'), playerTime),
    ],
    seats: (root) => fadeIn(all(root, '.fan')),
    dealer: (root) => [
      ...dealIn(all(root, '.dealer .card'), dealerFrom),
      ...fadeIn(all(root, '.dealer .hand-name'), dealerFrom + dealTime(1)),
    ],
  };
}

/** The player looks at cards that were dealt face down. */
export function lookMovement(): Movement {
  const seen = flipTime(HAND_SIZE);
  return {
    words: (root) => sayIn(all(root, '.say, .advice'), seen + QUESTION_AFTER),
    player: (root) => [
      ...flip(all(root, '.player .turned')),
      ...rise(all(root, '.player .raised'), seen),
      ...fadeIn(all(root, '.player .hand-name'), seen),
    ],
  };
}

/** What stood otherwise before the showdown. */
export interface BeforeShowdown {
  /** Places of the player's cards (0 to 4) that were raised. */
  readonly raised: readonly number[];
  /** The call has been made just now, so that its chips are put down first. */
  readonly called: boolean;
}

/**
 * The showdown: the dealer's cards turn, then the hand is named and the winner's cards rise, then chips move,
 * then the sentence: nothing that is read gives the result away. About 1.2 seconds.
 */
export function showdownMovement(before: BeforeShowdown): Movement {
  const turned = flipTime(HAND_SIZE - 1);
  const piles = turned + PILES_AFTER;
  const wasRaised = (place: Element, i: number) => place.matches('.raised') !== before.raised.includes(i);
  return {
    words: (root) => sayIn(all(root, '.say'), piles + SENTENCE_AFTER),
    chips: (root) => [
      ...(before.called ? chipDown(root, 'call') : []),
      ...collectLost(all(root, '.pile.taken'), piles),
      ...payOut(all(root, '[data-spot=winnings] .pile'), piles),
      ...fadeIn(all(root, '.spot-figure:is(.lost, .won)'), piles),
    ],
    player: (root) => {
      const changed = all(root, '.player .place').filter(wasRaised);
      return changed.flatMap((place) => (place.matches('.raised') ? rise : lower)([place], turned));
    },
    dealer: (root) => [
      ...flip(all(root, '.dealer .turned')),
      ...fadeIn(all(root, '.dealer .hand-name'), turned),
      ...rise(all(root, '.dealer .raised'), turned),
    ],
    seats: (root) =>
      all(root, '.seat').flatMap((seat, i) => {
        const at = turned + (i + 1) * SEAT_STEP;
        return [...turn(all(seat, '.fan:has(.mini-face)'), at), ...fadeIn(all(seat, '.seat-state'), at)];
      }),
  };
}

/** The end of the session: the verdict, and the line that led to it. */
export function finishMovement(): Movement {
  return {
    dealer: (root) => [
      ...sayIn(all(root, '.verdict, .total, .finished-note')),
      ...drawLine(all(root, '.felt .chart')),
    ],
  };
}

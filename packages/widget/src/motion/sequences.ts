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
} from './moves.js';

const HAND_SIZE = 5;

/** Chips move when the hands have been read. */
const PILES_AFTER = 100;

/** The sentence comes when the chips are about to rest. */
const SENTENCE_AFTER = 260;

function all(root: ParentNode, selector: string): Element[] {
  return [...root.querySelectorAll(selector)];
}

/** Chips on a place; only the uppermost moves, the others lay there before. */
export function chipSequence(root: ParentNode, spot: 'ante' | 'call'): Cue[] {
  return dropChip(all(root, `[data-spot=${spot}] .chip:last-child`));
}

/** The deal: five cards to the player, five to the dealer; then the player's hand is named. */
export function dealSequence(root: ParentNode): Cue[] {
  const playerTime = dealTime(HAND_SIZE);
  const dealerFrom = dealTime(HAND_SIZE + 1) - dealTime(1);
  return [
    ...dealIn(all(root, '.player .card')),
    ...fadeIn(all(root, '.fan')),
    ...dealIn(all(root, '.dealer .card'), dealerFrom),
    ...rise(all(root, '.player .raised'), playerTime),
    ...fadeIn(all(root, '.player .hand-name'), playerTime),
    ...fadeIn(all(root, '.dealer .hand-name'), dealerFrom + dealTime(1)),
    ...sayIn(all(root, '.say, .advice'), playerTime),
  ];
}

/** The player looks at cards that were dealt face down. */
export function lookSequence(root: ParentNode): Cue[] {
  const places = all(root, '.player .turned');
  const seen = flipTime(places.length);
  return [
    ...flip(places),
    ...rise(all(root, '.player .raised'), seen),
    ...fadeIn(all(root, '.player .hand-name'), seen),
    ...sayIn(all(root, '.say, .advice'), seen),
  ];
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
export function showdownSequence(root: ParentNode, before: BeforeShowdown): Cue[] {
  const places = all(root, '.dealer .turned');
  const turned = flipTime(places.length);
  const piles = turned + PILES_AFTER;
  const wasRaised = (place: Element, i: number) =>
    place.classList.contains('raised') !== before.raised.includes(i);
  const changed = all(root, '.player .place').filter(wasRaised);
  return [
    ...(before.called ? chipSequence(root, 'call') : []),
    ...flip(places),
    ...fadeIn(all(root, '.dealer .hand-name, .mini-face, .seat-state'), turned),
    ...rise(all(root, '.dealer .raised'), turned),
    ...rise(
      changed.filter((place) => place.classList.contains('raised')),
      turned,
    ),
    ...lower(
      changed.filter((place) => !place.classList.contains('raised')),
      turned,
    ),
    ...collectLost(all(root, '.pile.taken'), piles),
    ...payOut(all(root, '[data-spot=winnings] .pile'), piles),
    ...fadeIn(all(root, '.spot-figure:is(.lost, .won)'), piles),
    ...sayIn(all(root, '.say'), piles + SENTENCE_AFTER),
  ];
}

/** The end of the session: the verdict, and the line that led to it. */
export function finishedSequence(root: ParentNode): Cue[] {
  return [...sayIn(all(root, '.verdict, .total, .finished-note')), ...drawLine(all(root, '.felt .chart'))];
}

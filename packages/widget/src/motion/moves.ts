import type { Cue } from './sequence.js';

/**
 * Single movements on the Web Animations API. All of them begin `at` so many milliseconds of a sequence, and hide until
 * then that the table is in its final state from the start.
 */

/** The easing of everything that comes to rest on the table. */
const HOUSE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

const DEAL = { duration: 320, step: 70 };
const FLIP = { out: 130, in: 230, step: 90, easing: 'cubic-bezier(0.3, 0.1, 0.3, 1)' };
const RISE = { duration: 180, height: '0 -6px' };
const DROP = 220;
const PAY = 420;
const LOSE = 340;
const SAY = 240;

/** How far chips travel from and to the dealer. */
const TO_DEALER = '-50% -90px';

function move(
  element: Element,
  keyframes: Keyframe[],
  duration: number,
  options: KeyframeAnimationOptions = {},
): Animation {
  return element.animate(keyframes, { duration, easing: HOUSE, ...options });
}

/** An element that is not there before it moves in. */
function enter(element: Element, at: number, from: Keyframe, duration: number): Cue {
  return { at, element, hold: 'absent', start: () => [move(element, [from, {}], duration)] };
}

/** Milliseconds from the first card's start to the last one's rest. */
export function dealTime(cards: number): number {
  return DEAL.step * (cards - 1) + DEAL.duration;
}

/** Milliseconds from the first card's turn to the last one's rest. */
export function flipTime(cards: number): number {
  return FLIP.step * (cards - 1) + FLIP.out + FLIP.in;
}

/** Cards fly to their places from the dealer's hand, one after the other. */
export function dealIn(cards: Iterable<Element>, at = 0): Cue[] {
  const from = { opacity: 0, transform: 'translate(60%, -110%) rotate(5deg)' };
  return Array.from(cards, (card, i) => enter(card, at + i * DEAL.step, from, DEAL.duration));
}

/** Cards turn over, one after the other: the back, which lies on top until then, turns away, then the face comes round. */
export function flip(places: Iterable<Element>, at = 0): Cue[] {
  const turned = (degrees: number) => `perspective(600px) rotateY(${degrees}deg)`;
  return Array.from(places).flatMap((place, i): Cue[] => {
    const [face, back] = place.children;
    if (!face || !back) return [];
    const start = at + i * FLIP.step;
    const away = [
      { visibility: 'visible', transform: turned(0) },
      { visibility: 'visible', transform: turned(90) },
    ];
    const round = [{ transform: turned(-90) }, { transform: turned(0) }];
    return [
      {
        at: start,
        element: back,
        hold: 'present',
        start: () => [move(back, away, FLIP.out, { easing: 'ease-in' })],
      },
      {
        at: start + FLIP.out,
        element: face,
        hold: 'absent',
        start: () => [move(face, round, FLIP.in, { easing: FLIP.easing })],
      },
    ];
  });
}

/** Small hands turn over, each as one. */
export function turn(fans: Iterable<Element>, at = 0): Cue[] {
  return Array.from(fans, (element) => ({
    at,
    element,
    hold: 'down',
    start: () => [move(element, [{ scale: '0 1' }, {}], RISE.duration)],
  }));
}

/** The used cards rise and uncover the bars below them. */
export function rise(places: Iterable<Element>, at = 0): Cue[] {
  return Array.from(places, (element) => ({
    at,
    element,
    hold: 'flat',
    start: () => slide(element, '0 0'),
  }));
}

/** Cards that had risen lie down again. */
export function lower(places: Iterable<Element>, at = 0): Cue[] {
  return Array.from(places, (element) => ({
    at,
    element,
    hold: 'risen',
    start: () => slide(element, RISE.height),
  }));
}

/** The card of a place moves up or down from where it was. */
function slide({ firstElementChild: card }: Element, translate: string): Animation[] {
  return card ? [move(card, [{ translate }, {}], RISE.duration)] : [];
}

/** Chips are put down by the player. */
export function dropChip(chips: Iterable<Element>, at = 0): Cue[] {
  const from = { opacity: 0, translate: '0 40px', scale: 1.08 };
  return Array.from(chips, (chip) => enter(chip, at, from, DROP));
}

/** Winnings slide over from the dealer. */
export function payOut(piles: Iterable<Element>, at = 0): Cue[] {
  return Array.from(piles, (pile) => enter(pile, at, { opacity: 0, translate: TO_DEALER }, PAY));
}

/** Lost bets go to the dealer; at rest they are hidden. */
export function collectLost(piles: Iterable<Element>, at = 0): Cue[] {
  const away = [
    { visibility: 'visible', opacity: 1 },
    { visibility: 'visible', opacity: 0, translate: TO_DEALER },
  ];
  return Array.from(piles, (element) => ({
    at,
    element,
    hold: 'present',
    start: () => [move(element, away, LOSE, { easing: 'ease-in' })],
  }));
}

/** A sentence comes up. */
export function sayIn(lines: Iterable<Element>, at = 0): Cue[] {
  return Array.from(lines, (line) => enter(line, at, { opacity: 0, translate: '0 6px' }, SAY));
}

/** Something appears in its place. */
export function fadeIn(elements: Iterable<Element>, at = 0): Cue[] {
  return Array.from(elements, (element) => enter(element, at, { opacity: 0 }, RISE.duration));
}

/** The line of the session is drawn from left to right. */
export function drawLine(lines: Iterable<Element>, at = 0): Cue[] {
  const from = { clipPath: 'inset(-10% 100% -10% 0)' };
  const to = { clipPath: 'inset(-10% 0 -10% 0)' };
  return Array.from(lines, (element) => ({
    at,
    element,
    hold: 'absent',
    start: () => [move(element, [from, to], 900)],
  }));
}

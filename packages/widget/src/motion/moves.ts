/**
 * Single movements on the Web Animations API. All of them begin after `delay` milliseconds, and hold their first
 * frame until then: the table is in its final state from the start, and moves only hide that for a moment.
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
  delay: number,
  duration: number,
  options: KeyframeAnimationOptions = {},
): Animation {
  return element.animate(keyframes, { delay, duration, easing: HOUSE, fill: 'backwards', ...options });
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
export function dealIn(cards: Iterable<Element>, delay = 0): Animation[] {
  const from = { opacity: 0, transform: 'translate(60%, -110%) rotate(5deg)' };
  return Array.from(cards, (card, i) => move(card, [from, {}], delay + i * DEAL.step, DEAL.duration));
}

/** Cards turn over, one after the other: the back, which waits on top, turns away, then the face comes round. */
export function flip(places: Iterable<Element>, delay = 0): Animation[] {
  const turn = (degrees: number) => `perspective(600px) rotateY(${degrees}deg)`;
  return Array.from(places).flatMap((place, i) => {
    const [face, back] = place.children;
    if (!face || !back) return [];
    const start = delay + i * FLIP.step;
    const away = [
      { visibility: 'visible', transform: turn(0) },
      { visibility: 'visible', transform: turn(90) },
    ];
    const round = [{ transform: turn(-90) }, { transform: turn(0) }];
    return [
      move(back, away, start, FLIP.out, { easing: 'ease-in' }),
      move(face, round, start + FLIP.out, FLIP.in, { easing: FLIP.easing }),
    ];
  });
}

/** The used cards rise, and the bar below them follows. */
export function rise(places: Iterable<Element>, delay = 0): Animation[] {
  return Array.from(places).flatMap((place) => {
    const bar = { opacity: 0 };
    const animations = [
      move(place, [bar, {}], delay + RISE.duration, RISE.duration, { pseudoElement: '::after' }),
    ];
    const card = place.firstElementChild;
    if (card) animations.push(move(card, [{ translate: '0 0' }, {}], delay, RISE.duration));
    return animations;
  });
}

/** Cards that had risen lie down again. */
export function lower(places: Iterable<Element>, delay = 0): Animation[] {
  return Array.from(places).flatMap((place) => {
    const bar = { opacity: 1 };
    const animations = [move(place, [bar, {}], delay, RISE.duration, { pseudoElement: '::after' })];
    const card = place.firstElementChild;
    if (card) animations.push(move(card, [{ translate: RISE.height }, {}], delay, RISE.duration));
    return animations;
  });
}

/** Chips are put down by the player. */
export function dropChip(chips: Iterable<Element>, delay = 0): Animation[] {
  const from = { opacity: 0, translate: '0 40px', scale: 1.08 };
  return Array.from(chips, (chip) => move(chip, [from, {}], delay, DROP));
}

/** Winnings slide over from the dealer. */
export function payOut(piles: Iterable<Element>, delay = 0): Animation[] {
  return Array.from(piles, (pile) => move(pile, [{ opacity: 0, translate: TO_DEALER }, {}], delay, PAY));
}

/** Lost bets go to the dealer; at rest they are hidden. */
export function collectLost(piles: Iterable<Element>, delay = 0): Animation[] {
  const away = [
    { visibility: 'visible', opacity: 1 },
    { visibility: 'visible', opacity: 0, translate: TO_DEALER },
  ];
  return Array.from(piles, (pile) => move(pile, away, delay, LOSE, { easing: 'ease-in' }));
}

/** A sentence comes up. */
export function sayIn(lines: Iterable<Element>, delay = 0): Animation[] {
  return Array.from(lines, (line) => move(line, [{ opacity: 0, translate: '0 6px' }, {}], delay, SAY));
}

/** Something appears in its place. */
export function fadeIn(elements: Iterable<Element>, delay = 0): Animation[] {
  return Array.from(elements, (element) => move(element, [{ opacity: 0 }, {}], delay, RISE.duration));
}

/** The line of the session is drawn from left to right. */
export function drawLine(lines: Iterable<Element>, delay = 0): Animation[] {
  const frames = [{ clipPath: 'inset(-10% 100% -10% 0)' }, { clipPath: 'inset(-10% 0 -10% 0)' }];
  return Array.from(lines, (line) => move(line, frames, delay, 900));
}

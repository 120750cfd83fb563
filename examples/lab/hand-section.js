// A hand, an upcard and dead cards: what a call is worth, counted over every hand that the dealer can have.
import {
  analyzeDecision,
  cryptoSource,
  DECK,
  describeHand,
  formatCard,
  GameError,
  parseCards,
  shuffle,
  strategies,
} from '@caribbean-stud/core';
import { en } from 'caribbean-stud/locales/en.js';
import { buildDeck, showPlaces } from './deck.js';
import { byId, element, showError } from './elements.js';
import { share, signed, whole } from './numbers.js';
import { rulesOf } from './rules.js';
import { change, current, watch } from './store.js';
import { STRATEGY_NAMES, REASONS } from './words.js';

const FIELDS = ['hand', 'upcard', 'dead'];
const ROOM = { hand: 5, upcard: 1, dead: 42 };

/** Hands on which players, and strategies, differ. */
const CLOSE = [
  ['A-K-5-3-2 against a five', 'Ac Kd 5h 3s 2c', '5d'],
  ['The same ranks in other suits', 'As Ks 5s 3s 2h', '5d'],
  ['A-K-Q-6-4 against a five', 'As Kd Qc 6h 4s', '5d'],
  ['A-K-Q-8-7 against a six', 'Ac Kd Qh 8s 7c', '6d'],
  ['A-K-J-8-3 against a ten', 'As Kd Jh 8c 3d', 'Ts'],
];

function cardsIn(text) {
  try {
    return parseCards(text);
  } catch (error) {
    if (error instanceof GameError) return [];
    throw error;
  }
}

const textOf = (cards) => cards.map(formatCard).join(' ');

/** Where each card lies. */
function placesIn(state) {
  return new Map(FIELDS.flatMap((field) => cardsIn(state[field]).map((card) => [card, field])));
}

/** The place that pressed cards go to: the chosen one, or the next that has room. */
function placeFor() {
  const chosen = document.querySelector('input[name=place]:checked').value;
  const state = current();
  const hasRoom = (field) => cardsIn(state[field]).length < ROOM[field];
  return [chosen, ...FIELDS].find(hasRoom) ?? 'dead';
}

function press(card) {
  const place = placesIn(current()).get(card);
  const field = place ?? placeFor();
  const cards = cardsIn(current()[field]);
  change({ [field]: textOf(place ? cards.filter((other) => other !== card) : [...cards, card]) });
}

/** Checks one field by itself; what is wrong with all three together, the analysis says. */
function checkField(field, text) {
  try {
    const { length } = parseCards(text);
    const most = ROOM[field];
    return length > most ? `at most ${most} ${most === 1 ? 'card' : 'cards'}` : '';
  } catch (error) {
    if (error instanceof GameError) return error.message;
    throw error;
  }
}

function showTally({ deals, notQualified, wins, ties, losses }) {
  const parts = [
    ['Dealer does not qualify', notQualified, 'unqualified'],
    ['You win', wins, 'win'],
    ['Tie', ties, 'tie'],
    ['Dealer wins', losses, 'loss'],
  ];
  byId('tally').replaceChildren(
    ...parts.map(([name, count, kind]) => {
      const meter = element('meter', { min: 0, max: deals, value: count, className: kind });
      meter.setAttribute('aria-hidden', 'true');
      return element(
        'div',
        {},
        element('dt', { textContent: name }),
        element('dd', { textContent: whole(count) }),
        element('dd', { textContent: share(count / deals) }),
        element('dd', { className: 'bar' }, meter),
      );
    }),
  );
  byId('deals').textContent = `Of ${whole(deals)} hands that the dealer can have.`;
}

function showAdvice(situation) {
  const rows = Object.entries(strategies).map(([name, strategy]) => {
    const { choice, reason } = strategy.decide(situation.hand, situation.upcard, situation.rules);
    return element(
      'tr',
      {},
      element('th', { scope: 'row', textContent: STRATEGY_NAMES[name] }),
      element('td', { textContent: choice === 'call' ? 'Call' : 'Fold' }),
      element('td', { textContent: REASONS[reason] }),
    );
  });
  byId('choices').tBodies[0].replaceChildren(...rows);
}

function showDecision(situation) {
  const analysis = analyzeDecision(situation);
  const { evCall, best, evCallExact } = analysis;
  const cost = Math.abs(evCall + 1);
  byId('choice').textContent =
    best === 'call'
      ? `Call. It is worth ${signed(cost).slice(1)} antes more than a fold.`
      : cost === 0
        ? 'Fold or call: both are worth the same.'
        : `Fold. A call would cost ${signed(cost).slice(1)} antes more.`;
  byId('ev-call').textContent = signed(evCall);
  byId('ev-fold').textContent = signed(-1);
  byId('exact').textContent = `${evCallExact.numerator} / ${evCallExact.denominator}`;
  byId('hand-name').textContent = en.hand(...Object.values(describeHand(situation.hand))).title;
  showTally(analysis);
  showAdvice(situation);
}

function show(state) {
  showPlaces(byId('deck'), placesIn(state));
  let readable = true;
  for (const field of FIELDS) {
    if (byId(field).value !== state[field]) byId(field).value = state[field];
    const problem = checkField(field, state[field]);
    showError(byId(field), problem);
    readable &&= problem === '';
  }
  const [hand, upcard, dead] = FIELDS.map((field) => cardsIn(state[field]));
  const rules = rulesOf(state);
  const complete = readable && hand.length === 5 && upcard.length === 1 && rules !== null;
  byId('decision').hidden = !complete;
  byId('missing').textContent = complete ? '' : missing(hand.length, upcard.length);
  if (!complete) return;
  try {
    showDecision({ hand, upcard: upcard[0], dead, rules });
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    byId('decision').hidden = true;
    byId('missing').textContent = error.message;
  }
}

function missing(inHand, open) {
  if (inHand < 5) return `Choose ${5 - inHand} more for your hand.`;
  return open < 1 ? 'Choose the dealer’s upcard.' : '';
}

function clear() {
  change({ hand: '', upcard: '', dead: '' });
  document.querySelector('input[name=place][value=hand]').checked = true;
}

function deal() {
  const cards = shuffle(DECK, cryptoSource());
  change({ hand: textOf(cards.slice(0, 5)), upcard: textOf(cards.slice(5, 6)), dead: '' });
}

/** Brings the section to life. */
export function startHandSection() {
  buildDeck(byId('deck'), press);
  for (const field of FIELDS)
    byId(field).addEventListener('input', () => change({ [field]: byId(field).value }));
  byId('deal').addEventListener('click', deal);
  byId('clear').addEventListener('click', clear);
  byId('close').append(
    ...CLOSE.map(([name, hand, upcard]) => {
      const button = element('button', { type: 'button', className: 'link', textContent: name });
      button.addEventListener('click', () => change({ hand, upcard, dead: '' }));
      return element('li', {}, button);
    }),
  );
  watch([...FIELDS, 'pays', 'qualifier'], show);
}

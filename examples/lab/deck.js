// The visual deck: 52 buttons, each of which says where its card is. One of them is a stop for the tab key; arrow keys move.
import { DECK } from '@caribbean-stud/core';
import { cardName, cardPicture } from '../playing-cards.js';
import { element } from './elements.js';

const PLACES = { hand: 'your hand', upcard: 'the upcard', dead: 'dead' };
const BADGES = { hand: 'you', upcard: 'up', dead: 'dead' };
/** Spades first, aces first. */
const ROWS = [3, 2, 1, 0].map((suit) => DECK.filter((card) => card % 4 === suit).reverse());
const COLUMNS = 13;

function cardButton(card) {
  const picture = cardPicture(card);
  picture.setAttribute('aria-hidden', 'true');
  const badge = element('span', { className: 'badge', ariaHidden: 'true' });
  const name = element('span', { className: 'hidden-text' });
  const button = element(
    'button',
    { type: 'button', className: 'deck-card', tabIndex: -1 },
    picture,
    badge,
    name,
  );
  button.dataset.card = card;
  return button;
}

/** Fills `deck` with buttons; `press` is called with the card of a pressed one. */
export function buildDeck(deck, press) {
  deck.append(...ROWS.map((row) => element('div', { className: 'suit' }, ...row.map(cardButton))));
  const buttons = Array.from(deck.querySelectorAll('button'));
  buttons[0].tabIndex = 0;

  const focus = (place) => {
    const next = buttons[place];
    if (!next) return;
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
    next.focus();
  };
  deck.addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    if (!button) return;
    for (const other of buttons) other.tabIndex = other === button ? 0 : -1;
    press(Number(button.dataset.card));
  });
  deck.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: COLUMNS, ArrowUp: -COLUMNS }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    focus(buttons.indexOf(document.activeElement) + step);
  });
}

/** Shows which cards lie where: `places` gives `hand`, `upcard` or `dead` for a card, or nothing. */
export function showPlaces(deck, places) {
  for (const button of deck.querySelectorAll('button')) {
    const card = Number(button.dataset.card);
    const place = places.get(card);
    button.dataset.place = place ?? '';
    button.setAttribute('aria-pressed', String(place !== undefined));
    button.lastChild.textContent = place ? `${cardName(card)}, ${PLACES[place]}` : cardName(card);
    button.querySelector('.badge').textContent = place ? BADGES[place] : '';
  }
}

// Deals five-card stud street by street and has the caller announce.
import { announceExposed, cryptoSource, DECK, shuffle } from '@caribbean-stud/core';
import { cardPicture } from './playing-cards.js';
import { announce } from './stud-caller.js';

const UPCARDS = 4;

const byId = (id) => document.getElementById(id);

/** The deal in progress: the rest of the deck, and what the seats show. */
let deal = { deck: [], seats: [], street: 0 };

const inPlay = () => deal.seats.filter((seat) => !seat.folded);
const isOver = () => deal.street === UPCARDS || inPlay().length === 1;

/** A new deal: a hole card each, which nobody looks at here. */
function openDeal() {
  const deck = shuffle(DECK, cryptoSource());
  const seats = Array.from({ length: Number(byId('seats').value) }, () => ({
    hole: deck.pop(),
    up: [],
    folded: false,
  }));
  return { deck, seats, street: 0 };
}

function dealStreet() {
  if (deal.seats.length === 0 || isOver()) deal = openDeal();
  for (const seat of inPlay()) seat.up.push(deal.deck.pop());
  deal.street++;
  show();
}

function fold(place) {
  deal.seats[place].folded = true;
  show();
  byId('deal').focus({ preventScroll: true });
}

/** What there is to say: the announcement, or who is left alone. */
function callerSays() {
  if (inPlay().length === 1) return { text: `Seat ${deal.seats.indexOf(inPlay()[0]) + 1} takes the pot.` };
  const boards = deal.seats.map((seat) => (seat.folded ? null : seat.up));
  const announcement = announceExposed(boards, { fourFlush: byId('four-flush').checked });
  return { text: announce(announcement), high: announcement.seat };
}

function seatElement(seat, place, high) {
  const element = document.createElement('li');
  element.classList.toggle('high', place === high);
  const head = document.createElement('div');
  head.className = 'head';
  const name = document.createElement('h3');
  name.textContent = `Seat ${place + 1}`;
  head.append(name);
  const cards = document.createElement('div');
  if (seat.folded) {
    cards.className = 'folded';
    cards.textContent = 'Folded';
  } else {
    if (inPlay().length > 1) head.append(foldButton(place));
    cards.className = 'playing-cards';
    cards.append(cardBack(), ...seat.up.map((card) => cardPicture(card)));
  }
  element.append(head, cards);
  return element;
}

function foldButton(place) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Fold';
  button.setAttribute('aria-label', `Fold seat ${place + 1}`);
  button.addEventListener('click', () => fold(place));
  return button;
}

function cardBack() {
  const back = document.createElement('span');
  back.className = 'card-back';
  back.setAttribute('role', 'img');
  back.setAttribute('aria-label', 'card face down');
  return back;
}

function show() {
  const { text, high } = callerSays();
  byId('caller').textContent = text;
  byId('table').replaceChildren(...deal.seats.map((seat, place) => seatElement(seat, place, high)));
  byId('deal').textContent = isOver() ? 'New deal' : `Deal card ${deal.street + 2} of 5`;
}

byId('deal').addEventListener('click', dealStreet);
byId('four-flush').addEventListener('change', () => {
  if (deal.seats.length > 0) show();
});

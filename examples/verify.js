// Checks pasted proofs in the browser, and shows the deal that they give.
import { verifyRound } from '@caribbean-stud/core/fair';

const byId = (id) => document.getElementById(id);

/** A deal that anyone may check: the worked example of docs/fairness.md. */
const EXAMPLE = {
  scheme: 'caribbean-stud-fair-1',
  commitment: '98298109023949df4292e67a649b8c8729db2f685046722e01c973af621dec80',
  serverSeed: '00112233445566778899aabbccddeeff0f1e2d3c4b5a69788796a5b4c3d2e1f0',
  clientSeed: 'señal ♠ 7',
  round: 3,
  attempt: 0,
  drawn: '',
  seats: 1,
  player: '7c Qh 8c 6h 4h',
  dealer: '3h 7h 2s 7s Ad',
};

/** One proof, a list of them, or several one after the other. */
function readProofs(text) {
  try {
    return [JSON.parse(text)].flat();
  } catch {
    return JSON.parse(`[${text.replace(/\}\s*,?\s*\{/g, '},{')}]`);
  }
}

function element(name, text, className = '') {
  const made = document.createElement(name);
  made.textContent = text;
  made.className = className;
  return made;
}

function stepItem({ ok, text }) {
  const item = element('li', text, ok ? 'right' : 'wrong');
  item.prepend(element('b', ok ? 'Right. ' : 'Wrong. '));
  return item;
}

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const COURTS = { J: 'jack', Q: 'queen', K: 'king', A: 'ace' };
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];
// As text, never as colored pictures.
const SIGNS = ['♣', '♦', '♥', '♠'].map((sign) => `${sign}\uFE0E`);

/** A card to look at, from its number: rank × 4 + suit. */
function cardPicture(card) {
  const [rank, suit] = [RANKS[card >> 2], card & 3];
  const picture = element('span', '', `playing-card ${SUITS[suit]}`);
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-label', `${COURTS[rank] ?? rank} of ${SUITS[suit]}`);
  picture.append(element('b', rank), SIGNS[suit]);
  return picture;
}

function handFigure(name, cards) {
  const figure = document.createElement('figure');
  const pictures = element('div', '', 'playing-cards');
  pictures.append(...cards.map(cardPicture));
  figure.append(pictures, element('figcaption', name));
  return figure;
}

/** One proof: the verdict, the hands that its seeds give, and each step. */
function verdict(proof, before) {
  const { valid, deck, steps } = verifyRound(proof, { before });
  const section = document.createElement('section');
  const name = `Round ${proof?.round ?? '?'}`;
  section.append(
    element(
      'h3',
      valid ? `${name} is in order` : `${name} is not in order`,
      valid ? 'verdict right' : 'verdict wrong',
    ),
  );
  if (deck) {
    const dealerAt = 5 * (proof.seats ?? 1);
    const hands = element('div', '', 'dealt');
    hands.append(
      handFigure('The player’s hand, dealt again', deck.slice(0, 5)),
      handFigure('The dealer’s hand, dealt again', deck.slice(dealerAt, dealerAt + 5)),
    );
    section.append(hands);
  }
  const list = element('ol', '', 'steps');
  list.append(...steps.map(stepItem));
  section.append(list);
  return section;
}

function check() {
  const text = byId('proof').value.trim();
  const verdicts = byId('verdicts');
  if (text === '') return verdicts.replaceChildren(element('p', 'Nothing is pasted yet.'));
  try {
    const proofs = readProofs(text);
    verdicts.replaceChildren(...proofs.map((proof, i) => verdict(proof, proofs[i - 1])));
  } catch {
    verdicts.replaceChildren(
      element('p', 'This is no proof: copy the whole text, with its braces.', 'error'),
    );
  }
}

/** A proof may come with the address, behind a number sign: it stays in this browser. */
function proofInAddress() {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

function fill() {
  byId('proof').value = proofInAddress() || JSON.stringify(EXAMPLE, null, 2);
  check();
}

byId('proof').addEventListener('input', check);
addEventListener('hashchange', fill);
fill();

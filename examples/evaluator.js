// Two hands compared as they are typed, and a million random ones valued in one go.
import {
  CATEGORIES,
  categoryOf,
  compareHands,
  cryptoSource,
  DECK,
  describeHand,
  evaluate,
  GameError,
  loadEvaluator,
  ordinalOf,
  parseCards,
  rankOf,
  shuffle,
} from '@caribbean-stud/core';
import { en } from 'caribbean-stud/locales/en.js';
import { cardPicture } from './playing-cards.js';

const byId = (id) => document.getElementById(id);
const whole = new Intl.NumberFormat('en');

// Two hands

/** What is typed in a field: its cards and their description, or the reason why it is no hand. */
function readHand(id) {
  try {
    const cards = parseCards(byId(id).value);
    return { cards, ...describeHand(cards) };
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    return { cards: [], error: error.message };
  }
}

/** The first place where two hands of one category differ decides. */
function decidingPlace(a, b) {
  return a.ranks.findIndex((rank, place) => rank !== b.ranks[place]);
}

const rankName = (rank) => en.card(rank, 0).split(' ')[0];

function verdict(first, second) {
  if (first.error || second.error) return '';
  const order = compareHands(first.cards, second.cards);
  if (order === 0) return 'They tie: suits never decide.';
  const [winner, loser] = order > 0 ? [first, second] : [second, first];
  const which = order > 0 ? 'The first hand' : 'The second hand';
  const hands = `${en.hand(winner.category, winner.ranks).withIt} beats ${en.hand(loser.category, loser.ranks).withIt}`;
  if (winner.category !== loser.category) return `${which} wins: ${hands}.`;
  const place = decidingPlace(winner, loser);
  return `${which} wins: the ${rankName(winner.ranks[place])} beats the ${rankName(loser.ranks[place])}.`;
}

function showHand(id, hand, deciding) {
  byId(`${id}-error`).textContent = hand.error ?? '';
  byId(id).setAttribute('aria-invalid', String(hand.error !== undefined));
  const marked = (card) => deciding !== undefined && rankOf(card) === deciding;
  byId(`${id}-cards`).replaceChildren(
    ...hand.cards.map((card) => cardPicture(card, { marked: marked(card) })),
  );
  byId(`${id}-name`).textContent = hand.error ? '' : en.hand(hand.category, hand.ranks).title;
  byId(`${id}-value`).textContent = hand.error ? '' : valueText(evaluate(hand.cards));
}

function valueText(value) {
  return `Value ${whole.format(value)}, place ${whole.format(ordinalOf(value))} of 7,462`;
}

function showHands() {
  const [first, second] = [readHand('first'), readHand('second')];
  const alike = !first.error && !second.error && first.category === second.category;
  const place = alike ? decidingPlace(first, second) : -1;
  showHand('first', first, first.ranks?.[place]);
  showHand('second', second, second.ranks?.[place]);
  byId('verdict').textContent = verdict(first, second);
}

byId('compare').addEventListener('input', showHands);
byId('compare').addEventListener('submit', (event) => event.preventDefault());
showHands();

// A million hands

const HANDS = 1_000_000;
const HANDS_PER_DECK = 10;
const ROUNDS = 10;

/** How many of the 2,598,960 hands there are, lowest category first. */
const EXACT_COUNTS = [1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 36, 4];
const ALL_HANDS = 2_598_960;

const evaluator = await loadEvaluator();
byId('engine').textContent =
  evaluator.engine === 'wasm' ? 'WebAssembly' : `JavaScript (${evaluator.fallbackReason ?? 'as asked'})`;
byId('run').disabled = false;

/** Random hands, ten from each shuffled deck. Shuffling takes far longer than valuing: the page stays alive meanwhile. */
async function dealHands(hands) {
  const source = cryptoSource();
  const cards = new Uint8Array(hands * 5);
  for (let dealt = 0; dealt < hands; dealt += HANDS_PER_DECK) {
    if (dealt % 50_000 === 0) await new Promise((resume) => setTimeout(resume));
    cards.set(shuffle(DECK, source).slice(0, HANDS_PER_DECK * 5), dealt * 5);
  }
  return cards;
}

function countCategories(values) {
  const counts = new Map(CATEGORIES.map((category) => [category, 0]));
  for (const value of values) counts.set(categoryOf(value), counts.get(categoryOf(value)) + 1);
  return counts;
}

function showCounts(counts) {
  const rows = CATEGORIES.map((category, index) => {
    const row = document.createElement('tr');
    const name = document.createElement('th');
    name.scope = 'row';
    name.textContent = en.categories[category];
    row.append(name);
    const expected = Math.round((EXACT_COUNTS[index] * HANDS) / ALL_HANDS);
    for (const count of [counts.get(category), expected]) {
      const cell = row.insertCell();
      cell.className = 'figure';
      cell.textContent = whole.format(count);
    }
    return row;
  });
  byId('counts').tBodies[0].replaceChildren(...rows.reverse());
  byId('counts').hidden = false;
}

byId('run').addEventListener('click', async () => {
  byId('run').disabled = true;
  byId('speed').textContent = 'Shuffling…';
  const cards = await dealHands(HANDS);
  const values = evaluator.evaluateBatch(cards);
  const started = performance.now();
  for (let round = 0; round < ROUNDS; round++) evaluator.evaluateBatch(cards, values);
  const seconds = (performance.now() - started) / 1000;
  const millions = Math.round((HANDS * ROUNDS) / seconds / 1_000_000);
  byId('speed').textContent = `About ${whole.format(millions)} million hands a second in this browser.`;
  showCounts(countCategories(values));
  byId('run').disabled = false;
});

import { noChange, type TemplateResult } from 'lit';
import type { CardInput } from '../view/card.js';
import { feltView } from '../view/frame.js';
import { handView, type HandInput } from '../view/hand.js';
import { madeCards, raisedCards } from './made-cards.js';
import { seatsScene } from './seats.js';
import { FELT_PARTS, type FeltPart, type Scene } from './scene.js';
import { spotsScene } from './spots.js';
import { cardName, handWords } from './words.js';

function faceDown(scene: Scene): CardInput {
  return { card: null, label: scene.localizer.words.faceDown };
}

function playerCards(scene: Scene): readonly CardInput[] | null {
  const { view } = scene;
  if (view.dealer.upcard === null) return null;
  const { cards } = view.player;
  if (!cards) return Array.from({ length: 5 }, () => faceDown(scene));
  const raised = raisedCards(view);
  return cards.map((card) => ({
    card,
    label: cardName(scene, card),
    raised: raised.includes(card),
    dimmed: view.settlement?.result === 'fold',
    turned: scene.dealtFaceDown,
  }));
}

function dealerCards(scene: Scene): readonly CardInput[] | null {
  const { upcard, cards } = scene.view.dealer;
  if (upcard === null) return null;
  if (!cards)
    return [
      { card: upcard, label: cardName(scene, upcard) },
      ...Array.from({ length: 4 }, () => faceDown(scene)),
    ];
  const result = scene.view.settlement?.result;
  const shown = result === 'lose' || result === 'tie' ? madeCards(scene.view.dealer) : [];
  return cards.map((card, i) => ({
    card,
    label: cardName(scene, card),
    raised: shown.includes(card),
    turned: i > 0,
  }));
}

function dealerHand(scene: Scene): HandInput {
  const { words } = scene.localizer;
  const { upcard, cards } = scene.view.dealer;
  const shows = upcard === null ? '' : words.dealerShows(upcard >> 2);
  return {
    who: 'dealer',
    label: words.dealer,
    name: cards ? handWords(scene, scene.view.dealer).title : shows,
    cards: dealerCards(scene),
  };
}

function playerHand(scene: Scene): HandInput {
  return {
    who: 'player',
    label: scene.localizer.words.you,
    name: handWords(scene, scene.view.player).title,
    cards: playerCards(scene),
  };
}

/** The felt while a round is played; parts that are not `drawn` stay as they are. */
export function feltScene(scene: Scene, drawn: readonly FeltPart[] = FELT_PARTS): TemplateResult {
  const { chips, player, seats, dealer } = scene.onFelt;
  const of = (part: FeltPart, view: () => unknown) => (drawn.includes(part) ? view() : noChange);
  return feltView({
    dealer: of('dealer', () => handView(dealerHand({ ...scene, view: dealer }))),
    player: of('player', () => handView(playerHand({ ...scene, view: player }))),
    print: scene.localizer.words.printedRule[dealer.terms.rules.qualifier],
    seats: of('seats', () => seatsScene({ ...scene, view: seats })),
    spots: of('chips', () => spotsScene({ ...scene, view: chips })),
  });
}

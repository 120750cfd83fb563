import type { TemplateResult } from 'lit';
import type { CardInput } from '../view/card.js';
import { feltView } from '../view/frame.js';
import type { HandInput } from '../view/hand.js';
import { madeCards, raisedCards } from './made-cards.js';
import { seatsScene } from './seats.js';
import type { Scene } from './scene.js';
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

/** The felt while a round is played; `chips` shows what lies on the places for bets. */
export function feltScene(scene: Scene, chips: Scene = scene): TemplateResult {
  return feltView({
    dealer: dealerHand(scene),
    player: playerHand(scene),
    print: scene.localizer.words.printedRule[scene.view.terms.rules.qualifier],
    seats: seatsScene(scene),
    spots: spotsScene(chips),
  });
}

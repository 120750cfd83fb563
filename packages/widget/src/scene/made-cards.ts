import type { Card, HandView, PlayerView } from '@caribbean-stud/core';

/** Cards of a hand that make it what it is: those of the doubled ranks, or all five of a straight, flush or full house. */
export function madeCards({ cards, category, ranks }: HandView): readonly Card[] {
  if (!cards || !category || !ranks || category === 'high-card') return [];
  if (['straight', 'flush', 'full-house', 'straight-flush', 'royal-flush'].includes(category)) return cards;
  const made = ranks.slice(0, category === 'two-pair' ? 2 : 1);
  return cards.filter((card) => made.includes(card >> 2));
}

/** The player's cards that are raised: those that make the hand, unless it lost or was folded. */
export function raisedCards({ player, settlement }: PlayerView): readonly Card[] {
  return settlement?.result === 'lose' || settlement?.result === 'fold' ? [] : madeCards(player);
}

/** The places, 0 to 4, of the player's raised cards. */
export function raisedPlaces(view: PlayerView): readonly number[] {
  const raised = raisedCards(view);
  return (view.player.cards ?? []).flatMap((card, place) => (raised.includes(card) ? [place] : []));
}

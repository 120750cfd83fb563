import type { SeatView } from '@caribbean-stud/core';
import type { TemplateResult } from 'lit';
import { seatsView, type SeatInput, type SeatState } from '../view/seats.js';
import type { Scene } from './scene.js';
import { cardName } from './words.js';

function stateOf({ decision, settlement }: SeatView): SeatState {
  if (!settlement) return 'waits';
  if (decision === 'fold') return 'folded';
  return settlement.net > 0 ? 'won' : settlement.net < 0 ? 'lost' : 'push';
}

function seatInput(scene: Scene, seat: SeatView): SeatInput {
  const { localizer } = scene;
  const { words } = localizer;
  const state = stateOf(seat);
  const dealt = scene.view.dealer.upcard !== null;
  const folded = seat.decision === 'fold';
  // The ranks can be read on the cards, and there is no room for more words on a phone.
  const made = seat.category ? words.categories[seat.category] : '';
  const { win, lose, tie } = words.outcome;
  return {
    label: words.seat(localizer.count(seat.seat + 1)),
    state,
    word: state === 'waits' ? (dealt ? words.waits : '') : folded ? words.outcome.fold : made,
    outcome: { won: win, lost: lose, push: tie, waits: '', folded: '' }[state],
    cards: !dealt || folded ? null : (seat.cards ?? 'hidden'),
    cardsLabel: seat.cards
      ? seat.cards.map((card) => cardName(scene, card)).join(', ')
      : dealt && !folded
        ? words.fiveFaceDown
        : '',
  };
}

/** The other hands at the table; `null` where the player is alone. */
export function seatsScene(scene: Scene): TemplateResult | null {
  const { others } = scene.view;
  if (others.length === 0) return null;
  return seatsView(
    scene.localizer.words.otherSeats,
    others.map((seat) => seatInput(scene, seat)),
  );
}

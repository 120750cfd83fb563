import type { PlayerView } from '@caribbean-stud/core';
import {
  anteMovement,
  dealMovement,
  finishMovement,
  lookMovement,
  showdownMovement,
  type Movement,
} from '../motion/movements.js';
import { raisedPlaces } from '../scene/made-cards.js';

/** What moves when one state of the table follows another; `null` for nothing. */
export function movementBetween(before: PlayerView, after: PlayerView): Movement | null {
  switch (after.phase) {
    case 'betting':
      return before.phase === 'betting' && after.bets.ante > before.bets.ante ? anteMovement() : null;
    case 'deciding':
      if (before.phase !== 'deciding') return dealMovement();
      return before.player.cards === null && after.player.cards !== null ? lookMovement() : null;
    case 'settled':
      if (before.phase !== 'deciding') return null;
      return showdownMovement({
        raised: raisedPlaces(before),
        called: after.settlement?.decision === 'call',
      });
    case 'finished':
      return before.phase === 'finished' ? null : finishMovement();
  }
}

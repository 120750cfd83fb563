import type { PlayerView } from '@caribbean-stud/core';
import type { Cue } from '../motion/sequence.js';
import {
  chipSequence,
  dealSequence,
  finishedSequence,
  lookSequence,
  showdownSequence,
} from '../motion/sequences.js';
import { raisedPlaces } from '../scene/made-cards.js';

/** The movement that leads from one state of the table to the next, over a table that already shows the next. */
export function sequenceBetween(before: PlayerView, after: PlayerView, root: ParentNode): readonly Cue[] {
  switch (after.phase) {
    case 'betting':
      return before.phase === 'betting' && after.bets.ante > before.bets.ante
        ? chipSequence(root, 'ante')
        : [];
    case 'deciding':
      if (before.phase !== 'deciding') return dealSequence(root);
      return before.player.cards === null && after.player.cards !== null ? lookSequence(root) : [];
    case 'settled':
      if (before.phase !== 'deciding') return [];
      return showdownSequence(root, {
        raised: raisedPlaces(before),
        called: after.settlement?.decision === 'call',
      });
    case 'finished':
      return before.phase === 'finished' ? [] : finishedSequence(root);
  }
}

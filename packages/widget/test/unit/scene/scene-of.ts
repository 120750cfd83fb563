import {
  createTable,
  parseCards,
  playerView,
  reduce,
  type Action,
  type TableConfigLike,
} from '@caribbean-stud/core';
import type { Localizer } from '../../../src/localize.js';
import { en } from '../../../src/locales/en.js';
import { UNITS } from '../../../src/options/money.js';
import type { Scene } from '../../../src/scene/scene.js';

/** The part of a scene that words depend on, in English and plain figures. */
export function sceneOf(config: TableConfigLike, ...actions: Action[]): Scene {
  const view = playerView(actions.reduce(reduce, createTable(config)));
  const localizer = {
    words: en,
    money: (units: number, _: unknown, sign?: string) =>
      sign === 'exceptZero' && units > 0 ? `+${units}` : `${units}`.replace('-', '−'),
  };
  const scene: Partial<Scene> = {
    view,
    money: UNITS,
    notice: null,
    localizer: localizer as unknown as Localizer,
  };
  return scene as Scene;
}

/** A deal of these hands, the dealer's upcard first. */
export function dealt(player: string, dealer: string): Action {
  return { type: 'deal', deck: [...parseCards(player), ...parseCards(dealer)] };
}

/** Scenes of a round between these hands, from the deal on. */
export function roundOf(player: string, dealer: string, ...actions: Action[]): Scene {
  return sceneOf({ ante: 10 }, dealt(player, dealer), ...actions);
}

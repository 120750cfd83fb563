import { expect } from 'vitest';
import {
  cardsToDeal,
  createTable,
  DECK,
  deckFor,
  GameError,
  parseCards,
  playerView,
  reduce,
  seededSource,
  type Action,
  type ActionType,
  type TableConfigLike,
  type TableState,
} from '../../src/index.js';

/** The types of all moves. */
export const ACTION_TYPES = [
  'ante',
  'jackpot',
  'bonus',
  'clear',
  'rebet',
  'deal',
  'look',
  'call',
  'fold',
  'next',
  'void',
  'restart',
  'end',
] as const satisfies readonly ActionType[];

/** Deals the next round from a seeded source of its own. */
export function deal(state: TableState, seed = 'driver'): TableState {
  return reduce(state, {
    type: 'deal',
    deck: deckFor(state, seededSource(`${seed}${state.round}${state.attempt}`)),
  });
}

/** Deals exactly these hands: the player's, then the dealer's, upcard first. */
export function dealHands(state: TableState, player: string, dealer: string): TableState {
  return reduce(state, { type: 'deal', deck: [...parseCards(player), ...parseCards(dealer)] });
}

/** A whole round with given hands. */
export function playRound(
  state: TableState,
  player: string,
  dealer: string,
  decision: 'call' | 'fold',
): TableState {
  return reduce(dealHands(state, player, dealer), { type: decision });
}

/** The code with which a move is refused, or `accepted`; the table is left as it was. */
export function codeOf(state: TableState, action: Action): string {
  const before = JSON.stringify(playerView(state));
  try {
    reduce(state, action);
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    expect(JSON.stringify(playerView(state))).toBe(before);
    return error.code;
  }
  return 'accepted';
}

/** Several whole rounds, each followed by the next. */
export function finishRounds(
  state: TableState,
  rounds: number,
  [player, dealer]: readonly [string, string],
  decision: 'call' | 'fold',
): TableState {
  for (let i = 0; i < rounds; i++)
    state = reduce(playRound(state, player, dealer, decision), { type: 'next' });
  return state;
}

/** Moves made one after the other. */
export function play(state: TableState, ...actions: Action[]): TableState {
  return actions.reduce(reduce, state);
}

/** A table on these terms, unlimited enough for the test unless it says otherwise. */
export function table(config: TableConfigLike = {}): TableState {
  return createTable(config);
}

/** The deck in ascending order, of what may be dealt. */
export function plainDeck(state: TableState): number[] {
  return DECK.filter((card) => cardsToDeal(state).includes(card));
}

/** A pair of queens that beats a qualified pair of jacks. */
export const WIN = ['Qh Qs 9d 6c 2h', 'Jh Jc As 8d 3c'] as const;
/** A pair of tens that loses to a qualified pair of jacks. */
export const LOSS = ['Th Ts 9d 6c 2h', 'Jh Jc As 8d 3c'] as const;
/** A dealer who does not qualify. */
export const NO_QUALIFIER = ['Th Ts 9d 6c 2h', 'Ah Qd Jc 9s 8h'] as const;

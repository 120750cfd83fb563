import {
  CATEGORIES,
  GameError,
  strategies,
  type Category,
  type Strategy,
  type StrategyName,
} from '@caribbean-stud/core';

/** When autoplay ends before its rounds are played. */
export interface StopConditions {
  /** The total has fallen by this much since the start, in smallest units, 1 or more. */
  readonly loss?: number | undefined;
  /** The total has risen by this much since the start, in smallest units, 1 or more. */
  readonly win?: number | undefined;
  /** The jackpot bet has won. */
  readonly jackpot?: boolean | undefined;
  /** The player was dealt a hand of this category or a better one. */
  readonly category?: Category | undefined;
}

/** What autoplay is asked to do. */
export interface AutoplayOptions {
  /** Rounds to play, 1 or more; until the session ends when absent. */
  readonly rounds?: number | undefined;
  /** How to decide: a strategy or its name; `null` (and absent) leaves every decision to the player. */
  readonly strategy?: Strategy | StrategyName | null | undefined;
  readonly stop?: StopConditions | null | undefined;
}

/** What autoplay will do: complete, and checked. */
export interface Plan {
  readonly rounds: number;
  /** `null`: the player decides. */
  readonly strategy: Strategy | null;
  readonly stop: StopConditions;
}

function invalid(message: string): GameError {
  return new GameError('option-invalid', `autoplay: ${message}`);
}

function toStrategy(asked: AutoplayOptions['strategy']): Strategy | null {
  if (asked === null || asked === undefined) return null;
  if (typeof asked === 'string' && Object.hasOwn(strategies, asked)) return strategies[asked];
  if (typeof asked === 'object' && typeof asked.decide === 'function') return asked;
  throw invalid(`strategy must be a strategy or one of ${Object.keys(strategies).join(', ')}`);
}

/** A whole number of 1 or more, or what stands for none. */
function checkCount<T extends number | undefined>(name: string, value: T, none: T): T {
  if (value === none || (Number.isSafeInteger(value) && (value as number) >= 1)) return value;
  throw invalid(`${name} must be a whole number of 1 or more`);
}

function toStopConditions({ loss, win, jackpot, category }: StopConditions): StopConditions {
  if (category !== undefined && !CATEGORIES.includes(category))
    throw invalid(`stop.category must be one of ${CATEGORIES.join(', ')}`);
  return {
    loss: checkCount('stop.loss', loss, undefined),
    win: checkCount('stop.win', win, undefined),
    jackpot: Boolean(jackpot),
    category,
  };
}

/** A complete, checked plan. Throws `option-invalid`. */
export function toPlan(options?: AutoplayOptions | null): Plan {
  const { rounds = Infinity, strategy, stop } = options ?? {};
  return {
    rounds: checkCount('rounds', rounds, Infinity),
    strategy: toStrategy(strategy),
    stop: toStopConditions(stop ?? {}),
  };
}

import {
  categoryOf,
  compareHands,
  evaluate,
  GameError,
  parseCards,
  formatCard,
  type Card,
  type Category,
  type RegisterRow,
} from '@caribbean-stud/core';

/** What a player has done in all sessions that were kept. */
export interface Statistics {
  /** Sessions that were played to their end. */
  readonly sessions: number;
  /** Counted rounds. */
  readonly rounds: number;
  /** Decisions that the player took, not a strategy of autoplay. */
  readonly decisions: number;
  /** Decisions whose other choice was worth more. */
  readonly mistakes: number;
  /** What the mistakes cost, in antes. */
  readonly cost: number;
  /** Net results in smallest units, by currency; under `units` those of tables that play for none. */
  readonly net: Readonly<Record<string, number>>;
  /** The player's best hand. */
  readonly best: { readonly category: Category; readonly cards: readonly Card[] } | null;
}

/** Before the first round. */
export const NO_STATISTICS: Statistics = Object.freeze({
  sessions: 0,
  rounds: 0,
  decisions: 0,
  mistakes: 0,
  cost: 0,
  net: Object.freeze({}),
  best: null,
});

/** The name of a currency in {@link Statistics.net}. */
export function netName(currency: string | null): string {
  return currency ?? 'units';
}

function bestOf(best: Statistics['best'], cards: readonly Card[]): Statistics['best'] {
  if (best && compareHands(best.cards, cards) >= 0) return best;
  return Object.freeze({ category: categoryOf(evaluate(cards)), cards });
}

/** The statistics with one more counted round. `decided`: by the player. */
export function withRound(
  statistics: Statistics,
  { player, cost, net }: RegisterRow,
  { currency, decided }: { readonly currency: string | null; readonly decided: boolean },
): Statistics {
  const name = netName(currency);
  return Object.freeze({
    ...statistics,
    rounds: statistics.rounds + 1,
    decisions: statistics.decisions + (decided ? 1 : 0),
    mistakes: statistics.mistakes + (decided && cost > 0 ? 1 : 0),
    cost: statistics.cost + (decided ? cost : 0),
    net: Object.freeze({ ...statistics.net, [name]: (statistics.net[name] ?? 0) + net }),
    best: player ? bestOf(statistics.best, player) : statistics.best,
  });
}

/** The statistics with one more session played to its end. */
export function withSession(statistics: Statistics): Statistics {
  return Object.freeze({ ...statistics, sessions: statistics.sessions + 1 });
}

/** What kept statistics begin with. The version rises when older programs can no longer read them. */
const FORMAT = 'caribbean-stud-statistics';
const VERSION = 1;

/** The statistics as text, to be kept or given to the player: cards are texts, amounts whole numbers of the smallest unit. */
export function statisticsText({ best, ...counts }: Statistics): string {
  const hand = best && { category: best.category, cards: best.cards.map(formatCard).join(' ') };
  return JSON.stringify({ format: FORMAT, version: VERSION, ...counts, best: hand }, null, 2);
}

/** Reads what {@link statisticsText} wrote. Throws `save-invalid` for anything else. */
export function readStatistics(text: string): Statistics {
  try {
    const { format, version, ...rest } = JSON.parse(text) as Record<string, unknown>;
    if (format !== FORMAT || version !== VERSION) throw new Error('they are of another format or version');
    const { sessions, rounds, decisions, mistakes, cost, net, best } = rest;
    return Object.freeze({
      sessions: count(sessions),
      rounds: count(rounds),
      decisions: count(decisions, count(rounds)),
      mistakes: count(mistakes, count(decisions)),
      cost: quantity(cost),
      net: Object.freeze(readNet(net as object)),
      best: best === null ? null : bestOf(null, Object.freeze(parseHand((best as { cards: unknown }).cards))),
    });
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new GameError('save-invalid', `the kept statistics cannot be read: ${why}`, { cause });
  }
}

function count(value: unknown, most = Number.MAX_SAFE_INTEGER): number {
  if (Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most)
    return value as number;
  throw new Error('a count is no whole number, or too large');
}

function quantity(value: unknown): number {
  if (typeof value === 'number' && value >= 0 && value < Infinity) return value;
  throw new Error('the cost is no number of zero or more');
}

function readNet(net: object): Record<string, number> {
  const entries = Object.entries(net).map(([name, amount]: [string, unknown]) => {
    if (!/^([A-Z]{3}|units)$/.test(name) || !Number.isSafeInteger(amount))
      throw new Error('a net is no amount');
    return [name, amount as number] as const;
  });
  return Object.fromEntries(entries);
}

function parseHand(cards: unknown): readonly Card[] {
  const hand = parseCards(cards as string);
  evaluate(hand);
  return hand;
}

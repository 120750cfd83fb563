import assert from 'node:assert/strict';
import {
  legalActions,
  playerView,
  reduce,
  type Action,
  type GameError,
  type PlayerView,
  type TableState,
} from '../../../src/index.js';
import type { TableModel } from './table-model.js';

/** The code with which a move is refused, or `null` when it is accepted. */
export function refusalOf(state: TableState, action: Action): string | null {
  try {
    reduce(state, action);
    return null;
  } catch (error) {
    return (error as GameError).code;
  }
}

const known = new WeakSet<object>();

/**
 * Where a state is not frozen: nowhere. A state that is frozen through and through cannot have been changed by a move
 * that was refused.
 */
export function notFrozen(value: unknown, path = 'state'): string[] {
  if (typeof value !== 'object' || value === null || known.has(value)) return [];
  const inside = Object.entries(value).flatMap(([key, part]) => notFrozen(part, `${path}.${key}`));
  const found = Object.isFrozen(value) ? inside : [path, ...inside];
  if (found.length === 0) known.add(value);
  return found;
}

const BARE_MOVES = ['clear', 'rebet', 'look', 'call', 'fold', 'next', 'void', 'restart', 'end'] as const;

/** Moves with an amount or a deck while bets are made: those that might be allowed, and those that never are. */
function bettingProbes(model: TableModel): Action[] {
  const { minAnte, maxAnte } = model.terms;
  const highest = model.highestAnte;
  const antes = [-1, 0, 0.5, minAnte - 1, minAnte, highest, highest + 1, maxAnte, maxAnte + 1];
  const shoe = model.inShoe;
  const gone = model.drawn.find((card) => !shoe.includes(card)) ?? 52;
  const decks = [[], shoe.slice(1, model.needed), [...shoe, shoe[0]], [...shoe, gone], shoe, undefined];
  return [
    ...antes.map((amount): Action => ({ type: 'ante', amount })),
    ...decks.map((deck) => ({ type: 'deal', deck }) as Action),
  ];
}

/** A few moves of every kind. */
function probes(model: TableModel): Action[] {
  const betting = model.phase === 'betting';
  return [
    ...(betting
      ? bettingProbes(model)
      : [
          { type: 'ante', amount: model.terms.minAnte } as const,
          { type: 'deal', deck: model.inShoe } as const,
        ]),
    ...[true, false].flatMap((on) => [{ type: 'jackpot', on } as const, { type: 'bonus', on } as const]),
    ...BARE_MOVES.map((type) => ({ type })),
  ];
}

/** Every kind of move is accepted or refused, with its code, as the model says; and `legalActions` tells the same. */
export function checkMoves(state: TableState, model: TableModel): void {
  const asked = probes(model);
  const answers = asked.map((action) => refusalOf(state, action));
  const wrong = asked
    .map((action, i) => ({ action, answer: answers[i], expected: model.refusal(action) }))
    .filter(({ answer, expected }) => answer !== expected);
  assert.deepEqual(wrong, []);
  const legal = legalActions(state);
  const accepted = new Set(asked.filter((_, i) => answers[i] === null).map(({ type }) => type));
  assert.deepEqual(new Set(legal.map(({ type }) => type)), accepted);
  assert.notEqual(legal.length, 0);
  const ante = legal.find(({ type }) => type === 'ante');
  if (!ante) return;
  assert.deepEqual(ante, { type: 'ante', min: model.terms.minAnte, max: model.highestAnte });
}

/** The table shows what the model knows, and no unit is minted or lost. */
export function checkTable(state: TableState, model: TableModel, opening: number): void {
  const view = playerView(state);
  const { ante, call, jackpot, bonus } = view.bets;
  const { phase, round, rounds, balance, total, reason } = model;
  const verdict = total > 0 ? 'player' : total < 0 ? 'bank' : 'draw';
  assert.deepEqual(
    {
      ...{ phase: view.phase, round: view.round, rounds: view.rounds, reason: view.reason },
      ...{ balance: view.balance, total: view.total, verdict: view.verdict },
      bets: { ante, jackpot, bonus },
      meter: Math.round(state.meter ?? 0),
      rows: view.register.map(({ round, net, total }) => ({ round, net, total })),
    },
    {
      ...{ phase, round, rounds, reason, balance, total, bets: model.bets, rows: model.rows },
      verdict: phase === 'finished' ? verdict : null,
      meter: model.ledger.in('pool'),
    },
  );
  // Settled chips are shown once more, but have been paid.
  const chips = phase === 'settled' ? 0 : ante + call + jackpot + bonus;
  const all = (view.balance + chips) * 1000 + (state.meter ?? 0) + model.ledger.in('house');
  assert.equal(all, opening * 1000, 'the units of the session');
  checkCards(view, model);
}

function checkCards(view: PlayerView, { dealt, looked, phase, drawn, seen }: TableModel): void {
  assert.equal(new Set(drawn).size, drawn.length, 'different cards between two shuffles');
  const turned = dealt !== null && phase !== 'deciding';
  assert.deepEqual(
    {
      ...{ drawn: view.shoe.drawn, seen: view.seen, player: view.player.cards },
      ...{
        upcard: view.dealer.upcard,
        dealer: view.dealer.cards,
        others: view.others.map(({ cards }) => cards),
      },
    },
    {
      ...{ drawn: drawn.length, seen, player: dealt && looked ? dealt.player : null },
      upcard: dealt ? dealt.dealer[0] : null,
      dealer: turned ? dealt.dealer : null,
      others: view.others.map(({ seat, decision }) =>
        turned && decision === 'call' ? dealt.others[seat - 1] : null,
      ),
    },
  );
}

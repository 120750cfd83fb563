import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import {
  configure,
  createTable,
  parseCards,
  playerView,
  reduce,
  restore,
  save,
  type Action,
  type TableState,
} from '../../../src/index.js';
import { randomNumbers } from '../../evaluator/random-hands.js';
import { checkMoves, checkTable, notFrozen, refusalOf } from './checks.js';
import { TableModel } from './table-model.js';
import { anyTerms, toConfig, type Terms } from './terms.js';

/** The model of a table, and the units that were there when its session opened. */
export interface Model {
  table: TableModel;
  opening: number;
  /** Rounds that were settled, in all sessions, and those that took from the meter. */
  settled: number;
  shares: number;
  resets: number;
}

/** The table itself. */
export interface Real {
  state: TableState;
}

type Command = fc.Command<Model, Real>;

const openingOf = ({ balance, jackpot }: Terms): number => balance + (jackpot?.meter ?? 0);

/** A table and its model at the start of a session. */
export function open(terms: Terms): { model: Model; real: Real } {
  return {
    model: { table: new TableModel(terms), opening: openingOf(terms), settled: 0, shares: 0, resets: 0 },
    real: { state: createTable(toConfig(terms)) },
  };
}

function newSession(model: Model, table: TableModel): void {
  if (table !== model.table) model.opening = openingOf(table.terms);
  model.table = table;
}

/** A move at the table; `choose` picks it as the table stands. */
class Move implements Command {
  constructor(
    private readonly name: string,
    private readonly choose: (model: TableModel) => Action,
  ) {}

  /** Moves that the phase does not know are tried in every state anyway. */
  check({ table }: Readonly<Model>): boolean {
    return table.refusal(this.choose(table)) !== 'action-illegal';
  }

  run(model: Model, real: Real): void {
    const action = this.choose(model.table);
    const expected = model.table.refusal(action);
    assert.equal(refusalOf(real.state, action), expected);
    if (expected === null) {
      follow(model, action, real.state);
      real.state = reduce(real.state, action);
    }
    checkAll(model, real);
  }

  toString(): string {
    return this.name;
  }
}

function count(model: Model): void {
  const { offMeter } = model.table.payment ?? { offMeter: 0 };
  model.settled += 1;
  if (offMeter === 'all') model.resets += 1;
  else if (offMeter > 0) model.shares += 1;
}

/** Brings the model up to date with a move that is accepted; `before` is the table before it. */
function follow(model: Model, action: Action, before: TableState): void {
  const { table } = model;
  switch (action.type) {
    case 'ante':
      return table.placeAnte(action.amount);
    case 'jackpot':
    case 'bonus':
      return table.placeSideBet(action.type, action.on);
    case 'deal':
      return table.deal(Array.from(action.deck));
    case 'call':
    case 'fold':
      table.decide(action.type);
      return count(model);
    case 'next':
      return table.next(calledSeats(before));
    case 'restart':
      return newSession(model, table.restart());
    default:
      return table[action.type]();
  }
}

/** Terms that are changed together. */
const PARTS = [
  ['minAnte', 'maxAnte'],
  ['balance', 'seats', 'ante'],
  ['credit', 'rounds'],
  ['qualifier', 'paytable', 'bonus'],
  ['jackpot'],
  ['reshuffle', 'deal'],
] as const satisfies readonly (readonly (keyof Terms)[])[];

/** The host changes some terms. */
class Configure implements Command {
  constructor(
    private readonly terms: Terms,
    private readonly parts: readonly (readonly (keyof Terms)[])[],
  ) {}

  check(): boolean {
    return true;
  }

  run(model: Model, real: Real): void {
    const changes = this.parts.flat().map((part) => [part, this.terms[part]]);
    const wished = { ...model.table.wished, ...Object.fromEntries(changes) } as Terms;
    real.state = configure(real.state, toConfig(wished));
    newSession(model, model.table.configure(wished));
    checkAll(model, real);
  }

  toString(): string {
    return `configure ${this.parts.flat().join()} ${JSON.stringify(this.terms)}`;
  }
}

/** The page is loaded anew: the table comes back from its save, and nothing else has happened. */
class Reload implements Command {
  check(): boolean {
    return true;
  }

  run(model: Model, real: Real): void {
    const restored = restore(save(real.state), real.state.config);
    assert.deepEqual(restored, real.state);
    real.state = restored;
    checkAll(model, real);
  }

  toString(): string {
    return 'reload';
  }
}

function checkAll({ table, opening }: Model, { state }: Real): void {
  assert.deepEqual(notFrozen(state), []);
  checkTable(state, table, opening);
  checkMoves(state, table);
}

/** Hands of every category and of every fate, so that each is dealt often. */
const HANDS = [
  'Ts Js Qs Ks As',
  '5h 6h 7h 8h 9h',
  '8c 8d 8h 8s Kc',
  '2c 2d 2h Jc Jd',
  'Ad Td 9d 6d 4d',
  '9c Th Jh Qd Kh',
  '7c 7d 7s Qc 3s',
  '6c 6s 4h 4s Ah',
  'Qh Qc 9s 5c 3h',
  'Ac Kd 8d 5d 2s',
  'As Kh 8s 5s 2d',
  'Ah Jd 9h 5h 3d',
  'Kc Jh 9d 5c 3c',
].map((hand) => parseCards(hand));

/** A deck of what is in the shoe: the wished hands for player and dealer where their cards are there, then any order. */
function deckOf(model: TableModel, player: number, dealer: number, seed: number): number[] {
  const random = randomNumbers(seed);
  let rest = [...model.inShoe];
  const take = (hand: readonly number[] | undefined): number[] => {
    const cards = hand?.every((card) => rest.includes(card))
      ? [...hand]
      : Array.from({ length: 5 }, () => rest[random(rest.length)] as number);
    const five = new Set(cards);
    while (five.size < 5) five.add(rest[random(rest.length)] as number);
    rest = rest.filter((card) => !five.has(card));
    return [...five];
  };
  const first = take(HANDS[player]);
  const upcardFirst = take(HANDS[dealer]);
  const others = Array.from({ length: model.terms.seats - 1 }, () => take(undefined)).flat();
  return [...first, ...others, ...upcardFirst, ...(seed % 2 === 0 ? rest : [])];
}

function calledSeats(state: TableState): number[] {
  return playerView(state)
    .others.filter(({ decision }) => decision === 'call')
    .map(({ seat }) => seat);
}

const bare = (type: 'clear' | 'rebet' | 'void' | 'end' | 'restart'): fc.Arbitrary<Command> =>
  fc.constant(new Move(type, () => ({ type })));

const ante = fc.nat(250).map((amount) => new Move(`ante ${amount}`, () => ({ type: 'ante', amount })));

const sideBet = (type: 'jackpot' | 'bonus'): fc.Arbitrary<Command> =>
  fc.boolean().map((on) => new Move(`${type} ${on}`, () => ({ type, on })));

/** The move that carries the round on, whatever the phase. */
const onwards = fc.tuple(fc.nat(HANDS.length), fc.nat(HANDS.length), fc.nat()).map(
  ([player, dealer, seed]) =>
    new Move(`go on ${player} ${dealer} ${seed}`, (table) => {
      switch (table.phase) {
        case 'betting':
          if (table.bets.ante === 0) return { type: 'ante', amount: table.terms.minAnte };
          if (seed % 3 === 0 && table.bets.jackpot === 0 && table.terms.jackpot)
            return { type: 'jackpot', on: true };
          return { type: 'deal', deck: deckOf(table, player, dealer, seed) };
        case 'deciding':
          return { type: table.looked ? (seed % 4 === 0 ? 'fold' : 'call') : 'look' };
        case 'settled':
          return { type: 'next' };
        case 'finished':
          return { type: 'restart' };
      }
    }),
);

const reconfigure = fc
  .tuple(anyTerms, fc.uniqueArray(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 3 }))
  .map(([terms, parts]) => new Configure(terms, parts));

/** What can happen at a table, the course of a round most often. */
export const commands = [
  ...Array.from({ length: 14 }, (): fc.Arbitrary<Command> => onwards),
  ...[ante, ante, sideBet('jackpot'), sideBet('jackpot'), sideBet('bonus')],
  ...[fc.constant<Command>(new Reload())],
  ...[bare('clear'), bare('rebet'), bare('void'), bare('end'), bare('restart'), reconfigure],
];

import fc from 'fast-check';
import { expect } from 'vitest';
import {
  createTable,
  deckFor,
  legalActions,
  playerView,
  reduce,
  restore,
  save,
  seededSource,
  type Action,
  type TableConfigLike,
  type TableState,
} from '../../src/index.js';
import { ACTION_TYPES } from '../game/table-driver.js';
import { numbers, orRefused, values } from './inputs.js';
import { holds } from './property.js';

type Json = Record<string, unknown>;

/** What holds for every table, however it came about. */
function expectSound(state: TableState): void {
  const { balance, bets, total, phase } = playerView(state);
  for (const amount of [balance, bets.ante, bets.call, bets.jackpot, bets.bonus, total])
    expect(Number.isSafeInteger(amount)).toBe(true);
  const onTable =
    phase === 'betting' || phase === 'deciding' ? bets.ante + bets.call + bets.jackpot + bets.bonus : 0;
  expect(balance + onTable).toBe(state.terms.balance + total);
  if (state.terms.credit === 'strict') expect(balance).toBeGreaterThanOrEqual(0);
  expect(legalActions(state).length).toBeGreaterThan(0);
  const again = save(restore(save(state), state.config));
  // Where the page wants other terms by now, a restored table goes on with those.
  if (JSON.stringify(state.terms) === JSON.stringify(state.config)) expect(again).toBe(save(state));
}

const FIELDS = [
  'rounds',
  'balance',
  'ante',
  'minAnte',
  'maxAnte',
  'credit',
  'currency',
  'jackpot',
  'bonus',
  'seats',
  'reshuffle',
  'deal',
  'seed',
  'example',
  'rules',
];
const likely = fc.constantFrom<unknown>(
  ...['strict', 'register', 'up', 'down', 'round', 'EUR', null, true],
  ...[{ meter: 1000 }, { meter: 10, stake: 3, rise: 1, reset: 0 }, { meter: 0.5 }],
  ...[{ paytable: 'betmgm' }, { qualifier: 'any' }, { jackpot: { table: 'high', onFold: 'forfeit' } }],
  { player: 'Qh Qs 9d 6c 2h', dealer: 'Jh Jc As 8d 3c' },
);
const configs = fc.dictionary(fc.constantFrom(...FIELDS), fc.oneof(likely, numbers, values), { maxKeys: 8 });

const moves = fc.record(
  {
    type: fc.oneof(
      {
        weight: 20,
        arbitrary: fc.constantFrom(...ACTION_TYPES),
      },
      { weight: 1, arbitrary: fc.oneof(values, fc.constantFrom('toString', 'hasOwnProperty', '__proto__')) },
    ),
    amount: fc.oneof(numbers, fc.integer({ min: 1, max: 100 })),
    on: fc.oneof(fc.boolean(), values),
    deck: fc.oneof(
      { weight: 8, arbitrary: fc.nat() },
      { weight: 1, arbitrary: fc.oneof(fc.array(numbers), values) },
    ),
    reason: fc.oneof(fc.string(), values),
  },
  { requiredKeys: ['type'] },
);

/** A move, a number for a deck standing for a good one; without any deck, one is dealt from the seed 0. */
function toAction(state: TableState, { deck = 0, ...move }: Json): Action {
  const order = typeof deck === 'number' ? deckFor(state, seededSource(String(deck))) : deck;
  return { ...move, deck: order } as unknown as Action;
}

holds(
  'moves',
  'any moves on any configuration keep the money together, and what is refused changes nothing',
  fc.record({ config: configs, moves: fc.array(moves, { maxLength: 30 }) }),
  ({ config, moves }) => {
    let state = orRefused(() => createTable(config as TableConfigLike));
    if (!state) return;
    expectSound(state);
    for (const move of moves) {
      const before = JSON.stringify(save(state));
      const current: TableState = state;
      const action = toAction(current, move);
      const after = orRefused(() => reduce(current, action));
      expect(JSON.stringify(save(current))).toBe(before);
      if (!after) continue;
      expectSound(after);
      state = after;
    }
  },
);

/** Tables at every turn of play, to be saved and spoiled. */
function tablesInPlay(): TableState[] {
  const config: TableConfigLike = {
    jackpot: { meter: 1000 },
    bonus: true,
    seats: 2,
    reshuffle: 30,
    rounds: 3,
    deal: 'down',
  };
  const steps: Json[] = [
    'jackpot',
    'bonus',
    'deal',
    'look',
    'call',
    'next',
    'deal',
    'void',
    'deal',
    'look',
    'fold',
    'next',
    'end',
  ].map((type) => ({ type, on: true }));
  const states = [createTable(config)];
  for (const step of steps) {
    const state = states.at(-1) as TableState;
    states.push(reduce(state, toAction(state, step)));
  }
  return states;
}

const SAVES = tablesInPlay().map(save);

/** A value put at, or taken from, a place of a save: at each level the field of this number. */
const edits = fc.record({
  path: fc.array(fc.nat(30), { minLength: 1, maxLength: 5 }),
  value: fc.option(values, { nil: null }),
  remove: fc.boolean(),
});

function edit(
  root: unknown,
  { path, value, remove }: { path: readonly number[]; value: unknown; remove: boolean },
): void {
  let place = root as Json;
  for (const [depth, number] of path.entries()) {
    const keys = Object.keys(place);
    const key = keys[number % keys.length];
    if (key === undefined) return;
    const inner = place[key];
    if (depth < path.length - 1 && typeof inner === 'object' && inner !== null) place = inner as Json;
    else if (remove) return void Reflect.deleteProperty(place, key);
    else return void Reflect.set(place, key, value);
  }
}

holds(
  'saves',
  'a spoiled save is refused or gives a sound table that can be played on',
  fc.record({
    save: fc.nat(SAVES.length - 1),
    edits: fc.array(edits, { maxLength: 3 }),
    cut: fc.option(fc.nat(2000), { nil: null, freq: 8 }),
  }),
  ({ save: number, edits, cut }) => {
    const root = JSON.parse(SAVES[number] as string) as unknown;
    for (const one of edits) edit(root, one);
    const text = JSON.stringify(root);
    const state = orRefused(() => restore(cut === null ? text : text.slice(0, cut)));
    if (!state) return;
    expectSound(state);
    for (const { type, min } of legalActions(state)) {
      const action = toAction(state, { type, amount: min, on: true });
      const after = orRefused(() => reduce(state, action));
      if (after) expectSound(after);
    }
  },
);

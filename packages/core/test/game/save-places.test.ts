import { describe, expect, test } from 'vitest';
import {
  GameError,
  playerView,
  restore,
  save,
  type TableConfigLike,
  type TableState,
} from '../../src/index.js';
import { deal, dealHands, LOSS, play, playRound, table } from './table-driver.js';

const CONFIG: TableConfigLike = { jackpot: { meter: 1000 }, seats: 3, reshuffle: 30, currency: 'EUR' };

const betting = (): TableState =>
  play(table(CONFIG), { type: 'ante', amount: 10 }, { type: 'jackpot', on: true });
const deciding = (): TableState => deal(betting());
const settled = (): TableState => play(deciding(), { type: 'call' });

type Fields = Record<string, unknown>;

/** The save of a table with other values at some places, such as `bets.ante` or `register.rows[0].net`. */
function spoiled(state: TableState, values: Fields): string {
  const root = JSON.parse(save(state)) as Fields;
  for (const [place, value] of Object.entries(values)) {
    const names = place.match(/\w+/g) ?? [];
    const holder = names.slice(0, -1).reduce((fields, name) => fields[name] as Fields, root);
    holder[names.at(-1) as string] = value;
  }
  return JSON.stringify(root);
}

/** The error with which a save is refused. */
function refusal(text: string): GameError {
  try {
    restore(text, CONFIG);
  } catch (error) {
    if (error instanceof GameError && error.code === 'save-invalid') return error;
    throw error;
  }
  throw new Error('the save was restored');
}

describe('a save with one wrong value is refused, and the place is named', () => {
  test.each<[place: string, value: unknown]>([
    ['format', 'another-game'],
    ['version', 2],
    ['version', '1'],
    ['phase', 'dealing'],
    ['terms', null],
    ['terms', 5],
    ['terms', 'standard'],
    ['terms.currency', 'USD'],
    ['balance', 999.5],
    ['balance', '1000'],
    ['balance', 2 ** 53],
    ['meter', -1],
    ['round', 0],
    ['attempt', -1],
    ['bets', null],
    ['bets', 'none'],
    ['bets.jackpot', -1],
    ['lastBets', 3],
    ['drawn', { length: 20 }],
    ['drawn[3]', 52],
    ['drawn[3]', '2c'],
    ['seen', 'all'],
    ['looked', 1],
    ['looked', 'true'],
    ['register', 'none'],
    ['register.rows', { length: 1 }],
    ['register.rows', Array(1001).fill({})],
    ['register.rows[0].void', null],
    ['register.rows[0].reason', 7],
    ['register.rows[0].player', [0, 1, 2, 3]],
    ['register.rows[0].dealer', [0, 1, 2, 3, 4, 5]],
    ['register.rows[0].result', 'won'],
    ['register.rows[0].cost', -0.01],
    ['register.rows[0].cost', '0'],
    ['register.rows[0].cost', null],
    ['register.carried.rounds', -1],
    ['register.carried.net', 0.5],
    ['reason', 'bored'],
    ['deal.meter', -1],
    ['deal.shuffled', 'yes'],
    ['decisions', 'call'],
    ['decisions[1]', 'raise'],
    ['decisions', ['call', 'call', 'call', 'call']],
  ])('%s: %j', (place, value) => {
    const { message, cause } = refusal(spoiled(settled(), { [place]: value }));
    expect(message).toContain(` save.${place} `);
    expect(cause).toBeInstanceOf(Error);
  });

  test('a cost without end', () => {
    const text = save(settled()).replace(/"cost":[^,]+/, '"cost":1e999');
    expect(refusal(text).message).toContain(' save.register.rows[0].cost ');
  });
});

describe('a save whose values do not fit together is refused, and the place is named', () => {
  test.each<[why: string, place: string, spoil: (state: TableState) => Fields, open?: () => TableState]>([
    ['a unit too much', 'balance', ({ balance }) => ({ balance: balance + 1 })],
    ['a total that is not the sum', 'register', () => ({ 'register.rows[0].total': 1000 })],
    ['a round that was left out', 'register', () => ({ 'register.rows[0].round': 2 })],
    ['a voided round with a number', 'register', () => ({ 'register.rows[0].void': true })],
    ['a round number that is ahead', 'round', () => ({ round: 2 })],
    ['a settled round whose row is gone', 'decisions', withoutRow],
    ['a decision too few', 'decisions', () => ({ decisions: ['call', 'call'] })],
    [
      'another decision than the register tells',
      'decisions',
      () => ({ decisions: ['fold', 'call', 'call'] }),
    ],
    ['fewer cards than are on the table', 'drawn', ({ shoe }) => ({ drawn: shoe.drawn.slice(1) })],
    ['a reason to be over in mid-session', 'reason', () => ({ reason: 'end' })],
    ['no reason at the end', 'reason', () => ({ reason: null }), () => play(settled(), { type: 'end' })],
    ['a call bet before the deal', 'bets.call', withCallBet, betting],
    ['a call bet before the decision', 'bets.call', withCallBet, deciding],
    ['a call bet among those to put down again', 'lastBets.call', () => ({ 'lastBets.call': 20 })],
    ['a meter the round does not play for', 'meter', () => ({ meter: 2_000_000 }), deciding],
    ['a meter below what was fed', 'meter', () => ({ meter: 699, 'deal.meter': 699 }), deciding],
  ])('%s', (_, place, spoil, open = settled) => {
    const state = open();
    expect(refusal(spoiled(state, spoil(state))).message).toContain(` save.${place} `);
  });

  /** Its chips are taken from the balance, so that no money came or went. */
  function withCallBet({ balance }: TableState): Fields {
    return { 'bets.call': 20, balance: balance - 20 };
  }

  /** The round is counted, but no row tells of it. */
  function withoutRow({ register }: TableState): Fields {
    return { 'register.rows': [], 'register.carried': { rounds: 1, net: register.rows[0]?.net } };
  }

  test.each<Fields>([{ drawn: [1, 1] }, { 'terms.minAnte': 1000 }])(
    'such as %j, which is told by the checks of cards and of terms',
    (values) => expect(refusal(spoiled(settled(), values)).cause).toBeInstanceOf(GameError),
  );

  test.each([
    ['betting', betting],
    ['deciding', deciding],
  ])('an ante above the limit, while %s', (_, open) => {
    const text = spoiled(open(), { 'bets.ante': 101, balance: 1000 - 101 - 1 });
    expect(refusal(text).message).toContain('101');
  });
});

describe('a saved table', () => {
  test.each([
    ['whose jackpot bet feeds the meter', deciding],
    ['whose jackpot bet has fed an empty meter', () => deal(withJackpot(0))],
    ['whose meter was just won', wonMeter],
    ['that ended with its last round', () => play(last(), { type: 'next' })],
    ['that ended for want of funds', broke],
    ['that ended by hand, before the first round', () => play(table(), { type: 'end' })],
  ])('%s is restored equal', (_, open) => {
    const state = open();
    expect(restore(save(state), state.config)).toEqual(state);
  });

  function withJackpot(meter: number): TableState {
    return play(table({ jackpot: { meter } }), { type: 'jackpot', on: true });
  }

  function wonMeter(): TableState {
    const dealt = dealHands(withJackpot(1000), 'Th Jh Qh Kh Ah', 'Jd Jc As 8d 3c');
    return play(dealt, { type: 'call' });
  }

  function broke(): TableState {
    return play(playRound(table({ balance: 3 }), ...LOSS, 'call'), { type: 'next' });
  }

  function last(): TableState {
    return playRound(table({ rounds: 1 }), ...LOSS, 'fold');
  }

  test('that is betting follows the terms of the page at once', () => {
    const { bets, terms } = playerView(restore(save(table()), { minAnte: 5, credit: 'register' }));
    expect(bets.ante).toBe(5);
    expect(terms).toMatchObject({ minAnte: 5, credit: 'register' });
  });
});

import { GameError } from '../errors.js';
import { CATEGORIES } from '../evaluator/category.js';
import { jsHands, type HandEvaluator } from '../evaluator/hand-evaluator.js';
import type { Decision, Result } from '../rules/settle.js';
import { cardsPerDeal } from '../shoe/deal-size.js';
import { toTableConfig, type TableConfig, type TableConfigLike } from './config.js';
import { continueBetting } from './configure.js';
import { checkBets } from './limits.js';
import { MOST_ROWS, roundsPlayed, sessionTotal } from './register.js';
import { makeDeal, meterRise, seatResults } from './round.js';
import { broken, SaveField } from './save-reader.js';
import {
  sumOfBets,
  type Bets,
  type Deal,
  type Register,
  type RegisterRow,
  type TableState,
} from './state.js';

/** What a save begins with. The version rises when programs that read this one could not read the next. */
const FORMAT = 'caribbean-stud-table';
const VERSION = 1;

const DECISIONS: readonly Decision[] = ['call', 'fold'];
const RESULTS: readonly Result[] = ['fold', 'not-qualified', 'win', 'lose', 'tie'];

/**
 * The table as text, to be restored later: balance, meter, cards, bets, register and the terms of the round on the
 * table. It holds the hole cards of a running round: whoever can read the save can see them.
 */
export function save(state: TableState): string {
  const { phase, terms, balance, meter, round, attempt, bets, lastBets } = state;
  const { shoe, seen, deal, looked, results, register, reason } = state;
  return JSON.stringify({
    format: FORMAT,
    version: VERSION,
    phase,
    terms,
    balance,
    meter,
    round,
    attempt,
    bets,
    lastBets,
    drawn: shoe.drawn,
    seen,
    looked,
    register,
    reason,
    deal: deal && { meter: deal.meter, shuffled: deal.shuffled },
    decisions: results && results.map(({ decision }) => decision),
  });
}

/**
 * The table that a save holds, under the configuration of the page: the terms of a round that was dealt stay until it
 * is over, the page's hold from the next one. Throws `save-invalid` for a text that is corrupt, foreign, of another
 * version or in another currency, and the errors of the configuration.
 */
export function restore(
  text: string,
  config: TableConfigLike = {},
  options: { readonly evaluator?: HandEvaluator | undefined } = {},
): TableState {
  const wished = toTableConfig(config);
  try {
    const state = readState(parse(text), wished, options.evaluator ?? jsHands);
    return state.phase === 'betting' ? continueBetting(state) : state;
  } catch (error) {
    throw new GameError(
      'save-invalid',
      `the save cannot be restored: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}

function parse(text: string): SaveField {
  const root = new SaveField(JSON.parse(text) as unknown, 'save');
  root.field('format').oneOf([FORMAT]);
  const version = root.field('version').integer();
  if (version !== VERSION) throw broken('save.version', `is ${version}, this program reads ${VERSION}`);
  return root;
}

function readState(root: SaveField, config: TableConfig, evaluator: HandEvaluator): TableState {
  const terms = toTableConfig(root.field('terms').object());
  if (terms.currency !== config.currency)
    throw broken('save.terms.currency', `is ${terms.currency}, the page's is ${config.currency}`);
  const phase = root.field('phase').oneOf(['betting', 'deciding', 'settled', 'finished']);
  const drawn = root.field('drawn').cards();
  const dealt = phase === 'deciding' || phase === 'settled';
  const bare: TableState = {
    phase,
    config,
    terms,
    evaluator,
    balance: root.field('balance').integer(),
    meter: root.field('meter').orNull((field) => field.integer(0)),
    round: root.field('round').integer(1),
    attempt: root.field('attempt').integer(0),
    bets: readBets(root.field('bets')),
    lastBets: root.field('lastBets').orNull(readBets),
    shoe: Object.freeze({ reshuffle: terms.reshuffle, drawn }),
    seen: root.field('seen').cards(),
    deal: null,
    looked: root.field('looked').boolean(),
    results: null,
    register: readRegister(root.field('register')),
    reason: root.field('reason').orNull((field) => field.oneOf(['rounds', 'funds', 'end'])),
  };
  const deal = dealt ? readDeal(bare, root.field('deal')) : null;
  const decisions =
    phase === 'settled' ? root.field('decisions').list((field) => field.oneOf(DECISIONS), terms.seats) : null;
  const state = Object.freeze({
    ...bare,
    deal,
    results: deal && decisions && seatResults(bare, deal, decisions),
  });
  checkConsistent(state);
  return state;
}

function readBets(field: SaveField): Bets {
  const amount = (name: string): number => field.field(name).integer(0);
  return Object.freeze({
    ante: amount('ante'),
    call: amount('call'),
    jackpot: amount('jackpot'),
    bonus: amount('bonus'),
  });
}

/** The cards of the round on the table are the last that were drawn. */
function readDeal(state: TableState, field: SaveField): Deal {
  const { drawn } = state.shoe;
  const count = cardsPerDeal(state.terms.seats);
  if (drawn.length < count) throw broken('save.drawn', 'holds too few cards for the round on the table');
  return makeDeal(state, drawn.slice(-count), {
    meter: field.field('meter').orNull((meter) => meter.integer(0)),
    shuffled: field.field('shuffled').boolean(),
  });
}

function readRow(field: SaveField): RegisterRow {
  const category = (name: string): RegisterRow['playerCategory'] =>
    field.field(name).orNull((entry) => entry.oneOf(CATEGORIES));
  return Object.freeze({
    round: field.field('round').orNull((entry) => entry.integer(1)),
    void: field.field('void').boolean(),
    reason: field.field('reason').orNull((entry) => entry.text()),
    player: field.field('player').orNull((entry) => entry.cards(5)),
    dealer: field.field('dealer').orNull((entry) => entry.cards(5)),
    playerCategory: category('playerCategory'),
    dealerCategory: category('dealerCategory'),
    dealerQualified: field.field('dealerQualified').orNull((entry) => entry.boolean()),
    decision: field.field('decision').orNull((entry) => entry.oneOf(DECISIONS)),
    result: field.field('result').orNull((entry) => entry.oneOf(RESULTS)),
    bets: readBets(field.field('bets')),
    cost: field.field('cost').quantity(),
    net: field.field('net').integer(),
    total: field.field('total').integer(),
  });
}

function readRegister(field: SaveField): Register {
  const carried = field.field('carried');
  return Object.freeze({
    rows: field.field('rows').list(readRow, MOST_ROWS),
    carried: Object.freeze({
      rounds: carried.field('rounds').integer(0),
      net: carried.field('net').integer(),
    }),
  });
}

/** What holds for every table: the sums of the register, the numbers of rounds, and that no money came or went. */
function checkConsistent(state: TableState): void {
  const { phase, register, terms, balance, bets, lastBets, round, results } = state;
  let [played, total] = [register.carried.rounds, register.carried.net];
  for (const row of register.rows) {
    total += row.net;
    if (!row.void) played++;
    if (row.total !== total || row.round !== (row.void ? null : played))
      throw broken('save.register', 'does not add up');
  }
  const underWay = phase === 'betting' || phase === 'deciding';
  const allowed = { betting: [1], deciding: [1], settled: [0], finished: [0, 1] }[phase];
  if (!allowed.includes(round - roundsPlayed(register)))
    throw broken('save.round', 'does not follow the rounds played');
  if (underWay && bets.call > 0) throw broken('save.bets.call', 'lies there before the decision');
  if (lastBets && lastBets.call > 0) throw broken('save.lastBets.call', 'is no bet that opens a round');
  const onTable = underWay ? sumOfBets(bets) : 0;
  if (balance + onTable !== terms.balance + sessionTotal(register))
    throw broken('save.balance', 'does not follow from the register');
  if (underWay && sumOfBets(bets) > 0) checkBets(state, bets);
  // The rise of a round that is dealt is in the meter, so that a void can take it off again.
  if (state.deal && phase === 'deciding') {
    const { meter } = state.deal;
    if (meter !== state.meter || (meter ?? 0) < meterRise(state))
      throw broken('save.meter', 'is not what the round plays for');
  }
  if ((phase === 'finished') !== (state.reason !== null))
    throw broken('save.reason', 'does not fit the phase');
  if (
    results &&
    (results.length !== terms.seats || results[0]?.settlement.net !== register.rows.at(-1)?.net)
  ) {
    throw broken('save.decisions', 'do not lead to the registered net');
  }
}

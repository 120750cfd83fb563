import type { Card, CardsLike } from '../cards/card.js';
import { checkDistinct, toCards } from '../cards/parse.js';
import { checkOneOf } from '../check-option.js';
import { evaluate } from '../evaluator/evaluate.js';
import { categoryOf, type HandValue } from '../evaluator/value.js';
import { checkAmount } from './amount.js';
import { jackpotPrize } from './jackpot.js';
import { profitAt } from './payout.js';
import { lowestQualifying } from '../evaluator/qualifier.js';
import { toRules, type Rules, type RulesLike } from './rules.js';

/** The player's only decision: give up the ante, or add a call bet of exactly twice the ante. */
export type Decision = 'call' | 'fold';

/** How a round ended for the player. `not-qualified`: the dealer's hand is too low to play. */
export type Result = 'fold' | 'not-qualified' | 'win' | 'lose' | 'tie';

/** What became of one bet, in smallest units. `profit` is negative for a loss; `returned` includes the stake. */
export interface BetOutcome {
  readonly stake: number;
  readonly profit: number;
  readonly returned: number;
}

/** A settled round. `net` is the sum of all profits, `returned` all that is handed back, stakes included. */
export interface Settlement {
  readonly decision: Decision;
  readonly result: Result;
  readonly dealerQualified: boolean;
  readonly bets: {
    readonly ante: BetOutcome;
    readonly call: BetOutcome | null;
    readonly jackpot: BetOutcome | null;
    readonly bonus: BetOutcome | null;
  };
  readonly net: number;
  readonly returned: number;
}

/** The bets of one seat in a round, in smallest units. */
export interface Stakes {
  readonly decision: Decision;
  readonly ante: number;
  /** The jackpot bet and the meter it plays for. */
  readonly jackpot: { readonly stake: number; readonly meter: number } | null;
  /** The 5+1 side bet. */
  readonly bonus: { readonly stake: number } | null;
}

/** The values of the hands that decide a round; `bonus` is the best five of the player's cards and the upcard. */
export interface HandValues {
  readonly player: HandValue;
  readonly dealer: HandValue;
  readonly bonus: HandValue;
}

/** The six hands of five among the player's cards and the upcard: the five as they are, and each with one exchanged. */
export function bonusHands(player: readonly Card[], upcard: Card): Card[][] {
  return [[...player], ...player.map((_, i) => player.with(i, upcard))];
}

function outcome(stake: number, profit: number): BetOutcome {
  return Object.freeze({ stake, profit, returned: stake + profit });
}

function resultOf(decision: Decision, dealerQualified: boolean, { player, dealer }: HandValues): Result {
  if (decision === 'fold') return 'fold';
  if (!dealerQualified) return 'not-qualified';
  return player > dealer ? 'win' : player < dealer ? 'lose' : 'tie';
}

/** What the ante wins, in antes (the rules are told in docs/guide/rules.md). */
const ANTE_PROFIT: Readonly<Record<Result, number>> = {
  fold: -1,
  'not-qualified': 1,
  win: 1,
  lose: -1,
  tie: 0,
};

/** What the call bet wins: the odds of the paytable, and nothing when the dealer does not play. */
function callProfit(result: Result, stake: number, value: HandValue, rules: Rules): number {
  if (result === 'win') return profitAt(rules.paytable[categoryOf(value)], stake);
  return result === 'lose' ? -stake : 0;
}

/** Settles a round whose hands are valued already. The stakes are not checked. */
export function settleValues(stakes: Stakes, values: HandValues, rules: Rules): Settlement {
  const { decision, ante } = stakes;
  const dealerQualified = values.dealer >= lowestQualifying(rules.qualifier);
  const result = resultOf(decision, dealerQualified, values);
  const jackpotLives =
    (rules.jackpot.rule === 'independent' || dealerQualified) &&
    (rules.jackpot.onFold === 'pays' || decision === 'call');
  const bets = {
    ante: outcome(ante, ante * ANTE_PROFIT[result]),
    call: decision === 'call' ? outcome(2 * ante, callProfit(result, 2 * ante, values.player, rules)) : null,
    jackpot: stakes.jackpot && jackpotOutcome(stakes.jackpot, jackpotLives ? values.player : null, rules),
    bonus: stakes.bonus && bonusOutcome(stakes.bonus.stake, values.bonus, rules),
  };
  const all = Object.values(bets).filter((bet) => bet !== null);
  return Object.freeze({
    decision,
    result,
    dealerQualified,
    bets: Object.freeze(bets),
    net: all.reduce((sum, bet) => sum + bet.profit, 0),
    returned: all.reduce((sum, bet) => sum + bet.returned, 0),
  });
}

function jackpotOutcome(
  { stake, meter }: { stake: number; meter: number },
  value: HandValue | null,
  rules: Rules,
): BetOutcome {
  const prize = value === null ? 0 : jackpotPrize(rules.jackpot.table, categoryOf(value), stake, meter);
  return outcome(stake, prize - stake);
}

function bonusOutcome(stake: number, value: HandValue, rules: Rules): BetOutcome {
  const odds = rules.bonus[categoryOf(value)];
  return outcome(stake, odds === undefined ? -stake : profitAt(odds, stake));
}

/**
 * Settles one seat's round. Amounts are whole numbers of smallest units; the first of the dealer's cards is the upcard,
 * which counts for the 5+1 bet. The odds multiply the call bet, never the ante. Jackpot prizes are "for one", those of
 * the 5+1 bet "to one".
 * Throws `hand-size`, `card-unknown`, `card-repeated`, `amount-invalid`, `option-invalid`, and the errors of
 * {@link toRules}.
 */
export function settle(round: {
  readonly player: CardsLike;
  readonly dealer: CardsLike;
  readonly decision: Decision;
  readonly ante: number;
  readonly jackpot?: Stakes['jackpot'] | undefined;
  readonly bonus?: Stakes['bonus'] | undefined;
  readonly rules?: RulesLike | undefined;
}): Settlement {
  const player = toCards(round.player, 5);
  const dealer = toCards(round.dealer, 5);
  checkDistinct([...player, ...dealer]);
  const decision = checkOneOf('decision', round.decision, ['call', 'fold']);
  const jackpot = round.jackpot ?? null;
  const bonus = round.bonus ?? null;
  checkAmount('ante', round.ante, 1);
  if (jackpot) {
    checkAmount('jackpot stake', jackpot.stake, 1);
    checkAmount('jackpot meter', jackpot.meter);
  }
  if (bonus) checkAmount('5+1 stake', bonus.stake, 1);
  const values = {
    player: evaluate(player),
    dealer: evaluate(dealer),
    bonus: Math.max(...bonusHands(player, dealer[0] as Card).map((hand) => evaluate(hand))),
  };
  return settleValues({ decision, ante: round.ante, jackpot, bonus }, values, toRules(round.rules));
}

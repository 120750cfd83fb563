import { naiveEvaluate } from '../../evaluator/naive.js';
import type { Odds, Terms } from './terms.js';

/** Cards as a player would read them off the table: rank x 4 + suit. */
type Cards = readonly number[];

/** One seat at the showdown. */
export interface Showdown {
  readonly player: Cards;
  /** The upcard first. */
  readonly dealer: Cards;
  readonly decision: 'call' | 'fold';
  readonly ante: number;
  /** Stakes of the side bets, 0 for none, and the meter as it is shown. */
  readonly jackpot: number;
  readonly bonus: number;
  readonly meter: number;
}

/** What a seat gets back and what is taken off the meter; both in smallest units. */
export interface Payment {
  readonly returned: number;
  readonly net: number;
  /** The share of the meter that was won, `'all'` when it goes back to its reset. */
  readonly offMeter: number | 'all';
}

const ACE = 12;
const KING = 11;

function pays([n, d]: Odds, stake: number): number {
  return Math.floor((stake * n) / d);
}

function qualifies(dealer: Cards, qualifier: Terms['qualifier']): boolean {
  if (qualifier === 'any' || naiveEvaluate(dealer).category > 0) return true;
  const ranks = dealer.map((card) => Math.floor(card / 4));
  if (qualifier === 'pair') return false;
  return ranks.includes(ACE) && (qualifier === 'ace-high' || ranks.includes(KING));
}

/** The best category among the five cards and the upcard. */
function bestCategory(player: Cards, upcard: number): number {
  const hands = [player, ...player.map((_, i) => player.with(i, upcard))];
  return Math.max(...hands.map((hand) => naiveEvaluate(hand).category));
}

function mainBets({ player, dealer, decision, ante }: Showdown, terms: Terms): number {
  const call = 2 * ante;
  if (decision === 'fold') return 0;
  if (!qualifies(dealer, terms.qualifier)) return 2 * ante + call;
  const [mine, theirs] = [naiveEvaluate(player), naiveEvaluate(dealer)];
  if (mine.key < theirs.key) return 0;
  if (mine.key === theirs.key) return ante + call;
  return 2 * ante + call + pays(terms.paytable[mine.category] as Odds, call);
}

function jackpotPrize(seat: Showdown, { jackpot, qualifier }: Terms): Omit<Payment, 'net'> {
  const nothing = { returned: 0, offMeter: 0 };
  if (seat.jackpot === 0 || !jackpot) return nothing;
  if (jackpot.rule === 'qualified' && !qualifies(seat.dealer, qualifier)) return nothing;
  if (jackpot.onFold === 'forfeit' && seat.decision === 'fold') return nothing;
  const prize = jackpot.prizes[naiveEvaluate(seat.player).category - 5];
  if (!prize) return nothing;
  if ('times' in prize) return { returned: pays(prize.times, seat.jackpot), offMeter: 0 };
  const [n, d] = prize.percent;
  const share = Math.floor((seat.meter * n) / (100 * d));
  return { returned: share, offMeter: n === 100 * d && share > 0 ? 'all' : share };
}

function bonusPrize({ player, dealer, bonus }: Showdown, terms: Terms): number {
  if (bonus === 0) return 0;
  const odds = terms.bonus?.[bestCategory(player, dealer[0] as number) - 3];
  return odds ? bonus + pays(odds, bonus) : 0;
}

/** Settles one seat by the text of the rules, with the naive evaluator and exact fractions. */
export function payOut(seat: Showdown, terms: Terms): Payment {
  const prize = jackpotPrize(seat, terms);
  const returned = mainBets(seat, terms) + prize.returned + bonusPrize(seat, terms);
  const staked = seat.ante * (seat.decision === 'call' ? 3 : 1) + seat.jackpot + seat.bonus;
  return { returned, net: returned - staked, offMeter: prize.offMeter };
}

import { GameError, quote } from '../errors.js';
import { CATEGORIES, type Category } from '../evaluator/category.js';
import { JACKPOT_TABLES, toJackpotTable, type JackpotTableLike } from '../rules/jackpot.js';

/** Which jackpot bet is asked for. `meter` and `stake` are amounts in one unit, whichever that is. */
export interface JackpotQuery {
  /** `standard` when absent. */
  readonly table?: JackpotTableLike | undefined;
  readonly meter: number;
  /** 1 when absent. */
  readonly stake?: number | undefined;
}

/** What the jackpot bet is worth when it pays whatever the dealer holds, nothing rounded. */
export interface JackpotAnalysis {
  /** The mean prize, per unit staked. */
  readonly expectedReturn: number;
  /** What the house keeps of each unit staked; negative once the meter is above its break-even. */
  readonly houseEdge: number;
  /**
   * The meter at which the mean prize equals the stake, in the unit of the query: 0 when the fixed prizes alone return
   * the stake, `null` when no meter does.
   */
  readonly breakEvenMeter: number | null;
}

/** How many five-card hands of a deck are of each category; royal flushes are not counted as straight flushes. */
const HANDS: Readonly<Record<Category, number>> = {
  'high-card': 1_302_540,
  pair: 1_098_240,
  'two-pair': 123_552,
  'three-of-a-kind': 54_912,
  straight: 10_200,
  flush: 5_108,
  'full-house': 3_744,
  'four-of-a-kind': 624,
  'straight-flush': 36,
  'royal-flush': 4,
};
const ALL_HANDS = 2_598_960;

function amountInvalid(name: string, amount: number, expected: string): GameError {
  return new GameError('amount-invalid', `${name} ${quote(amount)}: expected ${expected}`);
}

/**
 * What the jackpot bet returns at a meter, and the meter at which it breaks even. Prizes are "for one": the stake
 * itself does not come back. Throws `jackpot-invalid`, and `amount-invalid` for a meter below 0 or a stake of 0 or less.
 */
export function analyzeJackpot({ table, meter, stake = 1 }: JackpotQuery): JackpotAnalysis {
  const prizes = toJackpotTable(table ?? JACKPOT_TABLES.standard);
  if (!(Number.isFinite(meter) && meter >= 0)) throw amountInvalid('meter', meter, 'an amount of 0 or more');
  if (!(Number.isFinite(stake) && stake > 0)) throw amountInvalid('stake', stake, 'an amount above 0');
  let percents = 0;
  let multiples = 0;
  for (const category of CATEGORIES) {
    const prize = prizes[category];
    if (prize === undefined) continue;
    if ('percent' in prize) percents += prize.percent * HANDS[category];
    else multiples += prize.times * HANDS[category];
  }
  const expectedReturn = ((percents / 100) * (meter / stake) + multiples) / ALL_HANDS;
  const missing = ALL_HANDS - multiples;
  const breakEvenMeter = missing <= 0 ? 0 : percents === 0 ? null : (missing * 100 * stake) / percents;
  return Object.freeze({ expectedReturn, houseEdge: 1 - expectedReturn, breakEvenMeter });
}

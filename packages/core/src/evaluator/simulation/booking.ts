import { CATEGORIES, type Category } from '../category.js';
import { costOfRound, type Simulation } from './options.js';
import { OUTCOME_BYTES, readOutcome } from './outcome.js';
import type { SimulationRules } from './strategy.js';

/** The player's net in the main game (ante and call), in antes, by outcome byte. */
export function mainNets(rules: SimulationRules): Float64Array {
  return Float64Array.from({ length: OUTCOME_BYTES }, (_, byte) => {
    const { category, result } = readOutcome(byte);
    const pays = rules.paytable[CATEGORIES[category] ?? 'high-card'];
    return { fold: -1, 'not-qualified': 1, win: 1 + 2 * pays, tie: 0, lose: -3 }[result ?? 'tie'];
  });
}

/** The money that depends on the rounds before: the jackpot's meter and the bankroll of the session. */
export interface Ledger {
  /** Books rounds in their order. */
  book(outcomes: Uint8Array): void;
  readonly jackpot: { readonly returned: number; readonly meter: number };
  readonly bankroll: { readonly sessions: number; readonly ruined: number };
}

/** Opens the books for the jackpot bet and the bankroll of a simulation. Amounts in antes. */
export function openLedger({ rules, jackpot, bankroll }: Simulation): Ledger {
  const nets = mainNets(rules);
  const prizes = jackpotPrizes(jackpot);
  const stake = jackpot?.stake ?? 0;
  const roundCosts = costOfRound(jackpot);
  let meter = jackpot?.meter ?? 0;
  let returned = 0;
  let balance = bankroll?.amount ?? 0;
  let played = 0;
  let sessions = 0;
  let ruined = 0;

  /** What the jackpot bet returns; a prize that is a share of the meter is taken off it. */
  function bookJackpot(byte: number): number {
    if (jackpot === null) return 0;
    meter += stake * jackpot.rise;
    const times = prizes.times[byte] as number;
    const percent = prizes.percent[byte] as number;
    if (percent === 0) return times * stake;
    const share = (meter * percent) / 100;
    meter = percent === 100 ? jackpot.reset : meter - share;
    return share;
  }

  function closeSession(ruin: boolean): void {
    sessions++;
    if (ruin) ruined++;
    balance = bankroll?.amount ?? 0;
    played = 0;
  }

  return {
    book(outcomes) {
      for (let i = 0; i < outcomes.length; i++) {
        const byte = outcomes[i] as number;
        const prize = bookJackpot(byte);
        returned += prize;
        if (bankroll === null) continue;
        balance += (nets[byte] as number) + prize - stake;
        played++;
        if (played === bankroll.rounds) closeSession(false);
        else if (balance < roundCosts) closeSession(true);
      }
    },
    get jackpot() {
      return { returned, meter };
    },
    get bankroll() {
      return { sessions, ruined };
    },
  };
}

/** The jackpot's prizes by outcome byte: a multiple of the stake, or a share of the meter in percent. */
function jackpotPrizes(jackpot: Simulation['jackpot']): { times: Float64Array; percent: Float64Array } {
  const times = new Float64Array(OUTCOME_BYTES);
  const percent = new Float64Array(OUTCOME_BYTES);
  for (let byte = 0; byte < OUTCOME_BYTES; byte++) {
    const { category, result, qualifies } = readOutcome(byte);
    const prize = jackpot?.table[CATEGORIES[category] as Category];
    const lives =
      (jackpot?.rule === 'independent' || qualifies) && (jackpot?.onFold === 'pays' || result !== 'fold');
    if (prize === undefined || !lives) continue;
    if ('percent' in prize) percent[byte] = prize.percent;
    else times[byte] = prize.times;
  }
  return { times, percent };
}

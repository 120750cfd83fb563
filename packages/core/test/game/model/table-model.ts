import type { Action, ErrorCode, EndReason, Phase } from '../../../src/index.js';
import { atStakes, chipsRefused, highestAnte, NO_CHIPS, sum, type Chips } from './chips.js';
import { Ledger } from './ledger.js';
import { payOut, type Payment } from './settling.js';
import type { Terms } from './terms.js';

/** A dealt round as the dealer's notes have it. */
export interface Dealt {
  readonly player: readonly number[];
  readonly dealer: readonly number[];
  readonly others: readonly (readonly number[])[];
}

/** One line of the record. */
interface Row {
  readonly round: number | null;
  readonly net: number;
  readonly total: number;
}

const DECK = Array.from({ length: 52 }, (_, card) => card);

/**
 * How a floor manager would run the table, with paper and pencil: written from the rules of the game, sharing no code
 * with the core. Amounts in smallest units.
 */
export class TableModel {
  phase: Phase = 'betting';
  bets = NO_CHIPS;
  lastBets: Chips | null = null;
  rows: Row[] = [];
  round = 1;
  reason: EndReason | null = null;
  dealt: Dealt | null = null;
  looked = false;
  payment: Payment | null = null;
  /** Cards drawn since the last shuffle. */
  drawn: readonly number[] = [];
  /** Cards of earlier rounds that the player has seen since then. */
  seen: readonly number[] = [];
  ledger: Ledger;
  /** A jackpot has been offered: its meter runs. */
  hasMeter: boolean;

  constructor(
    public terms: Terms,
    public wished = terms,
  ) {
    this.hasMeter = terms.jackpot !== null;
    this.ledger = new Ledger({ player: terms.balance, pool: terms.jackpot?.meter ?? 0 });
    this.#openRound();
  }

  get balance(): number {
    return this.ledger.in('player') / 1000;
  }

  get played(): number {
    return this.rows.filter(({ round }) => round !== null).length;
  }

  get total(): number {
    return this.rows.at(-1)?.total ?? 0;
  }

  /** Rounds of the session: as wished, never fewer than were begun. */
  get rounds(): number | null {
    const begun = this.played + (this.phase === 'deciding' ? 1 : 0);
    return this.wished.rounds === null ? null : Math.max(this.wished.rounds, begun);
  }

  /** The cards that may be dealt next. */
  get inShoe(): readonly number[] {
    const gone = new Set(this.shuffleDue ? [] : this.drawn);
    return DECK.filter((card) => !gone.has(card));
  }

  get needed(): number {
    return 5 * (this.terms.seats + 1);
  }

  get shuffleDue(): boolean {
    const { reshuffle } = this.terms;
    const many = reshuffle === 'round' ? 1 : reshuffle;
    return this.drawn.length === 0 || this.drawn.length >= many || 52 - this.drawn.length < this.needed;
  }

  /** The code with which a move is refused now, or `null` when it must be accepted. */
  refusal(action: Action): ErrorCode | null {
    const legal = (may: boolean): ErrorCode | null => (may ? null : 'action-illegal');
    const betting = this.phase === 'betting';
    switch (action.type) {
      case 'ante':
        if (!betting) return 'action-illegal';
        if (!Number.isInteger(action.amount) || action.amount < 0) return 'amount-invalid';
        return this.#betsRefused({ ...this.bets, ante: action.amount });
      case 'jackpot':
      case 'bonus':
        return this.#sideBetRefused(action.type, action.on);
      case 'clear':
        return legal(betting && sum(this.bets) > 0);
      case 'rebet':
        return betting && this.lastBets
          ? this.#betsRefused(atStakes(this.lastBets, this.terms))
          : 'action-illegal';
      case 'deal':
        if (!betting || this.bets.ante === 0) return 'action-illegal';
        return this.#isWhole(action.deck) ? null : 'deal-invalid';
      case 'look':
        return legal(this.phase === 'deciding' && !this.looked);
      case 'call':
      case 'fold':
        return legal(this.phase === 'deciding' && this.looked);
      case 'next':
        return legal(this.phase === 'settled');
      case 'void':
        return legal(this.phase === 'deciding' || (betting && this.bets.ante > 0));
      case 'restart':
        return legal(this.phase !== 'deciding');
      case 'end':
        return legal(betting || this.phase === 'settled');
    }
  }

  /** The highest ante beside the side bets on the table. */
  get highestAnte(): number {
    return highestAnte(this.bets.jackpot + this.bets.bonus, this.balance + sum(this.bets), this.terms);
  }

  placeAnte(ante: number): void {
    this.#place({ ...this.bets, ante });
  }

  placeSideBet(bet: 'jackpot' | 'bonus', on: boolean): void {
    this.#place(atStakes({ ...this.bets, [bet]: on ? 1 : 0 }, this.terms));
  }

  clear(): void {
    this.#place(NO_CHIPS);
  }

  rebet(): void {
    this.#place(atStakes(this.lastBets as Chips, this.terms));
  }

  deal(deck: readonly number[]): void {
    if (this.shuffleDue) [this.drawn, this.seen] = [[], []];
    const hands = Array.from({ length: this.terms.seats + 1 }, (_, i) => deck.slice(5 * i, 5 * i + 5));
    const [player, ...others] = hands.slice(0, -1) as [number[], ...number[][]];
    this.dealt = { player, others, dealer: hands.at(-1) as number[] };
    this.drawn = [...this.drawn, ...hands.flat()];
    this.looked = this.terms.deal === 'up';
    this.phase = 'deciding';
    this.ledger.moveThousandths('house', 'pool', this.#rise);
  }

  look(): void {
    this.looked = true;
  }

  decide(decision: 'call' | 'fold'): void {
    const { player, dealer } = this.dealt as Dealt;
    const meter = Math.floor(this.ledger.in('pool') / 1000);
    const payment = payOut({ player, dealer, decision, meter, ...this.bets }, this.terms);
    if (decision === 'call') this.ledger.move('player', 'chips', 2 * this.bets.ante);
    this.ledger.moveThousandths('chips', 'house', this.ledger.in('chips'));
    if (payment.offMeter === 'all') {
      this.ledger.moveThousandths('pool', 'house', this.ledger.in('pool'));
      this.ledger.move('house', 'pool', this.terms.jackpot?.reset ?? 0);
    } else {
      this.ledger.move('pool', 'house', payment.offMeter);
    }
    this.ledger.move('house', 'player', payment.returned);
    this.rows.push({ round: this.played + 1, net: payment.net, total: this.total + payment.net });
    this.payment = payment;
    this.lastBets = this.bets;
    this.looked = true;
    this.phase = 'settled';
  }

  /** `called`: the other seats that called, whose cards lay open. */
  next(called: readonly number[]): void {
    const { player, dealer, others } = this.dealt as Dealt;
    this.seen = [
      ...this.seen,
      ...player,
      ...others.filter((_, i) => called.includes(i + 1)).flat(),
      ...dealer,
    ];
    this.bets = NO_CHIPS;
    this.#followWishes();
    this.#openRound();
  }

  void(): void {
    if (this.phase === 'deciding') this.ledger.moveThousandths('pool', 'house', this.#rise);
    this.rows.push({ round: null, net: 0, total: this.total });
    [this.phase, this.dealt, this.looked, this.drawn, this.seen] = ['betting', null, false, [], []];
    this.#betAnew();
  }

  end(): void {
    if (this.phase === 'betting') this.#place(NO_CHIPS);
    this.#finish('end');
  }

  restart(): TableModel {
    return new TableModel(this.wished);
  }

  /** The host wishes other terms. */
  configure(wished: Terms): TableModel {
    const untouched = this.rows.length === 0 && (this.phase === 'betting' || this.reason === 'funds');
    if (untouched) {
      const opened = new TableModel(wished);
      const preset = new TableModel(this.terms).bets;
      const chosen = (['ante', 'jackpot', 'bonus'] as const).some((bet) => preset[bet] !== this.bets[bet]);
      if (chosen) opened.#putBack(this.bets);
      return opened;
    }
    this.wished = wished;
    if (this.phase === 'betting') this.#betAnew();
    return this;
  }

  /** Betting goes on, on the terms that are wished for by now. */
  #betAnew(): void {
    const { bets } = this;
    this.#place(NO_CHIPS);
    this.#followWishes();
    this.#openRound();
    this.#putBack(bets);
  }

  get #rise(): number {
    return this.bets.jackpot * (this.terms.jackpot?.rise ?? 0);
  }

  /** Chips that lay on the table stay there when they may. */
  #putBack(bets: Chips): void {
    const wanted = atStakes(bets, this.terms);
    if (this.phase === 'betting' && (sum(wanted) === 0 || !this.#betsRefused(wanted))) this.#place(wanted);
  }

  #sideBetRefused(bet: 'jackpot' | 'bonus', on: boolean): ErrorCode | null {
    if (this.phase !== 'betting' || this.terms[bet] === null || this.bets.ante === 0) return 'action-illegal';
    const refused = this.#betsRefused(atStakes({ ...this.bets, [bet]: 1 }, this.terms));
    if (on || this.bets[bet] > 0) return on ? refused : null;
    return refused ? 'action-illegal' : null;
  }

  #betsRefused(bets: Chips): ErrorCode | null {
    return chipsRefused(bets, this.balance + sum(this.bets), this.terms);
  }

  #isWhole(deck: ArrayLike<number>): boolean {
    if (typeof deck !== 'object' || deck === null) return false;
    const shoe = new Set(this.inShoe);
    const cards = Array.from(deck);
    const all = new Set(cards);
    return cards.length >= this.needed && all.size === cards.length && cards.every((card) => shoe.has(card));
  }

  #place(bets: Chips): void {
    this.ledger.move('chips', 'player', sum(this.bets));
    this.ledger.move('player', 'chips', sum(bets));
    this.bets = bets;
  }

  /** The terms of the next round: what belongs to the session stays. */
  #followWishes(): void {
    const { balance, seats } = this.terms;
    this.terms = { ...this.wished, balance, seats };
    if (this.hasMeter || !this.terms.jackpot) return;
    this.hasMeter = true;
    this.ledger.move('house', 'pool', this.terms.jackpot.meter);
  }

  #openRound(): void {
    const { minAnte, ante } = this.terms;
    if (this.rounds !== null && this.played >= this.rounds) return this.#finish('rounds');
    if (this.highestAnte < minAnte) return this.#finish('funds');
    this.phase = 'betting';
    this.round = this.played + 1;
    [this.dealt, this.looked, this.payment] = [null, false, null];
    const wished = [this.lastBets?.ante, ante ?? minAnte];
    const first = wished.find(
      (amount) => amount !== undefined && !this.#betsRefused({ ...NO_CHIPS, ante: amount }),
    );
    if (first !== undefined) this.placeAnte(first);
  }

  #finish(reason: EndReason): void {
    this.phase = 'finished';
    this.reason = reason;
    this.bets = NO_CHIPS;
    [this.dealt, this.looked, this.payment] = [null, false, null];
  }
}

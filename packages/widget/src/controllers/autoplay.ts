import {
  CATEGORIES,
  GameError,
  strategies,
  type Category,
  type PlayerView,
  type Strategy,
  type StrategyName,
} from '@caribbean-stud/core';

/** When autoplay ends before its rounds are played. */
export interface StopConditions {
  /** The total has fallen by this much since the start, in smallest units. */
  readonly loss?: number | undefined;
  /** The total has risen by this much since the start, in smallest units. */
  readonly win?: number | undefined;
  /** The jackpot bet has won. */
  readonly jackpot?: boolean | undefined;
  /** The player was dealt a hand of this category or a better one. */
  readonly category?: Category | undefined;
}

/** What autoplay is asked to do. */
export interface AutoplayOptions {
  /** Rounds to play, 1 or more; until the session ends when absent. */
  readonly rounds?: number | undefined;
  /** How to decide: a strategy or its name; `null` (and absent) leaves every decision to the player. */
  readonly strategy?: Strategy | StrategyName | null | undefined;
  readonly stop?: StopConditions | undefined;
}

/** Why autoplay has ended. `interrupted`: stopped by hand or by the page, or a move of its own was refused. */
export type AutoplayEnd = 'rounds' | 'session' | 'loss' | 'win' | 'jackpot' | 'category' | 'interrupted';

/** What autoplay did. */
export interface AutoplayResult {
  readonly rounds: number;
  readonly end: AutoplayEnd;
}

/** The element's methods that autoplay drives. */
interface TableApi {
  readonly table: PlayerView;
  placeAnte(amount: number): Promise<void>;
  rebet(): Promise<void>;
  deal(): Promise<void>;
  look(): Promise<void>;
  call(): Promise<void>;
  fold(): Promise<void>;
  next(): Promise<void>;
  requestUpdate(): void;
}

/** How long a settled round can be read, in milliseconds. */
export const READING_TIME = { slow: 2400, normal: 1200, fast: 300 } as const;

interface Run {
  readonly strategy: Strategy | null;
  readonly rounds: number;
  readonly stop: StopConditions;
  readonly total: number;
  played: number;
  stopped: boolean;
  /** Ends a pause early. */
  wake: () => void;
}

function optionInvalid(message: string): GameError {
  return new GameError('option-invalid', `autoplay: ${message}`);
}

function strategyOf(asked: AutoplayOptions['strategy']): Strategy | null {
  if (asked === null || asked === undefined) return null;
  if (typeof asked !== 'string') return asked;
  if (!Object.hasOwn(strategies, asked)) throw optionInvalid(`no strategy is called ${asked}`);
  return strategies[asked];
}

function checkRounds(rounds: number): number {
  if (rounds === Infinity || (Number.isInteger(rounds) && rounds >= 1)) return rounds;
  throw optionInvalid('rounds must be a whole number of 1 or more');
}

/** Plays rounds by itself, move by move through the same methods that a page uses. */
export class Autoplay {
  readonly #api: TableApi;
  readonly #readingTime: () => number;
  #run: Run | null = null;

  constructor(api: TableApi, readingTime: () => number) {
    this.#api = api;
    this.#readingTime = readingTime;
  }

  /** Whether rounds are being played by themselves. */
  get running(): boolean {
    return this.#run !== null;
  }

  /** Whether it is the player who decides in between. */
  get leavesDecisions(): boolean {
    return this.#run !== null && this.#run.strategy === null;
  }

  /** Starts; resolves when it is over. Rejects with `option-invalid`, and with `action-illegal` while it runs already. */
  async play({ rounds = Infinity, strategy, stop = {} }: AutoplayOptions = {}): Promise<AutoplayResult> {
    if (this.#run) throw new GameError('action-illegal', 'autoplay is running already');
    const run: Run = {
      strategy: strategyOf(strategy),
      rounds: checkRounds(rounds),
      stop,
      total: this.#api.table.total,
      played: 0,
      stopped: false,
      wake: () => {},
    };
    this.#run = run;
    this.#api.requestUpdate();
    try {
      return { end: await this.#playOn(run), rounds: run.played };
    } finally {
      this.#run = null;
      this.#api.requestUpdate();
    }
  }

  /** Stops after the move that is under way. */
  stop(): void {
    if (!this.#run) return;
    this.#run.stopped = true;
    this.#run.wake();
  }

  /** The table has changed: a player who was waited for may have decided. */
  tableChanged(): void {
    if (this.leavesDecisions) this.#run?.wake();
  }

  async #playOn(run: Run): Promise<AutoplayEnd> {
    while (!run.stopped) {
      const { phase } = this.#api.table;
      if (phase === 'finished') return 'session';
      try {
        const end = await this.#step(run);
        if (end) return end;
      } catch (error) {
        if (error instanceof GameError) return 'interrupted';
        throw error;
      }
    }
    return 'interrupted';
  }

  /** One move, or a wait; tells when a round has ended that fulfils a condition. */
  async #step(run: Run): Promise<AutoplayEnd | null> {
    const { table } = this.#api;
    switch (table.phase) {
      case 'betting':
        await this.#bet(table);
        if (!run.stopped) await this.#api.deal();
        return null;
      case 'deciding':
        await this.#decide(run, table);
        return null;
      default:
        return this.#goOn(run, table);
    }
  }

  /** The bets of the round before, side bets included; in the first round those that lie there. */
  async #bet({ bets, legalActions, terms, register }: PlayerView): Promise<void> {
    const may = (type: string): boolean => legalActions.some((action) => action.type === type);
    if (register.some((row) => !row.void) && may('rebet')) await this.#api.rebet();
    else if (bets.ante === 0) await this.#api.placeAnte(terms.minAnte);
  }

  async #decide(run: Run, { player, dealer, terms }: PlayerView): Promise<void> {
    if (run.strategy === null) return this.#pause(run, Infinity);
    if (!player.cards) return this.#api.look();
    const { choice } = run.strategy.decide(player.cards, dealer.upcard as number, terms.rules);
    return choice === 'call' ? this.#api.call() : this.#api.fold();
  }

  async #goOn(run: Run, table: PlayerView): Promise<AutoplayEnd | null> {
    run.played++;
    const end = run.played >= run.rounds ? 'rounds' : null;
    const condition = conditionMet(run, table) ?? end;
    if (condition) return condition;
    await this.#pause(run, this.#readingTime());
    if (!run.stopped && this.#api.table.phase === 'settled') await this.#api.next();
    return null;
  }

  #pause(run: Run, milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = milliseconds === Infinity ? undefined : setTimeout(resolve, milliseconds);
      run.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

function conditionMet({ stop, total }: Run, table: PlayerView): AutoplayEnd | null {
  const change = table.total - total;
  if (stop.loss !== undefined && -change >= stop.loss) return 'loss';
  if (stop.win !== undefined && change >= stop.win) return 'win';
  if (stop.jackpot && (table.settlement?.bets.jackpot?.returned ?? 0) > 0) return 'jackpot';
  const { category } = table.player;
  if (stop.category && category && CATEGORIES.indexOf(category) >= CATEGORIES.indexOf(stop.category))
    return 'category';
  return null;
}

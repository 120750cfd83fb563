import { CATEGORIES, GameError, type PlayerView } from '@caribbean-stud/core';
import { toPlan, type AutoplayOptions, type Plan, type StopConditions } from './autoplay-plan.js';

/** Why autoplay has ended. `interrupted`: stopped by hand or by the page, or a move of its own was refused. */
export type AutoplayEnd = 'rounds' | 'session' | 'loss' | 'win' | 'jackpot' | 'category' | 'interrupted';

/** What autoplay did. */
export interface AutoplayResult {
  /** Counted rounds. */
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

/** One move, or a wait. */
type Step = () => Promise<void>;

interface Run {
  readonly plan: Plan;
  /** The table as it was found. */
  readonly before: PlayerView;
  /** Rounds that have been looked at, whether a condition is met. */
  seen: number;
  stopped: boolean;
  /** For the player's decision, or while a settled round can be read. */
  waitsFor: 'player' | 'reader' | null;
  /** Ends a wait. */
  wake: () => void;
}

/**
 * Plays rounds by itself, move by move through the same methods that a page uses. It keeps no count of its own: what was
 * played and won is read from the table, so that moves by hand and by the page may come in between.
 */
export class Autoplay {
  readonly #api: TableApi;
  readonly #readingTime: () => number;
  #run: Run | null = null;

  constructor(api: TableApi, readingTime: () => number) {
    this.#api = api;
    this.#readingTime = readingTime;
  }

  /** What is played by itself: nothing, all but the player's decisions, or the decisions as well. */
  get state(): 'off' | 'decides' | 'plays' {
    return this.#run === null ? 'off' : this.#run.plan.strategy === null ? 'decides' : 'plays';
  }

  /** Starts; resolves when it is over. Rejects with `option-invalid`, and with `action-illegal` while it runs already. */
  async play(options: AutoplayOptions = {}): Promise<AutoplayResult> {
    if (this.#run) throw new GameError('action-illegal', 'autoplay is running already');
    const run: Run = {
      plan: toPlan(options),
      before: this.#api.table,
      seen: 0,
      stopped: false,
      waitsFor: null,
      wake: () => {},
    };
    this.#run = run;
    this.#api.requestUpdate();
    try {
      const end = await this.#playOn(run);
      return { rounds: Math.max(run.seen, this.#played(run)), end };
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
    if (this.#run?.waitsFor === 'player') this.#run.wake();
  }

  async #playOn(run: Run): Promise<AutoplayEnd> {
    while (!run.stopped) {
      const next = this.#next(run);
      if (typeof next === 'string') return next;
      try {
        await next();
      } catch (error) {
        if (error instanceof GameError) return 'interrupted';
        throw error;
      }
    }
    return 'interrupted';
  }

  /** What comes next, or why it is over. */
  #next(run: Run): Step | AutoplayEnd {
    const { table } = this.#api;
    // A session begun anew by hand or by the page is not the one that was to be played.
    if (this.#played(run) < run.seen) return 'interrupted';
    switch (table.phase) {
      case 'betting':
        return () => this.#bet(run, table);
      case 'deciding':
        return this.#decision(run, table);
      case 'settled':
        return this.#afterRound(run, table);
      case 'finished':
        return 'session';
    }
  }

  /** Counted rounds since the start. */
  #played({ before }: Run): number {
    return this.#api.table.played - before.played;
  }

  /** In the first round the bets that lie there, then those of the round before, side bets included. */
  async #bet(run: Run, { bets, legalActions, terms }: PlayerView): Promise<void> {
    const again = this.#played(run) > 0 && legalActions.some(({ type }) => type === 'rebet');
    if (again) await this.#api.rebet();
    else if (bets.ante === 0) await this.#api.placeAnte(terms.minAnte);
    if (!run.stopped) await this.#api.deal();
  }

  #decision(run: Run, { player, dealer, terms }: PlayerView): Step {
    const { strategy } = run.plan;
    if (strategy === null) return () => this.#wait(run, 'player', Infinity);
    if (!player.cards) return () => this.#api.look();
    const advice: { choice: unknown } | null = strategy.decide(
      player.cards,
      dealer.upcard as number,
      terms.rules,
    );
    const choice = advice?.choice;
    if (choice !== 'call' && choice !== 'fold')
      throw new GameError('option-invalid', `autoplay: the strategy chose ${String(choice)}`);
    return () => this.#api[choice]();
  }

  #afterRound(run: Run, table: PlayerView): Step | AutoplayEnd {
    const played = this.#played(run);
    if (played === run.seen) return () => this.#api.next();
    run.seen = played;
    const condition = conditionMet(run.plan.stop, run.before, table);
    if (condition) return condition;
    if (played >= run.plan.rounds) return 'rounds';
    return () => this.#wait(run, 'reader', this.#readingTime());
  }

  async #wait(run: Run, waitsFor: 'player' | 'reader', milliseconds: number): Promise<void> {
    run.waitsFor = waitsFor;
    await new Promise<void>((resolve) => {
      const timer = milliseconds === Infinity ? undefined : setTimeout(resolve, milliseconds);
      run.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    run.waitsFor = null;
  }
}

function conditionMet(stop: StopConditions, before: PlayerView, table: PlayerView): AutoplayEnd | null {
  const change = table.total - before.total;
  if (stop.loss !== undefined && -change >= stop.loss) return 'loss';
  if (stop.win !== undefined && change >= stop.win) return 'win';
  if (stop.jackpot && (table.settlement?.bets.jackpot?.returned ?? 0) > 0) return 'jackpot';
  const { category } = table.player;
  if (stop.category && category && CATEGORIES.indexOf(category) >= CATEGORIES.indexOf(stop.category))
    return 'category';
  return null;
}

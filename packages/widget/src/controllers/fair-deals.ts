import type { Card, RandomSource, TableState } from '@caribbean-stud/core';
import { cardsToDeal, DECK } from '@caribbean-stud/core';
import type * as fairModule from '@caribbean-stud/core/fair';
import type { RoundProof } from '@caribbean-stud/core/fair';
import { LONGEST_SEED, type Fairness, type Origin } from '../scene/told.js';

type FairModule = typeof fairModule;

/** What the controller needs of the table's element. */
interface DealHost {
  readonly randomSource: RandomSource | null;
  readonly dealer: unknown;
  requestUpdate(): void;
  /** There is something else to be saved. */
  tableChanged(): void;
}

/** What is kept with a saved table: never the secret of a deal that is still to come. */
interface Kept {
  readonly clientSeed: string;
  readonly current: RoundProof | null;
  readonly opened: RoundProof | null;
}

/** A player's seed as it can be used: of a length for a field, and without halves of characters. */
function readSeed(text: string): string {
  return text.slice(0, LONGEST_SEED).replace(/\p{Surrogate}/gu, '');
}

/**
 * The provable deals of one table. Each deal has a secret of its own, made when its commitment is first shown, and opened
 * when the round is over or taken back. The code for it is loaded when it is first wanted.
 */
export class FairDeals {
  /** Whether deals shall be provable where the table itself deals. */
  wanted = false;
  readonly #host: DealHost;
  readonly #import: () => Promise<FairModule>;
  #fair: FairModule | null = null;
  #loading: Promise<void> | null = null;
  #failed = false;
  #clientSeed: string | null = null;
  /** The secret of the next deal. */
  #secret: string | null = null;
  /** The deal that was asked for and does not lie on the table yet. */
  #asked: RoundProof | null = null;
  #current: RoundProof | null = null;
  #opened: RoundProof | null = null;
  #proved: Fairness['opened'] = null;

  constructor(
    host: DealHost,
    importFair: () => Promise<FairModule> = () => import('@caribbean-stud/core/fair'),
  ) {
    this.#host = host;
    this.#import = importFair;
  }

  /** What must be waited for before the next deal can be had; `null` when it can be had at once. */
  awaits(state: TableState): Promise<void> | null {
    return this.#origin(state) === 'loading' ? this.#load() : null;
  }

  /** The source of the next deal, `null` when it carries no proof. Throws `deal-invalid` when there is no secret to be had. */
  source(state: TableState): RandomSource | null {
    const fair = this.#fair;
    if (!fair || this.#origin(state) !== 'fair') return null;
    const serverSeed = this.#nextSecret(fair);
    const { round, attempt, terms } = state;
    this.#asked = {
      ...{ serverSeed, commitment: fair.commit(serverSeed), clientSeed: this.#seed(), round, attempt },
      drawn: drawnBefore(state),
      seats: terms.seats,
    };
    return fair.fairSource(this.#asked);
  }

  /** The table went from one state to another: a deal lies there now, or is over and can be opened. */
  follow(before: TableState, after: TableState): void {
    const asked = this.#asked;
    this.#asked = null;
    if (before.phase !== 'deciding' && after.phase === 'deciding') {
      this.#current = asked;
      // A secret that has dealt deals no more, and an earlier proof proves nothing about a deal that has none.
      if (asked) this.#secret = null;
      else this.#opened = null;
    } else if (before.phase === 'deciding' && after.phase !== 'deciding' && this.#current) {
      this.#opened = { ...this.#current, ...cardsSeen(before, after) };
      this.#current = null;
    }
  }

  /** What the player may know. */
  show(state: TableState): Fairness {
    const origin = this.#origin(state);
    if (origin === 'loading') void this.#load();
    const shown: Fairness = {
      ...{ origin, commitment: null, drawn: [], clientSeed: '', current: null, opened: null },
      chooseSeed: this.#chooseSeed,
    };
    const fair = this.#fair;
    if (!fair) return shown;
    try {
      return {
        ...shown,
        commitment: origin === 'fair' ? fair.commit(this.#nextSecret(fair)) : null,
        drawn: drawnBefore(state),
        clientSeed: this.#seed(),
        current: this.#current && withoutSecret(this.#current),
        opened: this.#proof(fair),
      };
    } catch {
      // No secrets can be had on this platform: a deal would be void.
      return { ...shown, origin: 'failed' };
    }
  }

  /** What a save must hold; `null` when there is nothing. */
  keep(): Kept | null {
    if (this.#clientSeed === null) return null;
    return { clientSeed: this.#clientSeed, current: this.#current, opened: this.#opened };
  }

  /** Goes on with what a save held: unknown, and proved before it is shown. */
  resume(kept: unknown): void {
    const { clientSeed, current, opened } = (kept ?? {}) as Partial<Kept>;
    if (typeof clientSeed === 'string') this.#clientSeed = readSeed(clientSeed);
    this.#current = current ?? null;
    this.#opened = opened ?? null;
  }

  readonly #chooseSeed = (text: string): void => {
    this.#clientSeed = readSeed(text);
    this.#host.tableChanged();
  };

  #origin({ terms, round }: TableState): Origin {
    if (this.#host.dealer) return 'dealer';
    if (terms.example && round === 1) return 'example';
    if (terms.practice) return 'practice';
    if (terms.seed !== null) return 'seed';
    if (this.#host.randomSource) return 'source';
    if (!this.wanted) return 'off';
    return this.#fair ? 'fair' : this.#failed ? 'failed' : 'loading';
  }

  #load(): Promise<void> {
    return (this.#loading ??= this.#import().then(
      (fair) => {
        this.#fair = fair;
        this.#host.requestUpdate();
      },
      () => {
        this.#failed = true;
        this.#host.requestUpdate();
      },
    ));
  }

  /** The opened deal, once its proof has been found to hold; it is checked once. */
  #proof(fair: FairModule): Fairness['opened'] {
    const proof = this.#opened;
    if (proof === null) return null;
    if (this.#proved?.proof !== proof)
      this.#proved = { proof, text: fair.verifyRound(proof).valid ? fair.proofText(proof) : null };
    return this.#proved;
  }

  #nextSecret(fair: FairModule): string {
    return (this.#secret ??= fair.createServerSeed());
  }

  /** The player's seed; a random one until the player chooses. */
  #seed(): string {
    return (this.#clientSeed ??= (this.#fair as FairModule).createServerSeed().slice(0, 16));
  }
}

function withoutSecret({ commitment, clientSeed }: RoundProof): Fairness['current'] {
  return { commitment, clientSeed };
}

/** Cards that the next deal will not hold, in the order in which they were drawn. */
function drawnBefore(state: TableState): readonly Card[] {
  return cardsToDeal(state).length === DECK.length ? [] : state.shoe.drawn;
}

/** What lay open when the round was over; of a voided round, what lay open before. */
function cardsSeen(
  { deal, looked }: TableState,
  { phase }: TableState,
): Pick<RoundProof, 'player' | 'dealer'> {
  const [player = [], dealer = []] = [deal?.hands[0], deal?.dealer];
  return phase === 'settled'
    ? { player, dealer }
    : { player: looked ? player : [], dealer: dealer.slice(0, 1) };
}

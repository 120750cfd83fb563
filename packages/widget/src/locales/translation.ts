import type { Category } from '@caribbean-stud/core';
import type { Translation as LocalizeTranslation } from '@shoelace-style/localize';

/** How a hand is called: by itself, as a heading, and after "with" in a sentence. */
export interface HandWords {
  /** By itself, capitalized: `Pair of queens`. */
  readonly title: string;
  /** After "with": `a pair of queens`. */
  readonly withIt: string;
}

/** Why a bet or move was refused, in words for the player. Amounts are formatted already. */
export interface RefusalWords {
  limit(min: string, max: string): string;
  funds(): string;
}

/**
 * Everything the table says in one language. Sentences are whole, with placeholders; amounts arrive formatted.
 * A language that lacks a key does not compile.
 */
export interface Translation extends LocalizeTranslation {
  readonly gameName: string;
  readonly categories: Readonly<Record<Category, string>>;
  /** A hand from its category and the ranks that decide it (0 deuce .. 12 ace), most significant first. */
  hand(category: Category, ranks: readonly number[]): HandWords;
  /** A card's full name: `queen of hearts`. Suits are 0 clubs, 1 diamonds, 2 hearts, 3 spades. */
  card(rank: number, suit: number): string;
  readonly faceDown: string;

  readonly dealer: string;
  readonly you: string;
  readonly balance: string;
  /** `rounds` is absent in endless play. */
  round(round: string, rounds?: string): string;
  /** The results so far, for the row of ticks. */
  ticks(won: string, lost: string, pushed: string): string;
  /** The line printed on the felt, by qualifier. */
  readonly printedRule: Readonly<Record<'ace-king' | 'ace-high' | 'pair' | 'any', string>>;
  dealerShows(rank: number): string;
  readonly demo: string;
  readonly practice: string;
  /** The cards are shuffled before the next deal. */
  readonly shuffleNext: string;
  readonly otherSeats: string;
  seat(number: string): string;
  readonly waits: string;
  readonly fiveFaceDown: string;

  readonly ante: string;
  readonly call: string;
  readonly fold: string;
  readonly winnings: string;
  readonly jackpot: string;
  /** A live meter that has fallen silent: the last good value. */
  lastKnown(amount: string): string;
  readonly bonus: string;
  readonly on: string;
  readonly off: string;
  readonly clear: string;
  readonly rebet: string;
  readonly deal: string;
  readonly look: string;
  readonly nextRound: string;
  readonly endSession: string;
  readonly newSession: string;
  readonly seeResult: string;
  readonly stop: string;
  readonly chips: string;
  chip(value: string): string;
  /** What a press on the ante circle does. */
  addChip(chip: string): string;
  readonly takeBack: string;
  callStake(stake: string): string;

  /** The sentences of the phases. */
  readonly placeAnte: string;
  readonly dealWhenReady: string;
  readonly callOrFold: string;
  readonly lookAtCards: string;
  readonly noFundsForAnte: string;
  onTheRegister(balance: string): string;
  readonly dealing: string;
  readonly playsByItself: string;

  /** What the live region says. */
  readonly say: {
    betting(ante: string, balance: string): string;
    bettingEmpty(balance: string): string;
    deciding(hand: string, upcard: string): string;
    dealtFaceDown(upcard: string): string;
    settled(sentence: string, net: string, balance: string): string;
    finished(verdict: string, total: string): string;
    voided: string;
  };

  /** The result in one sentence with its reason; hands are in the form of `withIt`. */
  readonly result: {
    win(player: string, dealer: string): string;
    winByKicker(player: string): string;
    lose(player: string, dealer: string): string;
    loseByKicker(dealer: string): string;
    tie(hand: string): string;
    notQualified(dealer: string): string;
    fold(dealer: string): string;
  };
  /** A bet that won at odds, and its profit: `Call 4 : 1 +8`. */
  paid(bet: string, odds: string, profit: string): string;
  /** Any other bet and what became of it: `Call -2`. */
  unpaid(bet: string, profit: string): string;
  readonly net: string;
  /** Words of a result for the register and the ticks. */
  readonly outcome: Readonly<Record<'win' | 'lose' | 'tie' | 'fold' | 'not-qualified' | 'void', string>>;

  readonly verdict: Readonly<Record<'player' | 'bank' | 'draw', string>>;
  finishedAfter(rounds: number, roundsText: string): string;
  readonly finishedFunds: string;
  readonly finishedByHand: string;
  chart(lowest: string, highest: string, last: string): string;

  readonly panelNames: Readonly<
    Record<'paytable' | 'odds' | 'register' | 'chart' | 'rules' | 'fairness', string>
  >;
  readonly panels: string;
  readonly paytable: {
    readonly hand: string;
    readonly callPays: string;
    readonly jackpotPays: string;
    readonly bonusPays: string;
    /** `pays` are odds such as `3 : 2`. */
    readonly note: string;
    readonly roundedDown: string;
    /** Below a live meter: what this table pays from. */
    ownMeter(amount: string): string;
    readonly yourHand: string;
    readonly highCardAceKing: string;
  };
  readonly register: {
    readonly round: string;
    readonly hand: string;
    readonly result: string;
    readonly net: string;
    readonly total: string;
    readonly empty: string;
    /** Rounds that are no longer listed. */
    carried(rounds: string, net: string): string;
    /** What the dealer had, below the player's hand. */
    dealerHad(category: string): string;
    readonly saveCsv: string;
    readonly saveJson: string;
  };

  /** The rules in force, sentence by sentence. Amounts and odds arrive formatted. */
  readonly rules: {
    readonly ranks: string;
    placeAnte(min: string, max: string): string;
    jackpotBet(stake: string): string;
    bonusBet(stake: string): string;
    readonly dealUp: string;
    readonly dealDown: string;
    otherSeats(count: number, countText: string): string;
    readonly decide: string;
    readonly qualify: Readonly<Record<'ace-king' | 'ace-high' | 'pair' | 'any', string>>;
    beat(best: string): string;
    readonly tie: string;
    readonly jackpotIndependent: string;
    readonly jackpotQualified: string;
    readonly jackpotForfeit: string;
    readonly shuffleEveryRound: string;
    shuffleAfter(cards: string): string;
    readonly practice: string;
    session(rounds: number, roundsText: string): string;
    readonly endless: string;
    readonly strict: string;
    readonly onTheRegister: string;
  };

  /** The exact figures of the settings in force. */
  readonly odds: {
    readonly houseEdge: string;
    readonly houseEdgeMeaning: string;
    readonly elementOfRisk: string;
    elementOfRiskMeaning(wager: string): string;
    readonly calls: string;
    readonly callsMeaning: string;
    readonly ahead: string;
    aheadMeaning(rounds: string, even: string, behind: string): string;
    readonly jackpot: string;
    jackpotMeaning(meter: string, breakEven: string): string;
    readonly bonus: string;
    readonly bonusMeaning: string;
    readonly computing: string;
    readonly exact: string;
    readonly notInPractice: string;
  };

  /** Deals that can be checked. The secret is the dealer's seed, its fingerprint the commitment to it. */
  readonly fairness: {
    /** Where the cards come from. */
    readonly origin: Readonly<
      Record<'fair' | 'loading' | 'failed' | 'dealer' | 'example' | 'practice' | 'seed' | 'source', string>
    >;
    readonly nextFingerprint: string;
    readonly drawn: string;
    readonly nextSeed: string;
    readonly seedHint: string;
    readonly fingerprint: string;
    readonly yourSeed: string;
    /** The round on the table carries no proof. */
    readonly unproved: string;
    opened(round: string): string;
    /** What an opened round shows. */
    readonly meaning: string;
    readonly secret: string;
    readonly proof: string;
    readonly copy: string;
    readonly copied: string;
  };

  /** The coach. Values are in antes. */
  readonly advice: {
    readonly expected: string;
    valueOf(choice: string): string;
    readonly better: string;
    right(choice: string, value: string, other: string): string;
    wrong(better: string, cost: string): string;
    tally(decisions: number, decisionsText: string, mistakes: string, cost: string): string;
  };

  /** Why the table is not kept for the next visit, or could not be brought back. */
  readonly notKept: Readonly<Record<'storage-failed' | 'storage-conflict' | 'save-invalid', string>>;

  /** What the player has done in all sessions that were kept. */
  readonly statistics: {
    sum(rounds: number, roundsText: string, sessions: number, sessionsText: string, net: string): string;
    best(hand: string): string;
    readonly save: string;
    /** The button, what it says when it wants to be pressed once more, and what is said then. */
    readonly erase: string;
    readonly eraseAgain: string;
    readonly erasing: string;
    readonly erased: string;
  };

  readonly refused: RefusalWords;
}

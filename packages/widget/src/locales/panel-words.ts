// What the panels say. Amounts, odds and figures arrive formatted.

/** What every hand pays. */
export interface PaytableWords {
  readonly hand: string;
  readonly callPays: string;
  readonly jackpotPays: string;
  readonly bonusPays: string;
  /** Which bet the table is about, and what the ante pays. */
  readonly note: string;
  /** Added where odds are fractions, such as `3 : 2`. */
  readonly roundedDown: string;
  /** Below a live meter: what this table pays from. */
  ownMeter(amount: string): string;
  /** Read after the hand that was paid. */
  readonly yourHand: string;
  /** The last row where the dealer needs ace and king. */
  readonly highCardAceKing: string;
}

/** The record of the session. */
export interface RegisterWords {
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
}

/** The rules in force, sentence by sentence. */
export interface RulesWords {
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
}

/** The exact figures of the settings in force. */
export interface OddsWords {
  readonly houseEdge: string;
  readonly houseEdgeMeaning: string;
  readonly elementOfRisk: string;
  elementOfRiskMeaning(wager: string): string;
  readonly calls: string;
  readonly callsMeaning: string;
  readonly ahead: string;
  /** `even` and `behind` are the chances of the other ends. */
  aheadMeaning(rounds: number, roundsText: string, even: string, behind: string): string;
  readonly jackpot: string;
  jackpotMeaning(meter: string, breakEven: string): string;
  readonly bonus: string;
  readonly bonusMeaning: string;
  readonly computing: string;
  /** The code that computes the figures could not be loaded. */
  readonly failed: string;
  /** Below all figures. */
  readonly exact: string;
  /** After `exact` on a table for practice. */
  readonly notInPractice: string;
}

/** Deals that can be checked. The secret is the dealer's seed, its fingerprint the commitment to it. */
export interface FairnessWords {
  /** Where the cards come from. */
  readonly origin: Readonly<
    Record<'fair' | 'loading' | 'failed' | 'dealer' | 'example' | 'practice' | 'seed' | 'source', string>
  >;
  readonly nextFingerprint: string;
  /** The cards that the next deal will not hold. */
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
}

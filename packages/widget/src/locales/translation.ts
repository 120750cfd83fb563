import type { Category } from '@caribbean-stud/core';
import type { Translation as LocalizeTranslation } from '@shoelace-style/localize';
import type { FairnessWords, OddsWords, PaytableWords, RegisterWords, RulesWords } from './panel-words.js';

/** What a hand is called: by itself, as a heading, and after "with" in a sentence. */
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
 * Everything the table says in one language. Sentences are whole, with placeholders; amounts and figures arrive
 * formatted. A number beside its text (`rounds`, `roundsText`) is there to choose between singular and plural.
 * A language that lacks a key does not compile.
 */
export interface Translation extends LocalizeTranslation {
  readonly gameName: string;
  readonly categories: Readonly<Record<Category, string>>;
  /** A hand from its category and the ranks that decide it (0 deuce .. 12 ace), most significant first. */
  hand(category: Category, ranks: readonly number[]): HandWords;
  /** A card's full name: `queen of hearts`. Suits are 0 clubs, 1 diamonds, 2 hearts, 3 spades. */
  card(rank: number, suit: number): string;
  /** The name of a card that lies face down. */
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
  /** After "Dealer", which stands beside it: `shows a jack`. */
  dealerShows(rank: number): string;
  /** Marks deals that are given: by a seed, or as an example. */
  readonly demo: string;
  /** Marks hands that are chosen for practice. */
  readonly practice: string;
  /** The cards are shuffled before the next deal. */
  readonly shuffleNext: string;
  /** The name of the row of other seats. */
  readonly otherSeats: string;
  seat(number: string): string;
  /** What another seat does before the showdown. */
  readonly waits: string;
  /** The hand of another seat before the showdown. */
  readonly fiveFaceDown: string;

  readonly ante: string;
  readonly call: string;
  readonly fold: string;
  readonly winnings: string;
  readonly jackpot: string;
  /** A live meter that has fallen silent: the last good value. */
  lastKnown(amount: string): string;
  /** The 5+1 bet. */
  readonly bonus: string;
  /** The states of a side bet. */
  readonly on: string;
  readonly off: string;
  /** Buttons, up to `stop`. */
  readonly clear: string;
  readonly rebet: string;
  readonly deal: string;
  readonly look: string;
  readonly nextRound: string;
  readonly endSession: string;
  readonly newSession: string;
  /** In place of `nextRound` after the last one. */
  readonly seeResult: string;
  /** Ends playing by itself. */
  readonly stop: string;
  /** The name of the row of chips. */
  readonly chips: string;
  chip(value: string): string;
  /** What a press on the ante circle does. */
  addChip(chip: string): string;
  readonly takeBack: string;
  /** Below the button that calls: what it costs, twice the ante. */
  callStake(stake: string): string;

  /** The sentences of the phases. */
  readonly placeAnte: string;
  readonly dealWhenReady: string;
  readonly callOrFold: string;
  readonly lookAtCards: string;
  readonly noFundsForAnte: string;
  /** The balance is below zero, which the table allows. */
  onTheRegister(balance: string): string;
  /** The cards are awaited, from a dealer of the page for instance. */
  readonly dealing: string;
  readonly playsByItself: string;

  /** What the live region says. `hand` is in the form of `withIt`, `upcard` a card's full name. */
  readonly say: {
    betting(ante: string, balance: string): string;
    bettingEmpty(balance: string): string;
    deciding(hand: string, upcard: string): string;
    dealtFaceDown(upcard: string): string;
    settled(sentence: string, net: string, balance: string): string;
    finished(verdict: string, total: string): string;
    readonly voided: string;
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
  /** Below the net of a round. */
  readonly net: string;
  /** The result of a round in a word, for the register; `fold` for the other seats too. */
  readonly outcome: Readonly<Record<'win' | 'lose' | 'tie' | 'fold' | 'void', string>>;

  readonly verdict: Readonly<Record<'player' | 'bank' | 'draw', string>>;
  finishedAfter(rounds: number, roundsText: string): string;
  /** Why the session ended before its last round. */
  readonly finishedFunds: string;
  readonly finishedByHand: string;
  /** What the line of the session shows. */
  chart(lowest: string, highest: string, last: string): string;

  readonly panelNames: Readonly<
    Record<'paytable' | 'odds' | 'register' | 'chart' | 'rules' | 'fairness', string>
  >;
  /** The name of the row of panels. */
  readonly panels: string;
  readonly paytable: PaytableWords;
  readonly register: RegisterWords;
  readonly rules: RulesWords;
  readonly odds: OddsWords;
  readonly fairness: FairnessWords;

  /** The coach. Values are in antes, choices the names of `call` and `fold`. */
  readonly advice: {
    /** A caption above both values. */
    readonly expected: string;
    valueOf(choice: string): string;
    /** Beside the higher value. */
    readonly better: string;
    /** `value` is that of the choice, `other` that of the choice not made. */
    right(choice: string, value: string, other: string): string;
    wrong(better: string, cost: string): string;
    /** The decisions of the session so far. */
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

  /** Why a bet was refused. */
  readonly refused: RefusalWords;
}

import { card, hand, oneOf } from './hands/en.js';
import type { Translation } from './translation.js';

/** English. */
export const en: Translation = {
  $code: 'en',
  $name: 'English',
  $dir: 'ltr',

  gameName: 'Caribbean stud',
  categories: {
    'royal-flush': 'Royal flush',
    'straight-flush': 'Straight flush',
    'four-of-a-kind': 'Four of a kind',
    'full-house': 'Full house',
    flush: 'Flush',
    straight: 'Straight',
    'three-of-a-kind': 'Three of a kind',
    'two-pair': 'Two pair',
    pair: 'One pair',
    'high-card': 'High card',
  },
  hand,
  card,
  faceDown: 'face-down card',

  dealer: 'Dealer',
  you: 'You',
  balance: 'Balance',
  round: (round, rounds) => (rounds === undefined ? `Round ${round}` : `Round ${round} of ${rounds}`),
  ticks: (won, lost, pushed) => `Results so far: ${won} won, ${lost} lost, ${pushed} pushed`,
  printedRule: {
    'ace-king': 'Dealer plays with ace-king or better',
    'ace-high': 'Dealer plays with ace high or better',
    pair: 'Dealer plays with a pair or better',
    any: 'Dealer plays with any hand',
  },
  dealerShows: (of) => `shows ${oneOf(of)}`,
  demo: 'Demo deal',
  practice: 'Practice',
  shuffleNext: 'The cards are shuffled before the next deal.',
  otherSeats: 'Other seats',
  seat: (number) => `Seat ${number}`,
  waits: 'waits',
  fiveFaceDown: 'five cards face down',

  ante: 'Ante',
  call: 'Call',
  fold: 'Fold',
  winnings: 'Winnings',
  jackpot: 'Jackpot',
  lastKnown: (amount) => `about ${amount}`,
  bonus: '5+1',
  on: 'on',
  off: 'off',
  clear: 'Clear',
  rebet: 'Rebet',
  deal: 'Deal',
  look: 'Look at your cards',
  nextRound: 'Next round',
  endSession: 'End session',
  newSession: 'New session',
  seeResult: 'See the result',
  stop: 'Stop',
  chips: 'Chips',
  chip: (value) => `Chip ${value}`,
  addChip: (chip) => `Add a chip of ${chip}`,
  takeBack: 'Take the last chip back',
  callStake: (stake) => `2 × ante = ${stake}`,

  placeAnte: 'Tap the circle to place your ante.',
  dealWhenReady: 'Deal when you are ready.',
  callOrFold: 'Call or fold?',
  lookAtCards: 'Your cards lie face down.',
  noFundsForAnte: 'The balance does not cover an ante and its call.',
  onTheRegister: (balance) => `You play on the register: the balance is ${balance}.`,
  playsByItself: 'The table plays by itself.',
  dealing: 'Waiting for the cards.',

  say: {
    betting: (ante, balance) => `Place your bets. Ante ${ante}, balance ${balance}.`,
    bettingEmpty: (balance) => `Place your bets. No ante yet, balance ${balance}.`,
    deciding: (hand, upcard) =>
      `No more bets. You have ${hand}. The dealer shows the ${upcard}. Call or fold?`,
    dealtFaceDown: (upcard) => `No more bets. Your cards lie face down. The dealer shows the ${upcard}.`,
    settled: (sentence, net, balance) => `${sentence} Net ${net}, balance ${balance}.`,
    finished: (verdict, total) => `${verdict}. Total ${total}.`,
    voided: 'The round is void: all bets are back on the table.',
  },

  result: {
    win: (player, dealer) => `Dealer qualifies with ${dealer}. You win with ${player}.`,
    winByKicker: (player) => `Both have ${player}. Your higher side card wins.`,
    lose: (player, dealer) => `Dealer qualifies with ${dealer} and beats ${player}.`,
    loseByKicker: (dealer) => `Both have ${dealer}. The dealer’s higher side card wins.`,
    tie: (hand) => `An exact tie, both with ${hand}. Ante and call come back.`,
    notQualified: (dealer) =>
      `Dealer does not qualify with ${dealer}. The ante is paid, the call comes back.`,
    fold: (dealer) => `You folded and lost the ante. The dealer had ${dealer}.`,
  },
  paid: (bet, odds, profit) => `${bet} ${odds} ${profit}`,
  unpaid: (bet, profit) => `${bet} ${profit}`,
  net: 'net',
  outcome: { win: 'Won', lose: 'Lost', tie: 'Push', fold: 'Folded', void: 'Void' },

  verdict: {
    player: 'You win the session',
    bank: 'The bank wins the session',
    draw: 'The session is a draw',
  },
  finishedAfter: (rounds, text) => (rounds === 1 ? 'After 1 round.' : `After ${text} rounds.`),
  finishedFunds: 'The balance no longer covers an ante and its call.',
  finishedByHand: 'You ended the session.',
  chart: (lowest, highest, last) =>
    `The total over the session: lowest ${lowest}, highest ${highest}, at the end ${last}.`,

  panelNames: {
    paytable: 'Paytable',
    odds: 'Odds',
    register: 'Register',
    chart: 'Chart',
    rules: 'Rules',
    fairness: 'Fairness',
  },
  panels: 'About this table',
  paytable: {
    hand: 'Your hand',
    callPays: 'Call pays',
    jackpotPays: 'Jackpot pays',
    bonusPays: '5+1 pays',
    note: 'The call bet pays by this table. The ante always pays 1\u00a0:\u00a01.',
    roundedDown: 'Fractions are rounded down to the smallest unit.',
    ownMeter: (amount) =>
      `The meter on the table is a live one, for information. This table plays for its own meter of ${amount}.`,
    yourHand: 'your hand',
    highCardAceKing: 'High card, ace-king',
  },
  register: {
    round: 'Round',
    hand: 'Hand',
    result: 'Result',
    net: 'Net',
    total: 'Total',
    empty: 'No round has been played yet.',
    carried: (rounds, net) => `Earlier rounds, no longer listed: ${rounds}, net ${net}.`,
    dealerHad: (category) => `Dealer: ${category}`,
    saveCsv: 'Save as CSV',
    saveJson: 'Save as JSON',
  },

  rules: {
    ranks:
      'Hands rank as in poker, from high card to royal flush. The ace is high, or low in A-2-3-4-5. Suits never break a tie.',
    placeAnte: (min, max) => `Place an ante of ${min} to ${max}.`,
    jackpotBet: (stake) => `Add ${stake} for the jackpot if you like. Side bets close before the first card.`,
    bonusBet: (stake) =>
      `Add ${stake} for 5+1 if you like: it pays for the best five of your cards and the dealer’s upcard, even after a fold.`,
    dealUp: 'You get five cards, the dealer five, one of them face up.',
    dealDown: 'You get five cards face down to look at, the dealer five, one of them face up.',
    otherSeats: (count, text) =>
      count === 1
        ? 'One more hand is played from the same deck.'
        : `${text} more hands are played from the same deck.`,
    decide: 'Fold and lose the ante, or call with exactly twice the ante.',
    qualify: {
      'ace-king':
        'The dealer needs ace and king, or better. Otherwise the ante is paid 1\u00a0:\u00a01 and the call comes back.',
      'ace-high':
        'The dealer needs an ace, or better. Otherwise the ante is paid 1\u00a0:\u00a01 and the call comes back.',
      pair: 'The dealer needs a pair, or better. Otherwise the ante is paid 1\u00a0:\u00a01 and the call comes back.',
      any: 'The dealer plays with every hand.',
    },
    beat: (best) =>
      `Beat a dealer who plays: the ante pays 1\u00a0:\u00a01, the call pays by the table, up to ${best}.`,
    tie: 'On an exact tie both bets come back. Otherwise the dealer’s better hand wins both.',
    jackpotIndependent: 'The jackpot bet pays for your own five cards, whatever the dealer holds.',
    jackpotQualified: 'The jackpot bet pays for your own five cards, but only when the dealer qualifies.',
    jackpotForfeit: 'A fold gives up the jackpot bet.',
    shuffleEveryRound: 'The cards are shuffled before every round.',
    shuffleAfter: (cards) => `The cards are shuffled again once the number drawn has reached ${cards}.`,
    practice: 'The hands are chosen for practice: those where call and fold are worth almost the same.',
    session: (rounds, text) =>
      rounds === 1
        ? 'A session is one round.'
        : `A session is ${text} rounds. A total above zero wins it, below zero the bank does.`,
    endless: 'Play goes on until you end the session.',
    strict: 'The ante may be at most a third of your balance, so that the call can always be paid.',
    onTheRegister:
      'When the balance does not cover the stakes, you play on the register, below zero if need be.',
  },

  odds: {
    houseEdge: 'House edge',
    houseEdgeMeaning: 'Of each ante, in the long run, when every decision is the best one.',
    elementOfRisk: 'Element of risk',
    elementOfRiskMeaning: (wager) => `Of everything staked: ante and call come to ${wager} antes on average.`,
    calls: 'Rounds called',
    callsMeaning: 'How often the best decision is to call.',
    ahead: 'Chance of ending ahead',
    aheadMeaning: (rounds, text, even, behind) =>
      `After ${rounds === 1 ? '1 round' : `${text} rounds`} with the best decisions. Even ${even}, behind ${behind}.`,
    jackpot: 'Jackpot bet, house edge',
    jackpotMeaning: (meter, breakEven) => `At a meter of ${meter}. The bet breaks even at ${breakEven}.`,
    bonus: '5+1, house edge',
    bonusMeaning: 'Of each stake of the side bet.',
    computing: 'Computing…',
    failed: 'The figures could not be loaded.',
    notInPractice: 'They hold for cards that are dealt at random, not for hands chosen for practice.',
    exact: 'Exact figures, computed here from the settings of this table; side bets not included.',
  },

  fairness: {
    origin: {
      fair: 'Before you bet, the table makes a secret and shows its fingerprint. The secret and your own seed together order the cards. After the round the secret is opened, and anyone can check the deal.',
      loading: 'One moment…',
      failed:
        'Deals that can be checked are not available here just now. The cards come from the browser’s own generator, without a proof.',
      dealer:
        'This page deals by itself, not the table. It is for the page to say how its deals can be checked.',
      example: 'The cards of this round are given, as an example.',
      practice: 'The hands are chosen for practice, so the deals carry no proof.',
      seed: 'These deals are a demonstration: the same text always gives the same cards.',
      source: 'This page uses its own source of randomness. The deals carry no proof.',
    },
    nextFingerprint: 'Fingerprint of the next secret',
    drawn: 'Already drawn from this deck',
    nextSeed: 'Your seed for the next deal',
    seedHint: 'Any text. Change it once you have seen the fingerprint: nobody can have known it in advance.',
    fingerprint: 'Fingerprint of the secret (SHA-256)',
    yourSeed: 'Your seed',
    unproved: 'This round carries no proof.',
    opened: (round) => `Round ${round}, opened`,
    meaning:
      'The fingerprint of this secret was shown here before the bet. Together with your seed and the number of the round, the secret gives exactly the cards that lay on the table.',
    secret: 'Secret',
    proof: 'Proof, for any verifier',
    copy: 'Copy the proof',
    copied: 'Copied',
  },

  advice: {
    expected: 'Expected value, in antes',
    valueOf: (choice) => `Expected value of ${choice}`,
    better: 'better',
    right: (choice, value, other) => `Right: ${choice} was worth ${value} antes, the other choice ${other}.`,
    wrong: (better, cost) => `${better} would have been better by ${cost} antes.`,
    tally: (decisions, text, mistakes, cost) =>
      `${decisions === 1 ? '1 decision' : `${text} decisions`}, mistakes: ${mistakes}, cost: ${cost} antes.`,
  },

  notKept: {
    'storage-failed': 'This browser does not keep the table: after a reload it starts over.',
    'storage-conflict': 'This table is played in another tab: what happens here is no longer kept.',
    'save-invalid': 'The saved table could not be read. This is a new session.',
  },

  statistics: {
    sum: (rounds, text, sessions, sessionsText, net) =>
      `All your sessions: ${rounds === 1 ? '1 round' : `${text} rounds`}, ${
        sessions === 1 ? '1 session' : `${sessionsText} sessions`
      } finished, net ${net}.`,
    best: (hand) => `Best hand: ${hand}.`,
    save: 'Save statistics',
    erase: 'Erase statistics',
    eraseAgain: 'Press again to erase',
    erasing: 'Press again to erase the statistics of all sessions.',
    erased: 'The statistics have been erased.',
  },

  refused: {
    limit: (min, max) => `The ante may be from ${min} to ${max}.`,
    funds: () => 'The balance must cover three antes and the side bets.',
  },
};

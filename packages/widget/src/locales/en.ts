import type { Category } from '@caribbean-stud/core';
import type { HandWords, Translation } from './translation.js';

const RANKS = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'jack',
  'queen',
  'king',
  'ace',
];
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];

const rank = (of: number | undefined): string => RANKS[of ?? 0] as string;
const several = (of: number | undefined): string => (rank(of) === 'six' ? 'sixes' : `${rank(of)}s`);
const a = (words: string): string =>
  `${/^[aeo]|^8/.test(words) && !words.startsWith('one') ? 'an' : 'a'} ${words}`;
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function handName(category: Category, [first, second]: readonly number[]): string {
  switch (category) {
    case 'royal-flush':
      return 'royal flush';
    case 'straight-flush':
      return `${rank(first)}-high straight flush`;
    case 'four-of-a-kind':
      return `four ${several(first)}`;
    case 'full-house':
      return `full house, ${several(first)} over ${several(second)}`;
    case 'flush':
      return `${rank(first)}-high flush`;
    case 'straight':
      return `${rank(first)}-high straight`;
    case 'three-of-a-kind':
      return `three ${several(first)}`;
    case 'two-pair':
      return `two pair, ${several(first)} and ${several(second)}`;
    case 'pair':
      return `pair of ${several(first)}`;
    case 'high-card':
      return first === 12 && second === 11 ? 'ace-king high' : `${rank(first)} high`;
  }
}

const COUNTED: readonly Category[] = ['four-of-a-kind', 'three-of-a-kind', 'two-pair', 'high-card'];

function hand(category: Category, ranks: readonly number[]): HandWords {
  const name = handName(category, ranks);
  return { title: capital(name), withIt: COUNTED.includes(category) ? name : a(name) };
}

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
  card: (of, suit) => `${rank(of)} of ${SUITS[suit]}`,
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
  dealerShows: (of) => `shows ${a(rank(of))}`,
  demo: 'Demo deal',
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
    tie: (hand) => `An exact tie, both with ${hand}. Your bets come back.`,
    notQualified: (dealer) =>
      `Dealer does not qualify with ${dealer}. The ante is paid, the call comes back.`,
    fold: (dealer) => `You folded and lose the ante. The dealer had ${dealer}.`,
  },
  paid: (bet, odds, profit) => `${bet} ${odds} ${profit}`,
  unpaid: (bet, profit) => `${bet} ${profit}`,
  net: 'net',
  outcome: { win: 'Won', lose: 'Lost', tie: 'Push', fold: 'Folded', 'not-qualified': 'Won', void: 'Void' },

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
    note: 'The call bet pays by this table. The ante always pays 1 : 1.',
    roundedDown: 'Fractions are rounded down to the smallest unit.',
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
  },

  refused: {
    limit: (min, max) => `The ante may be ${min} to ${max}.`,
    funds: () => 'The balance must cover three antes and the side bets.',
  },
};

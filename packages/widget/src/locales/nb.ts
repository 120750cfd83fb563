import type { Category } from '@caribbean-stud/core';
import type { HandWords, Translation } from './translation.js';

const RANKS = [
  'to',
  'tre',
  'fire',
  'fem',
  'seks',
  'sju',
  'åtte',
  'ni',
  'ti',
  'knekt',
  'dame',
  'konge',
  'ess',
];
const SEVERAL = [
  'toere',
  'treere',
  'firere',
  'femmere',
  'seksere',
  'sjuere',
  'åttere',
  'niere',
  'tiere',
  'knekter',
  'damer',
  'konger',
  'ess',
];
const SINGLE = [
  'en toer',
  'en treer',
  'en firer',
  'en femmer',
  'en sekser',
  'en sjuer',
  'en åtter',
  'en nier',
  'en tier',
  'en knekt',
  'en dame',
  'en konge',
  'et ess',
];
const SUITS = ['kløver', 'ruter', 'hjerter', 'spar'];

const rank = (of: number | undefined): string => RANKS[of ?? 0] as string;
const several = (of: number | undefined): string => SEVERAL[of ?? 0] as string;
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function handName(category: Category, [first, second]: readonly number[]): string {
  switch (category) {
    case 'royal-flush':
      return 'royal flush';
    case 'straight-flush':
      return `straight flush til ${rank(first)}`;
    case 'four-of-a-kind':
      return `fire ${several(first)}`;
    case 'full-house':
      return `hus, ${several(first)} over ${several(second)}`;
    case 'flush':
      return `flush til ${rank(first)}`;
    case 'straight':
      return `straight til ${rank(first)}`;
    case 'three-of-a-kind':
      return `tre ${several(first)}`;
    case 'two-pair':
      return `to par, ${several(first)} og ${several(second)}`;
    case 'pair':
      return `ett par ${several(first)}`;
    case 'high-card':
      return first === 12 && second === 11 ? 'ess-konge' : `${rank(first)} som høyeste kort`;
  }
}

function hand(category: Category, ranks: readonly number[]): HandWords {
  const name = handName(category, ranks);
  return { title: capital(name), withIt: name };
}

/** Norwegian Bokmål. */
export const nb: Translation = {
  $code: 'nb',
  $name: 'Norsk bokmål',
  $dir: 'ltr',

  gameName: 'Karibisk stud',
  categories: {
    'royal-flush': 'Royal flush',
    'straight-flush': 'Straight flush',
    'four-of-a-kind': 'Fire like',
    'full-house': 'Hus',
    flush: 'Flush',
    straight: 'Straight',
    'three-of-a-kind': 'Tre like',
    'two-pair': 'To par',
    pair: 'Ett par',
    'high-card': 'Høyt kort',
  },
  hand,
  card: (of, suit) => `${SUITS[suit]} ${rank(of)}`,
  faceDown: 'skjult kort',

  dealer: 'Dealer',
  you: 'Du',
  balance: 'Saldo',
  round: (round, rounds) => (rounds === undefined ? `Runde ${round}` : `Runde ${round} av ${rounds}`),
  ticks: (won, lost, pushed) => `Resultater så langt: ${won} vunnet, ${lost} tapt, ${pushed} uavgjort`,
  printedRule: {
    'ace-king': 'Dealeren spiller med ess-konge eller bedre',
    'ace-high': 'Dealeren spiller med ess eller bedre',
    pair: 'Dealeren spiller med ett par eller bedre',
    any: 'Dealeren spiller med enhver hånd',
  },
  dealerShows: (of) => `viser ${SINGLE[of]}`,
  demo: 'Demokort',
  shuffleNext: 'Kortene stokkes før neste utdeling.',
  otherSeats: 'Andre plasser',
  seat: (number) => `Plass ${number}`,
  waits: 'venter',
  fiveFaceDown: 'fem skjulte kort',

  ante: 'Ante',
  call: 'Bet (satsing)',
  fold: 'Kast',
  winnings: 'Gevinst',
  jackpot: 'Jackpot',
  bonus: '5+1',
  on: 'på',
  off: 'av',
  clear: 'Fjern',
  rebet: 'Gjenta',
  deal: 'Del ut',
  look: 'Se på kortene dine',
  nextRound: 'Neste runde',
  endSession: 'Avslutt økten',
  newSession: 'Ny økt',
  seeResult: 'Se resultatet',
  chips: 'Sjetonger',
  chip: (value) => `Sjetong på ${value}`,
  addChip: (chip) => `Legg til en sjetong på ${chip}`,
  takeBack: 'Ta tilbake den siste sjetongen',
  callStake: (stake) => `2 × ante = ${stake}`,

  placeAnte: 'Trykk på sirkelen for å legge anten.',
  dealWhenReady: 'Del ut når du er klar.',
  callOrFold: 'Satse eller kaste?',
  lookAtCards: 'Kortene dine ligger med baksiden opp.',
  noFundsForAnte: 'Saldoen dekker ikke en ante med bet.',
  onTheRegister: (balance) => `Du spiller på kreditt: saldoen er ${balance}.`,
  dealing: 'Venter på kortene.',

  say: {
    betting: (ante, balance) => `Gjør dine innsatser. Ante ${ante}, saldo ${balance}.`,
    bettingEmpty: (balance) => `Gjør dine innsatser. Ingen ante ennå, saldo ${balance}.`,
    deciding: (hand, upcard) =>
      `Ingen flere innsatser. Du har ${hand}. Dealeren viser ${upcard}. Satse eller kaste?`,
    dealtFaceDown: (upcard) =>
      `Ingen flere innsatser. Kortene dine ligger med baksiden opp. Dealeren viser ${upcard}.`,
    settled: (sentence, net, balance) => `${sentence} Netto ${net}, saldo ${balance}.`,
    finished: (verdict, total) => `${verdict}. Totalt ${total}.`,
    voided: 'Runden er annullert: alle innsatser ligger på bordet igjen.',
  },

  result: {
    win: (player, dealer) => `Dealeren kvalifiserer med ${dealer}. Du vinner med ${player}.`,
    winByKicker: (player) => `Begge har ${player}. Sidekortet ditt er høyest og vinner.`,
    lose: (player, dealer) => `Dealeren kvalifiserer med ${dealer} og slår ${player}.`,
    loseByKicker: (dealer) => `Begge har ${dealer}. Dealerens sidekort er høyest og vinner.`,
    tie: (hand) => `Helt likt, begge med ${hand}. Innsatsene dine kommer tilbake.`,
    notQualified: (dealer) =>
      `Dealeren kvalifiserer ikke med ${dealer}. Anten betales, satsingen kommer tilbake.`,
    fold: (dealer) => `Du kastet og taper anten. Dealeren hadde ${dealer}.`,
  },
  paid: (bet, odds, profit) => `${bet} ${odds} ${profit}`,
  unpaid: (bet, profit) => `${bet} ${profit}`,
  net: 'netto',
  outcome: {
    win: 'Vant',
    lose: 'Tapte',
    tie: 'Uavgjort',
    fold: 'Kastet',
    'not-qualified': 'Vant',
    void: 'Annullert',
  },

  verdict: { player: 'Du vinner økten', bank: 'Banken vinner økten', draw: 'Økten endte uavgjort' },
  finishedAfter: (rounds, text) => (rounds === 1 ? 'Etter 1 runde.' : `Etter ${text} runder.`),
  finishedFunds: 'Saldoen dekker ikke lenger en ante med bet.',
  finishedByHand: 'Du avsluttet økten.',
  chart: (lowest, highest, last) =>
    `Totalen gjennom økten: lavest ${lowest}, høyest ${highest}, til slutt ${last}.`,

  panelNames: {
    paytable: 'Utbetalinger',
    odds: 'Sannsynligheter',
    register: 'Register',
    chart: 'Graf',
    rules: 'Regler',
    fairness: 'Ærlig spill',
  },
  panels: 'Om dette bordet',
  paytable: {
    hand: 'Din hånd',
    callPays: 'Bet betaler',
    jackpotPays: 'Jackpot betaler',
    bonusPays: '5+1 betaler',
    note: 'Bet betales etter denne tabellen. Anten betales alltid 1 : 1.',
    roundedDown: 'Brøker rundes ned til den minste enheten.',
    yourHand: 'din hånd',
    highCardAceKing: 'Høyt kort, ess-konge',
  },
  register: {
    round: 'Runde',
    hand: 'Hånd',
    result: 'Resultat',
    net: 'Netto',
    total: 'Totalt',
    empty: 'Ingen runde er spilt ennå.',
    carried: (rounds, net) => `Tidligere runder som ikke vises lenger: ${rounds}, netto ${net}.`,
  },

  refused: {
    limit: (min, max) => `Anten kan være ${min} til ${max}.`,
    funds: () => 'Saldoen må dekke tre anter og sideinnsatsene.',
  },
};

import type { Category } from '@caribbean-stud/core';
import type { HandWords, Translation } from './translation.js';

const RANKS = [
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'jota',
  'reina',
  'rey',
  'as',
];
const SEVERAL = [
  'doses',
  'treses',
  'cuatros',
  'cincos',
  'seises',
  'sietes',
  'ochos',
  'nueves',
  'dieces',
  'jotas',
  'reinas',
  'reyes',
  'ases',
];
const SUITS = ['tréboles', 'diamantes', 'corazones', 'picas'];
const FEMININE = [9, 10];

const rank = (of: number | undefined): string => RANKS[of ?? 0] as string;
const several = (of: number | undefined): string => SEVERAL[of ?? 0] as string;
const one = (of: number): string => `${FEMININE.includes(of) ? 'una' : 'un'} ${rank(of)}`;
const upTo = (of: number | undefined): string =>
  FEMININE.includes(of ?? 0) ? `a la ${rank(of)}` : `al ${rank(of)}`;
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The article that a hand takes after "con". */
const ARTICLES: Readonly<Record<Category, string>> = {
  'royal-flush': 'una ',
  'straight-flush': 'una ',
  'four-of-a-kind': 'un ',
  'full-house': 'un ',
  flush: 'un ',
  straight: 'una ',
  'three-of-a-kind': 'un ',
  'two-pair': '',
  pair: 'una ',
  'high-card': '',
};

function handName(category: Category, [first, second]: readonly number[]): string {
  switch (category) {
    case 'royal-flush':
      return 'escalera real';
    case 'straight-flush':
      return `escalera de color ${upTo(first)}`;
    case 'four-of-a-kind':
      return `póquer de ${several(first)}`;
    case 'full-house':
      return `full de ${several(first)} y ${several(second)}`;
    case 'flush':
      return `color ${upTo(first)}`;
    case 'straight':
      return `escalera ${upTo(first)}`;
    case 'three-of-a-kind':
      return `trío de ${several(first)}`;
    case 'two-pair':
      return `dobles parejas de ${several(first)} y ${several(second)}`;
    case 'pair':
      return `pareja de ${several(first)}`;
    case 'high-card':
      return first === 12 && second === 11 ? 'as y rey' : `carta alta, ${rank(first)}`;
  }
}

function hand(category: Category, ranks: readonly number[]): HandWords {
  const name = handName(category, ranks);
  return { title: capital(name), withIt: ARTICLES[category] + name };
}

/** Spanish. */
export const es: Translation = {
  $code: 'es',
  $name: 'Español',
  $dir: 'ltr',

  gameName: 'Póquer caribeño',
  categories: {
    'royal-flush': 'Escalera real',
    'straight-flush': 'Escalera de color',
    'four-of-a-kind': 'Póquer',
    'full-house': 'Full',
    flush: 'Color',
    straight: 'Escalera',
    'three-of-a-kind': 'Trío',
    'two-pair': 'Dobles parejas',
    pair: 'Pareja',
    'high-card': 'Carta alta',
  },
  hand,
  card: (of, suit) => `${rank(of)} de ${SUITS[suit]}`,
  faceDown: 'carta tapada',

  dealer: 'Crupier',
  you: 'Tú',
  balance: 'Saldo',
  round: (round, rounds) => (rounds === undefined ? `Ronda ${round}` : `Ronda ${round} de ${rounds}`),
  ticks: (won, lost, pushed) =>
    `Resultados hasta ahora: ${won} ganadas, ${lost} perdidas, ${pushed} empatadas`,
  printedRule: {
    'ace-king': 'El crupier juega con as y rey o una mano mejor',
    'ace-high': 'El crupier juega con un as o una mano mejor',
    pair: 'El crupier juega con una pareja o una mano mejor',
    any: 'El crupier juega con cualquier mano',
  },
  dealerShows: (of) => `enseña ${one(of)}`,
  demo: 'Reparto de muestra',
  shuffleNext: 'Se baraja antes del próximo reparto.',
  otherSeats: 'Otras plazas',
  seat: (number) => `Plaza ${number}`,
  waits: 'espera',
  fiveFaceDown: 'cinco cartas tapadas',

  ante: 'Ante',
  call: 'Call (igualar)',
  fold: 'Fold (retirarse)',
  winnings: 'Ganancias',
  jackpot: 'Bote',
  bonus: '5+1',
  on: 'activado',
  off: 'desactivado',
  clear: 'Borrar',
  rebet: 'Repetir',
  deal: 'Repartir',
  look: 'Mirar tus cartas',
  nextRound: 'Siguiente ronda',
  endSession: 'Terminar la sesión',
  newSession: 'Nueva sesión',
  seeResult: 'Ver el resultado',
  chips: 'Fichas',
  chip: (value) => `Ficha de ${value}`,
  addChip: (chip) => `Añadir una ficha de ${chip}`,
  takeBack: 'Retirar la última ficha',
  callStake: (stake) => `2 × ante = ${stake}`,

  placeAnte: 'Toca el círculo para poner tu ante.',
  dealWhenReady: 'Reparte cuando quieras.',
  callOrFold: '¿Igualas o te retiras?',
  lookAtCards: 'Tus cartas están tapadas.',
  noFundsForAnte: 'El saldo no cubre un ante y su call.',
  onTheRegister: (balance) => `Juegas a cuenta: el saldo es ${balance}.`,
  dealing: 'Esperando las cartas.',

  say: {
    betting: (ante, balance) => `Haz tus apuestas. Ante ${ante}, saldo ${balance}.`,
    bettingEmpty: (balance) => `Haz tus apuestas. Todavía no hay ante; saldo ${balance}.`,
    deciding: (hand, upcard) =>
      `No va más. Tienes ${hand}. El crupier enseña la carta ${upcard}. ¿Igualas o te retiras?`,
    dealtFaceDown: (upcard) => `No va más. Tus cartas están tapadas. El crupier enseña la carta ${upcard}.`,
    settled: (sentence, net, balance) => `${sentence} Neto ${net}, saldo ${balance}.`,
    finished: (verdict, total) => `${verdict}. Total ${total}.`,
    voided: 'La ronda queda anulada: todas las apuestas vuelven a la mesa.',
  },

  result: {
    win: (player, dealer) => `El crupier califica con ${dealer}. Ganas con ${player}.`,
    winByKicker: (player) => `Ambos tenéis ${player}. Gana tu carta acompañante más alta.`,
    lose: (player, dealer) => `El crupier califica con ${dealer} y supera tu mano: ${player}.`,
    loseByKicker: (dealer) =>
      `Ambos tenéis ${dealer}. Gana la carta acompañante del crupier, que es más alta.`,
    tie: (hand) => `Empate exacto, ambos con ${hand}. Se devuelven tus apuestas.`,
    notQualified: (dealer) => `El crupier no califica con ${dealer}. Se paga el ante y se devuelve el call.`,
    fold: (dealer) => `Te has retirado y pierdes el ante. El crupier tenía ${dealer}.`,
  },
  paid: (bet, odds, profit) => `${bet} ${odds} ${profit}`,
  unpaid: (bet, profit) => `${bet} ${profit}`,
  net: 'neto',
  outcome: {
    win: 'Ganada',
    lose: 'Perdida',
    tie: 'Empate',
    fold: 'Retirada',
    'not-qualified': 'Ganada',
    void: 'Anulada',
  },

  verdict: { player: 'Ganas la sesión', bank: 'La banca gana la sesión', draw: 'La sesión acaba en empate' },
  finishedAfter: (rounds, text) => (rounds === 1 ? 'Tras 1 ronda.' : `Tras ${text} rondas.`),
  finishedFunds: 'El saldo ya no cubre un ante y su call.',
  finishedByHand: 'Has terminado la sesión.',
  chart: (lowest, highest, last) =>
    `El total durante la sesión: mínimo ${lowest}, máximo ${highest}, al final ${last}.`,

  panelNames: {
    paytable: 'Pagos',
    odds: 'Probabilidades',
    register: 'Registro',
    chart: 'Gráfico',
    rules: 'Reglas',
    fairness: 'Juego limpio',
  },
  panels: 'Sobre esta mesa',
  paytable: {
    hand: 'Tu mano',
    callPays: 'Paga el call',
    jackpotPays: 'Paga el bote',
    bonusPays: 'Paga el 5+1',
    note: 'La apuesta de call se paga según esta tabla. El ante se paga siempre 1 : 1.',
    roundedDown: 'Las fracciones se redondean hacia abajo a la unidad más pequeña.',
    yourHand: 'tu mano',
    highCardAceKing: 'Carta alta, A-K',
  },
  register: {
    round: 'Ronda',
    hand: 'Mano',
    result: 'Resultado',
    net: 'Neto',
    total: 'Total',
    empty: 'Todavía no se ha jugado ninguna ronda.',
    carried: (rounds, net) => `Rondas anteriores, que ya no figuran: ${rounds}, neto ${net}.`,
  },

  refused: {
    limit: (min, max) => `El ante puede ser de ${min} a ${max}.`,
    funds: () => 'El saldo debe cubrir tres antes y las apuestas laterales.',
  },
};

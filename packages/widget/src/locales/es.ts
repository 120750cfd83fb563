import { card, hand, oneOf } from './hands/es.js';
import type { Translation } from './translation.js';

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
  card,
  faceDown: 'carta tapada',

  dealer: 'Crupier',
  you: 'Tú',
  balance: 'Saldo',
  round: (round, rounds) => (rounds === undefined ? `Ronda ${round}` : `Ronda ${round} de ${rounds}`),
  ticks: (won, lost, pushed) =>
    `Resultados hasta ahora: ganadas ${won}, perdidas ${lost}, empatadas ${pushed}`,
  printedRule: {
    'ace-king': 'El crupier juega con as y rey o una mano mejor',
    'ace-high': 'El crupier juega con un as o una mano mejor',
    pair: 'El crupier juega con una pareja o una mano mejor',
    any: 'El crupier juega con cualquier mano',
  },
  dealerShows: (of) => `enseña ${oneOf(of)}`,
  demo: 'Demo',
  practice: 'Práctica',
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
  lastKnown: (amount) => `aprox. ${amount}`,
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
  stop: 'Parar',
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
  playsByItself: 'La mesa juega sola.',
  dealing: 'Esperando las cartas.',

  say: {
    betting: (ante, balance) => `Haz tus apuestas. Ante ${ante}, saldo ${balance}.`,
    bettingEmpty: (balance) => `Haz tus apuestas. Todavía no hay ante; saldo ${balance}.`,
    deciding: (hand, upcard) =>
      `No va más. Tienes ${hand}. Carta visible del crupier: ${upcard}. ¿Igualas o te retiras?`,
    dealtFaceDown: (upcard) => `No va más. Tus cartas están tapadas. Carta visible del crupier: ${upcard}.`,
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
    tie: (hand) => `Empate exacto, ambos con ${hand}. Se devuelven el ante y el call.`,
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
    callPays: 'El call paga',
    jackpotPays: 'El bote paga',
    bonusPays: 'El 5+1 paga',
    note: 'La apuesta de call se paga según esta tabla. El ante se paga siempre 1\u00a0:\u00a01.',
    roundedDown: 'Las fracciones se redondean hacia abajo a la unidad más pequeña.',
    ownMeter: (amount) =>
      `El bote que se muestra es un bote en vivo, solo informativo. En esta mesa se juega por su propio bote, de ${amount}.`,
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
    dealerHad: (category) => `Crupier: ${category}`,
    saveCsv: 'Guardar como CSV',
    saveJson: 'Guardar como JSON',
  },

  rules: {
    ranks:
      'Las manos valen como en el póquer, de carta alta a escalera real. El as es alto, o bajo en A-2-3-4-5. Los palos nunca deshacen un empate.',
    placeAnte: (min, max) => `Pon un ante de ${min} a ${max}.`,
    jackpotBet: (stake) =>
      `Añade ${stake} para el bote si quieres. Las apuestas laterales se cierran antes de la primera carta.`,
    bonusBet: (stake) =>
      `Añade ${stake} para el 5+1 si quieres: paga por las mejores cinco entre tus cartas y la carta visible del crupier, aunque te retires.`,
    dealUp: 'Recibes cinco cartas; el crupier, otras cinco, una de ellas descubierta.',
    dealDown:
      'Recibes cinco cartas tapadas que puedes mirar; el crupier, otras cinco, una de ellas descubierta.',
    otherSeats: (count, text) =>
      count === 1
        ? 'Se juega otra mano con la misma baraja.'
        : `Se juegan otras ${text} manos con la misma baraja.`,
    decide: 'Retírate y pierde el ante, o iguala con exactamente el doble del ante.',
    qualify: {
      'ace-king':
        'El crupier necesita as y rey, o una mano mejor. Si no, el ante se paga 1\u00a0:\u00a01 y el call se devuelve.',
      'ace-high':
        'El crupier necesita un as, o una mano mejor. Si no, el ante se paga 1\u00a0:\u00a01 y el call se devuelve.',
      pair: 'El crupier necesita una pareja, o una mano mejor. Si no, el ante se paga 1\u00a0:\u00a01 y el call se devuelve.',
      any: 'El crupier juega con cualquier mano.',
    },
    beat: (best) =>
      `Si superas a un crupier que juega, el ante se paga 1\u00a0:\u00a01 y el call según la tabla, hasta ${best}.`,
    tie: 'En un empate exacto se devuelven las dos apuestas. Si la mano del crupier es mejor, gana ambas.',
    jackpotIndependent: 'La apuesta del bote paga por tus cinco cartas, tenga lo que tenga el crupier.',
    jackpotQualified: 'La apuesta del bote paga por tus cinco cartas, pero solo si el crupier califica.',
    jackpotForfeit: 'Al retirarte renuncias a la apuesta del bote.',
    shuffleEveryRound: 'Se baraja antes de cada ronda.',
    shuffleAfter: (cards) => `Se vuelve a barajar cuando el número de cartas repartidas llega a ${cards}.`,
    practice:
      'Las manos se eligen para practicar: aquellas en las que igualar y retirarse valen casi lo mismo.',
    session: (rounds, text) =>
      rounds === 1
        ? 'Una sesión es una ronda.'
        : `Una sesión son ${text} rondas. Con un total positivo ganas tú; con uno negativo, la banca.`,
    endless: 'Se juega hasta que termines la sesión.',
    strict: 'El ante puede ser como máximo un tercio de tu saldo, para que siempre puedas pagar el call.',
    onTheRegister:
      'Cuando el saldo no cubre las apuestas, se sigue jugando a cuenta, aunque el saldo sea negativo.',
  },

  odds: {
    houseEdge: 'Ventaja de la casa',
    houseEdgeMeaning: 'De cada ante, a la larga, si todas las decisiones son las mejores.',
    elementOfRisk: 'Elemento de riesgo',
    elementOfRiskMeaning: (wager) => `De todo lo apostado: ante y call suman ${wager} antes de media.`,
    calls: 'Rondas con call',
    callsMeaning: 'Con qué frecuencia lo mejor es igualar.',
    ahead: 'Probabilidad de acabar ganando',
    aheadMeaning: (rounds, text, even, behind) =>
      `Tras ${rounds === 1 ? '1 ronda' : `${text} rondas`} con las mejores decisiones. En tablas ${even}, perdiendo ${behind}.`,
    jackpot: 'Apuesta del bote, ventaja de la casa',
    jackpotMeaning: (meter, breakEven) =>
      `Con un bote de ${meter}. La apuesta se equilibra con ${breakEven}.`,
    bonus: '5+1, ventaja de la casa',
    bonusMeaning: 'De cada apuesta lateral.',
    computing: 'Calculando…',
    failed: 'No se han podido cargar las cifras.',
    notInPractice: 'Valen para cartas repartidas al azar, no para manos elegidas para practicar.',
    exact: 'Cifras exactas, calculadas aquí con los ajustes de esta mesa; sin las apuestas laterales.',
  },

  fairness: {
    origin: {
      fair: 'Antes de que apuestes, la mesa crea un secreto y muestra su huella. El secreto y tu semilla deciden juntos el orden de las cartas. Tras la ronda se revela el secreto, y cualquiera puede comprobar el reparto.',
      loading: 'Un momento…',
      failed:
        'Los repartos comprobables no están disponibles en este momento. Las cartas salen del generador del navegador, sin prueba.',
      dealer:
        'Aquí reparte la página, no la mesa. Es la página quien debe explicar cómo se comprueban sus repartos.',
      example: 'Las cartas de esta ronda están fijadas, como ejemplo.',
      practice: 'Las manos se eligen para practicar, así que los repartos no llevan prueba.',
      seed: 'Estos repartos son de muestra: el mismo texto da siempre las mismas cartas.',
      source: 'Esta página usa su propia fuente de azar. Los repartos no llevan prueba.',
    },
    nextFingerprint: 'Huella del próximo secreto',
    drawn: 'Cartas ya sacadas de esta baraja',
    nextSeed: 'Tu semilla para el próximo reparto',
    seedHint: 'Cualquier texto. Cámbialo después de ver la huella: así nadie ha podido contar con él.',
    fingerprint: 'Huella del secreto (SHA-256)',
    yourSeed: 'Tu semilla',
    unproved: 'Esta ronda no lleva prueba.',
    opened: (round) => `Ronda ${round}, revelada`,
    meaning:
      'La huella de este secreto estaba aquí antes de la apuesta. El secreto, junto con tu semilla y el número de la ronda, da exactamente las cartas que había en la mesa.',
    secret: 'Secreto',
    proof: 'Prueba, para cualquier verificador',
    copy: 'Copiar la prueba',
    copied: 'Copiada',
  },

  advice: {
    expected: 'Valor esperado, en antes',
    valueOf: (choice) => `Valor esperado de ${choice}`,
    better: 'mejor',
    right: (choice, value, other) => `Correcto: ${choice} valía ${value} antes; la otra opción, ${other}.`,
    wrong: (better, cost) => `${better} habría valido ${cost} antes más.`,
    tally: (decisions, text, mistakes, cost) =>
      `${decisions === 1 ? '1 decisión' : `${text} decisiones`}, errores: ${mistakes}, coste: ${cost} antes.`,
  },

  notKept: {
    'storage-failed': 'Este navegador no guarda la mesa: al recargar la página empieza de nuevo.',
    'storage-conflict': 'Esta mesa se juega en otra pestaña: lo que pase aquí ya no se guarda.',
    'save-invalid': 'No se ha podido leer la mesa guardada. Esta es una sesión nueva.',
  },

  statistics: {
    sum: (rounds, text, sessions, sessionsText, net) =>
      `Todas tus sesiones: ${rounds === 1 ? '1 ronda' : `${text} rondas`}, ${
        sessions === 1 ? '1 sesión terminada' : `${sessionsText} sesiones terminadas`
      }, neto ${net}.`,
    best: (hand) => `Mejor mano: ${hand}.`,
    save: 'Guardar estadísticas',
    erase: 'Borrar estadísticas',
    eraseAgain: 'Pulsa otra vez para borrar',
    erasing: 'Pulsa otra vez para borrar las estadísticas de todas las sesiones.',
    erased: 'Las estadísticas se han borrado.',
  },

  refused: {
    limit: (min, max) => `El ante puede ser de ${min} a ${max}.`,
    funds: () => 'El saldo debe cubrir tres antes y las apuestas laterales.',
  },
};

import { card, hand, oneOf } from './hands/nb.js';
import type { Translation } from './translation.js';

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
  card,
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
  dealerShows: (of) => `viser ${oneOf(of)}`,
  demo: 'Demokort',
  practice: 'Øving',
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
  lastKnown: (amount) => `ca. ${amount}`,
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
  stop: 'Stopp',
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
  playsByItself: 'Bordet spiller av seg selv.',
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
    tie: (hand) => `Helt likt, begge med ${hand}. Anten og satsingen kommer tilbake.`,
    notQualified: (dealer) =>
      `Dealeren kvalifiserer ikke med ${dealer}. Anten betales, og satsingen kommer tilbake.`,
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
    note: 'Bet betales etter denne tabellen. Anten betales alltid 1\u00a0:\u00a01.',
    roundedDown: 'Brøker rundes ned til den minste enheten.',
    ownMeter: (amount) =>
      `Jackpoten som vises på bordet, hentes direkte og er bare til opplysning. Her spilles det om bordets egen jackpot på ${amount}.`,
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
    dealerHad: (category) => `Dealer: ${category}`,
    saveCsv: 'Lagre som CSV',
    saveJson: 'Lagre som JSON',
  },

  rules: {
    ranks:
      'Hendene rangeres som i poker, fra høyt kort til royal flush. Esset er høyt, eller lavt i A-2-3-4-5. Fargene skiller aldri like hender.',
    placeAnte: (min, max) => `Legg en ante på ${min} til ${max}.`,
    jackpotBet: (stake) =>
      `Legg gjerne til ${stake} for jackpoten. Sidesatsingene stenges før det første kortet.`,
    bonusBet: (stake) =>
      `Legg gjerne til ${stake} for 5+1: den betaler for de beste fem av dine kort og dealerens åpne kort, også etter et kast.`,
    dealUp: 'Du får fem kort, dealeren fem, ett av dem åpent.',
    dealDown: 'Du får fem skjulte kort som du kan se på, dealeren fem, ett av dem åpent.',
    otherSeats: (count, text) =>
      count === 1
        ? 'Én hånd til spilles fra den samme kortstokken.'
        : `${text} andre hender spilles fra den samme kortstokken.`,
    decide: 'Kast og tap anten, eller sats nøyaktig to ganger anten.',
    qualify: {
      'ace-king':
        'Dealeren trenger ess og konge, eller bedre. Ellers betales anten 1\u00a0:\u00a01, og satsingen kommer tilbake.',
      'ace-high':
        'Dealeren trenger et ess, eller bedre. Ellers betales anten 1\u00a0:\u00a01, og satsingen kommer tilbake.',
      pair: 'Dealeren trenger ett par, eller bedre. Ellers betales anten 1\u00a0:\u00a01, og satsingen kommer tilbake.',
      any: 'Dealeren spiller med enhver hånd.',
    },
    beat: (best) =>
      `Slår du en dealer som spiller, betales anten 1\u00a0:\u00a01 og satsingen etter tabellen, opptil ${best}.`,
    tie: 'Er det helt likt, kommer begge innsatsene tilbake. Ellers vinner dealerens bedre hånd begge.',
    jackpotIndependent: 'Jackpotsatsingen betaler for dine egne fem kort, uansett hva dealeren har.',
    jackpotQualified: 'Jackpotsatsingen betaler for dine egne fem kort, men bare når dealeren kvalifiserer.',
    jackpotForfeit: 'Kaster du, mister du jackpotsatsingen.',
    shuffleEveryRound: 'Kortene stokkes før hver runde.',
    shuffleAfter: (cards) => `Kortene stokkes når ${cards} av dem er trukket.`,
    practice: 'Hendene velges ut for øving: de der det er nesten like mye verdt å satse som å kaste.',
    session: (rounds, text) =>
      rounds === 1
        ? 'En økt er én runde.'
        : `En økt er ${text} runder. Er totalen over null, vinner du; under null vinner banken.`,
    endless: 'Spillet fortsetter til du avslutter økten.',
    strict: 'Anten kan være høyst en tredjedel av saldoen, slik at satsingen alltid kan betales.',
    onTheRegister:
      'Når saldoen ikke dekker innsatsene, fortsetter spillet på kreditt, om nødvendig under null.',
  },

  odds: {
    houseEdge: 'Husets fordel',
    houseEdgeMeaning: 'Av hver ante, i det lange løp, når hvert valg er det beste.',
    elementOfRisk: 'Risikoelement',
    elementOfRiskMeaning: (wager) => `Av alt som satses: ante og bet er i snitt ${wager} anter.`,
    calls: 'Runder med satsing',
    callsMeaning: 'Hvor ofte det beste er å satse.',
    ahead: 'Sjanse for å ende i pluss',
    aheadMeaning: (rounds, text, even, behind) =>
      `Etter ${rounds === 1 ? '1 runde' : `${text} runder`} med de beste valgene. I null ${even}, i minus ${behind}.`,
    jackpot: 'Jackpotsatsing, husets fordel',
    jackpotMeaning: (meter, breakEven) =>
      `Ved en jackpot på ${meter}. Satsingen går i null ved ${breakEven}.`,
    bonus: '5+1, husets fordel',
    bonusMeaning: 'Av hver sidesatsing.',
    computing: 'Regner …',
    failed: 'Tallene kunne ikke lastes inn.',
    notInPractice: 'De gjelder for kort som deles ut tilfeldig, ikke for hender som er valgt ut for øving.',
    exact: 'Nøyaktige tall, regnet ut her fra innstillingene ved dette bordet; uten sidesatsinger.',
  },

  fairness: {
    origin: {
      fair: 'Før du satser, lager bordet en hemmelighet og viser fingeravtrykket av den. Hemmeligheten og ditt eget frø bestemmer sammen rekkefølgen på kortene. Etter runden åpnes hemmeligheten, og hvem som helst kan etterprøve utdelingen.',
      loading: 'Et øyeblikk …',
      failed:
        'Utdelinger som kan etterprøves, er ikke tilgjengelige akkurat nå. Kortene kommer fra nettleserens egen generator, uten bevis.',
      dealer:
        'Her deler siden ut selv, ikke bordet. Hvordan utdelingene kan etterprøves, må siden svare for.',
      example: 'Kortene i denne runden er gitt på forhånd, som eksempel.',
      practice: 'Hendene velges ut for øving, så utdelingene har ikke noe bevis.',
      seed: 'Disse utdelingene er til demonstrasjon: Den samme teksten gir alltid de samme kortene.',
      source: 'Denne siden bruker sin egen kilde til tilfeldighet. Utdelingene har ikke bevis.',
    },
    nextFingerprint: 'Fingeravtrykk av neste hemmelighet',
    drawn: 'Kort som alt er trukket fra denne kortstokken',
    nextSeed: 'Ditt frø for neste utdeling',
    seedHint:
      'Hvilken som helst tekst. Bytt den når du har sett fingeravtrykket: Da kan ingen ha regnet med den.',
    fingerprint: 'Hemmelighetens fingeravtrykk (SHA-256)',
    yourSeed: 'Ditt frø',
    unproved: 'Denne runden har ikke bevis.',
    opened: (round) => `Runde ${round}, åpnet`,
    meaning:
      'Fingeravtrykket av denne hemmeligheten sto her før innsatsen. Sammen med frøet ditt og rundens nummer gir hemmeligheten nøyaktig de kortene som lå på bordet.',
    secret: 'Hemmelighet',
    proof: 'Bevis, for enhver som vil etterprøve',
    copy: 'Kopier beviset',
    copied: 'Kopiert',
  },

  advice: {
    expected: 'Forventet verdi, i anter',
    valueOf: (choice) => `Forventet verdi av ${choice}`,
    better: 'best',
    right: (choice, value, other) => `Riktig: ${choice} var verdt ${value} anter, det andre valget ${other}.`,
    wrong: (better, cost) => `${better} ville vært ${cost} anter bedre.`,
    tally: (decisions, text, mistakes, cost) =>
      `${decisions === 1 ? '1 valg' : `${text} valg`}, feil: ${mistakes}, kostnad: ${cost} anter.`,
  },

  notKept: {
    'storage-failed': 'Denne nettleseren lagrer ikke bordet: Lastes siden på nytt, begynner det forfra.',
    'storage-conflict': 'Dette bordet spilles i en annen fane: Det som skjer her, lagres ikke lenger.',
    'save-invalid': 'Det lagrede bordet kunne ikke leses. Dette er en ny økt.',
  },

  statistics: {
    sum: (rounds, text, sessions, sessionsText, net) =>
      `Alle øktene dine: ${rounds === 1 ? '1 runde' : `${text} runder`}, ${
        sessions === 1 ? '1 fullført økt' : `${sessionsText} fullførte økter`
      }, netto ${net}.`,
    best: (hand) => `Beste hånd: ${hand}.`,
    save: 'Lagre statistikken',
    erase: 'Slett statistikken',
    eraseAgain: 'Trykk igjen for å slette',
    erasing: 'Trykk igjen for å slette statistikken for alle økter.',
    erased: 'Statistikken er slettet.',
  },

  refused: {
    limit: (min, max) => `Anten kan være fra ${min} til ${max}.`,
    funds: () => 'Saldoen må dekke tre anter og sidesatsingene.',
  },
};

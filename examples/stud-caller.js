// What the caller of a stud table says: the words to the core's announcement.

const RANKS = [
  ['deuce', 'deuces'],
  ['three', 'threes'],
  ['four', 'fours'],
  ['five', 'fives'],
  ['six', 'sixes'],
  ['seven', 'sevens'],
  ['eight', 'eights'],
  ['nine', 'nines'],
  ['ten', 'tens'],
  ['jack', 'jacks'],
  ['queen', 'queens'],
  ['king', 'kings'],
  ['ace', 'aces'],
];

const one = (rank) => RANKS[rank][0];
const many = (rank) => RANKS[rank][1];

/** What a board of up to four cards is called. */
const KINDS = {
  'high-card': (ranks) => ranks.slice(0, 2).map(one).join('-'),
  pair: ([rank]) => `pair of ${many(rank)}`,
  'four-flush': ([rank]) => `four to a flush, ${one(rank)} high,`,
  'two-pair': ([high, low]) => `${many(high)} and ${many(low)}`,
  'three-of-a-kind': ([rank]) => `three ${many(rank)}`,
  'four-of-a-kind': ([rank]) => `four ${many(rank)}`,
};

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

function possibilities({ flush, straight }) {
  const names = [flush && 'flush', straight && 'straight'].filter(Boolean);
  return names.map((name) => `possible ${name}`).join(', ');
}

/** The caller's sentences for an announcement of `announceExposed`. */
export function announce({ seat, category, ranks, first, mustBet, possible }) {
  const holding = `${first ? 'first ' : ''}${KINDS[category](ranks)}`;
  const sentences = [`${capital(holding)} ${mustBet ? 'must bet' : 'bets'}: seat ${seat + 1}.`];
  for (const draw of possible) sentences.push(`Seat ${draw.seat + 1}: ${possibilities(draw)}.`);
  return sentences.join(' ');
}

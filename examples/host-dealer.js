// The page's own dealer: it asks the server of this page for each deal, and checks what the server opens afterwards.
import { commit, verifyRound } from '@caribbean-stud/core/fair';

const byId = (id) => document.getElementById(id);
const table = byId('table');
const PATIENCE_MS = 5000;

/** Where the dealer answers, and what it has committed itself to. */
let dealer = null;
let seat = null;

async function post(path, body = {}) {
  const response = await fetch(dealer + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  return answer;
}

function tell(text) {
  byId('status').textContent = text;
}

/** The commitment to the next deal, or none. */
function committed(next) {
  seat = next;
  byId('commitment').textContent = next?.commitment ?? '–';
}

async function sitDown() {
  committed(await post('tables'));
  tell('The dealer on the server is ready.');
}

/** What the table asks for every deal: a promise of its cards. */
async function deal({ round, attempt }) {
  if (!seat) {
    await sitDown();
    throw new Error('there is a new commitment to look at: deal again');
  }
  const { deck } = await post('deals', { ...seat, clientSeed: byId('seed').value, round, attempt });
  return deck;
}

/** Whether an opened deal is what was promised: the commitment that stood here, and the cards that lay on the table. */
function holds(proof, commitment, shown) {
  return (
    proof.commitment === commitment &&
    commit(proof.serverSeed) === commitment &&
    verifyRound({ ...proof, ...shown }).valid
  );
}

function showProof(text, commitment, shown) {
  const proof = JSON.parse(text);
  byId('verdict').textContent = holds(proof, commitment, shown)
    ? `Round ${proof.round} was dealt as promised: checked in this browser.`
    : `Round ${proof.round} was not dealt as promised.`;
  byId('proof').textContent = text;
  byId('verify').href = `verify.html#${encodeURIComponent(text)}`;
  byId('opened').hidden = false;
}

/** The round is over or void: the server opens its secret and commits itself to the next one. */
async function open(shown) {
  if (!seat) return;
  const { table: name, commitment } = seat;
  try {
    const { proof, commitment: next } = await post('reveals', seat);
    committed({ table: name, commitment: next });
    if (proof) showProof(proof, commitment, shown);
  } catch {
    committed(null);
    tell('The dealer did not open its last deal. The next one begins with a new commitment.');
  }
}

/** The cards that lie open: those of a settled round. */
function cardsOnTable() {
  const { player, dealer } = table.table;
  return player.cards && dealer.cards ? { player: player.cards, dealer: dealer.cards } : {};
}

table.addEventListener('cs-settle', () => open(cardsOnTable()));
table.addEventListener('cs-void', () => {
  tell('That deal was void: no bet is lost.');
  open({});
});

byId('seed').value = crypto.getRandomValues(new Uint32Array(1))[0].toString(36);

// The file of this name says that there is no dealer; a server with one answers in its place.
({ dealer } = await (await fetch('servers/status.json')).json());
if (dealer) {
  table.dealer = deal;
  await sitDown().catch(() => tell('The dealer does not answer. The next deal will ask again.'));
} else {
  tell('This page is served without its dealer, so the table shuffles by itself: see below how to start it.');
}

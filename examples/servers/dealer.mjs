// A dealer on a server: it shuffles where no page can look, and every deal can be checked (docs/fairness.md).
//
//   node examples/servers/dealer.mjs            the examples, with a dealer for host-dealer.html
//
// Mount `createDealer()` in a server of your own: it answers three addresses, all POST and JSON.
//
//   dealer/tables   {}                                               -> { table, commitment }
//   dealer/deals    { table, commitment, clientSeed, round, attempt } -> { deck }
//   dealer/reveals  { table, commitment }                            -> { proof, commitment: the next one }
//
// The table in the page is dealt all its cards at once, the dealer's too: right for play money. A server that settles
// bets by itself keeps the deck, and takes the decision before it reveals anything. Each deal comes from a whole deck.
import { randomBytes, randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GameError } from '@caribbean-stud/core';
import { commit, fairDeck, proofText } from '@caribbean-stud/core/fair';
import { startServer } from '../../scripts/serve.mjs';

/** Tables that are remembered; the one that was used least recently is forgotten first. */
const MOST_TABLES = 10_000;
const LONGEST_REQUEST = 10_000;
const LONGEST_SEED = 256;

/** Where a page asks whether there is a dealer; without one, the file of this name says that there is none. */
const STATUS = '/examples/servers/status.json';
const PREFIX = '/dealer/';

/** A refusal with its HTTP status. */
class Refusal extends Error {
  /**
   * @param {number} status
   * @param {string} message
   */
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/**
 * @typedef {object} Asked what a player asks a deal for
 * @property {string} clientSeed
 * @property {number} round
 * @property {number} attempt
 */

/**
 * @typedef {object} Table
 * @property {string} serverSeed secret until its deal is over
 * @property {{ asked: Asked, deck: number[] } | null} dealt what was dealt with this seed
 */

/** A seed that no deal has used. */
function freshSeed() {
  return randomBytes(32).toString('hex');
}

/** The tables that sit with this dealer, by their names. */
class Tables {
  /** @type {Map<string, Table>} */
  #tables = new Map();

  open() {
    const name = randomUUID();
    if (this.#tables.size >= MOST_TABLES) this.#tables.delete(this.#tables.keys().next().value ?? '');
    return this.#keep(name, { serverSeed: freshSeed(), dealt: null });
  }

  /**
   * One deal for one commitment: asked again for the same, the dealer gives the same cards, as after a lost answer.
   * @param {Record<string, unknown>} request
   * @param {number} seats
   */
  deal(request, seats) {
    const { name, table } = this.#find(request);
    const asked = readAsked(request);
    if (table.dealt && JSON.stringify(table.dealt.asked) !== JSON.stringify(asked)) {
      throw new Refusal(409, 'this commitment has dealt already: ask for what it has dealt to be revealed');
    }
    const deck = table.dealt?.deck ?? fairDeck({ serverSeed: table.serverSeed, ...asked });
    this.#keep(name, { ...table, dealt: { asked, deck } });
    return { deck: deck.slice(0, 5 * (seats + 1)) };
  }

  /**
   * Opens the seed of a deal that is over, and commits to the next one. Nothing is opened before it has dealt.
   * @param {Record<string, unknown>} request
   * @param {number} seats
   */
  reveal(request, seats) {
    const { name, table } = this.#find(request);
    const { serverSeed, dealt } = table;
    if (!dealt) return { proof: null, commitment: commit(serverSeed) };
    const { commitment } = this.#keep(name, { serverSeed: freshSeed(), dealt: null });
    const cards = dealt.deck.slice(0, 5 * (seats + 1));
    const proof = proofText({ commitment: commit(serverSeed), serverSeed, ...dealt.asked, seats, cards });
    return { proof, commitment };
  }

  /**
   * @param {string} name
   * @param {Table} table
   */
  #keep(name, table) {
    this.#tables.delete(name);
    this.#tables.set(name, table);
    return { table: name, commitment: commit(table.serverSeed) };
  }

  /** @param {Record<string, unknown>} request */
  #find({ table: name, commitment }) {
    const table = this.#tables.get(String(name));
    if (!table) throw new Refusal(404, 'no such table: open one');
    if (commitment !== commit(table.serverSeed)) throw new Refusal(409, 'this commitment is no longer open');
    return { name: String(name), table };
  }
}

/**
 * @param {Record<string, unknown>} request
 * @returns {Asked}
 */
function readAsked({ clientSeed, round, attempt }) {
  if (typeof clientSeed !== 'string' || clientSeed.length > LONGEST_SEED)
    throw new Refusal(400, `clientSeed: a text of at most ${LONGEST_SEED} characters`);
  // The recipe checks the numbers.
  return { clientSeed, round: /** @type {number} */ (round), attempt: /** @type {number} */ (attempt) };
}

/**
 * The body of a request as a JSON object.
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<Record<string, unknown>>}
 */
async function readBody(request) {
  let text = '';
  request.setEncoding('utf8');
  for await (const part of request) {
    text += part;
    if (text.length > LONGEST_REQUEST) throw new Refusal(413, 'the request is too long');
  }
  try {
    const body = /** @type {unknown} */ (JSON.parse(text || '{}'));
    if (typeof body === 'object' && body !== null) return /** @type {Record<string, unknown>} */ (body);
  } catch {
    // Told below.
  }
  throw new Refusal(400, 'the request must be a JSON object');
}

/**
 * A dealer for Node's HTTP server: answers requests below `/dealer/`, and returns whether it has.
 * @param {{ seats?: number }} [options] hands that are dealt beside the dealer's
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<boolean>}
 */
export function createDealer({ seats = 1 } = {}) {
  const tables = new Tables();
  /** @type {Readonly<Record<string, (request: Record<string, unknown>) => object>>} */
  const answers = {
    tables: () => tables.open(),
    deals: (request) => tables.deal(request, seats),
    reveals: (request) => tables.reveal(request, seats),
  };

  return async (request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    /** @type {(status: number, body: object) => true} */
    const send = (status, body) => {
      response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
      response.end(JSON.stringify(body));
      return true;
    };
    if (path === STATUS) return send(200, { dealer: PREFIX });
    if (!path.startsWith(PREFIX)) return false;
    try {
      const name = path.slice(PREFIX.length);
      const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
      if (!answer) throw new Refusal(404, 'no such address');
      if (request.method !== 'POST') throw new Refusal(405, 'POST only');
      return send(200, answer(await readBody(request)));
    } catch (error) {
      if (error instanceof Refusal) return send(error.status, { error: error.message });
      if (error instanceof GameError) return send(400, { error: error.message });
      throw error;
    }
  };
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { address } = await startServer({
    root: resolve(import.meta.dirname, '../..'),
    port: Number(process.env.PORT) || 8080,
    api: createDealer(),
  });
  console.log(`The dealer waits at ${address}/examples/host-dealer.html (Ctrl+C ends)`);
}

// A jackpot meter on a server, for `jackpot-src`: its amount as JSON, and as an event stream that tells every change.
// It can be told to misbehave, so that one can see what a table does then.
//
//   node examples/servers/meter.mjs             the examples, with a meter for live-meter.html
//
// Mount `createMeter()` in a server of your own: it answers below `/examples/servers/`
//
//   meter.json      GET   { "meter": 125007, ... }, in major units; `Cache-Control: max-age` tells when to ask again
//   meter.stream    GET   the same as server-sent events, one for each change
//   meter.json      POST  ?behave=well|silent|nonsense|endless, ?change=-1000: for demonstrations only
//
// Without this server the file of the name `meter.json` answers, which stands still.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '../../scripts/serve.mjs';

const JSON_PATH = '/examples/servers/meter.json';
const STREAM_PATH = '/examples/servers/meter.stream';

/** How a meter may behave: it answers well, hangs up, gives something that is no amount, or far too much of it. */
export const BEHAVIORS = /** @type {const} */ (['well', 'silent', 'nonsense', 'endless']);

/** @typedef {(typeof BEHAVIORS)[number]} Behavior */

/**
 * @typedef {object} MeterOptions
 * @property {number} [amount] where the meter opens, in major units
 * @property {number} [rise] by how much it rises each time
 * @property {number} [every] how often it rises, in seconds; 0 for a meter that moves only when it is set
 * @property {number} [holds] how long a JSON answer holds, in seconds: tables ask again after that
 */

/** A meter and those who watch it. */
class Meter {
  #amount;
  #holds;
  /** @type {Behavior} */
  #behavior = 'well';
  #asked = 0;
  /** @type {Set<import('node:http').ServerResponse>} */
  #listening = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  #rising;

  /** @param {Required<MeterOptions>} options */
  constructor({ amount, rise, every, holds }) {
    this.#amount = amount;
    this.#holds = holds;
    if (every > 0) this.#rising = setInterval(() => this.set(this.#amount + rise), every * 1000).unref();
  }

  /** How many requests for the amount there were so far. */
  get asked() {
    return this.#asked;
  }

  /** How many listen to the stream now. */
  get listeners() {
    return this.#listening.size;
  }

  /**
   * Changes the amount and tells those who listen.
   * @param {number} amount in major units
   */
  set(amount) {
    this.#amount = Math.max(0, amount);
    this.#tell();
  }

  /** @param {Behavior} behavior */
  behave(behavior) {
    this.#behavior = behavior;
    if (behavior === 'silent') this.#hangUp();
    else this.#tell();
  }

  /** Ends the rise and the streams. */
  close() {
    clearInterval(this.#rising);
    this.#hangUp();
  }

  /**
   * Answers a request for one of the meter's addresses, and returns whether it has.
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async answer(request, response) {
    const { pathname, searchParams } = new URL(`http://localhost${request.url ?? '/'}`);
    if (pathname !== JSON_PATH && pathname !== STREAM_PATH) return false;
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method === 'POST') this.#obey(searchParams, response);
    else this.#show(pathname === STREAM_PATH, request, response);
    return true;
  }

  /**
   * @param {URLSearchParams} wishes
   * @param {import('node:http').ServerResponse} response
   */
  #obey(wishes, response) {
    const behavior = BEHAVIORS.find((one) => one === wishes.get('behave'));
    if (behavior) this.behave(behavior);
    const change = Number(wishes.get('change'));
    if (Number.isFinite(change) && change !== 0) this.set(this.#amount + change);
    response.writeHead(204).end();
  }

  /**
   * @param {boolean} asStream
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  #show(asStream, request, response) {
    this.#asked++;
    if (this.#behavior === 'silent') {
      request.socket.destroy();
    } else if (asStream) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      // Those who are cut off come back after a second.
      response.write(`retry: 1000\ndata: ${this.#text()}\n\n`);
      this.#listening.add(response);
      response.on('close', () => this.#listening.delete(response));
    } else {
      const hold = { 'Content-Type': 'application/json', 'Cache-Control': `max-age=${this.#holds}` };
      response.writeHead(200, hold).end(this.#text());
    }
  }

  #text() {
    if (this.#behavior === 'nonsense') return '<p>Soon!</p>';
    if (this.#behavior === 'endless') return 'x'.repeat(1_000_000);
    return JSON.stringify({ meter: this.#amount, demonstration: true });
  }

  #tell() {
    for (const response of this.#listening) response.write(`data: ${this.#text()}\n\n`);
  }

  #hangUp() {
    for (const response of this.#listening) response.destroy();
  }
}

/** @param {MeterOptions} [options] */
export function createMeter({ amount = 125_000, rise = 7, every = 0, holds = 5 } = {}) {
  return new Meter({ amount, rise, every, holds });
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const meter = createMeter({ every: 2, holds: 2 });
  const { address } = await startServer({
    root: resolve(import.meta.dirname, '../..'),
    port: Number(process.env.PORT) || 8080,
    api: (request, response) => meter.answer(request, response),
  });
  console.log(`The meter runs at ${address}/examples/live-meter.html (Ctrl+C ends)`);
}

import type { Money } from '../options/read.js';
import type { LiveMeter } from '../scene/told.js';
import { holdsFor, readMeter, readText } from './meter-answer.js';

/** Calls `work` after so many milliseconds; what it returns calls that off. */
export type Timer = (work: () => void, milliseconds: number) => () => void;

/** How often a source is asked that does not say how long its answers hold; and the bounds for one that does. */
const USUAL_INTERVAL = 15_000;
const SHORTEST_INTERVAL = 1000;
const LONGEST_INTERVAL = 300_000;

/** An answer that has not come by then will not come. */
const PATIENCE = 10_000;

function browserTimer(work: () => void, milliseconds: number): () => void {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
}

/**
 * Follows a live meter: an address that answers with JSON is asked again whenever its last answer no longer holds, one
 * that answers with an event stream is listened to. Whatever fails keeps the last good value, marked stale; the wait
 * doubles with each failure in a row.
 */
export class LiveMeterController {
  readonly #changed: () => void;
  readonly #timer: Timer;
  #source: string | null = null;
  #money: Money = { currency: null, decimals: 0 };
  #live: LiveMeter | null = null;
  #interval = USUAL_INTERVAL;
  #failures = 0;
  #stopWaiting = (): void => {};
  #stream: EventSource | null = null;
  #request: AbortController | null = null;

  /** `changed` is called after every answer, and after every failure. */
  constructor(changed: () => void, timer: Timer = browserTimer) {
    this.#changed = changed;
    this.#timer = timer;
  }

  /** The meter as it was last told; `null` before the first good answer. */
  get live(): LiveMeter | null {
    return this.#live;
  }

  /** Turns to a source, or to none. */
  follow(source: string | null, money: Money): void {
    if (source === this.#source && money.decimals === this.#money.decimals) return;
    this.stop();
    this.#source = source;
    this.#money = money;
    if (source !== null) void this.#ask(source);
  }

  /** Ends all connections; `follow` begins anew. */
  stop(): void {
    this.#stopWaiting();
    this.#stream?.close();
    this.#request?.abort();
    this.#stream = null;
    this.#request = null;
    this.#source = null;
    this.#live = null;
    this.#interval = USUAL_INTERVAL;
    this.#failures = 0;
  }

  async #ask(source: string): Promise<void> {
    const request = new AbortController();
    this.#request = request;
    const stopWaiting = this.#timer(() => request.abort(), PATIENCE);
    let text = '';
    try {
      const response = await fetch(source, {
        headers: { Accept: 'application/json, text/event-stream' },
        credentials: 'omit',
        cache: 'no-store',
        signal: request.signal,
      });
      if (response.ok && response.headers.get('Content-Type')?.startsWith('text/event-stream')) {
        if (this.#request === request) this.#listen(source);
        request.abort();
        return;
      }
      this.#interval = holdsFor(response) ?? this.#interval;
      if (response.ok) text = await readText(response);
    } catch {
      // Silence: told below, as any other answer that is no meter.
    } finally {
      stopWaiting();
    }
    if (this.#request !== request) return;
    this.#take(text);
    this.#askLater(source);
  }

  #askLater(source: string): void {
    const interval = Math.max(SHORTEST_INTERVAL, this.#interval) * 2 ** this.#failures;
    this.#stopWaiting = this.#timer(() => void this.#ask(source), Math.min(interval, LONGEST_INTERVAL));
  }

  /** After a break the browser connects again by itself, with waits of its own, until it is told to go away. */
  #listen(source: string): void {
    const stream = new EventSource(source);
    this.#stream = stream;
    stream.addEventListener('message', ({ data }) => this.#take(String(data)));
    stream.addEventListener('error', () => {
      this.#take('');
      if (stream.readyState !== EventSource.CLOSED || this.#stream !== stream) return;
      this.#stream = null;
      this.#askLater(source);
    });
  }

  /** Takes an answer: a good one is shown, anything else, and a meter that shrinks, leaves the last good value, stale. */
  #take(text: string): void {
    const meter = readMeter(text, this.#money);
    const good = meter !== null && meter >= (this.#live?.meter ?? 0);
    // Ten doublings are more than the longest wait.
    this.#failures = good ? 0 : Math.min(this.#failures + 1, 10);
    if (good) this.#live = { meter, stale: false };
    else if (this.#live) this.#live = { ...this.#live, stale: true };
    this.#changed();
  }
}

import type { Money } from '../options/read.js';

/** A meter that runs elsewhere, for display only. */
export interface LiveMeter {
  /** The last good value, in smallest units. */
  readonly meter: number;
  /** The source is silent or gives nonsense: this is the last good value. */
  readonly stale: boolean;
}

/** How often a source without a stream is asked, and how long a failing one is left alone at most. */
const INTERVAL_MS = 15_000;
const LONGEST_WAIT_MS = 300_000;
/** An answer longer than this is no meter. */
const LONGEST_ANSWER = 10_000;
const MOST_MONEY = 1_000_000_000;

/** Names under which sources give the amount. */
const FIELDS = ['meter', 'jackpot', 'amount', 'value'];

/**
 * The amount in an answer, in smallest units: a bare number in major units, or an object with a `meter` (also `jackpot`,
 * `amount` or `value`), as a number or as plain decimals. `null` for anything else.
 */
function readMeter(text: string, { decimals }: Money): number | null {
  if (text.length > LONGEST_ANSWER) return null;
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof answer === 'object' && answer !== null) {
    const fields = answer as Record<string, unknown>;
    const name = FIELDS.find((field) => Object.hasOwn(fields, field));
    answer = name === undefined ? null : fields[name];
  }
  const amount =
    typeof answer === 'number'
      ? answer
      : typeof answer === 'string' && /^\d{1,10}(\.\d+)?$/.test(answer)
        ? Number(answer)
        : Number.NaN;
  return amount >= 0 && amount <= MOST_MONEY ? Math.floor(amount * 10 ** decimals + 1e-6) : null;
}

/**
 * Follows a live meter: an address that answers with JSON is asked again and again, one that answers with an event stream
 * is listened to. Whatever fails keeps the last good value, marked stale; the waits between tries grow.
 */
export class LiveMeterController {
  readonly #changed: () => void;
  #source: string | null = null;
  #money: Money = { currency: null, decimals: 0 };
  #live: LiveMeter | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stream: EventSource | null = null;
  #request: AbortController | null = null;

  constructor(changed: () => void) {
    this.#changed = changed;
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
    clearTimeout(this.#timer);
    this.#stream?.close();
    this.#request?.abort();
    this.#stream = null;
    this.#request = null;
    this.#source = null;
    this.#live = null;
    this.#failures = 0;
  }

  async #ask(source: string): Promise<void> {
    const request = new AbortController();
    this.#request = request;
    try {
      const response = await fetch(source, {
        headers: { Accept: 'application/json, text/event-stream' },
        credentials: 'omit',
        signal: request.signal,
      });
      if (response.ok && response.headers.get('Content-Type')?.startsWith('text/event-stream')) {
        request.abort();
        this.#listen(source);
        return;
      }
      this.#take(response.ok ? await response.text() : '');
    } catch {
      if (this.#request !== request) return;
      this.#take('');
    }
    const wait = Math.min(INTERVAL_MS * 2 ** this.#failures, LONGEST_WAIT_MS);
    this.#timer = setTimeout(() => void this.#ask(source), wait);
  }

  /** The browser connects again by itself after a break, with waits of its own. */
  #listen(source: string): void {
    const stream = new EventSource(source);
    this.#stream = stream;
    stream.addEventListener('message', ({ data }) => this.#take(String(data)));
    stream.addEventListener('error', () => {
      this.#take('');
      if (stream.readyState !== EventSource.CLOSED || this.#stream !== stream) return;
      this.#stream = null;
      this.#timer = setTimeout(
        () => void this.#ask(source),
        Math.min(INTERVAL_MS * 2 ** this.#failures, LONGEST_WAIT_MS),
      );
    });
  }

  /** Takes an answer: a good one is shown, anything else, and a meter that shrinks, leaves the last good value, stale. */
  #take(text: string): void {
    const meter = readMeter(text, this.#money);
    const good = meter !== null && meter >= (this.#live?.meter ?? 0);
    this.#failures = good ? 0 : Math.min(this.#failures + 1, 10);
    if (good) this.#live = { meter, stale: false };
    else if (this.#live) this.#live = { ...this.#live, stale: true };
    this.#changed();
  }
}

import type { Money } from '../options/read.js';

/** An answer longer than this, in bytes, is no meter. */
const LONGEST_ANSWER = 10_000;

const MOST_MONEY = 1_000_000_000;

/** Names under which sources give the amount. */
const FIELDS = ['meter', 'jackpot', 'amount', 'value'];

/**
 * The amount in an answer, in smallest units, fractions of it left off: a bare number in major units, or an object with a
 * `meter` (also `jackpot`, `amount` or `value`), as a number or as plain decimals. `null` for anything else.
 */
export function readMeter(text: string, { decimals }: Money): number | null {
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
  // Decimal fractions such as 2.01 lie a little off in binary.
  return amount >= 0 && amount <= MOST_MONEY ? Math.floor(amount * 10 ** decimals + 1e-6) : null;
}

/** The text of an answer, or nothing when it is too long to be a meter: then it is not read to its end. */
export async function readText({ body }: Response): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > LONGEST_ANSWER) {
      await reader.cancel();
      return '';
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** How long an answer holds, in milliseconds, by the `max-age` of its `Cache-Control`; `null` where it does not say. */
export function holdsFor({ headers }: Response): number | null {
  const [, seconds] =
    /(?:^|[\s,])max-age=(\d{1,9})(?:$|[\s,])/.exec(headers.get('Cache-Control') ?? '') ?? [];
  return seconds === undefined ? null : Number(seconds) * 1000;
}

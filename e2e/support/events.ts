import type { Player } from './player.js';

/** An event of the element as a page hears it: its name and its own fields. */
export interface HeardEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

declare global {
  interface Window {
    /** Where {@link hearEvents} keeps what it hears. */
    heard?: HeardEvent[];
  }
}

/** Runs in the page before its scripts: records every event of the element with all its own fields. */
export function hearEvents(): void {
  const names = ['ready', 'bet', 'decision', 'deal', 'settle', 'void', 'jackpot', 'session-end', 'error'];
  const heard: HeardEvent[] = (window.heard = []);
  for (const name of names) {
    document.addEventListener(`cs-${name}`, (event) => {
      const one: Record<string, unknown> = {};
      for (const [field, value] of Object.entries(event) as [string, unknown][]) {
        const isError = value instanceof Error;
        if (field !== 'isTrusted') one[field] = isError ? { ...value, message: value.message } : value;
      }
      heard.push({ type: event.type, ...one });
    });
  }
}

/** The events heard since the last time. */
export function heardBy(player: Player): Promise<HeardEvent[]> {
  return player.page.evaluate(() => window.heard?.splice(0) ?? []);
}

/** The names of the events heard since the last time, `cs-` left off. */
export async function namesHeardBy(player: Player): Promise<string[]> {
  return (await heardBy(player)).map(({ type }) => type.slice(3));
}

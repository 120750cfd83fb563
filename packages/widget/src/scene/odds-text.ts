import type { Localizer } from '../localize.js';

/** Odds as they are read at a table, "n to 1": `20 : 1`, `1.5 : 1`. */
export function oddsText(localizer: Localizer, odds: number): string {
  return `${localizer.count(odds, { maximumFractionDigits: 4 })} : 1`;
}

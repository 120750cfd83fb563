import type { Localizer } from '../localize.js';

/** Odds as they are read at a table, "n to 1", which no line break parts: `20 : 1`, `1.5 : 1`. */
export function oddsText(localizer: Localizer, odds: number): string {
  return `${localizer.count(odds, { maximumFractionDigits: 4 })}\u00a0:\u00a01`;
}

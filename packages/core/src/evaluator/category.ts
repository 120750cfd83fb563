/** The ten names of a poker hand, lowest first; a royal flush is the highest straight flush and has its own name. */
export const CATEGORIES = [
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush',
] as const;

/** The name of a poker hand's category. */
export type Category = (typeof CATEGORIES)[number];

/**
 * Strokes of the ranks, deuce (0) to ace (12), in a box of 10 x 14 units. They are lines of one width, which is the style
 * sheet's. The letters A K Q J are the international index.
 */
const RANK_STROKES: readonly string[] = [
  'M1.5 4.5C1.5 2.3 3 1 5 1S8.5 2.2 8.5 4.2C8.5 6 7.4 7.2 5.6 8.9L1.6 12.9H9',
  'M1.4 1H8.2L4.6 5.5C7.2 5.4 8.8 7 8.8 9.2 8.8 11.5 7.2 13 5 13 3 13 1.6 12 1.1 10.2',
  'M7.2 14V1.4L1.2 10.2H9.8',
  'M8.4 1H2.7L2.1 6.6C2.8 5.8 3.8 5.3 5 5.3 7.3 5.3 8.8 6.8 8.8 9.1 8.8 11.4 7.3 13 5 13 3 13 1.6 12 1.1 10.3',
  'M7.4.4 2.08 6.76A3.8 3.8 0 1 0 5 5.4 3.8 3.8 0 0 0 2.08 6.76',
  'M1 1H8.6L4 14',
  'M5 1a2.8 2.8 0 1 0 0 5.6A2.8 2.8 0 1 0 5 1M5 6.6a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 1 0 0-6.4',
  'M2.6 13.6 7.92 7.24A3.8 3.8 0 1 0 5 8.6 3.8 3.8 0 0 0 7.92 7.24',
  'M0 2.9 2 1.3V14M7.4 1C5.6 1 4.7 3.2 4.7 7s.9 6 2.7 6 2.7-2.2 2.7-6S9.2 1 7.4 1',
  'M7.4 0V9.4C7.4 11.7 6.2 13 4.3 13 2.6 13 1.4 11.9 1.3 10',
  'M5 1C2.7 1 1.3 3.2 1.3 7S2.7 13 5 13 8.7 10.8 8.7 7 7.3 1 5 1M5.4 10 9 14.4',
  'M1.8 0V14M8.8 0 1.8 8.4M4.4 5.6 9.2 14',
  'M.6 14 5 1.2 9.4 14M2.3 9.6H7.7',
];

/** The sign of a rank (0 deuce .. 12 ace), as the data of a path whose box has its upper left corner at the origin. */
export function rankSign(rank: number): string {
  return RANK_STROKES[rank] ?? '';
}

/** Cards of one hand. */
export const HAND_SIZE = 5;

/** The most hands at a table beside the dealer's. */
export const MOST_SEATS = 7;

/** Cards that a deal takes: five for each seat and five for the dealer. */
export function cardsPerDeal(seats: number): number {
  return HAND_SIZE * (seats + 1);
}

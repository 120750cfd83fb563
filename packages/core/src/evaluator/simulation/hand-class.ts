import { madeRanks, otherRanks, rankCount, WHEEL_MASK, type HandValue } from '../value.js';

const RANK_MASKS = 1 << 13;
const MASKS_OF_FIVE = 1287;

/**
 * The place of each mask among the masks with as many ranks, in ascending order. The mask of the wheel, whose ace is
 * left out in hand values, comes after all masks of five ranks.
 */
export const MASK_PLACES: Uint16Array = placesOfMasks();

function placesOfMasks(): Uint16Array {
  const places = new Uint16Array(RANK_MASKS);
  const count = new Uint16Array(14);
  for (let mask = 0; mask < RANK_MASKS; mask++) {
    const ranks = rankCount(mask);
    const place = count[ranks] as number;
    places[mask] = place;
    count[ranks] = place + 1;
  }
  places[WHEEL_MASK] = MASKS_OF_FIVE;
  return places;
}

/**
 * Where the classes of each category begin, and how many sets of other ranks each set of made ranks has room for. The
 * kernel in WebAssembly has the same numbers.
 */
const BASE = [0, 1288, 5006, 6020, 7034, 8322, 9610, 9779, 9948] as const;
const WIDTH = [0, 286, 13, 78, 0, 0, 13, 13, 0] as const;

/** How many numbers there are for hand classes; not all of them are in use. */
export const HAND_CLASSES = 11_236;

/** A number of its own, from 0, for each hand value. */
export function handClass(value: HandValue): number {
  const category = value >> 26;
  const place = (MASK_PLACES[madeRanks(value)] as number) * (WIDTH[category] as number);
  return (BASE[category] as number) + place + (MASK_PLACES[otherRanks(value)] as number);
}

import { batches } from './batches.mjs';
import { games } from './games.mjs';
import { simulation } from './simulation.mjs';
import { singleHands } from './single-hands.mjs';
import { tally } from './tally.mjs';

/** What is measured, in this order. @type {readonly import('../run.mjs').Topic[]} */
export const TOPICS = [singleHands, batches, tally, games, simulation];

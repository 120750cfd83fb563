import type { Evaluator } from './evaluator.js';
import { evaluateBatch } from './js-batch.js';

/** The part of an evaluator that a table needs: it values the hands of a deal. Every {@link Evaluator} will do. */
export type HandEvaluator = Pick<Evaluator, 'engine' | 'fallbackReason' | 'evaluateBatch'>;

/** Hands valued in plain JavaScript: ready at once, everywhere. */
export const jsHands: HandEvaluator = Object.freeze({ engine: 'js', evaluateBatch });

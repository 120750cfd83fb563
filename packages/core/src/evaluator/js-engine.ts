import { handsIn, unknownCard, valuesFor } from './batch.js';
import type { Evaluator } from './evaluator.js';
import { evaluateCards } from './evaluate.js';
import { tallyDealer } from './js-tally.js';

/** The evaluator in plain JavaScript: ready at once, everywhere. */
export const jsEngine: Evaluator = Object.freeze({ engine: 'js', evaluateBatch, tallyDealer });

/** The js engine with the reason why it stands in for WebAssembly. */
export function fallbackEngine(fallbackReason: string): Evaluator {
  return Object.freeze({ ...jsEngine, fallbackReason });
}

function evaluateBatch(cards: Uint8Array, out?: Uint32Array): Uint32Array {
  const hands = handsIn(cards);
  const values = valuesFor(hands, out);
  for (let i = 0; i < cards.length; i++) if ((cards[i] as number) > 51) throw unknownCard(cards);
  for (let hand = 0, i = 0; hand < hands; hand++, i += 5) {
    values[hand] = evaluateCards(
      cards[i] as number,
      cards[i + 1] as number,
      cards[i + 2] as number,
      cards[i + 3] as number,
      cards[i + 4] as number,
    );
  }
  return values;
}

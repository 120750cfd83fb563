import {
  checkHandCount,
  handsIn,
  noRoom,
  toLayout,
  unknownCard,
  valuesFor,
  type BatchOptions,
  type HandBatch,
} from './batch.js';
import { evaluateCards } from './evaluate.js';

/** The js engine's {@link Evaluator.evaluateBatch}. */
export function evaluateBatch(cards: Uint8Array, out?: Uint32Array, options: BatchOptions = {}): Uint32Array {
  const hands = handsIn(cards);
  const values = valuesFor(hands, out);
  const layout = toLayout(options.layout);
  if (!areCards(cards)) throw unknownCard(cards, layout);
  if (layout === 'rows') evaluateAll(cards, values, hands, 5, 1);
  else evaluateAll(cards, values, hands, 1, hands);
  return values;
}

// Each loop has a function of its own: where two long loops share one, V8's compiler keeps giving up on it.

function areCards(cards: Uint8Array): boolean {
  for (let i = 0; i < cards.length; i++) if ((cards[i] as number) > 51) return false;
  return true;
}

function evaluateAll(
  cards: Uint8Array,
  values: Uint32Array,
  hands: number,
  nextHand: number,
  nextCard: number,
): void {
  for (let hand = 0, i = 0; hand < hands; hand++, i += nextHand) {
    values[hand] = evaluateCards(
      cards[i] as number,
      cards[i + nextCard] as number,
      cards[i + 2 * nextCard] as number,
      cards[i + 3 * nextCard] as number,
      cards[i + 4 * nextCard] as number,
    );
  }
}

/** The js engine's {@link Evaluator.createBatch}. */
export async function createBatch(hands: number, options: BatchOptions = {}): Promise<HandBatch> {
  checkHandCount(hands);
  const layout = toLayout(options.layout);
  const [cards, values] = reserve(hands);
  const evaluate = (): Uint32Array => evaluateBatch(cards, values, { layout });
  return Object.freeze({ hands, layout, cards, values, evaluate });
}

function reserve(hands: number): [cards: Uint8Array, values: Uint32Array] {
  try {
    return [new Uint8Array(hands * 5), new Uint32Array(hands)];
  } catch (error) {
    throw noRoom(hands, error);
  }
}

import { DECK, type Card } from '../cards/card.js';
import { optionInvalid } from '../check-option.js';
import { GameError, quote } from '../errors.js';

/**
 * When the cards are shuffled: before every round, or before the first round after so many cards (1 to 52) were drawn.
 */
export type Reshuffle = 'round' | number;

/** A deck in use. It knows which cards have been drawn since the last shuffle, and never the order of the others. */
export interface Shoe {
  readonly reshuffle: Reshuffle;
  readonly drawn: readonly Card[];
}

/** The reshuffle policy itself. Throws `option-invalid` for what is none. */
export function checkReshuffle(reshuffle: Reshuffle): Reshuffle {
  if (reshuffle === 'round' || (Number.isInteger(reshuffle) && reshuffle >= 1 && reshuffle <= 52)) {
    return reshuffle;
  }
  throw optionInvalid('reshuffle', reshuffle, '"round" or a number of cards from 1 to 52');
}

/** A freshly shuffled shoe. Throws `option-invalid` for a policy out of range. */
export function createShoe(options: { readonly reshuffle?: Reshuffle | undefined } = {}): Shoe {
  return Object.freeze({ reshuffle: checkReshuffle(options.reshuffle ?? 'round'), drawn: Object.freeze([]) });
}

/** Whether the cards must be shuffled before a deal of `count` cards: by the policy, or because too few are left. */
export function shuffleDue(shoe: Shoe, count: number): boolean {
  if (shoe.drawn.length === 0) return false;
  const byPolicy = shoe.reshuffle === 'round' || shoe.drawn.length >= shoe.reshuffle;
  return byPolicy || DECK.length - shoe.drawn.length < count;
}

/**
 * The cards from which the next deal of `count` cards comes: all 52 when a shuffle is due, else those left in the shoe.
 */
export function cardsInShoe(shoe: Shoe, count: number): readonly Card[] {
  if (shoe.drawn.length === 0 || shuffleDue(shoe, count)) return DECK;
  const drawn = new Set(shoe.drawn);
  return DECK.filter((card) => !drawn.has(card));
}

/**
 * Draws the first `count` cards of `order`, which must be different cards of {@link cardsInShoe} (a prefix of the
 * shoe's order is enough). Throws `deal-invalid`, naming what is wrong.
 */
export function draw(
  shoe: Shoe,
  order: ArrayLike<Card>,
  count: number,
): { readonly cards: readonly Card[]; readonly shoe: Shoe } {
  if (typeof order !== 'object' || order === null || !(order.length >= count)) {
    throw new GameError('deal-invalid', `the deal needs ${count} cards, got ${quote(order?.length)}`);
  }
  const available = new Set(cardsInShoe(shoe, count));
  for (let i = 0; i < order.length; i++) {
    if (!available.delete(order[i] as Card)) {
      throw new GameError(
        'deal-invalid',
        `the deal repeats a card or holds one that is not in the shoe: ${quote(order[i])}`,
      );
    }
  }
  const cards = Object.freeze(Array.from({ length: count }, (_, i) => order[i] as Card));
  const before = shuffleDue(shoe, count) ? [] : shoe.drawn;
  return { cards, shoe: Object.freeze({ ...shoe, drawn: Object.freeze([...before, ...cards]) }) };
}

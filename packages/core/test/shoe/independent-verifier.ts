import { createHash, createHmac } from 'node:crypto';

// A verifier made after docs/fairness.md, with node:crypto alone. On purpose it imports nothing of the library.

/** A proof with its cards as text. */
export interface PublishedProof {
  readonly commitment: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly round: number;
  readonly attempt: number;
  readonly drawn: string;
  readonly seats: number;
  readonly player: string;
  readonly dealer: string;
}

const RANKS = [...'23456789TJQKA'];
const SUITS = [...'cdhs'];
const CARDS_ASCENDING = RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit));

/** "The SHA-256 of the 32 bytes of the server seed: of the bytes, not of their digits." */
export function fingerprint(serverSeed: string): string {
  return createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex');
}

/** "Eight words a block, the most significant byte first; each is taken once, in order." */
export function* wordsOf(
  serverSeed: string,
  clientSeed: string,
  round: number,
  attempt: number,
): Generator<number, never> {
  for (let block = 0n; ; block++) {
    const message = Buffer.concat([
      Buffer.from(clientSeed, 'utf8'),
      Buffer.from(`:${round}:${attempt}:${block}`, 'ascii'),
    ]);
    const digest = createHmac('sha256', Buffer.from(serverSeed, 'hex')).update(message).digest();
    for (let byte = 0; byte < 32; byte += 4) {
      yield ((digest[byte]! * 256 + digest[byte + 1]!) * 256 + digest[byte + 2]!) * 256 + digest[byte + 3]!;
    }
  }
}

/** "While it is `limit` or more, drop it and take the next. The number is the word mod n." */
function numberBelow(n: number, words: Iterator<number, never>): number {
  const limit = 2n ** 32n - (2n ** 32n % BigInt(n));
  for (;;) {
    const word = BigInt(words.next().value);
    if (word < limit) return Number(word % BigInt(n));
  }
}

/** The order of the cards, as texts. */
export function dealAgain(
  proof: Omit<PublishedProof, 'commitment' | 'seats' | 'player' | 'dealer'>,
): string[] {
  const words = wordsOf(proof.serverSeed, proof.clientSeed, proof.round, proof.attempt);
  const drawn = proof.drawn === '' ? [] : proof.drawn.split(' ');
  const places = CARDS_ASCENDING.filter((card) => !drawn.includes(card));
  for (let i = places.length - 1; i >= 1; i--) {
    const j = numberBelow(i + 1, words);
    const card = places[i]!;
    places[i] = places[j]!;
    places[j] = card;
  }
  return places;
}

/** Checks 2 and 4 of the page: the commitment, and the cards on the table. */
export function isInOrder(proof: PublishedProof): boolean {
  const deck = dealAgain(proof);
  const dealerAt = 5 * proof.seats;
  return (
    fingerprint(proof.serverSeed) === proof.commitment &&
    deck.slice(0, 5).join(' ') === proof.player &&
    deck.slice(dealerAt, dealerAt + 5).join(' ') === proof.dealer
  );
}

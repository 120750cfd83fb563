import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DECK } from '../../src/index.js';
import { commit, fairDeck, proofText, verifyRound, type RoundProof } from '../../src/shoe/fair.js';
import { blocks, EXAMPLE, PAGE, published, text } from './fair-deals.js';
import { isInOrder, wordsOf } from './independent-verifier.js';

describe('verifying a round', () => {
  test('finds every published proof in order, as it is and as text', () => {
    fc.assert(
      fc.property(published, (proof) => {
        for (const given of [proof, JSON.parse(proofText(proof)) as RoundProof]) {
          const { valid, deck, steps } = verifyRound(given);
          expect(steps.filter(({ ok }) => !ok)).toEqual([]);
          expect(valid).toBe(true);
          expect(deck).toEqual(fairDeck(proof));
        }
      }),
    );
  });

  const failures = (proof: RoundProof, before?: RoundProof): string[] =>
    verifyRound(proof, { before }).steps.flatMap(({ ok, check }) => (ok ? [] : [check]));

  test('names what does not fit, in a sentence for the player', () => {
    const other = 'ab'.repeat(32);
    expect(failures({ ...EXAMPLE, commitment: commit(other) })).toEqual(['commitment']);
    expect(failures({ ...EXAMPLE, serverSeed: other })).toEqual(['commitment', 'player', 'dealer']);
    expect(failures({ ...EXAMPLE, clientSeed: 'señal ♠ 8' })).toEqual(['player', 'dealer']);
    expect(failures({ ...EXAMPLE, round: 4 })).toEqual(['player', 'dealer']);
    expect(failures({ ...EXAMPLE, attempt: 1 })).toEqual(['player', 'dealer']);
    expect(failures({ ...EXAMPLE, seats: 2 })).toEqual(['dealer']);
    expect(failures({ ...EXAMPLE, drawn: '2c' })).toEqual(['player', 'dealer']);
    expect(failures({ ...EXAMPLE, player: '7c Qh 8c 4h 6h' })).toEqual(['player']);
    expect(failures({ ...EXAMPLE, dealer: '3h 7h 2s 7s Ac' })).toEqual(['dealer']);
    expect(failures({ ...EXAMPLE, cards: '7c Qh 8c 6h 4h 3h 7h 2s 7s Ac' })).toEqual(['cards']);
    const { steps } = verifyRound({ ...EXAMPLE, dealer: '3h 7h 2s 7s Ac' });
    expect(steps.at(-1)?.text).toBe(
      'The dealer’s cards were 3h 7h 2s 7s Ac; from place 6 on there should be 3h 7h 2s 7s Ad.',
    );
  });

  test('takes the cards that were seen, however few', () => {
    const { player: _player, dealer: _dealer, ...bare } = EXAMPLE;
    expect(verifyRound(bare)).toMatchObject({ valid: true });
    expect(verifyRound({ ...bare, dealer: '3h' })).toMatchObject({ valid: true });
    expect(verifyRound({ ...bare, dealer: '3d' })).toMatchObject({ valid: false });
    expect(verifyRound({ ...bare, player: '', cards: '7c Qh 8c 6h 4h 3h 7h' })).toMatchObject({
      valid: true,
    });
    expect(verifyRound({ ...bare, commitment: EXAMPLE.commitment.toUpperCase() })).toMatchObject({
      valid: true,
    });
  });

  test('follows the cards of a shoe from one deal to the next', () => {
    const shared = { clientSeed: 'shoe', attempt: 0, seats: 2 };
    const seed = (n: number): string => `${n}`.repeat(64);
    const first: RoundProof = { ...shared, serverSeed: seed(1), commitment: commit(seed(1)), round: 1 };
    const dealt = fairDeck(first).slice(0, 15);
    const second: RoundProof = {
      ...shared,
      serverSeed: seed(2),
      commitment: commit(seed(2)),
      round: 2,
      drawn: dealt,
    };
    const third: RoundProof = {
      ...{ ...second, serverSeed: seed(3), commitment: commit(seed(3)), round: 3 },
      drawn: [...fairDeck(second).slice(0, 15), ...dealt],
    };
    expect(failures(second, first)).toEqual([]);
    expect(failures(third, second)).toEqual([]);
    expect(failures(third, first)).toEqual(['drawn']);
    expect(failures({ ...second, drawn: fairDeck(first).slice(1, 16) }, first)).toEqual(['drawn']);
    expect(failures({ ...second, drawn: dealt.slice(1) }, first)).toEqual(['drawn']);
    // A shuffle in between leaves nothing out.
    expect(failures({ ...second, drawn: [] }, first)).toEqual([]);
  });

  test.each([
    ['nothing', null],
    ['a text', 'caribbean-stud-fair-1'],
    ['a list', []],
    ['a short seed', { ...EXAMPLE, serverSeed: 'abc' }],
    ['a round that is no number', { ...EXAMPLE, round: '3' }],
    ['cards that are none', { ...EXAMPLE, player: '1x' }],
    ['six cards for a hand', { ...EXAMPLE, dealer: '3h 7h 2s 7s Ad Ac' }],
    ['a card twice', { ...EXAMPLE, drawn: '2c 2c' }],
    ['eight seats', { ...EXAMPLE, seats: 8 }],
    ['no seat', { ...EXAMPLE, seats: 0 }],
    ['too many cards drawn', { ...EXAMPLE, drawn: text(DECK.slice(0, 43)) }],
    ['another scheme', { ...EXAMPLE, scheme: 'caribbean-stud-fair-2' }],
    ['a hostile prototype', { __proto__: EXAMPLE, drawn: { length: 2 ** 40 } }],
  ])('finds that %s is no proof, and does not throw', (_, proof) => {
    const { valid, deck, steps } = verifyRound(proof as never);
    expect({ valid, deck }).toEqual({ valid: false, deck: null });
    expect(steps.map(({ check, ok }) => ({ check, ok }))).toEqual([{ check: 'values', ok: false }]);
    expect(steps[0]?.text).toMatch(/^The proof cannot be read: ./);
  });

  test('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.dictionary(fc.constantFrom(...Object.keys(EXAMPLE)), fc.anything()),
        (a, b) => {
          expect(verifyRound(a as never).valid).toBe(false);
          expect(typeof verifyRound({ ...EXAMPLE, ...b }).valid).toBe('boolean');
        },
      ),
    );
  });
});

describe('docs/fairness.md', () => {
  test('works its example out as the library does', () => {
    expect(verifyRound(EXAMPLE)).toMatchObject({ valid: true });
    expect(isInOrder(EXAMPLE)).toBe(true);
    const [deck] = blocks('').filter((block) => block.startsWith('7c'));
    expect(deck?.trim().split(/\s+/).join(' ')).toBe(text(fairDeck(EXAMPLE)));
    const digests = blocks('')
      .find((block) => block.startsWith('0 '))!
      .match(/[0-9a-f]{64}/g)!;
    const words = wordsOf(EXAMPLE.serverSeed, EXAMPLE.clientSeed, 3, 0);
    for (const digest of digests)
      for (const word of digest.match(/.{8}/g)!) expect(words.next().value).toBe(Number.parseInt(word, 16));
    expect(PAGE).toContain(EXAMPLE.commitment);
    const next = fairDeck({ ...EXAMPLE, round: 4, drawn: fairDeck(EXAMPLE).slice(0, 10) });
    expect(PAGE).toContain(`\`${text(next.slice(0, 10))}\``);
  });

  test('prints a program that runs and agrees', async () => {
    const program = `data:text/javascript,${encodeURIComponent(blocks('js')[0]!)}`;
    const { verify } = (await import(/* @vite-ignore */ program)) as { verify: (proof: object) => boolean };
    expect(verify(EXAMPLE)).toBe(true);
    expect(verify({ ...EXAMPLE, round: 4 })).toBe(false);
    expect(verify({ ...EXAMPLE, commitment: 'ab'.repeat(32) })).toBe(false);
    fc.assert(
      fc.property(published, (proof) => {
        expect(verify(JSON.parse(proofText(proof)) as object)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
});

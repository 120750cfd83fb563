import { describe, expect, it } from 'vitest';
import { DECK, settle, strategies, type Card } from '../packages/core/dist/index.js';
import { useBrowser } from './support/browser.js';
import { namesOf } from './support/card-names.js';
import { openTable, type Player } from './support/player.js';

const harness = useBrowser();
const ROUNDS = 12;

/** The order in which the cards of the round on the table were dealt: five a seat clockwise, then the dealer's. */
async function dealtCards(player: Player, seats: number): Promise<Card[]> {
  const save = await player.ask((table) => table.save());
  const { drawn } = JSON.parse(save) as { drawn: Card[] };
  return drawn.slice(-5 * (seats + 1));
}

function handsOf(cards: readonly Card[]): Card[][] {
  return Array.from({ length: cards.length / 5 }, (_, hand) => cards.slice(5 * hand, 5 * hand + 5));
}

/** The fans of the other seats, in order: what each says, and what a screen reader is told of its cards. */
function fans(
  player: Player,
): Promise<{ label: string; state: string; cards: string; faces: number; backs: number }[]> {
  return player.table.locator('[part=seat]').evaluateAll((seats) =>
    seats.map((seat) => ({
      label: seat.querySelector('.seat-label')?.textContent ?? '',
      state: seat.querySelector('.seat-state')?.textContent.replace(/\s+/g, ' ').trim() ?? '',
      cards: seat.querySelector('.hidden-text')?.textContent ?? '',
      faces: seat.querySelectorAll('.mini-face').length,
      backs: seat.querySelectorAll('.mini-back').length,
    })),
  );
}

describe('seven seats', () => {
  it('play from one deck, by the exact strategy, and are settled against the same dealer', async () => {
    const player = await openTable(harness, {
      attributes: `seats="7" rounds="${ROUNDS}" seed="seven" motion="none" ante="10"`,
    });
    let folds = 0;
    for (let round = 0; round < ROUNDS; round++) {
      await player.ask((table) => table.deal());
      const cards = await dealtCards(player, 7);
      expect(new Set(cards).size).toBe(40);
      expect(cards.every((card) => DECK.includes(card))).toBe(true);
      const hands = handsOf(cards);
      const dealer = hands[7] as Card[];
      expect((await player.view()).others.map(({ decision }) => decision)).toEqual(Array(6).fill(null));

      await player.ask((table, call) => (call ? table.call() : table.fold()), round % 2 === 0);
      const { others, terms, dealer: shown, player: own } = await player.view();
      expect([own.cards, shown.cards]).toEqual([hands[0], dealer]);
      expect(others.map(({ seat }) => seat)).toEqual([1, 2, 3, 4, 5, 6]);
      for (const { seat, decision, settlement, cards: open } of others) {
        const hand = hands[seat] as Card[];
        const { choice } = strategies.optimal.decide(hand, dealer[0] as Card, terms.rules);
        expect(decision).toBe(choice);
        const expected = settle({
          ...{ player: hand, dealer, decision: choice, ante: 10 },
          ...{ jackpot: null, bonus: null, rules: terms.rules },
        });
        expect(settlement).toEqual(expected);
        // Folded seats are cleared before the showdown.
        expect(open).toEqual(choice === 'call' ? hand : null);
        folds += choice === 'fold' ? 1 : 0;
      }
      await player.ask((table) => table.next());
    }
    expect(folds).toBeGreaterThan(10);
    expect(folds).toBeLessThan(60);
  });

  it('lie as backs until the showdown, then as faces, and a folded seat is empty', async () => {
    const player = await openTable(harness, { attributes: 'seats="7" seed="seven" motion="none"' });
    expect(await fans(player)).toEqual(
      [2, 3, 4, 5, 6, 7].map((seat) => ({ label: `Seat ${seat}`, state: '', cards: '', faces: 0, backs: 0 })),
    );
    await player.deal();
    expect(await fans(player)).toEqual(
      [2, 3, 4, 5, 6, 7].map((seat) => ({
        ...{ label: `Seat ${seat}`, state: '… waits' },
        ...{ cards: 'five cards face down', faces: 0, backs: 5 },
      })),
    );
    const hands = handsOf(await dealtCards(player, 7));
    await player.call();
    const { others } = await player.view();
    for (const [place, fan] of (await fans(player)).entries()) {
      const called = others[place]?.decision === 'call';
      const names = namesOf(hands[place + 1] as Card[]).join(', ');
      expect(fan).toMatchObject({ cards: called ? names : '', faces: called ? 5 : 0, backs: 0 });
      expect(fan.state).toMatch(called ? /^(▲ Won|▼ Lost|= Push) \S/ : /^× Folded$/);
    }
    await player.next();
    expect((await fans(player)).every(({ backs, faces }) => backs + faces === 0)).toBe(true);
  });

  it('never touch the balance, the register or the jackpot of the player', async () => {
    const player = await openTable(harness, {
      attributes: 'seats="7" seed="seven" motion="none" jackpot="1000" bonus="5+1" rounds="3"',
    });
    for (let round = 0; round < 3; round++) {
      await player.ask(async (table) => {
        await table.placeJackpot(true);
        await table.deal();
        await table.fold();
      });
      const { others, jackpot } = await player.view();
      expect(jackpot?.meter).toBe(1000 + Math.floor(0.7 * (round + 1)));
      expect(others.every(({ settlement }) => settlement?.bets.jackpot === null)).toBe(true);
      await player.ask((table) => table.next());
    }
    const { register, total, balance } = await player.view();
    expect(register.map(({ net }) => net)).toEqual([-2, -2, -2]);
    expect([total, balance]).toEqual([-6, 994]);
  });
});

describe.each([1, 2, 3, 4, 5, 6, 7])('a table of %d seats', (seats) => {
  it('deals a round that can be read at 320, 768 and 1280 pixels', async () => {
    const player = await openTable(harness, {
      attributes: `seats="${seats}" seed="seats" motion="none" jackpot="5000" lang="es"`,
      viewport: { width: 320, height: 640 },
    });
    await player.deal();
    await player.call();
    const cards = await dealtCards(player, seats);
    expect(new Set(cards).size).toBe(5 * (seats + 1));
    for (const width of [320, 768, 1280]) {
      await player.page.setViewportSize({ width, height: 900 });
      expect(await player.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const boxes = await player.table.locator('[part=seat]').evaluateAll((all) =>
        all.map((seat) => {
          const { left, right } = seat.getBoundingClientRect();
          const inner = Array.from(seat.querySelectorAll('.mini'), (mini) => mini.getBoundingClientRect());
          return {
            left,
            right,
            inside: inner.every((mini) => mini.left >= left - 1 && mini.right <= right + 1),
          };
        }),
      );
      expect(boxes).toHaveLength(seats - 1);
      for (const [place, box] of boxes.entries()) {
        expect(box.inside, `seat ${place + 2} at ${width}`).toBe(true);
        expect(box.left).toBeGreaterThanOrEqual(boxes[place - 1]?.right ?? 0);
      }
    }
  });
});

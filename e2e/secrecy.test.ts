import { beforeAll, describe, expect, it } from 'vitest';
import type { Card } from '../packages/core/dist/index.js';
import { useBrowser } from './support/browser.js';
import { nameOf, namesOf } from './support/card-names.js';
import { hearEvents, heardBy } from './support/events.js';
import { openTable, type Player } from './support/player.js';

const harness = useBrowser();

/** Opens a table that is dealt this order of cards: the seats' hands, then the dealer's. */
async function openWith(seats: number, deal: 'up' | 'down', deck: readonly Card[]): Promise<Player> {
  const player = await openTable(harness, {
    attributes: `seats="${seats}" deal="${deal}" motion="none" jackpot="5000" bonus="5+1" advice="hint"`,
    beforeScripts: hearEvents,
  });
  await player.ask((table, order) => {
    table.dealer = () => order;
  }, deck);
  return player;
}

/** The accessibility tree: every name, value and property. */
async function accessibilityTree(player: Player): Promise<unknown> {
  const session = await player.page.context().newCDPSession(player.page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, value, description, properties }) => [
      ...[role, name, value, description].map((one) => one?.value as unknown),
      (properties ?? [])
        .filter((one) => one.name !== 'url' && one.value.type !== 'idref')
        .map((one): unknown => [one.name, one.value.value]),
    ]);
}

/** All that a table gives away at this moment, to eyes, scripts and assistive technology. */
async function allThatIsKnown(player: Player): Promise<Record<string, unknown>> {
  const inDocument = await player.ask((table) => `${table.outerHTML}${table.shadowRoot?.innerHTML ?? ''}`);
  const properties = await player.ask((table) =>
    JSON.stringify(
      [...Object.keys(table), ...Object.getOwnPropertyNames(Object.getPrototypeOf(table))].map((name) => {
        const value = (table as unknown as Record<string, unknown>)[name];
        return [name, typeof value === 'object' ? value : typeof value];
      }),
      (key, value: unknown) => (key.startsWith('_$') || value instanceof Node ? undefined : value),
    ),
  );
  return {
    // Lit marks its places by comments that differ from page to page.
    document: inDocument.replaceAll(/<!--.*?-->/g, ''),
    snapshot: await player.table.ariaSnapshot(),
    tree: await accessibilityTree(player),
    view: await player.view(),
    properties,
    events: await heardBy(player),
  };
}

describe.each([
  { seats: 1, deal: 'up' as const },
  { seats: 7, deal: 'up' as const },
  { seats: 1, deal: 'down' as const },
  { seats: 7, deal: 'down' as const },
])('with $seats seats and cards dealt $deal', ({ seats, deal }) => {
  const count = 5 * (seats + 1);
  const upcardAt = count - 5;
  const isSeen = (place: number): boolean => place === upcardAt || (deal === 'up' && place < 5);
  const deck = Array.from({ length: count }, (_, place) => (place * 15 + 3) % 52);
  /** The same to the eye: in every place that is not seen lies another card. */
  const left = Array.from({ length: 52 }, (_, card) => card).filter((card) => !deck.includes(card));
  const unseen = [...left, ...deck.filter((_, place) => !isSeen(place))];
  const other = deck.map((card, place) => (isSeen(place) ? card : (unseen.shift() as Card)));

  beforeAll(() => {
    expect([new Set(deck).size, new Set(other).size]).toEqual([count, count]);
    expect(other.map((card, place) => card === deck[place])).toEqual(deck.map((_, place) => isSeen(place)));
  });

  it('nothing tells hidden cards before they are turned: other cards leave every trace the same', async () => {
    const players = [await openWith(seats, deal, deck), await openWith(seats, deal, other)];
    const known: Record<string, unknown>[] = [];
    for (const player of players) {
      await player.spot('jackpot').click();
      await player.spot('bonus').click();
      await player.deal();
      expect(await player.phase()).toBe('deciding');
      known.push(await allThatIsKnown(player));
    }
    const [first, second] = known;
    for (const [where, what] of Object.entries(first ?? {})) {
      expect(JSON.stringify(what) === JSON.stringify(second?.[where]), `${where} tells hidden cards`).toBe(
        true,
      );
    }
    expect(JSON.stringify(first)).toContain(nameOf(deck[upcardAt] as Card));
    expect(first?.['events']).toContainEqual({
      type: 'cs-deal',
      round: 1,
      upcard: deck[upcardAt],
      cards: deal === 'up' ? deck.slice(0, 5) : null,
    });
  });

  it('all are there once they are turned, but for the hands of seats that folded', async () => {
    const player = await openWith(seats, deal, deck);
    await player.deal();
    if (deal === 'down') {
      expect(await player.cards('player')).toEqual(Array(5).fill('face-down card'));
      await player.look();
    }
    expect(await player.cards('player')).toEqual(namesOf(deck.slice(0, 5)));
    expect((await player.cards('dealer')).slice(1)).toEqual(Array(4).fill('face-down card'));
    await player.call();
    expect(await player.cards('dealer')).toEqual(namesOf(deck.slice(upcardAt)));
    const { document } = await allThatIsKnown(player);
    for (const { seat, decision, cards } of (await player.view()).others) {
      const hand = deck.slice(5 * seat, 5 * seat + 5);
      expect(cards).toEqual(decision === 'call' ? hand : null);
      expect(namesOf(hand).map((name) => String(document).includes(name))).toEqual(
        Array(5).fill(decision === 'call'),
      );
    }
  });
});

describe('a voided round', () => {
  it('takes its cards with it', async () => {
    const deck = [50, 46, 42, 38, 34, 49, 45, 41, 37, 33];
    const player = await openWith(1, 'up', deck);
    await player.deal();
    await player.ask((table) => table.voidRound('misdeal'));
    const { document, view } = await allThatIsKnown(player);
    for (const name of namesOf(deck)) expect(document).not.toContain(name);
    expect(view).toMatchObject({ register: [{ void: true, player: null, dealer: null }], seen: [] });
  });
});

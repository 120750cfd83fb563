import type { PlayerView } from '@caribbean-stud/core';

/** What a check needs of a table, whatever copy of the element it is. */
interface CheckedTable extends EventTarget {
  readonly table: PlayerView;
  readonly shadowRoot: ShadowRoot | null;
  readonly updateComplete: Promise<boolean>;
  placeAnte(amount: number): Promise<void>;
  deal(): Promise<void>;
  look(): Promise<void>;
  call(): Promise<void>;
  fold(): Promise<void>;
  next(): Promise<void>;
  restart(): Promise<void>;
  save(): string;
}

/**
 * Plays rounds by script, from whatever phase the table is in, and tells what is wrong: a bet that is lost, a round that
 * is counted twice or not at all, a hole card that is shown before the decision. It uses nothing from outside, so that it
 * can travel into a page. The table must speak English.
 */
export async function playAndCheck(table: CheckedTable, rounds = 2): Promise<string[]> {
  const ranks = [
    ...['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
    ...['jack', 'queen', 'king', 'ace'],
  ];
  const suits = ['clubs', 'diamonds', 'hearts', 'spades'];
  const wrong: string[] = [];

  const playedBefore = table.table.played;
  let settled = 0;
  const onSettle = (): void => void settled++;
  table.addEventListener('cs-settle', onSettle);

  /** What the player brought: all chips, less what was won. In a settled round the bets are paid already. */
  const brought = (): number => {
    const { phase, balance, bets, total } = table.table;
    const lies = phase === 'betting' || phase === 'deciding';
    return balance - total + (lies ? bets.ante + bets.call + bets.jackpot + bets.bonus : 0);
  };
  const opening = brought();

  const check = async (after: string): Promise<void> => {
    await table.updateComplete;
    const { phase, dealer, played, register, total } = table.table;
    if (brought() !== opening) wrong.push(`after ${after}: ${opening} became ${brought()}`);
    if (played !== playedBefore + settled)
      wrong.push(`after ${after}: ${settled} rounds settled, ${played - playedBefore} counted`);
    const counted = register.filter((row) => !row.void);
    counted.forEach(({ round }, place) => {
      if (round !== played - counted.length + place + 1)
        wrong.push(`after ${after}: round ${round} in place ${place}`);
    });
    if (register.length > 0 && register.at(-1)?.total !== total)
      wrong.push(`after ${after}: the total is ${total}`);
    if (phase !== 'deciding') return;
    if (dealer.cards !== null) wrong.push(`after ${after}: the view holds the dealer's cards`);
    const { drawn } = JSON.parse(table.save()) as { drawn: number[] };
    for (const card of drawn.slice(-4)) {
      const name = `${ranks[card >> 2]} of ${suits[card & 3]}`;
      if (table.shadowRoot?.innerHTML.includes(name)) wrong.push(`after ${after}: the ${name} is shown`);
    }
  };

  for (let round = 0; round < rounds; round++) {
    if (table.table.phase === 'finished') {
      table.removeEventListener('cs-settle', onSettle);
      return wrong;
    }
    if (table.table.phase === 'settled') await table.next();
    if (table.table.phase === 'betting') {
      if (table.table.bets.ante === 0) await table.placeAnte(table.table.terms.minAnte);
      await check('the bets');
      await table.deal();
    }
    await check('the deal');
    if (table.table.player.cards === null) await table.look();
    await (round % 2 === 0 ? table.call() : table.fold());
    await check('the showdown');
    await table.next();
    await check('the round');
  }
  if (settled !== rounds) wrong.push(`${settled} rounds of ${rounds} were settled`);
  table.removeEventListener('cs-settle', onSettle);
  return wrong;
}

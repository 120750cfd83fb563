import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from './support/accessibility.js';
import { useBrowser } from './support/browser.js';
import { openTable, WIN, type Player } from './support/player.js';

const harness = useBrowser();

const ALL_PANELS = 'panels="paytable odds register chart rules fairness"';
const LOSS = 'example="Th Ts 9d 6c 2h | Jh Jc As 8d 3c"';
const TIE = 'example="Qh Qs 9d 6c 2h | Qd Qc 9s 6d 2c"';

/** A state of the table, and how a player gets there. */
interface Scene {
  readonly name: string;
  readonly attributes?: string;
  readonly play?: (player: Player) => Promise<void>;
}

async function dealAnd(player: Player, decision: 'call' | 'fold'): Promise<void> {
  await player.deal();
  await player[decision]();
}

const SCENES: readonly Scene[] = [
  { name: 'betting with an ante' },
  { name: 'betting without an ante', play: (player) => player.button('clear').click() },
  { name: 'deciding', attributes: `${WIN} advice="hint"`, play: (player) => player.deal() },
  { name: 'with cards face down', attributes: 'deal="down"', play: (player) => player.deal() },
  { name: 'won', attributes: `${WIN} advice="review"`, play: (player) => dealAnd(player, 'call') },
  { name: 'lost', attributes: LOSS, play: (player) => dealAnd(player, 'call') },
  { name: 'pushed', attributes: TIE, play: (player) => dealAnd(player, 'call') },
  { name: 'folded', attributes: WIN, play: (player) => dealAnd(player, 'fold') },
  {
    name: 'finished',
    attributes: `${WIN} rounds="1"`,
    async play(player) {
      await dealAnd(player, 'call');
      await player.next();
    },
  },
  { name: 'settled with seven seats', attributes: 'seats="7"', play: (player) => dealAnd(player, 'call') },
];

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  const look = `motion="none" theme="${colorScheme}" jackpot="5000" bonus="5+1"`;

  it('axe finds nothing, whatever the phase and the result', async () => {
    const player = await openTable(harness, { colorScheme, viewport: { width: 1100, height: 900 } });
    for (const { name, attributes = '', play } of SCENES) {
      await player.sitDownAt(`${look} ${attributes}`);
      await play?.(player);
      expect(await accessibilityProblems(player.page), name).toEqual([]);
    }
  });

  it('axe finds nothing in any panel', async () => {
    const player = await openTable(harness, {
      attributes: `${ALL_PANELS} ${WIN} ${look}`,
      colorScheme,
      viewport: { width: 390, height: 900 },
    });
    await dealAnd(player, 'call');
    const names = await player.table.getByRole('tab').allInnerTexts();
    expect(names.length).toBeGreaterThanOrEqual(5);
    for (const name of names) {
      await player.openPanel(name);
      expect(await player.table.getByRole('tabpanel', { name, exact: true }).count()).toBe(1);
      expect(await accessibilityProblems(player.page), name).toEqual([]);
    }
  });
});

describe('the accessibility tree', () => {
  it('names every card, tells hidden ones as face down, and has a button for all that can be done', async () => {
    const player = await openTable(harness, { attributes: `${WIN} motion="none" jackpot="5000"` });
    await player.deal();
    expect(await player.cards('player')).toEqual([
      'queen of hearts',
      'queen of spades',
      'nine of diamonds',
      'six of clubs',
      'two of hearts',
    ]);
    expect(await player.cards('dealer')).toEqual([
      'jack of hearts',
      ...Array<string>(4).fill('face-down card'),
    ]);
    for (const name of [/^Fold/, /^Call.*2 × ante/]) {
      expect(await player.table.getByRole('button', { name }).first().isEnabled()).toBe(true);
    }
    const jackpot = player.table.getByRole('switch', { name: /Jackpot/ });
    expect([await jackpot.isDisabled(), await jackpot.isChecked()]).toEqual([true, false]);
  });

  it('tells at a glance which switch, chip, tab and row is in force', async () => {
    const player = await openTable(harness, { attributes: `${WIN} motion="none" jackpot="5000"` });
    await player.spot('jackpot').click();
    expect(await player.table.getByRole('switch', { name: /Jackpot/ }).isChecked()).toBe(true);
    await player.chip(25).click();
    expect(await player.table.getByRole('radio', { name: 'Chip 25' }).isChecked()).toBe(true);
    expect(await player.table.getByRole('radio', { checked: true }).count()).toBe(1);
    await dealAnd(player, 'call');
    expect(await player.table.locator('tr[aria-current=true]').innerText()).toMatch(/One pair/);
    await player.openPanel('Register');
    expect(await player.table.getByRole('tab', { selected: true }).innerText()).toBe('Register');
  });
});

import { CATEGORIES, type Category, type JackpotPrize } from '@caribbean-stud/core';
import type { TemplateResult } from 'lit';
import { paytableView, type PayCell, type PayRow } from '../view/paytable.js';
import { oddsText } from './odds-text.js';
import { amountText, type Scene } from './scene.js';

const CATEGORIES_DOWNWARD = [...CATEGORIES].reverse();

/** A prize of the jackpot: a share of the meter, or what the stake brings. */
function prizeText(scene: Scene, prize: JackpotPrize | undefined, stake: number): string {
  if (!prize) return '–';
  if ('percent' in prize) {
    return scene.localizer.count(prize.percent / 100, { style: 'percent', maximumFractionDigits: 4 });
  }
  return amountText(scene, Math.floor(prize.times * stake + 1e-9));
}

function payRow(scene: Scene, category: Category): PayRow {
  const { told: view, localizer } = scene;
  const { words } = localizer;
  const { paytable, jackpot, bonus, qualifier } = view.terms.rules;
  const { settlement, player } = view;
  const mine = player.category === category;
  const cells: PayCell[] = [
    { text: oddsText(localizer, paytable[category]), hit: mine && settlement?.result === 'win' },
  ];
  if (view.jackpot) {
    const hit = mine && (settlement?.bets.jackpot?.returned ?? 0) > 0;
    cells.push({ text: prizeText(scene, jackpot.table[category], view.jackpot.stake), hit });
  }
  if (view.bonus) {
    const odds = bonus[category];
    cells.push({ text: odds === undefined ? '–' : oddsText(localizer, odds) });
  }
  const aceKing = category === 'high-card' && qualifier === 'ace-king';
  return {
    hand: aceKing ? words.paytable.highCardAceKing : words.categories[category],
    cells,
    hit: cells.some((cell) => cell.hit),
  };
}

/** What every hand pays, the row that has just won marked. */
export function paytableScene(scene: Scene): TemplateResult {
  const { told: view, localizer } = scene;
  const { words } = localizer;
  const fractional = Object.values(view.terms.rules.paytable).some((odds) => !Number.isInteger(odds));
  return paytableView({
    label: words.panelNames.paytable,
    columns: [
      words.paytable.hand,
      words.paytable.callPays,
      ...(view.jackpot ? [words.paytable.jackpotPays] : []),
      ...(view.bonus ? [words.paytable.bonusPays] : []),
    ],
    rows: CATEGORIES_DOWNWARD.map((category) => payRow(scene, category)),
    hitLabel: words.paytable.yourHand,
    caption: [
      words.paytable.note,
      ...(fractional ? [words.paytable.roundedDown] : []),
      ...(scene.liveMeter && view.jackpot
        ? [words.paytable.ownMeter(amountText(scene, view.jackpot.meter))]
        : []),
    ].join(' '),
  });
}

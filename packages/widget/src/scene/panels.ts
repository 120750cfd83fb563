import { CATEGORIES, type Category, type JackpotPrize, type RegisterRow } from '@caribbean-stud/core';
import type { TemplateResult } from 'lit';
import { chartView } from '../view/chart.js';
import { paytableView, type PayCell, type PayRow } from '../view/paytable.js';
import { registerView, type RegisterLine } from '../view/register.js';
import { tabsView } from '../view/tabs.js';
import type { PanelName } from '../options/options.js';
import { chartInput } from './chart.js';
import { oddsText } from './odds-text.js';
import { signedText, type Scene } from './scene.js';

/** Panels that this version draws. */
export const DRAWN_PANELS = ['paytable', 'register', 'chart'] as const satisfies readonly PanelName[];

const CATEGORIES_DOWNWARD = [...CATEGORIES].reverse();

function prizeText(scene: Scene, prize: JackpotPrize | undefined): string {
  if (!prize) return '–';
  if ('percent' in prize)
    return scene.localizer.count(prize.percent / 100, { style: 'percent', maximumFractionDigits: 4 });
  return scene.localizer.count(prize.times, { maximumFractionDigits: 4 });
}

function payRow(scene: Scene, category: Category): PayRow {
  const { told: view, localizer } = scene;
  const { words } = localizer;
  const { paytable, jackpot, bonus } = view.terms.rules;
  const { settlement, player } = view;
  const mine = player.category === category;
  const cells: PayCell[] = [
    { text: oddsText(localizer, paytable[category]), hit: mine && settlement?.result === 'win' },
  ];
  if (view.jackpot) {
    cells.push({
      text: prizeText(scene, jackpot.table[category]),
      hit: mine && (settlement?.bets.jackpot?.returned ?? 0) > 0,
    });
  }
  if (view.bonus) {
    const odds = bonus[category];
    cells.push({ text: odds === undefined ? '–' : oddsText(localizer, odds) });
  }
  return {
    hand:
      category === 'high-card' && view.terms.rules.qualifier === 'ace-king'
        ? words.paytable.highCardAceKing
        : words.categories[category],
    cells,
    hit: cells.some((cell) => cell.hit),
  };
}

function paytable(scene: Scene): TemplateResult {
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
    caption: fractional ? `${words.paytable.note} ${words.paytable.roundedDown}` : words.paytable.note,
  });
}

function registerLine(scene: Scene, row: RegisterRow): RegisterLine {
  const { words } = scene.localizer;
  return {
    round: row.round === null ? '–' : scene.localizer.count(row.round),
    hand: row.playerCategory ? words.categories[row.playerCategory] : '–',
    outcome: row.void ? null : row.net > 0 ? 'won' : row.net < 0 ? 'lost' : 'push',
    result: row.result ? words.outcome[row.result] : words.outcome.void,
    net: signedText(scene, row.net),
    total: signedText(scene, row.total),
  };
}

function register(scene: Scene): TemplateResult {
  const { told: view, localizer } = scene;
  const { words } = localizer;
  const { round, hand, result, net, total, empty } = words.register;
  const { carried } = view;
  return registerView({
    label: words.panelNames.register,
    columns: [round, hand, result, net, total],
    lines: view.register.map((row) => registerLine(scene, row)).reverse(),
    empty,
    caption:
      carried.rounds > 0
        ? words.register.carried(localizer.count(carried.rounds), signedText(scene, carried.net))
        : undefined,
  });
}

function panel(scene: Scene, name: PanelName): TemplateResult | null {
  switch (name) {
    case 'paytable':
      return paytable(scene);
    case 'register':
      return register(scene);
    case 'chart':
      return chartView(chartInput(scene));
    default:
      return null;
  }
}

/** Tabs and the open panel; `null` when the page wants none. */
export function panelsScene(scene: Scene): TemplateResult | null {
  const { options, localizer, moves } = scene;
  const { words } = localizer;
  const names = options.panels.filter((name) => (DRAWN_PANELS as readonly PanelName[]).includes(name));
  const selected = names.find((name) => name === scene.panel) ?? names[0];
  if (!selected) return null;
  return tabsView({
    label: words.panels,
    tabs: names.map((name) => ({ name, label: words.panelNames[name] })),
    selected,
    panel: panel(scene, selected),
    onSelect: (name) => moves.showPanel(name as PanelName),
  });
}

import type { TemplateResult } from 'lit';
import type { PanelName } from '../options/options.js';
import { chartView } from '../view/chart.js';
import { tabsView } from '../view/tabs.js';
import { chartInput } from './chart.js';
import { fairnessScene } from './fairness.js';
import { oddsScene } from './odds.js';
import { paytableScene } from './paytable.js';
import { registerScene } from './register.js';
import { rulesScene } from './rules.js';
import type { Scene } from './scene.js';

/** What each panel shows. */
const PANEL_SCENES: Readonly<Record<PanelName, (scene: Scene) => TemplateResult>> = {
  paytable: paytableScene,
  odds: oddsScene,
  register: registerScene,
  chart: (scene) => chartView(chartInput(scene)),
  rules: rulesScene,
  fairness: fairnessScene,
};

/** Tabs and the open panel; `null` when the page wants none. */
export function panelsScene(scene: Scene): TemplateResult | null {
  const { options, localizer, moves } = scene;
  const { words } = localizer;
  const names = options.panels;
  const selected = names.find((name) => name === scene.panel) ?? names[0];
  if (!selected) return null;
  return tabsView({
    label: words.panels,
    tabs: names.map((name) => ({ name, label: words.panelNames[name] })),
    selected,
    panel: PANEL_SCENES[selected](scene),
    onSelect: (name) => moves.showPanel(name as PanelName),
  });
}

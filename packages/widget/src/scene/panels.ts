import { html, nothing, type TemplateResult } from 'lit';
import type { PanelName } from '../options/options.js';
import { chartView } from '../view/chart.js';
import { printedPanelView, tabsView } from '../view/tabs.js';
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

/** What is printed in any case, since on paper nobody can open it. */
const PRINTED: readonly PanelName[] = ['paytable', 'register'];

/** Tabs and the open panel, where the page wants any; on paper also what is not open. `null` when there is nothing. */
export function panelsScene(scene: Scene): TemplateResult | null {
  const names = scene.options.panels;
  const open = names.find((name) => name === scene.panel) ?? names[0];
  const printed = scene.printing ? PRINTED.filter((name) => name !== open) : [];
  if (!open && printed.length === 0) return null;
  const { panelNames } = scene.localizer.words;
  return html`${open ? tabsScene(scene, open) : nothing}${printed.map((name) =>
    printedPanelView(panelNames[name], PANEL_SCENES[name](scene)),
  )}`;
}

function tabsScene(scene: Scene, selected: PanelName): TemplateResult {
  const { options, localizer, moves } = scene;
  const { words } = localizer;
  return tabsView({
    label: words.panels,
    tabs: options.panels.map((name) => ({ name, label: words.panelNames[name] })),
    selected,
    panel: PANEL_SCENES[selected](scene),
    onSelect: (name) => moves.showPanel(name as PanelName),
  });
}

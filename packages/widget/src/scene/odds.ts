import { analyzeJackpot } from '@caribbean-stud/core';
import { html, type TemplateResult } from 'lit';
import { oddsView, type Figure } from '../view/odds.js';
import { amountText, type Scene } from './scene.js';
import type { Odds } from './told.js';

function percent({ localizer }: Scene, share: number): string {
  return localizer.count(share, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

function gameFigures(scene: Scene, { game }: Odds): Figure[] {
  const words = scene.localizer.words.odds;
  const wager = scene.localizer.count(game.averageWager, {
    minimumFractionDigits: 4,
    maximumFractionDigits: 4,
  });
  return [
    { figure: percent(scene, game.houseEdge), name: words.houseEdge, meaning: words.houseEdgeMeaning },
    {
      figure: percent(scene, game.elementOfRisk),
      name: words.elementOfRisk,
      meaning: words.elementOfRiskMeaning(wager),
    },
    { figure: percent(scene, 1 - game.foldRate), name: words.calls, meaning: words.callsMeaning },
  ];
}

function sessionFigures(scene: Scene, { session }: Odds): Figure[] {
  const { view, localizer } = scene;
  const words = localizer.words.odds;
  if (!session || view.rounds === null) return [];
  const meaning = words.aheadMeaning(
    view.rounds,
    localizer.count(view.rounds),
    percent(scene, session.even),
    percent(scene, session.behind),
  );
  return [{ figure: percent(scene, session.ahead), name: words.ahead, meaning }];
}

function sideBetFigures(scene: Scene, { bonus }: Odds): Figure[] {
  const { view, localizer } = scene;
  const words = localizer.words.odds;
  const figures: Figure[] = [];
  if (view.jackpot) {
    const { meter, stake } = view.jackpot;
    const { houseEdge, breakEvenMeter } = analyzeJackpot({
      table: view.terms.rules.jackpot.table,
      meter,
      stake,
    });
    const breakEven = breakEvenMeter === null ? '–' : amountText(scene, Math.ceil(breakEvenMeter));
    const meaning = words.jackpotMeaning(amountText(scene, meter), breakEven);
    figures.push({ figure: percent(scene, houseEdge), name: words.jackpot, meaning });
  }
  if (view.bonus)
    figures.push({ figure: percent(scene, bonus.houseEdge), name: words.bonus, meaning: words.bonusMeaning });
  return figures;
}

/** The exact figures of the settings in force, computed when the panel is open. */
export function oddsScene(scene: Scene): TemplateResult {
  const words = scene.localizer.words.odds;
  const odds = scene.odds();
  if (typeof odds === 'string') return html`<p class="caption">${words[odds]}</p>`;
  const figures = [
    ...gameFigures(scene, odds),
    ...sessionFigures(scene, odds),
    ...sideBetFigures(scene, odds),
  ];
  const { practice } = scene.view.terms;
  return oddsView(figures, practice ? `${words.exact} ${words.notInPractice}` : words.exact);
}

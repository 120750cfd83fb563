import type { TemplateResult } from 'lit';
import { finishedView } from '../view/finished.js';
import { chartInput } from './chart.js';
import { signedText, type Scene } from './scene.js';

/** The felt after the last round: verdict, total and the line that led there. */
export function finishedScene(scene: Scene): TemplateResult {
  const { view, localizer } = scene;
  const { words } = localizer;
  const why =
    view.reason === 'funds' ? words.finishedFunds : view.reason === 'end' ? words.finishedByHand : '';
  return finishedView({
    verdict: words.verdict[view.verdict ?? 'draw'],
    total: signedText(scene, view.total),
    note: [words.finishedAfter(view.played, localizer.count(view.played)), why].filter(Boolean).join(' '),
    chart: chartInput(scene),
  });
}

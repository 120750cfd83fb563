import type { ChartInput } from '../view/chart.js';
import { signedText, type Scene } from './scene.js';

/** The line of the session's total, from zero, through every listed round. */
export function chartInput(scene: Scene): ChartInput {
  const { told: view, localizer } = scene;
  const totals = [
    ...(view.carried.rounds > 0 ? [view.carried.net] : []),
    ...view.register.filter((row) => !row.void).map(({ total }) => total),
  ];
  const all = [0, ...totals];
  const text = (units: number): string => signedText(scene, units);
  return {
    totals,
    summary: localizer.words.chart(
      text(Math.min(...all)),
      text(Math.max(...all)),
      text(all.at(-1) as number),
    ),
    zero: localizer.count(0),
  };
}

import { exportRegister, type RegisterRow } from '@caribbean-stud/core';
import type { TemplateResult } from 'lit';
import { registerView, type RegisterLine } from '../view/register.js';
import { signedText, type Scene } from './scene.js';

function registerLine(scene: Scene, row: RegisterRow): RegisterLine {
  const { words } = scene.localizer;
  return {
    round: row.round === null ? '–' : scene.localizer.count(row.round),
    hand: row.playerCategory ? words.categories[row.playerCategory] : '–',
    detail: row.dealerCategory ? words.register.dealerHad(words.categories[row.dealerCategory]) : undefined,
    outcome: row.void ? null : row.net > 0 ? 'won' : row.net < 0 ? 'lost' : 'push',
    result: row.result ? words.outcome[row.result] : words.outcome.void,
    net: signedText(scene, row.net),
    total: signedText(scene, row.total),
  };
}

/** Hands a text to the player as a file. */
function download(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The record of the session, the last round first, and the ways to keep it. */
export function registerScene(scene: Scene): TemplateResult {
  const { told: view, localizer } = scene;
  const { words } = localizer;
  const { round, hand, result, net, total, empty, saveCsv, saveJson } = words.register;
  const { carried } = view;
  const register = { rows: view.register, carried };
  return registerView({
    label: words.panelNames.register,
    columns: [round, hand, result, net, total],
    lines: view.register.map((row) => registerLine(scene, row)).reverse(),
    empty,
    caption:
      carried.rounds > 0
        ? words.register.carried(localizer.count(carried.rounds), signedText(scene, carried.net))
        : undefined,
    exports: [
      {
        label: saveCsv,
        onPress: () => download('register.csv', 'text/csv', exportRegister(register, 'csv')),
      },
      {
        label: saveJson,
        onPress: () => download('register.json', 'application/json', exportRegister(register, 'json')),
      },
    ],
  });
}

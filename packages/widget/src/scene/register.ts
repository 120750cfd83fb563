import { exportRegister, type RegisterRow } from '@caribbean-stud/core';
import { html, nothing, type TemplateResult } from 'lit';
import type { Translation } from '../locales/translation.js';
import type { Money } from '../options/read.js';
import { registerView, type RegisterLine } from '../view/register.js';
import { download } from './download.js';
import { signedText, type Scene } from './scene.js';
import { statisticsScene } from './statistics.js';

/** A line in words, and for which words and money it was made. */
interface Worded {
  readonly words: Translation;
  readonly lang: string;
  readonly money: Money;
  readonly line: RegisterLine;
}

/** Rows never change: a register of a thousand would else be worded anew, and drawn anew, with every move. */
const worded = new WeakMap<RegisterRow, Worded>();

function registerLine(scene: Scene, row: RegisterRow): RegisterLine {
  const { money, localizer } = scene;
  const [words, lang] = [localizer.words, localizer.lang()];
  const known = worded.get(row);
  if (known?.words === words && known.lang === lang && known.money === money) return known.line;
  const line = wordedLine(scene, row);
  worded.set(row, { words, lang, money, line });
  return line;
}

/** A round in a word, by its net: side bets may have turned a won hand into a lost round. */
function wordFor({ outcome }: Translation, { result, net }: RegisterRow): string {
  if (!result) return outcome.void;
  if (result === 'fold') return outcome.fold;
  return net > 0 ? outcome.win : net < 0 ? outcome.lose : outcome.tie;
}

function wordedLine(scene: Scene, row: RegisterRow): RegisterLine {
  const { words } = scene.localizer;
  return {
    round: row.round === null ? '–' : scene.localizer.count(row.round),
    hand: row.playerCategory ? words.categories[row.playerCategory] : '–',
    detail: row.dealerCategory ? words.register.dealerHad(words.categories[row.dealerCategory]) : undefined,
    outcome: row.void ? null : row.net > 0 ? 'won' : row.net < 0 ? 'lost' : 'push',
    result: wordFor(words, row),
    net: signedText(scene, row.net),
    total: signedText(scene, row.total),
  };
}

function sessionScene(scene: Scene): TemplateResult {
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

/** The record of the session, the last round first, the statistics of all sessions, and the ways to keep them. */
export function registerScene(scene: Scene): TemplateResult {
  return html`${sessionScene(scene)}${statisticsScene(scene) ?? nothing}`;
}

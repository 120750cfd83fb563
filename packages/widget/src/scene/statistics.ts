import { describeHand } from '@caribbean-stud/core';
import type { TemplateResult } from 'lit';
import { readCurrency, UNITS } from '../options/money.js';
import type { Money } from '../options/read.js';
import { netName, statisticsText, type Statistics } from '../statistics.js';
import { statisticsView } from '../view/statistics.js';
import { tallySentence } from './advice.js';
import { download } from './download.js';
import type { Scene } from './scene.js';

/** The money that a net is in; `null` for a currency that this browser does not know. */
function moneyOf(name: string): Money | null {
  if (name === netName(null)) return UNITS;
  try {
    return readCurrency(name);
  } catch {
    return null;
  }
}

/** The net in every money that was played for. */
function netText({ localizer }: Scene, { net }: Statistics): string {
  return Object.entries(net)
    .flatMap(([name, units]) => {
      const money = moneyOf(name);
      return money ? [localizer.money(units, money, 'exceptZero')] : [];
    })
    .join(' · ');
}

function sentences(scene: Scene, statistics: Statistics): string[] {
  const { localizer } = scene;
  const { words } = localizer;
  const { rounds, sessions, decisions, mistakes, cost, best } = statistics;
  const sum = words.statistics.sum(
    rounds,
    localizer.count(rounds),
    sessions,
    localizer.count(sessions),
    netText(scene, statistics),
  );
  const hand = best && words.hand(best.category, describeHand(best.cards).ranks).title;
  return [
    hand ? `${sum} ${words.statistics.best(hand)}` : sum,
    ...(decisions > 0 ? [tallySentence(scene, decisions, mistakes, cost)] : []),
  ];
}

/** What the player has done over all sessions that were kept; `null` before the first round. */
export function statisticsScene(scene: Scene): TemplateResult | null {
  const { statistics, erasing, options, localizer, moves } = scene;
  const { words } = localizer;
  if (!statistics || statistics.rounds === 0) return null;
  return statisticsView({
    sentences: sentences(scene, statistics),
    save: words.statistics.save,
    erase: erasing ? words.statistics.eraseAgain : words.statistics.erase,
    disabled: options.disabled,
    onSave: () => download('statistics.json', 'application/json', statisticsText(statistics)),
    onErase: () => moves.eraseStatistics(),
    onKeep: () => moves.keepStatistics(),
  });
}

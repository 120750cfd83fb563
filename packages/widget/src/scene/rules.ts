import type { TemplateResult } from 'lit';
import { rulesView } from '../view/rules.js';
import { oddsText } from './odds-text.js';
import { amountText, type Scene } from './scene.js';

function bettingRules(scene: Scene): string[] {
  const { view, localizer } = scene;
  const { rules } = localizer.words;
  const { minAnte, maxAnte } = view.terms;
  return [
    rules.placeAnte(amountText(scene, minAnte), amountText(scene, maxAnte)),
    ...(view.jackpot ? [rules.jackpotBet(amountText(scene, view.jackpot.stake))] : []),
    ...(view.bonus ? [rules.bonusBet(amountText(scene, view.bonus.stake))] : []),
  ];
}

function playRules({ view, localizer }: Scene): string[] {
  const { rules } = localizer.words;
  const { paytable, qualifier } = view.terms.rules;
  const others = view.others.length;
  return [
    view.terms.deal === 'down' ? rules.dealDown : rules.dealUp,
    ...(others > 0 ? [rules.otherSeats(others, localizer.count(others))] : []),
    rules.decide,
    rules.qualify[qualifier],
    rules.beat(oddsText(localizer, Math.max(...Object.values(paytable)))),
    rules.tie,
  ];
}

function jackpotRules({ view, localizer }: Scene): string[] {
  const { rules } = localizer.words;
  const { rule, onFold } = view.terms.rules.jackpot;
  if (!view.jackpot) return [];
  return [
    rule === 'qualified' ? rules.jackpotQualified : rules.jackpotIndependent,
    ...(onFold === 'forfeit' ? [rules.jackpotForfeit] : []),
  ];
}

function sessionRules({ view, localizer }: Scene): string[] {
  const { rules } = localizer.words;
  const { practice, reshuffle, credit } = view.terms;
  return [
    ...(practice ? [rules.practice] : []),
    reshuffle === 'round' ? rules.shuffleEveryRound : rules.shuffleAfter(localizer.count(reshuffle)),
    view.rounds === null ? rules.endless : rules.session(view.rounds, localizer.count(view.rounds)),
    credit === 'strict' ? rules.strict : rules.onTheRegister,
    rules.ranks,
  ];
}

/** The rules of this very table, in sentences made from the settings in force. */
export function rulesScene(scene: Scene): TemplateResult {
  return rulesView([
    ...bettingRules(scene),
    ...playRules(scene),
    ...jackpotRules(scene),
    ...sessionRules(scene),
  ]);
}

import { analyzeDecision, type DecisionAnalysis, type PlayerView } from '@caribbean-stud/core';
import type { DecisionInput } from '../view/decision.js';
import type { Scene } from './scene.js';

/** What the player's choice is worth with these cards; cards seen since the last shuffle are dead. `null` while they are hidden. */
function decisionIn({ player, dealer, seen, terms }: PlayerView): DecisionAnalysis | null {
  if (!player.cards || dealer.upcard === null) return null;
  return analyzeDecision({ hand: player.cards, upcard: dealer.upcard, dead: seen, rules: terms.rules });
}

/** A value in antes: four decimals, with its sign. */
function anteValue({ localizer }: Scene, value: number, signed = true): string {
  return localizer.count(value, {
    minimumFractionDigits: 4,
    maximumFractionDigits: 4,
    signDisplay: signed ? 'exceptZero' : 'never',
  });
}

/** Both exact values above their buttons, where the page wants them. */
export function hint(scene: Scene): DecisionInput['advice'] {
  const decision = scene.options.advice === 'hint' ? decisionIn(scene.view) : null;
  if (!decision) return null;
  const { words } = scene.localizer;
  const cell = (choice: 'call' | 'fold', value: number): NonNullable<DecisionInput['advice']>['call'] => ({
    label: words.advice.valueOf(words[choice]),
    figure: anteValue(scene, value),
    best: decision.best === choice ? words.advice.better : undefined,
  });
  return { fold: cell('fold', decision.evFold), call: cell('call', decision.evCall) };
}

/** After the round: whether the choice was right, what it cost, and how the session stands. Practice always has it. */
export function review(scene: Scene): string[] {
  const { view, options, localizer } = scene;
  const wanted = options.advice === 'review' || view.terms.practice;
  const decision = wanted ? decisionIn(view) : null;
  if (!decision || !view.settlement) return [];
  const { words } = localizer;
  const { decision: choice } = view.settlement;
  const value = { call: decision.evCall, fold: decision.evFold };
  const other = choice === 'call' ? 'fold' : 'call';
  const cost = Math.max(value.call, value.fold) - value[choice];
  const verdict =
    cost > 0
      ? words.advice.wrong(words[other], anteValue(scene, cost, false))
      : words.advice.right(words[choice], anteValue(scene, value[choice]), anteValue(scene, value[other]));
  return [verdict, tally(scene)];
}

/** Decisions, mistakes and their cost over the listed rounds of the session. */
function tally(scene: Scene): string {
  const rounds = scene.view.register.filter((row) => !row.void);
  const mistakes = rounds.filter((row) => row.cost > 0).length;
  const cost = rounds.reduce((sum, row) => sum + row.cost, 0);
  return tallySentence(scene, rounds.length, mistakes, cost);
}

/** How many decisions were taken, how many of them were mistakes, and what those cost in antes. */
export function tallySentence(scene: Scene, decisions: number, mistakes: number, cost: number): string {
  const { localizer } = scene;
  return localizer.words.advice.tally(
    decisions,
    localizer.count(decisions),
    localizer.count(mistakes),
    anteValue(scene, cost, false),
  );
}

import type { BetOutcome } from '@caribbean-stud/core';
import type { TemplateResult } from 'lit';
import type { ActionInput, ActionName } from '../view/action.js';
import { decisionView } from '../view/decision.js';
import { rackView } from '../view/rack.js';
import type { NetInput } from '../view/say.js';
import { singleActionView } from '../view/single-action.js';
import { hint, review } from './advice.js';
import { oddsText } from './odds-text.js';
import { amountText, chipText, may, playsByItself, signedText, type Scene } from './scene.js';
import { resultSentence, sideBets } from './words.js';

/** Keys that press a button while the widget has the focus. */
const SHORTCUTS = {
  deal: 'D',
  call: 'C',
  fold: 'F',
  next: 'N',
  restart: 'N',
  look: 'L',
  rebet: 'R',
  clear: 'X',
  'take-back': '-',
} as const satisfies Partial<Record<ActionName, string>>;

function action(
  scene: Scene,
  name: ActionName,
  label: string,
  onPress: () => void,
  more: Partial<ActionInput> = {},
): ActionInput {
  const shortcut =
    scene.options.shortcuts === 'on' ? (SHORTCUTS as Partial<Record<ActionName, string>>)[name] : undefined;
  return {
    action: name,
    label,
    onPress,
    disabled: scene.options.disabled || scene.dealing,
    shortcut,
    ...more,
  };
}

function bettingSentence(scene: Scene): string {
  const { view, notice, localizer, dealing } = scene;
  const { words } = localizer;
  if (notice) return notice;
  if (dealing) return words.dealing;
  if (view.balance < 0) return words.onTheRegister(amountText(scene, view.balance));
  return view.bets.ante > 0
    ? words.dealWhenReady
    : may(scene, 'ante')
      ? words.placeAnte
      : words.noFundsForAnte;
}

function betting(scene: Scene): TemplateResult {
  const { view, moves, localizer, options, activeChip } = scene;
  const { words } = localizer;
  return rackView({
    say: {
      sentence: bettingSentence(scene),
      notes: view.shoe.due && view.terms.reshuffle !== 'round' && view.round > 1 ? [words.shuffleNext] : [],
    },
    label: words.chips,
    chips: options.chips.map((value) => ({
      value,
      text: chipText(scene, value),
      label: words.chip(amountText(scene, value)),
    })),
    active: activeChip,
    disabled: !may(scene, 'ante'),
    takeBack: action(scene, 'take-back', words.takeBack, () => moves.takeBack(), {
      disabled: !may(scene, 'clear'),
    }),
    clear: action(scene, 'clear', words.clear, () => moves.clear(), { disabled: !may(scene, 'clear') }),
    rebet: action(scene, 'rebet', words.rebet, () => moves.rebet(), { disabled: !may(scene, 'rebet') }),
    deal: action(scene, 'deal', words.deal, () => moves.deal(), {
      primary: true,
      detail: `${words.ante} ${amountText(scene, view.bets.ante)}`,
      disabled: !may(scene, 'deal'),
    }),
    onSelect: (place) => moves.selectChip(place),
    onAdd: (place) => moves.addChip(options.chips[place] as number),
  });
}

/** One press ends playing by itself, on a table without input by hand too. */
function stop(scene: Scene, more: Partial<ActionInput> = {}): ActionInput {
  const { moves, localizer } = scene;
  return action(scene, 'stop', localizer.words.stop, () => moves.stop(), { disabled: false, ...more });
}

function deciding(scene: Scene): TemplateResult {
  const { view, moves, localizer, autoplay } = scene;
  const { words } = localizer;
  const stopButton = autoplay === 'decides' ? stop(scene) : null;
  if (!view.player.cards) {
    return singleActionView({
      say: { sentence: words.lookAtCards },
      action: action(scene, 'look', words.look, () => moves.look(), { primary: true }),
      secondary: stopButton,
    });
  }
  const advice = hint(scene);
  return decisionView({
    say: { sentence: words.callOrFold, aside: advice ? words.advice.expected : undefined },
    advice,
    fold: action(scene, 'fold', words.fold, () => moves.fold(), {
      detail: signedText(scene, -view.bets.ante),
    }),
    call: action(scene, 'call', words.call, () => moves.call(), {
      primary: true,
      detail: words.callStake(amountText(scene, 2 * view.bets.ante)),
    }),
    stop: stopButton,
  });
}

/** What each bet paid: one line, so that the net beside it can be followed. */
function breakdown(scene: Scene): string {
  const { view, localizer } = scene;
  const { words } = localizer;
  const { settlement } = view;
  if (!settlement || settlement.result === 'fold') return sideBets(scene).join(' · ');
  const { ante, call } = settlement.bets;
  const odds = view.player.category ? view.terms.rules.paytable[view.player.category] : 0;
  const line = (name: string, bet: BetOutcome | null, to: number): string =>
    bet && bet.profit > 0
      ? words.paid(name, oddsText(localizer, to), signedText(scene, bet.profit))
      : words.unpaid(name, signedText(scene, bet?.profit ?? 0));
  return [line(words.ante, ante, 1), line(words.call, call, odds), ...sideBets(scene)].join(' · ');
}

function netInput(scene: Scene, net: number): NetInput {
  return {
    outcome: net > 0 ? 'won' : net < 0 ? 'lost' : 'push',
    figure: signedText(scene, net),
    label: scene.localizer.words.net,
  };
}

function settled(scene: Scene): TemplateResult {
  const { view, moves, localizer } = scene;
  const { words } = localizer;
  const notes = breakdown(scene);
  const last = view.rounds !== null && view.round >= view.rounds;
  return singleActionView({
    say: {
      sentence: resultSentence(scene),
      notes: [...(notes ? [notes] : []), ...review(scene)],
      net: netInput(scene, view.settlement?.net ?? 0),
    },
    action: action(scene, 'next', last ? words.seeResult : words.nextRound, () => moves.next(), {
      primary: true,
    }),
    secondary: view.rounds === null ? action(scene, 'end', words.endSession, () => moves.end()) : null,
  });
}

function finished(scene: Scene): TemplateResult {
  const { moves, localizer } = scene;
  return singleActionView({
    say: null,
    action: action(scene, 'restart', localizer.words.newSession, () => moves.restart(), { primary: true }),
  });
}

/** While rounds are played by themselves, one press stops it. */
function playing(scene: Scene): TemplateResult {
  const { words } = scene.localizer;
  const { settlement } = scene.view;
  return singleActionView({
    say: settlement
      ? { sentence: resultSentence(scene), net: netInput(scene, settlement.net) }
      : { sentence: words.playsByItself },
    action: stop(scene, { primary: true }),
  });
}

/** Below the table: what it says, and the buttons. */
export function railScene(scene: Scene): TemplateResult {
  if (playsByItself(scene)) return playing(scene);
  switch (scene.view.phase) {
    case 'betting':
      return betting(scene);
    case 'deciding':
      return deciding(scene);
    case 'settled':
      return settled(scene);
    case 'finished':
      return finished(scene);
  }
}

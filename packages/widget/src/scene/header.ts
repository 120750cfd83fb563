import type { RegisterRow } from '@caribbean-stud/core';
import type { TemplateResult } from 'lit';
import { headerView, ticksShown, type Tick } from '../view/header.js';
import { amountText, type Scene } from './scene.js';

function tickOf({ net }: RegisterRow): Tick {
  return net > 0 ? 'won' : net < 0 ? 'lost' : 'push';
}

/** The ticks of the listed rounds, and of the one that is being played. */
function ticksSoFar({ told: view }: Scene): Tick[] {
  const played = view.register.filter((row) => !row.void).map(tickOf);
  return view.phase === 'betting' || view.phase === 'deciding' ? [...played, 'now'] : played;
}

/** What sets the deals apart from random ones. */
function marks({ told: view, given, localizer }: Scene): string[] {
  const { demo, practice } = localizer.words;
  return [...(given ? [demo] : []), ...(view.terms.practice ? [practice] : [])];
}

/** That the table is not kept; that it could not be brought back, only until the new session has begun. */
function remark({ view, notKept, localizer }: Scene): string | undefined {
  if (notKept === null) return undefined;
  const begun = view.phase !== 'betting' || view.register.length > 0;
  return notKept === 'save-invalid' && begun ? undefined : localizer.words.notKept[notKept];
}

/** Title, round, results so far, balance. */
export function headerScene(scene: Scene): TemplateResult {
  const { told: view, options, localizer } = scene;
  const { words } = localizer;
  const soFar = ticksSoFar(scene);
  const toCome = view.rounds === null ? 0 : Math.max(0, view.rounds - view.carried.rounds - soFar.length);
  const count = (tick: Tick): string => localizer.count(soFar.filter((one) => one === tick).length);
  return headerView({
    title: options.heading ?? words.gameName,
    round: words.round(
      localizer.count(view.round),
      view.rounds === null ? undefined : localizer.count(view.rounds),
    ),
    ticks: ticksShown(soFar, toCome),
    ticksLabel: words.ticks(count('won'), count('lost'), count('push')),
    balanceLabel: words.balance,
    balance: amountText(scene, view.balance),
    remark: remark(scene),
    mark: marks(scene).join(' · ') || undefined,
  });
}

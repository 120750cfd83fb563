import type { RegisterRow } from '@caribbean-stud/core';
import type { TemplateResult } from 'lit';
import { headerView, type Tick } from '../view/header.js';
import { amountText, type Scene } from './scene.js';

function tickOf({ net }: RegisterRow): Tick {
  return net > 0 ? 'won' : net < 0 ? 'lost' : 'push';
}

function ticks({ told: view }: Scene): Tick[] {
  const played = view.register.filter((row) => !row.void).map(tickOf);
  const now: Tick[] = view.phase === 'betting' || view.phase === 'deciding' ? ['now'] : [];
  const open =
    view.rounds === null ? 0 : Math.max(0, view.rounds - view.carried.rounds - played.length - now.length);
  return [...played, ...now, ...Array.from({ length: open }, (): Tick => 'open')];
}

/** What sets the deals apart from random ones. */
function marks({ told: view, options, localizer }: Scene): string[] {
  const { demo, practice } = localizer.words;
  const given =
    options.seed !== null || (options.example !== null && view.round === 1 && view.phase !== 'finished');
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
  const all = ticks(scene);
  const count = (tick: Tick): string => localizer.count(all.filter((one) => one === tick).length);
  return headerView({
    title: options.heading ?? words.gameName,
    round: words.round(
      localizer.count(view.round),
      view.rounds === null ? undefined : localizer.count(view.rounds),
    ),
    ticks: all,
    ticksLabel: words.ticks(count('won'), count('lost'), count('push')),
    balanceLabel: words.balance,
    balance: amountText(scene, view.balance),
    remark: remark(scene),
    mark: marks(scene).join(' · ') || undefined,
  });
}

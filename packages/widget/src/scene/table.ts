import { html, noChange, type TemplateResult } from 'lit';
import { frameView } from '../view/frame.js';
import { feltScene } from './felt.js';
import { finishedScene } from './finished.js';
import { headerScene } from './header.js';
import { panelsScene } from './panels.js';
import { railScene } from './rail.js';
import type { FeltPart, Scene } from './scene.js';

/**
 * The whole table, and the live region that tells what happens; `said` is what it says now. With `only` all else stays
 * as it was drawn last.
 */
export function tableScene(
  scene: Scene,
  said: string,
  only: readonly FeltPart[] | null = null,
): TemplateResult {
  const { options, localizer, onFelt } = scene;
  const { words } = localizer;
  return html`${frameView({
      theme: options.theme,
      cardFace: options.cardFace,
      motion: options.motion,
      direction: words.$dir,
      lang: localizer.lang(),
      manySeats: onFelt.dealer.others.length > 0,
      solo: options.panels.length === 0 && !scene.printing,
      label: options.heading ?? words.gameName,
      header: only ? noChange : headerScene(scene),
      felt:
        onFelt.dealer.phase === 'finished'
          ? finishedScene({ ...scene, view: onFelt.dealer })
          : feltScene(scene, only ?? undefined),
      rail: only ? noChange : railScene(scene),
      side: only ? noChange : panelsScene(scene),
    })}
    <div class="hidden-text" role="status" aria-live="polite">${said}</div>`;
}

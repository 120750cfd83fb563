import { html, noChange, type TemplateResult } from 'lit';
import { frameView } from '../view/frame.js';
import { feltScene } from './felt.js';
import { finishedScene } from './finished.js';
import { headerScene } from './header.js';
import { panelsScene } from './panels.js';
import { railScene } from './rail.js';
import type { Scene } from './scene.js';

/**
 * The whole table, and the live region that tells what happens; `said` is what it says now. With `onlyFelt` all else stays
 * as it was drawn last.
 */
export function tableScene(scene: Scene, said: string, onlyFelt = false): TemplateResult {
  const { options, localizer, onFelt } = scene;
  const { words } = localizer;
  const { chips, cards } = onFelt;
  const cardScene = { ...scene, view: cards };
  return html`${frameView({
      theme: options.theme,
      cardFace: options.cardFace,
      motion: options.motion,
      direction: words.$dir,
      lang: localizer.lang(),
      manySeats: cards.others.length > 0,
      solo: options.panels.length === 0 && !scene.printing,
      label: options.heading ?? words.gameName,
      header: onlyFelt ? noChange : headerScene(scene),
      felt:
        cards.phase === 'finished'
          ? finishedScene(cardScene)
          : feltScene(cardScene, { ...scene, view: chips }),
      rail: onlyFelt ? noChange : railScene(scene),
      side: onlyFelt ? noChange : panelsScene(scene),
    })}
    <div class="hidden-text" role="status" aria-live="polite">${said}</div>`;
}

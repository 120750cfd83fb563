import { formatCard } from '@caribbean-stud/core';
import type { TemplateResult } from 'lit';
import { fairnessView, type Fact, type ProofInput } from '../view/fairness.js';
import type { Scene } from './scene.js';
import { LONGEST_SEED, type Fairness } from './told.js';

/** How the cards come about. */
function origin({ localizer }: Scene, fairness: Fairness): string {
  const { fairness: words } = localizer.words;
  return words.origin[fairness.origin === 'off' ? 'source' : fairness.origin];
}

/** The deal on the table, or the next one where none lies there. */
function facts(scene: Scene, { current, opened, commitment, drawn }: Fairness): Fact[] {
  const { told, localizer } = scene;
  const { fairness: words } = localizer.words;
  const onTable = told.phase === 'deciding' ? (current ?? opened?.proof ?? null) : null;
  if (onTable) {
    return [
      { name: words.fingerprint, value: onTable.commitment, code: true },
      { name: words.yourSeed, value: onTable.clientSeed },
    ];
  }
  if (commitment === null) return [];
  return [
    { name: words.nextFingerprint, value: commitment, code: true },
    ...(drawn.length > 0 ? [{ name: words.drawn, value: drawn.map(formatCard).join(' '), code: true }] : []),
  ];
}

/** The last deal that was opened; nothing of it while its cards are still turning. */
function proof(scene: Scene, { opened }: Fairness): ProofInput | null {
  const { told, view, localizer, moves, copied } = scene;
  const { fairness: words } = localizer.words;
  if (!opened || told !== view) return null;
  const { proof, text } = opened;
  if (text === null) return null;
  return {
    heading: words.opened(localizer.count(proof.round)),
    sentence: words.meaning,
    facts: [
      { name: words.secret, value: proof.serverSeed, code: true },
      { name: words.fingerprint, value: proof.commitment, code: true },
      { name: words.yourSeed, value: proof.clientSeed },
    ],
    label: words.proof,
    text,
    copy: copied === text ? words.copied : words.copy,
    onCopy: (field) => moves.copy(field),
  };
}

/** Where the cards come from, and what it takes to check the deals of the table. */
export function fairnessScene(scene: Scene): TemplateResult {
  const { told, options, localizer } = scene;
  const { fairness: words } = localizer.words;
  const fairness = scene.fairness();
  const dealt = told.phase === 'deciding' || told.phase === 'settled';
  const unproved = fairness.origin === 'fair' && dealt && !fairness.current && !fairness.opened?.text;
  return fairnessView({
    sentences: [origin(scene, fairness), ...(unproved ? [words.unproved] : [])],
    facts: facts(scene, fairness),
    seed:
      fairness.commitment === null
        ? null
        : {
            label: words.nextSeed,
            hint: words.seedHint,
            value: fairness.clientSeed,
            longest: LONGEST_SEED,
            disabled: options.disabled,
            onInput: fairness.chooseSeed,
          },
    proof: proof(scene, fairness),
  });
}

import type { HandView } from '@caribbean-stud/core';
import type { HandWords } from '../locales/translation.js';
import { signedText, type Scene } from './scene.js';

const NO_WORDS: HandWords = { title: '', withIt: '' };

/** What a hand is called; empty words while it is hidden. */
export function handWords({ localizer }: Scene, { category, ranks }: HandView): HandWords {
  return category && ranks ? localizer.words.hand(category, ranks) : NO_WORDS;
}

/** The full name of a card. */
export function cardName({ localizer }: Scene, card: number): string {
  return localizer.words.card(card >> 2, card & 3);
}

/** What each side bet of a settled round brought: its name and an amount. */
export function sideBets(scene: Scene): string[] {
  const { words } = scene.localizer;
  const { jackpot, bonus } = scene.view.settlement?.bets ?? {};
  return [
    ...(jackpot ? [words.unpaid(words.jackpot, signedText(scene, jackpot.profit))] : []),
    ...(bonus ? [words.unpaid(words.bonus, signedText(scene, bonus.profit))] : []),
  ];
}

/** The result of a settled round in one sentence with its reason; empty before. */
export function resultSentence(scene: Scene): string {
  const { settlement, player, dealer } = scene.view;
  if (!settlement) return '';
  const { result } = scene.localizer.words;
  const [mine, theirs] = [handWords(scene, player).withIt, handWords(scene, dealer).withIt];
  switch (settlement.result) {
    case 'fold':
      return result.fold(theirs);
    case 'not-qualified':
      return result.notQualified(theirs);
    case 'tie':
      return result.tie(mine);
    case 'win':
      return mine === theirs ? result.winByKicker(mine) : result.win(mine, theirs);
    case 'lose':
      return mine === theirs ? result.loseByKicker(theirs) : result.lose(mine, theirs);
  }
}

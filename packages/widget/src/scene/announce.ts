import { amountText, signedText, type Scene } from './scene.js';
import { cardName, handWords, resultSentence, sideBets } from './words.js';

/** What the live region says about the table as it stands: one sentence, with amounts. */
export function announcement(scene: Scene): string {
  const { view, localizer, notice } = scene;
  const { say, verdict } = localizer.words;
  if (notice) return notice;
  const balance = amountText(scene, view.balance);
  switch (view.phase) {
    case 'betting':
      return view.bets.ante > 0
        ? say.betting(amountText(scene, view.bets.ante), balance)
        : say.bettingEmpty(balance);
    case 'deciding': {
      const upcard = cardName(scene, view.dealer.upcard as number);
      return view.player.cards
        ? say.deciding(handWords(scene, view.player).withIt, upcard)
        : say.dealtFaceDown(upcard);
    }
    case 'settled': {
      const sentence = [resultSentence(scene), ...sideBets(scene).map((bet) => `${bet}.`)].join(' ');
      return say.settled(sentence, signedText(scene, view.settlement?.net ?? 0), balance);
    }
    case 'finished':
      return say.finished(verdict[view.verdict ?? 'draw'], signedText(scene, view.total));
  }
}

import { describe, expect, it } from 'vitest';
import { analyzeDecision } from '../packages/core/dist/index.js';
import { useBrowser } from './support/browser.js';
import { openTable, Player } from './support/player.js';

const harness = useBrowser();

describe('a table for practice', () => {
  it('deals close decisions and says after each what it was worth, with a tally', async () => {
    const player = await openTable(harness, { attributes: 'practice motion="none"' });
    for (let round = 1; round <= 6; round++) {
      await player.deal();
      const { player: own, dealer } = await player.view();
      const { evCall, best } = analyzeDecision({ hand: own.cards ?? [], upcard: dealer.upcard ?? -1 });
      expect(Math.abs(evCall + 1)).toBeLessThan(0.02);
      expect(await player.table.locator('[part=advice]').count()).toBe(0);
      const wrong = round % 2 === 0;
      const choice = (best === 'call') === wrong ? 'fold' : 'call';
      await player[choice]();
      const notes = (await player.table.locator('[part~=note]').allInnerTexts()).join(' ');
      const cost = Math.abs(evCall + 1).toFixed(4);
      if (wrong)
        expect(notes).toContain(`${best === 'call' ? 'Call' : 'Fold'} would have been better by ${cost}`);
      else expect(notes).toContain(`Right: ${best === 'call' ? 'Call' : 'Fold'} was worth`);
      expect(notes).toContain(
        `${round === 1 ? '1 decision' : `${round} decisions`}, mistakes: ${Math.floor(round / 2)}, cost:`,
      );
      await player.next();
    }
  });

  it.each([
    [
      'en',
      'Practice',
      'The hands are chosen for practice: those where call and fold are worth almost the same.',
    ],
    [
      'es',
      'Práctica',
      'Las manos se eligen para practicar: aquellas en las que igualar y retirarse valen casi lo mismo.',
    ],
    ['nb', 'Øving', 'Hendene velges ut for øving: de der det er nesten like mye verdt å satse som å kaste.'],
  ])('says so in %s', async (lang, mark, rule) => {
    const player = await openTable(harness, {
      attributes: `practice seed="x" lang="${lang}" panels="rules" motion="none"`,
      viewport: { width: 320, height: 640 },
    });
    expect(await player.table.locator('[part=mark]').innerText()).toContain(`· ${mark}`);
    expect(await player.table.locator('[part=rules]').innerText()).toContain(rule);
    expect(await player.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  it('is one from the next round on, and until it is taken back', async () => {
    const player = await openTable(harness, { attributes: 'motion="none"' });
    const mark = player.table.locator('[part=mark]');
    expect(await mark.count()).toBe(0);
    await player.deal();
    await player.ask((table) => void (table.practice = true));
    await player.fold();
    expect(await mark.count()).toBe(0);
    await player.next();
    expect(await mark.innerText()).toBe('Practice');
    await player.ask((table) => table.removeAttribute('practice'));
    await player.ask((table) => void (table.practice = false));
    await player.ask((table) => table.updateComplete);
    expect(await mark.count()).toBe(0);
  });

  it('shows both values before the choice as well where the page wants hints', async () => {
    const player = await openTable(harness, { attributes: 'practice advice="hint" motion="none"' });
    await player.deal();
    expect(await player.table.locator('[part=advice]').isVisible()).toBe(true);
    await player.fold();
    expect((await player.table.locator('[part~=note]').allInnerTexts()).join(' ')).toContain('1 decision');
  });

  it('deals the same hands from the same seed', async () => {
    const hands: unknown[] = [];
    for (let visit = 0; visit < 2; visit++) {
      const player = await openTable(harness, { attributes: 'practice seed="same" motion="none" seats="3"' });
      await player.deal();
      hands.push((await player.view()).player.cards);
    }
    expect(hands[0]).toEqual(hands[1]);
  });

  it('claims no proof for its deals, and no odds', async () => {
    const player = await openTable(harness, { attributes: 'practice panels="fairness odds" motion="none"' });
    const panel = player.table.locator('[part=panel]');
    await panel.getByText('The hands are chosen for practice, so the deals carry no proof.').waitFor();
    await player.openPanel('Odds');
    await panel
      .getByText('They hold for cards that are dealt at random, not for hands chosen for practice.')
      .waitFor();
  });
});

describe('the page for practice', () => {
  it('lets one practice', async () => {
    const { page } = await harness.openPage({ path: '/examples/practice.html', reducedMotion: 'reduce' });
    const player = new Player(page, []);
    await player.sitDown();
    await player.deal();
    await player.fold();
    await player.openPanel('Register');
    await player.table.getByText('All your sessions: 1 round, 0 sessions finished, net −1.').waitFor();
  });
});

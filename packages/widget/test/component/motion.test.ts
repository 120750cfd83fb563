import { expect } from '@open-wc/testing';
import { Motion } from '../../src/motion/motion.js';
import { dealSequence, showdownSequence } from '../../src/motion/sequences.js';
import { show } from './sample-table.js';

function motionOf(level: Motion['level']): Motion {
  const motion = new Motion();
  motion.level = level;
  return motion;
}

/** A slow fade of an element of its own. */
function fade(): Animation[] {
  const element = document.createElement('p');
  document.body.append(element);
  return [element.animate([{ opacity: 0 }, { opacity: 1 }], 60_000)];
}

const BEFORE = { raised: [0, 1], called: true };

afterEach(() => {
  document.body.replaceChildren();
});

describe('motion', () => {
  it('does not begin where it is not wanted', async () => {
    for (const level of ['none', 'reduced'] as const) {
      await motionOf(level).play(() => expect.fail('a sequence began'));
    }
  });

  it('follows the system unless it is told', () => {
    const wanted = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    expect(motionOf('auto').wanted).to.equal(wanted);
    expect(motionOf('full').wanted).to.equal(true);
  });

  it('is finished at once by a press', async () => {
    const motion = motionOf('full');
    const played = motion.play(fade);
    expect(motion.running).to.equal(true);
    motion.finish();
    expect(motion.running).to.equal(false);
    await played;
  });

  it('finishes a running sequence before the next', async () => {
    const motion = motionOf('full');
    const first = motion.play(fade);
    const second = motion.play(fade);
    await first;
    expect(motion.running).to.equal(true);
    motion.finish();
    await second;
  });

  it('runs at the speed that is set', async () => {
    const rates: number[] = [];
    for (const speed of ['slow', 'normal', 'fast'] as const) {
      const motion = motionOf('full');
      motion.speed = speed;
      const [animation] = fade();
      void motion.play(() => (animation ? [animation] : []));
      rates.push(animation?.playbackRate ?? 0);
      motion.finish();
    }
    expect(rates).to.deep.equal([...rates].sort((a, b) => a - b));
    expect(rates[1]).to.equal(1);
  });

  it('leaves no animation behind', async () => {
    const { renderRoot } = await show({ phase: 'settled', won: true });
    const motion = motionOf('full');
    const played = motion.play(() => showdownSequence(renderRoot, BEFORE));
    motion.finish();
    await played;
    expect(document.getAnimations().filter((animation) => animation.playState === 'running')).to.deep.equal(
      [],
    );
  });
});

describe('the showdown', () => {
  const at = (animations: Animation[], time: number) => {
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = time;
    }
  };
  const style = (root: ParentNode, selector: string) =>
    getComputedStyle(root.querySelector(selector) as Element);

  it('tells nothing before the last card is turned', async () => {
    const { renderRoot } = await show({ phase: 'settled', won: false });
    at(showdownSequence(renderRoot, BEFORE), 500);
    expect(style(renderRoot, '.say').opacity).to.equal('0');
    expect(style(renderRoot, '.dealer .hand-name').opacity).to.equal('0');
    expect(style(renderRoot, '.spot-figure.lost').opacity).to.equal('0');
    expect(style(renderRoot, '.dealer .raised > .card').translate).to.be.oneOf(['0px', 'none']);
    expect(style(renderRoot, '.player .card').translate).to.equal('0px -6px');
    expect(style(renderRoot, '.pile.taken').visibility).to.equal('visible');
  });

  it('shows the backs until their turn comes', async () => {
    const { renderRoot } = await show({ phase: 'settled', won: true });
    at(showdownSequence(renderRoot, BEFORE), 0);
    const ghosts = [...renderRoot.querySelectorAll('.ghost')];
    expect(ghosts).to.have.length(4);
    expect(ghosts.map((ghost) => getComputedStyle(ghost).visibility)).to.deep.equal(Array(4).fill('visible'));
  });

  it('lasts about 1.2 seconds and ends in the state that was drawn', async () => {
    const { renderRoot } = await show({ phase: 'settled', won: true });
    const animations = showdownSequence(renderRoot, BEFORE);
    const end = Math.max(...animations.map((one) => Number(one.effect?.getComputedTiming().endTime)));
    expect(end).to.be.within(1000, 1400);
    for (const animation of animations) animation.finish();
    expect(style(renderRoot, '.say').opacity).to.equal('1');
    expect(style(renderRoot, '.ghost').visibility).to.equal('hidden');
    expect(style(renderRoot, '.player .raised > .card').translate).to.equal('0px -6px');
  });
});

describe('the deal', () => {
  it('brings ten cards, the dealer’s after the player’s, in less than a second', async () => {
    const { renderRoot } = await show({ phase: 'deciding' });
    const starts = dealSequence(renderRoot)
      .map((one) => one.effect as KeyframeEffect)
      .filter((effect) =>
        effect.getKeyframes().some((frame) => String(frame['transform']).includes('rotate')),
      )
      .map((effect) => effect.getComputedTiming());
    expect(starts).to.have.length(10);
    const delays = starts.map((timing) => Number(timing.delay));
    expect(delays).to.deep.equal([...delays].sort((a, b) => a - b));
    expect(new Set(delays).size).to.equal(10);
    expect(Math.max(...starts.map((timing) => Number(timing.endTime)))).to.be.below(1000);
  });
});

import { expect } from '@open-wc/testing';
import { FrameByFrame } from '../../src/motion/frame-by-frame.js';
import { Motion } from '../../src/motion/motion.js';
import { Sequence, type Cue } from '../../src/motion/sequence.js';
import { dealMovement, showdownMovement, type Movement } from '../../src/motion/movements.js';
import { show } from './sample-table.js';

function motionOf(level: Motion['level']): Motion {
  const motion = new Motion();
  motion.level = level;
  return motion;
}

/** A slow fade of an element of its own. */
function fade(at = 0): Cue {
  const element = document.createElement('p');
  document.body.append(element);
  const start = () => [element.animate([{ opacity: 0 }, { opacity: 1 }], 60_000)];
  return { at, element, hold: 'absent', start };
}

function play(motion: Motion, cues: readonly Cue[]): void {
  motion.prepare(cues);
  motion.start();
}

function start(cues: readonly Cue[], rate = 1): Sequence {
  const sequence = new Sequence(rate);
  sequence.add(cues);
  sequence.start();
  return sequence;
}

/** All that moves, on a table that is drawn. */
function cuesOf(movement: Movement, root: ParentNode): Cue[] {
  return Object.values(movement).flatMap((cues: (root: ParentNode) => readonly Cue[]) => cues(root));
}

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** When a cue has come to rest, in milliseconds from the start of its sequence. */
function endOf({ at, start }: Cue): number {
  const ends = start().map((one) => Number(one.effect?.getComputedTiming().endTime));
  return at + Math.max(...ends);
}

const BEFORE = { raised: [0, 1], called: true };

afterEach(() => {
  document.body.replaceChildren();
});

describe('motion', () => {
  it('follows the system unless it is told', () => {
    const wanted = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    expect(motionOf('auto').wanted).to.equal(wanted);
    expect(motionOf('full').wanted).to.equal(true);
  });

  it('does not begin where it is not wanted', () => {
    for (const level of ['none', 'reduced'] as const) {
      const cue = fade();
      play(motionOf(level), [cue]);
      expect(cue.element.className).to.equal('');
    }
  });

  it('is finished at once by a press', async () => {
    const motion = motionOf('full');
    const cue = fade(500);
    play(motion, [cue]);
    const { rest } = motion;
    expect(cue.element.className).to.equal('absent');
    motion.finish();
    expect(cue.element.className).to.equal('');
    await rest;
  });

  it('holds what is prepared as it was, and starts nothing before it is told', async () => {
    const motion = motionOf('full');
    const [first, second] = [fade(), fade()];
    motion.prepare([first]);
    for (let frames = 0; frames < 3; frames++) await nextFrame();
    motion.prepare([second]);
    const looks = () => [first, second].map(({ element }) => element.className);
    expect(looks()).to.deep.equal(['absent', 'absent']);
    motion.start();
    for (let frames = 0; frames < 3; frames++) await nextFrame();
    expect(looks()).to.deep.equal(['', '']);
    motion.finish();
  });

  it('runs at the speed that is set', async () => {
    const rates: number[] = [];
    for (const speed of ['slow', 'normal', 'fast'] as const) {
      const motion = motionOf('full');
      motion.speed = speed;
      const cue = fade();
      play(motion, [cue]);
      while (cue.element.classList.contains('absent')) await nextFrame();
      rates.push(cue.element.getAnimations()[0]?.playbackRate ?? 0);
      motion.finish();
    }
    expect(rates).to.deep.equal([...rates].sort((a, b) => a - b));
    expect(rates[1]).to.equal(1);
  });

  it('begins what is late one by one, a frame each', async () => {
    const cues = [0, 1, 2, 3].map(fade);
    const sequence = start(cues, 1000);
    const waiting = () => cues.filter(({ element }) => element.classList.contains('absent')).length;
    const counts = [waiting()];
    while (waiting() > 0) {
      await nextFrame();
      counts.push(waiting());
    }
    sequence.finish();
    expect(counts.filter((count, i) => count !== counts[i - 1])).to.deep.equal([4, 3, 2, 1, 0]);
  });

  it('shows everything at once when it is finished before it began', async () => {
    const cue = fade(500);
    const sequence = start([cue]);
    expect(cue.element.className).to.equal('absent');
    sequence.finish();
    await sequence.over;
    expect(cue.element.className).to.equal('');
  });

  it('leaves no animation behind', async () => {
    const { renderRoot } = await show({ phase: 'settled', won: true });
    const motion = motionOf('full');
    play(motion, cuesOf(showdownMovement(BEFORE), renderRoot));
    const { rest } = motion;
    motion.finish();
    await rest;
    expect(document.getAnimations().filter((animation) => animation.playState === 'running')).to.deep.equal(
      [],
    );
  });
});

describe('what is done frame by frame', () => {
  const { requestAnimationFrame: browsers } = globalThis;

  afterEach(() => {
    globalThis.requestAnimationFrame = browsers;
  });

  it('begins in the frame after the next', async () => {
    // Frames come when the test says so: a busy machine may take its time with the first.
    let awaited: FrameRequestCallback[] = [];
    globalThis.requestAnimationFrame = (callback) => awaited.push(callback);
    let done = 0;
    const tasks = new FrameByFrame([() => done++, () => done++]);
    const seen = [];
    for (let frames = 0; frames < 3; frames++) {
      const due = awaited;
      awaited = [];
      for (const callback of due) callback(performance.now());
      seen.push(done);
    }
    await tasks.over;
    expect(seen).to.deep.equal([0, 1, 2]);
  });

  it('is not done once it is called off, not even by one of its own', async () => {
    const fails = () => expect.fail('it was done');
    new FrameByFrame([fails]).cancel();
    const tasks: FrameByFrame = new FrameByFrame([() => tasks.cancel(), fails]);
    await tasks.over;
    for (let frames = 0; frames < 3; frames++) await nextFrame();
  });

  it('is done all the same where no frames are drawn', async () => {
    globalThis.requestAnimationFrame = () => 0;
    let done = 0;
    await new FrameByFrame([() => done++, () => done++]).over;
    const sequence = start([fade()]);
    await sequence.over;
    expect(done).to.equal(2);
  });
});

describe('the showdown', () => {
  const style = (root: ParentNode, selector: string) =>
    getComputedStyle(root.querySelector(selector) as Element);

  it('tells nothing before the last card is turned', async () => {
    const { renderRoot } = await show({ phase: 'settled', won: false });
    const cues = cuesOf(showdownMovement(BEFORE), renderRoot);
    const turning = cues.filter(({ element }) => element.matches('.dealer .turned > .card'));
    const turned = Math.max(...turning.map(endOf));
    const telling = cues.filter((cue) => !turning.includes(cue) && !cue.element.closest('[data-spot=call]'));
    expect(Math.min(...telling.map(({ at }) => at))).to.be.at.least(turned);

    const sequence = start(cues);
    expect(style(renderRoot, '.say').visibility).to.equal('hidden');
    expect(style(renderRoot, '.dealer .hand-name').visibility).to.equal('hidden');
    expect(style(renderRoot, '.spot-figure.lost').visibility).to.equal('hidden');
    expect(style(renderRoot, '.dealer .raised > .card').translate).to.be.oneOf(['0px', 'none']);
    expect(style(renderRoot, '.player .card').translate).to.equal('0px -6px');
    expect(style(renderRoot, '.pile.taken').visibility).to.equal('visible');
    sequence.finish();
  });

  it('shows the backs until their turn comes', async () => {
    const { renderRoot } = await show({ phase: 'settled', won: true });
    const sequence = start(cuesOf(showdownMovement(BEFORE), renderRoot));
    const ghosts = [...renderRoot.querySelectorAll('.ghost')];
    expect(ghosts).to.have.length(4);
    expect(ghosts.map((ghost) => getComputedStyle(ghost).visibility)).to.deep.equal(Array(4).fill('visible'));
    expect(style(renderRoot, '.turned > .card').display).to.equal('none');
    sequence.finish();
  });

  it('shows the hands of other seats one after the other, backs until then', async () => {
    const { renderRoot } = await show({ phase: 'settled', seats: true });
    const cues = cuesOf(showdownMovement(BEFORE), renderRoot);
    const fans = cues.filter(({ element }) => element.matches('.fan'));
    expect(fans).to.have.length(6);
    expect(new Set(fans.map(({ at }) => at)).size).to.equal(6);
    const sequence = start(cues);
    expect(style(renderRoot, '.mini-face > svg').visibility).to.equal('hidden');
    expect(style(renderRoot, '.mini-face').backgroundImage).to.contain('gradient');
    sequence.finish();
    expect(style(renderRoot, '.mini-face > svg').visibility).to.equal('visible');
    expect(style(renderRoot, '.mini-face').backgroundImage).to.equal('none');
  });

  it('lasts about 1.2 seconds', async () => {
    const { renderRoot } = await show({ phase: 'settled', won: true });
    const cues = cuesOf(showdownMovement(BEFORE), renderRoot);
    expect(Math.max(...cues.map(endOf))).to.be.within(1000, 1400);
  });

  it('ends in the state that was drawn', async () => {
    const { renderRoot } = await show({ phase: 'settled', won: true });
    const sequence = start(cuesOf(showdownMovement(BEFORE), renderRoot), 50);
    await sequence.over;
    expect(style(renderRoot, '.say').visibility).to.equal('visible');
    expect(style(renderRoot, '.ghost').visibility).to.equal('hidden');
    expect(style(renderRoot, '.turned > .card').display).to.equal('block');
    expect(style(renderRoot, '.player .raised > .card').translate).to.equal('0px -6px');
    expect(renderRoot.querySelectorAll('.absent, .present, .flat, .risen')).to.have.length(0);
  });
});

describe('the deal', () => {
  it('brings ten cards one by one, the dealer’s after the player’s, in less than a second', async () => {
    const { renderRoot } = await show({ phase: 'deciding' });
    const cards = cuesOf(dealMovement(), renderRoot).filter(({ element }) => element.matches('.card'));
    expect(cards.map(({ element }) => element.closest('.hand')?.getAttribute('data-hand'))).to.deep.equal([
      ...Array<string>(5).fill('player'),
      ...Array<string>(5).fill('dealer'),
    ]);
    const moments = cards.map(({ at }) => at);
    expect(moments).to.deep.equal([...moments].sort((a, b) => a - b));
    expect(new Set(moments).size).to.equal(10);
    expect(Math.max(...cards.map(endOf))).to.be.below(1000);
  });
});

import { expect } from '@open-wc/testing';
import { CsErrorEvent, CsSettleEvent, type CaribbeanStud } from '../../src/index.js';
import { find, page, press, text } from './table-page.js';

afterEach(() => {
  document.body.replaceChildren();
});

describe('a table', () => {
  for (const engine of ['wasm', 'js'] as const) {
    it(`plays a round on the ${engine} engine`, async () => {
      const table = await page(
        `<caribbean-stud engine="${engine}" motion="none" ante="10" example="Qh Qs 9d 6c 2h | Jh Jc As 8d 3c"></caribbean-stud>`,
      );
      expect((await table.ready).engine).to.equal(engine);
      let net = 0;
      table.addEventListener('cs-settle', (event) => (net = event.settlement.net));
      await press(table, '[data-action=deal]');
      expect(text(table, '.player [part~=hand-name]')).to.equal('Pair of queens');
      await press(table, '[data-action=call]');
      expect([net, table.table.balance, table.table.engine]).to.deep.equal([30, 1030, engine]);
      expect(text(table, '[part~=sentence]')).to.equal(
        'Dealer qualifies with a pair of jacks. You win with a pair of queens.',
      );
      await press(table, '[data-action=next]');
      expect(table.table).to.include({ phase: 'betting', round: 2, balance: 1020 });
    });
  }

  it('deals the same cards for the same seed in every browser', async () => {
    const table = await page('<caribbean-stud seed="golden-1" motion="none"></caribbean-stud>');
    await table.deal();
    await table.call();
    const { player, dealer } = table.table;
    expect([player.cards, dealer.cards]).to.deep.equal([
      [5, 16, 17, 24, 19],
      [2, 23, 38, 4, 33],
    ]);
  });

  it('shows nothing of the result while cards of the dealer lie face down', async () => {
    const table = await page('<caribbean-stud motion="full" seed="press"></caribbean-stud>');
    await table.deal();
    const root = table.shadowRoot as ShadowRoot;
    const result = () =>
      [...root.querySelectorAll('.spot-figure:is(.lost, .won), [data-spot=winnings] .pile, .note, .net')]
        .filter((one) => getComputedStyle(one).visibility !== 'hidden')
        .map((one) => one.textContent?.trim())
        .join('');
    let frames = 0;
    let over = false;
    const called = table.call().finally(() => (over = true));
    while (!over) {
      await new Promise(requestAnimationFrame);
      const turned = root.querySelector('.dealer .turned') && !root.querySelector('.dealer .card.absent');
      if (turned) break;
      frames++;
      expect(result()).to.equal('');
    }
    await called;
    expect(frames).to.be.above(0);
    expect(result()).not.to.equal('');
  });

  it('moves, and is in its final state when a method resolves', async () => {
    const table = await page('<caribbean-stud motion="full" speed="fast"></caribbean-stud>');
    await table.deal();
    await table.call();
    expect(
      document
        .getAnimations()
        .filter((one) => !(one instanceof CSSTransition) && one.playState === 'running'),
    ).to.deep.equal([]);
    expect(
      getComputedStyle(
        find(table, '.dealer .place:nth-child(5) .card-face, .dealer .place:nth-child(5) .card'),
      ).opacity,
    ).to.equal('1');
  });
});

describe('a press', () => {
  /** Presses the button that deals; resolves to whether its answer comes before the choice that follows from it. */
  async function answeredFirst(table: CaribbeanStud, event: Event): Promise<boolean> {
    find(table, '[data-action=deal]').dispatchEvent(event);
    for (let turns = 0; turns < 20; turns++) await Promise.resolve();
    expect(table.table.phase).to.equal('deciding');
    const answered = !table.shadowRoot?.querySelector('[data-action=call]');
    await table.updateComplete;
    find(table, '[data-action=call]');
    return answered;
  }
  const byHand = () => new MouseEvent('click', { bubbles: true, detail: 1 });

  it('by mouse or finger is answered by a frame of its own where the table moves', async () => {
    const table = await page('<caribbean-stud motion="full" seed="press"></caribbean-stud>');
    expect(await answeredFirst(table, byHand())).to.equal(true);
  });

  it('has its effect drawn at once where nothing moves, and by a key', async () => {
    const still = await page('<caribbean-stud motion="none" seed="press"></caribbean-stud>');
    expect(await answeredFirst(still, byHand())).to.equal(false);
    const moving = await page('<caribbean-stud motion="full" seed="press"></caribbean-stud>');
    expect(await answeredFirst(moving, new MouseEvent('click', { bubbles: true }))).to.equal(false);
  });
});

describe('attributes and properties', () => {
  it('set before the table is in the page are in force at the first paint', async () => {
    const table = document.createElement('caribbean-stud');
    table.setAttribute('lang', 'es');
    table.setAttribute('rounds', '7');
    table.balance = 500;
    document.body.append(table);
    await table.updateComplete;
    expect(text(table, '[part~=balance]')).to.equal('Saldo 499');
    expect(text(table, '[part~=round]')).to.equal('Ronda 1 de 7');
  });

  it('read as they are in force, in major units', async () => {
    const table = await page('<caribbean-stud currency="EUR" ante="2.01" chips="0.5 1"></caribbean-stud>');
    expect([table.ante, table.chips, table.table.bets.ante]).to.deep.equal([2.01, [0.5, 1], 201]);
    table.ante = 3;
    expect([table.ante, table.table.bets.ante]).to.deep.equal([3, 300]);
    table.removeAttribute('chips');
    table.removeAttribute('ante');
    table.ante = null;
    table.removeAttribute('currency');
    expect([table.balance, table.currency]).to.deep.equal([1000, null]);
  });

  it('show when they are written after the first paint', async () => {
    const table = await page('<caribbean-stud motion="none"></caribbean-stud>');
    await table.clearBets();
    table.balance = 500;
    table.heading = 'Friday';
    await table.updateComplete;
    expect(text(table, '[part~=balance]')).to.equal('Balance 500');
    expect(text(table, '[part~=title]')).to.equal('Friday');
  });

  it('that cannot be read are told once, in an event with a code', async () => {
    const codes: string[] = [];
    const listen = (event: Event): void => {
      if (event instanceof CsErrorEvent) codes.push(event.error.code);
    };
    const { warn } = console;
    const warned: unknown[] = [];
    console.warn = (...words: unknown[]) => void warned.push(words[0]);
    document.addEventListener('cs-error', listen);
    try {
      const table = await page('<caribbean-stud rounds="many" seats="9"></caribbean-stud>');
      table.theme = 'dark';
      await table.updateComplete;
      expect([table.rounds, table.seats]).to.deep.equal([20, 1]);
    } finally {
      document.removeEventListener('cs-error', listen);
      console.warn = warn;
    }
    expect(codes).to.deep.equal(['option-invalid', 'option-invalid']);
    expect(warned).to.have.length(2);
  });
});

describe('side bets', () => {
  const LOST_BESIDE_A_WON_ANTE =
    '<caribbean-stud motion="none" jackpot="5000" jackpot-bet="2" bonus="5+1" example="Ah Kd 9c 6c 2h | Qh Jc Ts 8d 3c"></caribbean-stud>';

  it('that cost more than the hand wins make a lost round of it, by its word as by its sign', async () => {
    const table = await page(LOST_BESIDE_A_WON_ANTE);
    await table.placeJackpot(true);
    await table.placeBonus(true);
    await table.deal();
    await table.call();
    await press(table, '[role=tab]:last-child');
    expect(table.table.settlement?.result).to.equal('not-qualified');
    expect(text(table, '[part~=register] tbody tr .result')).to.equal('▼ Lost');
  });

  it('have their fixed prizes in the paytable as amounts, not as multiples', async () => {
    const table = await page(LOST_BESIDE_A_WON_ANTE);
    expect(text(table, '[part~=paytable] tbody tr:nth-child(3)')).to.equal(
      'Four of a kind 20 : 1 1,000 100 : 1',
    );
  });
});

describe('states for style sheets', () => {
  it('follow the phases and the result', async () => {
    const table = await page(
      '<caribbean-stud motion="none" rounds="1" example="Qh Qs 9d 6c 2h | Jh Jc As 8d 3c"></caribbean-stud>',
    );
    const all = ['betting', 'deciding', 'settled', 'finished', 'won', 'lost', 'pushed'];
    const states = (): string[] => all.filter((state) => table.matches(`:state(${state})`));
    expect(states()).to.deep.equal(['betting']);
    await table.deal();
    expect(states()).to.deep.equal(['deciding']);
    await table.call();
    expect(states()).to.deep.equal(['settled', 'won']);
    await table.next();
    expect(states()).to.deep.equal(['finished']);
  });
});

describe('the focus', () => {
  it('goes with the main button from phase to phase', async () => {
    const table = await page('<caribbean-stud motion="none" rounds="1" deal="down"></caribbean-stud>');
    const focused = (): string | undefined =>
      (table.shadowRoot?.activeElement as HTMLElement | null)?.dataset['action'];
    find(table, '[data-action=deal]').focus();
    const seen: unknown[] = [];
    for (const action of ['deal', 'look', 'call', 'next', 'restart']) {
      await press(table, `[data-action=${action}]`);
      seen.push(focused());
    }
    expect(seen).to.deep.equal(['look', 'call', 'next', 'restart', 'deal']);
    expect(document.activeElement).to.equal(table);
  });

  it('leaves a place that takes no chips any more, and stays on buttons that are only unavailable', async () => {
    const table = await page('<caribbean-stud motion="none"></caribbean-stud>');
    const focused = (): string | undefined => {
      const { action, spot } = (table.shadowRoot?.activeElement as HTMLElement | null)?.dataset ?? {};
      return action ?? spot;
    };
    find(table, '[data-action=clear]').focus();
    await press(table, '[data-action=clear]');
    expect(focused()).to.equal('clear');
    find(table, '[data-spot=ante]').focus();
    await press(table, '[data-spot=ante]');
    expect(focused()).to.equal('ante');
    await table.deal();
    expect(focused()).to.equal('call');
  });
});

describe('accessibility', () => {
  it('axe finds nothing while betting, deciding and settled', async () => {
    const table = await page('<caribbean-stud motion="none" jackpot="5000" seats="3"></caribbean-stud>');
    await expect(table).to.be.accessible();
    await table.deal();
    await expect(table).to.be.accessible();
    await table.call();
    await expect(table).to.be.accessible();
  });
});

describe('events', () => {
  it('are instances of their own classes', async () => {
    const table = await page('<caribbean-stud motion="none"></caribbean-stud>');
    let heard: Event | null = null;
    table.addEventListener('cs-settle', (event) => (heard = event));
    await table.deal();
    await table.fold();
    expect(heard).to.be.instanceOf(CsSettleEvent);
  });
});

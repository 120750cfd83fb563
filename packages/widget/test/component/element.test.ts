import { expect } from '@open-wc/testing';
import '../../src/define.js';
import { CsErrorEvent, CsSettleEvent, type CaribbeanStud } from '../../src/index.js';

/** Puts HTML into the page and waits until its table, or the first of them, is ready and drawn. */
async function page(html: string): Promise<CaribbeanStud> {
  const box = document.createElement('div');
  box.innerHTML = html;
  document.body.append(box);
  const table = box.querySelector('caribbean-stud');
  if (!table) throw new Error('there is no table');
  await table.ready;
  await table.updateComplete;
  return table;
}

function find(table: CaribbeanStud, selector: string): HTMLElement {
  const element = table.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`${selector} is not there`);
  return element;
}

function text(table: CaribbeanStud, selector: string): string {
  return find(table, selector).innerText.trim().replaceAll(/\s+/g, ' ');
}

/** Presses a button of the table and waits until the table is drawn again. */
async function press(table: CaribbeanStud, selector: string): Promise<void> {
  find(table, selector).click();
  await table.updateComplete;
}

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

describe('the currency', () => {
  it('of a session that has begun stays until the next one, in all amounts', async () => {
    const table = await page(
      '<caribbean-stud currency="EUR" min-ante="2" motion="none" storage-key="money"></caribbean-stud>',
    );
    const balance = async (): Promise<string> => {
      await table.updateComplete;
      return text(table, '[part~=balance] b');
    };
    try {
      await table.deal();
      await table.fold();
      table.currency = 'JPY';
      table.minAnte = 3;
      expect([await balance(), table.currency]).to.deep.equal(['€998', 'EUR']);
      await table.next();
      expect([table.table.terms.minAnte, table.table.bets.ante]).to.deep.equal([300, 300]);
      expect(table.statistics?.net).to.deep.equal({ EUR: -200 });
      await table.restart();
      expect([await balance(), table.currency, table.table.bets.ante]).to.deep.equal(['¥997', 'JPY', 3]);
    } finally {
      localStorage.clear();
    }
  });

  it('stays as well while the first deal is awaited', async () => {
    const table = await page('<caribbean-stud currency="EUR" motion="none"></caribbean-stud>');
    let give = (): void => {};
    table.dealer = ({ cards }) => new Promise((deal) => (give = () => deal(cards)));
    const dealt = table.deal();
    table.currency = 'JPY';
    await table.updateComplete;
    give();
    await dealt;
    expect([text(table, '[part~=balance] b'), table.currency]).to.deep.equal(['€999', 'EUR']);
  });
});

describe('the mark of a demo', () => {
  it('tells what is dealt, not what the page wishes by now', async () => {
    const table = await page('<caribbean-stud seed="demo" motion="none"></caribbean-stud>');
    const marked = async (): Promise<boolean> => {
      await table.updateComplete;
      return table.shadowRoot?.querySelector('[part~=mark]') !== null;
    };
    expect(await marked()).to.equal(true);
    await table.deal();
    await table.fold();
    table.seed = null;
    expect(await marked()).to.equal(true);
    await table.next();
    await table.deal();
    expect(await marked()).to.equal(true);
    await table.fold();
    await table.restart();
    expect(await marked()).to.equal(false);
    await table.deal();
    table.seed = 'too late';
    expect(await marked()).to.equal(false);
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

describe('the language', () => {
  const balance = (table: CaribbeanStud): string => text(table, '[part~=balance-label], .balance-label');

  it('is that of the element, else of the nearest ancestor, else English', async () => {
    const languages: [html: string, word: string][] = [
      ['<caribbean-stud lang="es"></caribbean-stud>', 'Saldo'],
      ['<section lang="nb"><caribbean-stud></caribbean-stud></section>', 'Saldo'],
      ['<section lang="es"><caribbean-stud lang="en-GB"></caribbean-stud></section>', 'Balance'],
      ['<section lang="es-MX"><caribbean-stud lang=""></caribbean-stud></section>', 'Saldo'],
      ['<section lang="tlh"><caribbean-stud></caribbean-stud></section>', 'Balance'],
      ['<caribbean-stud lang="constructor"></caribbean-stud>', 'Balance'],
    ];
    for (const [html, word] of languages) {
      const table = await page(html);
      expect([html, balance(table)]).to.deep.equal([html, word]);
      document.body.replaceChildren();
    }
  });

  it('can change, and two can live on one page', async () => {
    const spanish = await page('<caribbean-stud lang="es"></caribbean-stud>');
    const norwegian = await page('<caribbean-stud lang="no"></caribbean-stud>');
    expect([text(spanish, '[part~=round]'), text(norwegian, '[part~=round]')]).to.deep.equal([
      'Ronda 1 de 20',
      'Runde 1 av 20',
    ]);
    spanish.lang = 'en';
    await spanish.updateComplete;
    expect(text(spanish, '[part~=round]')).to.equal('Round 1 of 20');
  });

  it('of a register that is open changes with the table’s', async () => {
    const table = await page(
      '<caribbean-stud motion="none" panels="register" seed="words"></caribbean-stud>',
    );
    await table.deal();
    await table.fold();
    const line = (): string => text(table, '[part~=register] tbody tr .result');
    expect(line()).to.contain('Fold');
    table.lang = 'nb';
    await table.updateComplete;
    expect(line()).not.to.contain('Fold');
    table.lang = 'en';
    await table.updateComplete;
    expect(line()).to.contain('Fold');
  });

  it('writes money its own way, with a real minus sign', async () => {
    const table = await page(
      '<caribbean-stud lang="es" currency="EUR" balance="1234.5" ante="1" motion="none" example="Th Ts 9d 6c 2h | Jh Jc As 8d 3c"></caribbean-stud>',
    );
    expect(text(table, '[part~=balance] b')).to.match(/^1\.?233,50 €$/);
    await table.deal();
    await table.call();
    expect(text(table, '[part~=net]')).to.contain('−3');
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

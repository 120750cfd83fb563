import { expect } from '@open-wc/testing';
import { en } from '../../src/locales/en.js';
import { page, text } from './table-page.js';

afterEach(() => {
  document.body.replaceChildren();
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

describe('a move that is refused', () => {
  it('leaves what moves as it is', async () => {
    const table = await page('<caribbean-stud motion="full" speed="slow"></caribbean-stud>');
    await table.deal();
    let over = false;
    const called = table.call().then(() => (over = true));
    const refusals = [table.call(), table.deal(), table.placeAnte(5)];
    const results = await Promise.allSettled(refusals);
    expect(results.map(({ status }) => status)).to.deep.equal(['rejected', 'rejected', 'rejected']);
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    await table.deal().then(
      () => expect.fail('it was dealt'),
      (error: { code: string }) => expect(error.code).to.equal('action-illegal'),
    );
    expect(over).to.equal(false);
    // The header keeps the old balance while the showdown moves.
    expect(text(table, '[part~=balance] b')).to.equal('999');
    await table.next();
    await called;
  });
});

describe('the engine', () => {
  it('that is asked for anew is what `ready` waits for, at once', async () => {
    const table = await page('<caribbean-stud engine="js" motion="none"></caribbean-stud>');
    expect(await table.ready).to.deep.include({ engine: 'js' });
    table.engine = 'auto';
    expect(await table.ready).to.deep.include({ engine: 'wasm' });
    expect(table.table.engine).to.equal('wasm');
  });
});

describe('a deal that is awaited', () => {
  it('is over when the table is taken out, whatever has become of its dealer', async () => {
    const table = await page('<caribbean-stud motion="none"></caribbean-stud>');
    table.dealer = () => new Promise(() => {});
    const dealt = table.deal();
    table.dealer = null;
    table.remove();
    await dealt;
    expect(table.table.phase).to.equal('betting');
    expect(table.table.bets.ante).to.equal(1);
  });

  it('lets no move through in the moment it comes, as a deal of the table’s own', async () => {
    for (const dealer of [null, ({ cards }: { cards: readonly number[] }) => Promise.resolve(cards)]) {
      const table = await page('<caribbean-stud motion="none"></caribbean-stud>');
      table.dealer = dealer;
      let refusal = Promise.resolve('nothing was refused');
      table.addEventListener('cs-deal', () => {
        refusal = table.fold().then(
          () => 'it was folded',
          (error: { code: string }) => error.code,
        );
      });
      await table.deal();
      expect(await refusal).to.equal('action-illegal');
      expect(table.table.phase).to.equal('deciding');
    }
  });
});

describe('the rules', () => {
  it('are those of the round on the table, until the next one is played by others', async () => {
    const table = await page('<caribbean-stud panels="rules" reshuffle="30" motion="none"></caribbean-stud>');
    const told = async (): Promise<string> => {
      await table.updateComplete;
      return text(table, '[part~=rules]');
    };
    const before = await told();
    await table.deal();
    table.setAttribute('reshuffle', 'round');
    table.setAttribute('deal', 'down');
    expect(await told()).to.equal(before);
    await table.fold();
    await table.next();
    const after = await told();
    expect(after).to.not.equal(before);
    expect(table.table.terms.deal).to.equal('down');
    expect(table.table.terms.reshuffle).to.equal('round');
    expect(after).to.include(en.rules.shuffleEveryRound).and.to.include(en.rules.dealDown);
  });
});

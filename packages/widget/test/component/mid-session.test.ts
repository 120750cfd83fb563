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

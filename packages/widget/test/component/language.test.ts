import { expect } from '@open-wc/testing';
import { registerTranslation, type CaribbeanStud, type Translation } from '../../src/index.js';
import { page, text } from './table-page.js';

afterEach(() => {
  document.body.replaceChildren();
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

  it('of the page’s own is English where it lacks words, in a group of words too', async () => {
    const words = { fold: 'Passen', say: { voided: 'Zurückgenommen' } } as Partial<Translation>;
    registerTranslation({ $code: 'de', $name: 'Deutsch', $dir: 'ltr', ...words } as Translation);
    const table = await page('<caribbean-stud lang="de" motion="none"></caribbean-stud>');
    await table.deal();
    expect(text(table, '[data-action=fold]')).to.contain('Passen');
    expect(text(table, '[data-action=call]')).to.contain('Call');
    expect(text(table, '[part~=sentence]')).to.equal('Call or fold?');
    await table.voidRound();
    expect(text(table, '[part~=sentence]')).to.equal('Zurückgenommen');
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

import { expect } from '@open-wc/testing';
import { show, type Sample } from './sample-table.js';

let pressed: string[];

async function table(sample: Sample): Promise<ShadowRoot> {
  pressed = [];
  const shown = await show({ ...sample, onPress: (name) => pressed.push(name) });
  return shown.shadowRoot as ShadowRoot;
}

function find(root: ShadowRoot, selector: string): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`${selector} is not there`);
  return element;
}

function key(element: Element, name: string): void {
  element.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
}

afterEach(() => {
  document.body.replaceChildren();
});

describe('chips', () => {
  it('are chosen by arrow keys, and the focus goes along', async () => {
    const root = await table({ phase: 'betting' });
    find(root, '[data-chip="25"]').focus();
    key(find(root, '[data-chip="25"]'), 'ArrowRight');
    expect(root.activeElement).to.equal(find(root, '[data-chip="100"]'));
    key(find(root, '[data-chip="25"]'), 'Home');
    expect(pressed).to.deep.equal(['select 3', 'select 0']);
  });

  it('are one stop for the tabulator key', async () => {
    const root = await table({ phase: 'betting' });
    const stops = [...root.querySelectorAll<HTMLElement>('[role=radio]')].filter(
      (chip) => chip.tabIndex === 0,
    );
    expect(stops.map((chip) => chip.dataset['chip'])).to.deep.equal(['25']);
  });

  it('go on the ante by a double click', async () => {
    const root = await table({ phase: 'betting' });
    find(root, '[data-chip="5"]').dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
    expect(pressed).to.deep.equal(['add 1']);
  });
});

describe('places', () => {
  it('take a chip at a press and give it back at a secondary click, without a menu', async () => {
    const root = await table({ phase: 'betting' });
    const ante = find(root, '[data-spot=ante]');
    ante.click();
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    ante.dispatchEvent(menu);
    expect(menu.defaultPrevented).to.equal(true);
    expect(pressed).to.deep.equal(['ante', 'take back']);
  });

  it('do nothing out of turn, and are no stop for the tabulator key then', async () => {
    const root = await table({ phase: 'deciding' });
    const ante = find(root, '[data-spot=ante]');
    ante.click();
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    ante.dispatchEvent(menu);
    expect(menu.defaultPrevented).to.equal(false);
    expect([ante.tabIndex, ante.ariaDisabled]).to.deep.equal([-1, 'true']);
    find(root, '[data-spot=jackpot]').click();
    expect(pressed).to.deep.equal([]);
    find(root, '[data-spot=call]').click();
    expect(pressed).to.deep.equal(['call']);
  });

  it('keep the chips of a lost bet in the document, hidden, so that they can be seen to go', async () => {
    const root = await table({ phase: 'settled' });
    const piles = [...root.querySelectorAll('.pile')];
    expect(piles).to.have.length(2);
    expect(piles.map((pile) => getComputedStyle(pile).visibility)).to.deep.equal(['hidden', 'hidden']);
  });
});

describe('buttons', () => {
  it('keep the focus and do nothing while they are not possible', async () => {
    const root = await table({ phase: 'betting' });
    const rebet = find(root, '[data-action=rebet]');
    rebet.focus();
    rebet.click();
    expect(root.activeElement).to.equal(rebet);
    expect(rebet.ariaDisabled).to.equal('true');
    expect(pressed).to.deep.equal([]);
  });

  it('carry the name of what they do in every phase', async () => {
    const press = async (sample: Sample, name: string) => {
      find(await table(sample), `[data-action=${name}]`).click();
      return pressed;
    };
    expect(await press({ phase: 'betting' }, 'deal')).to.deep.equal(['deal']);
    expect(await press({ phase: 'betting' }, 'take-back')).to.deep.equal(['take-back']);
    expect(await press({ phase: 'deciding' }, 'fold')).to.deep.equal(['fold']);
    expect(await press({ phase: 'settled' }, 'next')).to.deep.equal(['next']);
    expect(await press({ phase: 'finished' }, 'restart')).to.deep.equal(['restart']);
  });
});

describe('tabs', () => {
  it('change by arrow keys, in the direction of the text', async () => {
    const root = await table({ phase: 'betting' });
    key(find(root, '#tab-tab0'), 'ArrowRight');
    expect(root.activeElement).to.equal(find(root, '#tab-tab1'));
    key(find(root, '#tab-tab0'), 'End');
    const mirrored = await table({ phase: 'betting', direction: 'rtl' });
    key(find(mirrored, '#tab-tab0'), 'ArrowRight');
    expect(pressed).to.deep.equal(['show tab3']);
  });
});

import { verifyRound, type RoundProof } from '@caribbean-stud/core/fair';
import { expect } from '@open-wc/testing';
import type { CaribbeanStud } from '../../src/caribbean-stud.js';
import '../../src/define.js';

let table: CaribbeanStud;

async function open(attributes: Record<string, string> = {}): Promise<void> {
  table = document.createElement('caribbean-stud');
  for (const [name, value] of Object.entries({ panels: 'fairness', motion: 'none', ...attributes }))
    table.setAttribute(name, value);
  document.body.append(table);
  await table.ready;
  while (texts('.fairness p')[0]?.endsWith('…')) await settled();
}

async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await table.updateComplete;
}

const root = (): ShadowRoot => table.shadowRoot as ShadowRoot;
const texts = (selector: string): string[] =>
  [...root().querySelectorAll(selector)].map((element) => element.textContent?.trim() ?? '');
const field = (): HTMLInputElement => root().querySelector('[data-field=seed]') as HTMLInputElement;
const proofField = (): HTMLTextAreaElement | null => root().querySelector('[data-field=proof]');
const proof = (): RoundProof => JSON.parse(proofField()?.value ?? '') as RoundProof;
const copyButton = (): HTMLButtonElement => root().querySelector('[data-copy]') as HTMLButtonElement;

async function type(text: string): Promise<void> {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
}

async function playRound(): Promise<void> {
  await table.deal();
  await table.call();
  await settled();
}

afterEach(() => {
  table.remove();
  localStorage.clear();
});

describe('the fairness panel', () => {
  it('shows the fingerprint before the bet, takes the player’s seed, and opens both after the round', async () => {
    await open();
    const [fingerprint] = texts('.facts code');
    expect(fingerprint).to.match(/^[0-9a-f]{64}$/);
    await type('mine ♠');
    await table.deal();
    await settled();
    expect(texts('.facts code')).to.deep.equal([fingerprint]);
    expect(texts('.facts dd')).to.deep.equal([fingerprint, 'mine ♠']);
    expect(proofField()).to.equal(null);
    await table.call();
    await settled();
    expect(proof()).to.include({ commitment: fingerprint, clientSeed: 'mine ♠', round: 1 });
    expect(verifyRound(proof()).valid).to.equal(true);
    expect(texts('.facts code')[0]).to.not.equal(fingerprint);
    expect(texts('.facts code')).to.include(proof().serverSeed);
    expect(field().value).to.equal('mine ♠');
  });

  it('keeps the secret out of the document until the cards are turned', async () => {
    await open({ motion: 'full', speed: 'slow' });
    await table.deal();
    await settled();
    const before = root().innerHTML;
    const called = table.call();
    await settled();
    const turning = root().innerHTML;
    expect(proofField()).to.equal(null);
    await called;
    await settled();
    expect(before).to.not.contain(proof().serverSeed);
    expect(turning).to.not.contain(proof().serverSeed);
    expect(root().innerHTML).to.contain(proof().serverSeed);
  });

  it('has a field large enough to touch, named and explained, that never takes the focus by itself', async () => {
    await open();
    expect(field().getBoundingClientRect().height).to.be.at.least(44);
    expect(Number.parseFloat(getComputedStyle(field()).fontSize)).to.be.at.least(16);
    expect(field().labels?.[0]?.textContent).to.contain('Your seed for the next deal');
    const hint = root().getElementById(field().getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).to.contain('Any text');
    await playRound();
    await table.next();
    await settled();
    expect(root().activeElement).to.equal(null);
    expect(copyButton().getBoundingClientRect().height).to.be.at.least(44);
    await expect(table).shadowDom.to.be.accessible();
  });

  it('leaves keys to the field that are shortcuts elsewhere', async () => {
    await open();
    field().focus();
    field().dispatchEvent(new KeyboardEvent('keydown', { key: 'd', bubbles: true, composed: true }));
    await settled();
    expect(table.table.phase).to.equal('betting');
  });

  it('takes no seed while the table is disabled', async () => {
    await open({ disabled: '' });
    expect(field().disabled).to.equal(true);
  });

  it('copies the proof, or leaves it selected where the page may not', async () => {
    await open();
    await playRound();
    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => void copied.push(text) };
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    try {
      Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
      copyButton().click();
      await settled();
      await settled();
      expect(copied).to.deep.equal([proofField()?.value]);
      expect(copyButton().textContent?.trim()).to.equal('Copied');
      clipboard.writeText = () => Promise.reject(new Error('not allowed'));
      copyButton().click();
      await settled();
      expect(root().activeElement).to.equal(proofField());
      expect(proofField()?.selectionEnd).to.equal(proofField()?.value.length);
    } finally {
      if (own) Object.defineProperty(navigator, 'clipboard', own);
      else Reflect.deleteProperty(navigator, 'clipboard');
    }
  });

  it('says so when the cards come from elsewhere', async () => {
    await open({ seed: 'demo' });
    expect(texts('.fairness p')[0]).to.contain('demonstration');
    expect(field()).to.equal(null);
    table.seed = null;
    table.dealer = ({ cards }) => cards;
    await table.restart();
    await settled();
    expect(texts('.fairness p')[0]).to.contain('This page deals by itself');
  });

  it('opens a round after a reload in the middle of it', async () => {
    const key = { 'storage-key': 'fairness-test' };
    await open(key);
    await type('reload');
    const [fingerprint] = texts('.facts code');
    await table.deal();
    table.remove();
    await open(key);
    expect(texts('.facts dd')).to.deep.equal([fingerprint, 'reload']);
    await table.fold();
    await settled();
    expect(proof()).to.include({ commitment: fingerprint, clientSeed: 'reload' });
    expect(verifyRound(proof()).valid).to.equal(true);
  });

  for (const [lang, label, heading] of [
    ['es', 'Tu semilla para el próximo reparto', 'Ronda 1, revelada'],
    ['nb', 'Ditt frø for neste utdeling', 'Runde 1, åpnet'],
  ] as const) {
    it(`speaks ${lang}`, async () => {
      await open({ lang });
      await settled();
      expect(field().labels?.[0]?.textContent).to.contain(label);
      await playRound();
      expect(texts('.proof h3')).to.deep.equal([heading]);
    });
  }
});

import { CATEGORIES } from '@caribbean-stud/core';
import { expect } from '@open-wc/testing';
import { render } from 'lit';
import { hand as english } from '../../src/locales/hands/en.js';
import { hand as norwegian } from '../../src/locales/hands/nb.js';
import { hand as spanish } from '../../src/locales/hands/es.js';
import { handView } from '../../src/view/hand.js';
import { show, type Sample, type SampleTable } from './sample-table.js';

const WIDTHS = [280, 320, 360, 390, 600, 768, 1000, 1200];

const SAMPLES: readonly Sample[] = [
  { phase: 'betting' },
  { phase: 'betting', sideBets: true },
  { phase: 'deciding', advice: true },
  { phase: 'deciding', seats: true },
  { phase: 'settled', won: true },
  { phase: 'settled', seats: true, sideBets: true },
  { phase: 'finished' },
  { phase: 'betting', balance: '1\u00a0234\u00a0567,50\u00a0kr' },
];

function inside(table: SampleTable, selector: string): HTMLElement[] {
  return [...table.renderRoot.querySelectorAll<HTMLElement>(selector)];
}

function nameOf({ phase, won, advice, seats, sideBets, balance }: Sample): string {
  return [
    phase,
    won && 'won',
    advice && 'advice',
    seats && 'seven seats',
    sideBets && 'both side bets',
    balance,
  ]
    .filter(Boolean)
    .join(', ');
}

afterEach(() => {
  document.body.replaceChildren();
});

for (const sample of SAMPLES) {
  describe(`the table (${nameOf(sample)})`, () => {
    it('is accessible in both themes', async () => {
      await expect(await show({ ...sample, theme: 'light' })).to.be.accessible();
      await expect(await show({ ...sample, theme: 'dark' })).to.be.accessible();
    });

    it('keeps everything inside its frame at every width', async () => {
      for (const width of WIDTHS) {
        const table = await show(sample, width);
        const frame = table.getBoundingClientRect();
        expect(frame.width).to.equal(width);
        for (const element of inside(table, '.frame *:not(.hidden-text, .plot-summary, svg *)')) {
          const box = element.getBoundingClientRect();
          if (box.width === 0) continue;
          const place = `${element.tagName}.${element.className} at ${width}`;
          expect(box.left, place).to.be.at.least(frame.left - 0.5);
          expect(box.right, place).to.be.at.most(frame.right + 0.5);
        }
      }
    });

    it('has targets of 44 px and more', async () => {
      for (const width of WIDTHS) {
        for (const button of inside(await show(sample, width), 'button')) {
          const { width: w, height } = button.getBoundingClientRect();
          expect(Math.min(w, height), `${button.className} at ${width}`).to.be.at.least(44);
        }
      }
    });
  });
}

describe('the cards', () => {
  it('lie five in a row, apart from each other, at every width', async () => {
    for (const width of WIDTHS) {
      for (const hand of inside(await show({ phase: 'deciding' }, width), '.cards')) {
        const boxes = [...hand.children].map((place) => place.getBoundingClientRect());
        expect(boxes).to.have.length(5);
        expect(new Set(boxes.map((box) => Math.round(box.top))).size).to.equal(1);
        for (let i = 1; i < 5; i++) expect(boxes[i]?.left).to.be.greaterThan(boxes[i - 1]?.right ?? Infinity);
        expect(boxes[0]?.width).to.be.at.least(44);
      }
    }
  });

  it('show the compact drawing below 70 px and the full one from there', async () => {
    const shown = (table: SampleTable, name: string) =>
      getComputedStyle(inside(table, `.player .${name}`)[0] as Element).display !== 'none';
    for (const seats of [false, true]) {
      for (const width of [280, 320, 360, 399, 400, 599, 600, 768, 1200]) {
        const table = await show({ phase: 'settled', seats }, width);
        const small = (inside(table, '.player .place')[0]?.getBoundingClientRect().width ?? 0) < 70;
        expect([shown(table, 'compact'), shown(table, 'full')], `at ${width}`).to.deep.equal([small, !small]);
      }
    }
    const large = await show({ phase: 'settled', cardFace: 'large' }, 768);
    expect([shown(large, 'compact'), shown(large, 'full')]).to.deep.equal([true, false]);
  });

  it('have their suits in four colors on request', async () => {
    const colors = (table: SampleTable) =>
      new Set(inside(table, '.face').map((face) => getComputedStyle(face).fill)).size;
    expect(colors(await show({ phase: 'settled' }))).to.equal(2);
    expect(colors(await show({ phase: 'settled', cardFace: 'four-color' }))).to.equal(4);
  });

  it('leave nothing of a hidden card in the document', async () => {
    const table = await show({ phase: 'deciding' });
    const places = inside(table, '.dealer .place');
    expect(places.filter((place) => place.querySelector('.face'))).to.have.length(1);
    expect(places.slice(1).map((place) => place.textContent.trim())).to.deep.equal(
      Array(4).fill('boca abajo'),
    );
  });
});

describe('the name of a hand', () => {
  const ranks = Array.from({ length: 13 }, (_, rank) => rank);
  const names = new Set(
    [english, norwegian, spanish].flatMap((hand) =>
      CATEGORIES.flatMap((category) =>
        ranks.flatMap((one) => ranks.map((other) => hand(category, [one, other, 0, 0, 0]).title)),
      ),
    ),
  );

  it('takes one line from 320 px on, whatever the hand and the language', async () => {
    const table = await show({ phase: 'settled' });
    const hands = [...names].map((name) => handView({ who: 'dealer', label: 'Crupier', name, cards: null }));
    const box = document.createElement('div');
    render(hands, box);
    for (const cards of box.querySelectorAll('.cards')) cards.remove();
    inside(table, '.felt')[0]?.append(box);
    const written = [...box.querySelectorAll<HTMLElement>('.hand-name')];
    expect(written).to.have.length(names.size);
    const line = parseFloat(getComputedStyle(written[0] as HTMLElement).lineHeight);
    for (const width of WIDTHS.filter((width) => width >= 320)) {
      table.style.inlineSize = `${width}px`;
      const wrapped = written.filter((name) => name.offsetHeight > line);
      expect(wrapped.map((name) => name.textContent)).to.deep.equal([], `at ${width}`);
    }
  });
});

describe('the title', () => {
  it('makes room for the balance, however much money there is', async () => {
    for (const width of WIDTHS) {
      const table = await show({ phase: 'betting', balance: 'COP\u00a010.000.000' }, width);
      const words = document.createRange();
      words.selectNodeContents(inside(table, '.title slot')[0] as Element);
      const [title, balance] = ['.title', '.balance'].map((selector) =>
        (inside(table, selector)[0] as Element).getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      const { right } = words.getBoundingClientRect();
      const apart = right < balance.left || title.bottom <= balance.top;
      expect(apart, `at ${width}`).to.equal(true);
    }
  });
});

describe('the table in a page', () => {
  it('keeps the main button where it is from phase to phase', async () => {
    const bottom = async (sample: Sample) => {
      const table = await show(sample, 390);
      const button = inside(table, '.primary')[0] as Element;
      return Math.round(button.getBoundingClientRect().bottom - table.getBoundingClientRect().top);
    };
    const dealing = await bottom({ phase: 'betting' });
    expect(await bottom({ phase: 'deciding' })).to.equal(dealing);
    expect(await bottom({ phase: 'deciding', advice: true })).to.be.closeTo(dealing, 24);
  });

  it('takes nothing over from the page but its color scheme', async () => {
    const look = (table: SampleTable) => {
      const { color, fontSize, letterSpacing, textTransform, lineHeight } = getComputedStyle(
        inside(table, '.sentence')[0] as Element,
      );
      return { color, fontSize, letterSpacing, textTransform, lineHeight };
    };
    const plain = look(await show({ phase: 'betting' }));
    document.body.style.cssText =
      'color: red; font: italic 40px/3 cursive; letter-spacing: 9px; text-transform: uppercase; text-indent: 50px; white-space: pre; cursor: wait';
    try {
      expect(look(await show({ phase: 'betting' }))).to.deep.equal(plain);
    } finally {
      document.body.style.cssText = '';
    }
  });

  it('follows the color scheme of the page unless it has a theme of its own', async () => {
    const paper = async (theme: 'auto' | 'light') =>
      getComputedStyle(inside(await show({ phase: 'betting', theme }), '.frame')[0] as Element)
        .backgroundColor;
    document.body.style.colorScheme = 'dark';
    try {
      expect(await paper('auto')).to.equal('rgb(22, 27, 29)');
      expect(await paper('light')).to.equal('rgb(253, 252, 249)');
    } finally {
      document.body.style.colorScheme = '';
    }
  });

  it('takes the font of the page where --cs-font is inherit', async () => {
    const family = (table: SampleTable) =>
      getComputedStyle(inside(table, '.balance')[0] as Element).fontFamily;
    const table = await show({ phase: 'betting' });
    expect(family(table)).to.contain('system-ui');
    document.body.style.fontFamily = 'Georgia';
    table.style.setProperty('--cs-font', 'inherit');
    try {
      expect(family(table)).to.equal('Georgia');
    } finally {
      document.body.style.fontFamily = '';
    }
  });

  it('has a width of its own in a box that shrinks to its content, and never more than there is', async () => {
    for (const [room, width] of [
      [800, 480],
      [300, 300],
    ] as const) {
      const table = await show({ phase: 'betting' }, room);
      const shrinking = document.createElement('div');
      shrinking.style.cssText = 'display: inline-block; max-inline-size: 100%';
      table.before(shrinking);
      shrinking.append(table);
      expect(table.getBoundingClientRect().width).to.equal(width);
    }
  });

  it('writes no style attribute and no style element', async () => {
    for (const sample of SAMPLES) {
      const table = await show(sample);
      expect(inside(table, '[style], style')).to.deep.equal([]);
    }
  });
});
